"""The style sheet that remembers what it has read."""

from textual.css.model import RuleSet

from hats_tui.tui.stylesheet import LastingStylesheet


def read(sheet: LastingStylesheet) -> RuleSet:
    """The one rule of a sheet that names a colour."""
    sheet.add_source("Label { color: $ink; }", ("sheet", ""))
    return sheet.rules[0]


def test_a_source_is_read_once_for_the_same_variables() -> None:
    first, second = (LastingStylesheet(variables={"ink": "red"}) for _ in range(2))
    assert read(first) is read(second)


def test_a_copy_needs_no_more_reading() -> None:
    sheet = LastingStylesheet(variables={"ink": "red"})
    rule, copied = read(sheet), sheet.copy()
    copied.parse()
    assert copied.rules == [rule]


def test_other_variables_are_seen_and_the_former_ones_remembered() -> None:
    sheet = LastingStylesheet(variables={"ink": "red"})
    red = read(sheet)
    sheet.set_variables({"ink": "blue"})
    sheet.reparse()
    assert sheet.rules[0].css != red.css
    sheet.set_variables({"ink": "red"})
    sheet.reparse()
    assert sheet.rules[0] is red


def test_a_new_source_is_taken_up() -> None:
    sheet = LastingStylesheet(variables={"ink": "red"})
    read(sheet)
    sheet.add_source("Button { color: blue; }", ("more", ""))
    sheet.reparse()
    assert [rule.selectors for rule in sheet.rules] == ["Label", "Button"]
