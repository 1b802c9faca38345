"""What stands in the files of a pack, as a notebook shows it."""


class Entry:
    """An entry of a pack; a notebook shows its picture."""

    def _repr_svg_(self) -> str | None:
        """None, so that the notebook shows the fields, for an entry of no pack that goes by a name."""
        from gwt.games import picture

        drawn = picture.own(self)
        return drawn.svg() if drawn is not None else None
