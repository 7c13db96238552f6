{"hats":2,"players":[{"name":"Ann","kind":"human"},{"name":"Bob","kind":"human"}],"removed":["H","T"],"first":2,"table":["P1","S5","F5","J4","P3"],"hands":[["S3","F1","P6","F6","J1","P4","F2","F4","C3"],["C2","S1","J3","F3","P2","J2","S6","C5","C1"]],"deck":["C4","C6","S2","J5","P5","J6","S4"],"seed":"30","created":"2026-11-30T17:00:00Z","rounds":9}
{"turn":1,"moves":[]}
