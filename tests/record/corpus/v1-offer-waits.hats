{"hats":1,"players":[{"name":"Ann","kind":"human"},{"name":"Bob","kind":"human"},{"name":"Chloé","kind":"human"},{"name":"漢字","kind":"human"}],"removed":[],"first":2,"table":["J1","J4","C2","P3","H4","H6"],"hands":[["H5","J5","C3","T4","T1","H3","F1","P2","S6"],["T3","H2","S1","C1","J3","F3","S5","C5","T2"],["F6","F5","F4","C4","S3","P4","H1","P5","T5"],["F2","S4","P1","C6","P6","S2","J2","J6","T6"]],"deck":[],"seed":"18","created":"2026-11-30T17:00:00Z"}
{"seat":2,"do":"swap","card":"C1","space":3}
{"seat":2,"do":"offer","card":"H2"}
