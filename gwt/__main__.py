"""`python -m gwt`: the `gwt` command."""

from gwt.cli import main

main()
