"""What every test gets: folders of its own, and a terminal with all colours."""

import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says more about the machine than about what is tested.
settings.register_profile(
    "patient", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("patient"), max_examples=5_000)
settings.load_profile("patient")

# Every screen that a test leaves behind is garbage in circles: to look for it seldom saves a fifth.
gc.freeze()
gc.set_threshold(100_000, 20, 100)


def pytest_xdist_auto_num_workers() -> int:
    """Two for each processor: most tests wait, for a screen, a terminal or a process."""
    return 2 * (os.cpu_count() or 1)


# Threads of OpenBLAS, one for each core in each of our workers, only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# What a shell runs in the background ignores Ctrl+C, and so would each program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):  # and what nohup runs ignores a closed window
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands for everything the program keeps; it does not exist yet."""
    folder = tmp_path_factory.mktemp("home") / "hats"
    monkeypatch.setenv("HATS_TUI_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said is English wherever the tests are run, unless a test wants another language."""
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal with all colours, and nobody who wants others or none."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    for name in ("NO_COLOR", "TEXTUAL_THEME"):
        monkeypatch.delenv(name, raising=False)
