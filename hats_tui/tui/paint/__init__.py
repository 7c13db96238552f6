"""Painting without a running app: colours, signs, pixel art, cards and the canvas.

Nothing here knows the rules: a card is a plain code such as ``"F5"``, a hat type its letter.
The parts, each in its own module:

* ``colour``: mixing and contrast of hexadecimal colours.
* ``tokens``, ``shades``: the colours themselves, of each theme that has all of them, and those
  that are mixed from them.
* ``xterm``, ``numbered``, ``rounded``: the 256 colours that terminals have by number, the colours
  that our themes have among them, and those that others get.
* ``styles``: what a palette is: ready styles by role and by hat.
* ``tinted``, ``sixteen``, ``mono``: palettes of a theme's colours, of the terminal's own, of none.
* ``palette``: the palettes of our themes.
* ``glyphs``: every sign that is not a letter, in Unicode and in ASCII.
* ``tier``: the three sizes of screen, and of a card.
* ``look``: palette, glyphs and tier in one value that painters are given.
* ``canvas``: cells, hit rectangles, strips, and what changed since last time.
* ``cell_styles``: styles laid one over the other, and compared at little cost.
* ``scroll_bar``, ``wrap``: how far down one is, and sentences in lines.
* ``art``, ``pixels``: bitmaps of the hats, and how they become half blocks.
* ``cards``: a card in any state, alone or in a row.
* ``banner``, ``drapes``: the title and the curtain.
"""
