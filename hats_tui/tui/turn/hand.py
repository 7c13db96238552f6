"""The viewer's hand, or who plays while nobody's hand may be shown."""

from __future__ import annotations

from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_picture import CardPicture, Face, Ring
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.card_row import CardRow
from hats_tui.tui.turn.flow import fitting
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.words import _, ngettext, pgettext
from hats_tui.words.names import Names, short_hat_name
from hats_tui.words.phrase import Phrase, phrase

MOST_CARDS = 9


def paint_hand(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint the hand where the viewer has one, below a heading where there is room."""
    spare = canvas.height - look.tier.card.height - 2
    if spare > 0:
        _draw_heading(canvas, scene, look)
        spare -= 1
    if scene.player is None:
        _draw_waiting(canvas, scene, look)
    elif scene.watching and spare <= 0:
        _draw_owner(canvas, scene, look)
        _draw_cards(canvas, 1, scene, look)
    else:
        _draw_cards(canvas, canvas.height - look.tier.card.height - 1 - spare // 2, scene, look)


def _draw_heading(canvas: Canvas, scene: Scene, look: Look) -> None:
    if scene.player is None:
        draw_heading(canvas, _("HAND"), look)
        return
    cover = Hint(cap(look, "z"), _("Show") if scene.covered else _("Hide"), "z")
    hints = [Hint(cap(look, "s"), _("Sort"), "s"), cover]
    if scene.watching:
        hints.insert(0, Hint(cap(look, "v"), _("Next hand"), "v"))
    end = draw_heading(canvas, _title(scene), look, hints)
    room = canvas.width - end - 4 - sum(hint.width + 2 for hint in hints)
    template = ngettext(
        "{n} card: your favourite hat",
        "{n} cards: the last one will be your favourite hat",
        len(scene.hand),
    )
    draw_phrase(canvas, end + 2, 0, phrase(template, n=len(scene.hand)), look.palette, room)


def _title(scene: Scene) -> str:
    """Whose hand it is."""
    if not scene.watching or scene.seat is None:
        return _("YOUR HAND")
    return _("HAND OF {name}").format(name=scene.names.full[scene.seat - 1])


def _draw_owner(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Say whose hand it is, below the cards, where there is no room for a heading."""
    y, palette = canvas.height - 1, look.palette
    owner = fitting(lambda names: _hand_of(scene, names), scene.names, canvas.width // 2)
    end = draw_phrase(canvas, 2, y, owner, palette, canvas.width // 2)
    start = canvas.text(end + 2, y, f" {cap(look, 'v')} ", palette.style("key"))
    after = canvas.text(start + 1, y, _("Next hand"), palette.style("fg"))
    canvas.hit(end + 2, y, after - end - 2, 1, ("key", "v"))


def _hand_of(scene: Scene, names: Names) -> Phrase:
    return phrase(_("Hand of {name}"), name=names[scene.seat or 1])


def _draw_cards(canvas: Canvas, y: int, scene: Scene, look: Look) -> None:
    row = CardRow.centred(canvas.width, len(scene.hand), look.tier, room_for=MOST_CARDS)
    places = range(len(scene.hand))
    row.draw(canvas, y, [_picture(scene, place) for place in places], look)
    size = look.tier.card
    for place in places:
        canvas.hit(row.column(place), y - 1, size.width, size.height + 2, ("card", place))


def _draw_waiting(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Say whom the game waits for, and where there is room show how many cards they hold."""
    y, board = canvas.height // 2, scene.view.board
    if look.tier is not Tier.S and board.actor is not None:
        backs = [CardPicture(face=Face.DOWN)] * board.hand_sizes[board.actor - 1]
        row = CardRow.centred(canvas.width, len(backs), look.tier, room_for=MOST_CARDS)
        row.draw(canvas, canvas.height - look.tier.card.height - 1, backs, look)
        y = 1
    if scene.waiting is not None:
        phrase = scene.waiting.cut(canvas.width)
        x = (canvas.width - phrase.cells) // 2
        draw_phrase(canvas, x, y, phrase, look.palette, canvas.width)


def _picture(scene: Scene, place: int) -> CardPicture:
    card, selection = scene.hand[place], scene.selection
    chosen = selection is not None and selection.card is card
    if selection is None or selection.purpose is Purpose.END:
        chosen = False
    below = "" if selection is None else str(place + 1)
    if card is scene.carried:
        return CardPicture(face=Face.EMPTY, below=below)
    face = Face.DOWN if scene.covered else Face.UP
    code, name = ("", "") if scene.covered else (card.value, short_hat_name(card.hat))
    fresh = ""
    if card is scene.fresh and not scene.covered:
        fresh = pgettext("above a card, at most 7 cells", "new")
    if not chosen or selection is None:
        return CardPicture(code, name, face=face, below=below, above=fresh)
    ring, above = _ring(selection), _purpose(selection) or fresh
    return CardPicture(code, name, face=face, below=below, ring=ring, above=above)


def _ring(selection: Selection) -> Ring:
    moved_on = selection.armed and selection.purpose is Purpose.SWAP
    return Ring.SOFT if moved_on else Ring.STRONG


def _purpose(selection: Selection) -> str:
    """What the chosen card is for, in seven cells; nothing for a swap, which the table shows."""
    return {
        Purpose.BLACK: pgettext("above a card, at most 7 cells", "black"),
        Purpose.DISCARD: pgettext("above a card, at most 7 cells", "throw"),
        Purpose.OFFER: pgettext("above a card, at most 7 cells", "give"),
        Purpose.RETURN: pgettext("above a card, at most 7 cells", "give"),
    }.get(selection.purpose, "")
