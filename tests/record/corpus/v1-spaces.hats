{"hats": 1, "players": [{"name": "Ann", "kind": "human"}, {"name": "Bob", "kind": "human"}], "removed": ["H", "T"], "first": 2, "table": ["F6", "C2", "J1", "C1", "C4"], "hands": [["F5", "F3", "P1", "S2", "S6", "J5", "S4", "P5", "P2"], ["J3", "P3", "F2", "J4", "S3", "C3", "P4", "P6", "F4"]], "deck": ["J6", "C6", "C5", "J2", "F1", "S5", "S1"], "seed": "26", "created": "2026-11-30T17:00:00Z"}
{"seat": 2, "do": "discard", "card": "F4", "drew": "J6"}
{"seat": 2, "do": "swap", "card": "J4", "space": 3}
{"seat": 2, "do": "end"}
{"seat": 1, "do": "discard", "card": "J5", "drew": "C6"}
{"seat": 1, "do": "swap", "card": "F3", "space": 2}
{"seat": 1, "do": "end"}
{"seat": 2, "do": "swap", "card": "P4", "space": 2}
{"seat": 2, "do": "end"}
{"seat": 1, "do": "discard", "card": "S2", "drew": "C5"}
{"seat": 1, "do": "swap", "card": "P5", "space": 3}
{"seat": 1, "do": "end"}
{"seat": 2, "do": "discard", "card": "F2", "drew": "J2"}
{"seat": 2, "do": "black", "card": "J2"}
{"seat": 2, "do": "end"}
{"seat": 1, "do": "swap", "card": "P2", "space": 4}
{"seat": 1, "do": "discard", "card": "S6", "drew": "F1"}
{"seat": 1, "do": "end"}
{"seat": 2, "do": "black", "card": "J3"}
{"seat": 2, "do": "end"}
{"seat": 1, "do": "swap", "card": "C6", "space": 4}
{"seat": 1, "do": "end"}
{"seat": 2, "do": "swap", "card": "P3", "space": 2}
{"seat": 2, "do": "undo"}
{"seat": 2, "do": "swap", "card": "J6", "space": 5}
{"seat": 2, "do": "end"}
{"seat": 1, "do": "swap", "card": "P1", "space": 2}
{"seat": 1, "do": "discard", "card": "S4", "drew": "S5"}
{"seat": 1, "do": "end"}
{"seat": 2, "do": "discard", "card": "P6", "drew": "S1", "reshuffle": ["P6", "F4", "F2", "S6", "J5", "S4", "S2"]}
{"seat": 2, "do": "black", "card": "S1"}
