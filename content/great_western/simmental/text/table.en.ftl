### What is said at a table with the Simmental in English: the rows of options.

row-name-simmental-calf = Simmental calf
row-name-simmental-heifer = Simmental heifer
row-name-simmental-cow = Simmental cow
