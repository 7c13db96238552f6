"""Bitmaps of the seven hats and of the black hat, in three sizes.

``#`` is ink; ``o`` is accent: a lighter or darker band or jewel, left out where there is no
colour, so that it shows as a gap; ``x`` is accent that stays ink where there is no colour. The
first row of pixels is empty, so that no hat grows together with the bar above it.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hats_tui.tui.paint.palette import BLACK
from hats_tui.tui.paint.tier import Tier

Bitmap = tuple[str, ...]
"""Rows of pixels, all of one length; two rows make one row of cells."""


def _columns(letters: str, sheet: str) -> Mapping[str, Bitmap]:
    rows = [line.split() for line in sheet.split("\n") if line.strip()]
    bitmaps = zip(*rows, strict=True)
    return MappingProxyType(dict(zip(letters, bitmaps, strict=True)))


_LETTERS: Final = "HCFPSTJ" + BLACK

_SMALL: Final = """
.......  .......  .......  .......  .......  .......  .......  .......
.#####.  #..#..#  ..###xx  ....##.  ...#...  ..###..  .##.##.  ..###..
.#####.  ##.#.##  ..###.x  ...##..  ..###..  x.###.x  ##.#.##  .#####.
.xxxxx.  #######  ..###.x  ..###..  ..ooo..  xxoooxx  x.###.x  .ooooo.
.#####.  #o#o#o#  .#####.  ..xxx..  #.###.#  .#####.  .#####.  #######
#######  #######  .#####.  #######  #######  ...#...  .ooooo.  .......
"""

_MIDDLE: Final = """
.........  .........  .........  .........  .........  .........  .........  .........
..#####..  ....#....  ..###xxx.  ......##.  ....#....  ...###...  ..##.##..  ...###...
..#####..  #...#...#  ..####..x  .....##..  ...###...  ..#####..  .###.###.  ..#####..
..#####..  ##.###.##  ..####..x  ....##...  ...###...  x.#####.x  ###.#.###  .#######.
..#####..  #########  .######.x  ....###..  ..#####..  xo#####ox  ##.###.##  .#######.
..ooooo..  #########  .######..  ...####..  ..ooooo..  ##o###o##  xx.###.xx  .ooooooo.
..#####..  #o##o##o#  .######..  ...oooo..  #.#####.#  .##ooo##.  ..#####..  #########
#########  #########  ########.  .#######.  #########  ..#####..  .#######.  .#######.
.#######.  #########  ########.  #########  .#######.  ....#....  .ooooooo.  .........
.........  .........  .........  .........  .........  .........  .........  .........
"""

_LARGE_FIRST: Final = """
.............  .............  .............  .............
...#######...  .............  .............  .........##..
...#######...  ......#......  ...#####xxxx.  .......###...
...#######...  #....###....#  ...######..x.  ......####...
...#######...  #....###....#  ...######..x.  ......###....
...#######...  ##..#####..##  ..########.x.  .....####....
...#######...  ###.#####.###  ..########.xx  .....#####...
...ooooooo...  #############  ..########.xx  ....######...
...ooooooo...  #############  .#########...  ....#######..
...#######...  #############  .##########..  ...oooooooo..
.###########.  #o##ooooo##o#  .##########..  ...########..
.###########.  #############  .##########..  .############
..#########..  #############  ############.  #############
.............  .............  .............  .............
"""

_LARGE_REST: Final = """
.............  .............  .............  .............
.............  .....###.....  .............  ....#####....
......#......  ....#####....  ...###.###...  ...#######...
.....###.....  ...#######...  ..####.####..  ..#########..
....#####....  x..#######..x  .####.#.####.  ..#########..
....#####....  xx.#######.xx  ####.###.####  ..#########..
...#######...  #xo#######ox#  ###..###..###  ..ooooooooo..
...#######...  ##xo#####ox##  ##..#####..##  ..ooooooooo..
...ooooooo...  .##xoo#oox##.  xx..#####..xx  #############
#..#######..#  ..##xooox##..  xx.#######.xx  .###########.
##.#######.##  ...#######...  ..#########..  .............
#############  .....###.....  ..#o##o##o#..  .............
.###########.  ......#......  ..ooooooooo..  .............
.............  .............  .............  .............
"""

ART: Final[Mapping[Tier, Mapping[str, Bitmap]]] = MappingProxyType(
    {
        Tier.S: _columns(_LETTERS, _SMALL),
        Tier.M: _columns(_LETTERS, _MIDDLE),
        Tier.L: MappingProxyType(
            {**_columns(_LETTERS[:4], _LARGE_FIRST), **_columns(_LETTERS[4:], _LARGE_REST)}
        ),
    }
)
"""The bitmap of each hat by tier and letter: 7x6, 9x10 and 13x14 pixels."""
