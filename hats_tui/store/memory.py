"""What the program remembers for comfort, one small file each, in the state folder."""

from collections.abc import Callable
from pathlib import Path

from hats_tui.store.atomic import set_aside, write_whole
from hats_tui.store.problem import Problem, ProblemCode


def remember(file: Path, text: str, understood: Callable[[bytes], object]) -> Problem | None:
    """Put something new in the place of what was remembered.

    A file that cannot be read is left alone; one that makes no sense is given another name.

    Args:
        file: The file to write.
        text: What stands in it from now on.
        understood: Reads what stood in it so far; raises ValueError when that makes no sense.

    Returns:
        None, or why it could not be kept.
    """
    try:
        known = _makes_sense(file, understood)
    except OSError as error:
        return _problem(ProblemCode.LEFT_ALONE, file, error)
    try:
        if not known:
            set_aside(file)
        write_whole(file, text)
    except OSError as error:
        return _problem(ProblemCode.NOT_WRITTEN, file, error)
    return None


def _makes_sense(file: Path, understood: Callable[[bytes], object]) -> bool:
    try:
        understood(file.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return True
    except ValueError:
        return False
    return True


def _problem(code: ProblemCode, file: Path, error: OSError) -> Problem:
    return Problem(code=code, file=file, detail=error.strerror or str(error))
