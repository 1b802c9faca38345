"""The table in the browser: a server that holds games, and the page on which people play them.

A game comes in as a saved text and goes out as views, events and pictures, each as one reader may see it.
`meaning` says what the options of a decision lead to, `film` gives the pictures, `words` the texts of the
page in `web`.
"""
