"""What is said about keys of the player's own that cannot be used."""

from __future__ import annotations

from hats_tui.tui.keys.fitting import Fault, Fitted
from hats_tui.tui.keys.names import key_name
from hats_tui.words import _
from hats_tui.words.keys import key_fault, key_refused


def key_faults(fitted: Fitted) -> tuple[str, ...]:
    """Tell what is wrong with the keys in the settings.

    Args:
        fitted: What came of them.
    """
    return tuple(
        key_fault(fault.misfit.value, name=fault.name, key=_shown(fault), other=_(fault.other))
        for fault in fitted.faults
    )


def refused_text(fault: Fault) -> str:
    """Tell why a key that was just pressed cannot be used.

    Args:
        fault: What is wrong with it.
    """
    return key_refused(fault.misfit.value, key=_shown(fault), other=_(fault.other))


def _shown(fault: Fault) -> str:
    return fault.key if " " in fault.key or not fault.key else key_name(fault.key)
