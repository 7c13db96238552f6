"""The lock between two programs, and that no crash leaves it behind."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest
from record.samples import file_of, lines_of

from hats_tui.record import InUse, RecordWriter
from hats_tui.record import lock as lock_module

HOLDER = """
import subprocess, sys
from pathlib import Path
from hats_tui.record import RecordWriter
writer, _ = RecordWriter.resume(Path(sys.argv[1]))
bot = [sys.executable, "-c", "import sys; print('bot', flush=True); sys.stdin.read()"]
subprocess.Popen(bot, stdin=0)
sys.stdout.flush()
writer.append('{"note":"held"}')
input()
"""


def test_a_second_program_is_told_and_a_killed_one_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "game.hats"
    path.write_bytes(file_of(lines_of("4p-01")[:5]))
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"bot"
        with pytest.raises(InUse):
            RecordWriter.resume(path)
        holder.kill()
        holder.wait()
        writer, record = RecordWriter.resume(path)
        writer.close()
    assert record.lines[-1].text == '{"note":"held"}'
    assert [each.name for each in tmp_path.iterdir()] == ["game.hats"]


@pytest.mark.parametrize(("code", "free"), [(errno.ENOLCK, True), (errno.EAGAIN, False)])
def test_a_file_system_without_locks_keeps_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch, code: int, free: bool
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(code, "")

    monkeypatch.setattr(lock_module, "_lock", fail)
    assert lock_module.try_lock(0) is free
