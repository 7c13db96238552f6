"""Both packages in empty environments: `python tests/benchmarks/packages.py [PYTHON...]`.

Builds the sdist and the wheel, installs each into an environment of its own for every Python from
3.11 on that is found (or for those that are named), and tries what players do first. Prints a
table, and ends with an error if anything did not go well. It needs the extra `dev`, and a network.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.terminal import Terminal

from hats_tui import __version__

ROOT = Path(__file__).parents[2]
TITLES = {"en": "n +New game", "fr": "n +Nouvelle partie", "pl": "n +Nowa gra"}
ALONE = {"PYTHONPATH": None, "PYTHONHOME": None}
"""What an environment must not get of ours."""


def main() -> int:
    """Build, install, try, and tell."""
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        packages = built(Path(folder) / "dist")
        print("Python   package  seconds  " + "  ".join(f"{name:9}" for name, _try in TRIALS))
        for python in sys.argv[1:] or pythons():
            for package in packages:
                home = Path(folder) / f"{version_of(python)}{package.suffix}"
                begin = time.monotonic()
                program = installed(python, package, home)
                seconds = time.monotonic() - begin
                kind = "wheel" if package.suffix == ".whl" else "sdist"
                print(f"{version_of(python):8} {kind:8} {seconds:7.0f}  ", end="", flush=True)
                for _name, trial in TRIALS:
                    good = goes_well(trial, program, home / "home")
                    print(f"{'good' if good else 'FAILS':11}", end="", flush=True)
                    wrong += not good
                print(flush=True)
    return 1 if wrong else 0


def built(folder: Path) -> list[Path]:
    """Build both packages."""
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return sorted(folder.iterdir(), key=lambda package: package.suffix)


def pythons() -> list[str]:
    """Every Python that can be called by its version or that pyenv keeps, each version once."""
    kept = Path.home().glob(".pyenv/versions/3.*/bin/python3")
    named = filter(None, (shutil.which(f"python3.{minor}") for minor in range(11, 30)))
    found: dict[tuple[int, ...], str] = {}
    for python in [*map(str, kept), *named]:
        asked = subprocess.run([python, "-V"], capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            version = tuple(map(int, re.findall(r"\d+", asked.stdout)))
            found.setdefault(version, python)
    return [python for version, python in sorted(found.items()) if version >= (3, 11)]


def version_of(python: str) -> str:
    """The version of a Python, in full."""
    asked = subprocess.run([python, "-V"], capture_output=True, text=True, check=True)
    return asked.stdout.split()[1]


def installed(python: str, package: Path, home: Path) -> Path:
    """Install a package, with what it needs and nothing else; gives its program."""
    subprocess.run([python, "-m", "venv", str(home)], check=True, env=_alone())
    pip = [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", str(package)]
    subprocess.run(pip, check=True, env=_alone(), stderr=subprocess.DEVNULL)
    return home / "bin" / "hats-tui"


def _alone() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ALONE}


def goes_well(trial: Callable[[Path, Path], None], program: Path, home: Path) -> bool:
    """Try something; what was seen is printed if it does not go well."""
    try:
        trial(program, home)
    except (AssertionError, subprocess.SubprocessError) as failure:
        print(f"\n{failure}", file=sys.stderr)
        return False
    return True


def _version(program: Path, _home: Path) -> None:
    asked = subprocess.run(
        [program, "--version"], capture_output=True, text=True, check=True, env=_alone()
    )
    assert __version__ in asked.stdout, asked.stdout


def _shows_title(language: str) -> Callable[[Path, Path], None]:
    """Start in a terminal, wait for the title in a language, and quit."""

    def show(program: Path, home: Path) -> None:
        arguments = () if language == "en" else ("--language", language)
        settings = home / "config"
        settings.mkdir(parents=True, exist_ok=True)
        (settings / "settings.toml").write_text("ask_to_quit = false\n")
        with Terminal(home, *arguments, environment=ALONE, command=[str(program)]) as terminal:
            terminal.wait(TITLES[language]).settle(0.4).send("ctrl+q")
            assert terminal.wait_exit() == 0, terminal.text
            assert not terminal.left_on

    return show


def _plays(program: Path, home: Path) -> None:
    """Let two bots play: their processes start, and numpy is there for the one that searches."""
    command = [str(program), "tournament", "greedy", "clever", "--deals", "1", "--budget", "50"]
    environment = _alone() | {"HATS_TUI_HOME": str(home)}
    played = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert played.returncode == 0, played.stderr
    assert re.search(r"\bElo\b", played.stdout), played.stdout


TRIALS: tuple[tuple[str, Callable[[Path, Path], None]], ...] = (
    ("--version", _version),
    ("title", _shows_title("en")),
    ("French", _shows_title("fr")),
    ("Polish", _shows_title("pl")),
    ("bots play", _plays),
)
"""What is tried, by what stands above its column."""


if __name__ == "__main__":
    sys.exit(main())
