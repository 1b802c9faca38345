### What is said at a table of the expansion in English: the rows of options.

row-name-branchlet-auxiliary = “branchlets”
row-name-disc-aux-branchlet = “branchlets”
