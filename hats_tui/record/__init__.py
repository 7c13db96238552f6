"""The game record, version 1: one file is one game, written while it is played.

Read it in this order: `lines`, `faults`; then reading: `strict_json`, `rows`, `heading`, `meaning`,
`script`, `reader`; then writing: `lock`, `journal`, `naming`, `writer`; then the commands:
`sentences`, `console`, `check`, `trace`.
"""

from hats_tui.record.faults import BadRecord, Fault, FaultCode
from hats_tui.record.journal import InUse, JournalError, NotWritten
from hats_tui.record.lines import (
    FromNote,
    HintNote,
    KnownNote,
    Note,
    OtherNote,
    Result,
    ResultLine,
    ResultPlayer,
    SeatNote,
    TalkNote,
    created_now,
    header_line,
    move_line,
    note_line,
    result_line,
)
from hats_tui.record.naming import SUFFIX
from hats_tui.record.reader import Record, load_bytes, load_record, read_record
from hats_tui.record.script import RecordLine, Script, has_result, never_begun, read_script
from hats_tui.record.sentences import noted, sentence, sentence_of
from hats_tui.record.writer import Finished, RecordWriter

__all__ = [
    "SUFFIX",
    "BadRecord",
    "Fault",
    "FaultCode",
    "Finished",
    "FromNote",
    "HintNote",
    "InUse",
    "JournalError",
    "KnownNote",
    "NotWritten",
    "Note",
    "OtherNote",
    "Record",
    "RecordLine",
    "RecordWriter",
    "Result",
    "ResultLine",
    "ResultPlayer",
    "Script",
    "SeatNote",
    "TalkNote",
    "created_now",
    "has_result",
    "header_line",
    "load_bytes",
    "load_record",
    "move_line",
    "never_begun",
    "note_line",
    "noted",
    "read_record",
    "read_script",
    "result_line",
    "sentence",
    "sentence_of",
]
