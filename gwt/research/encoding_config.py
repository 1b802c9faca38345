"""The setting of games that are shown as numbers: what is played, and what the numbers of actions mean."""

from attrs import evolve, field, frozen

from gwt.errors import UsageError, did_you_mean, whole_number
from gwt.play import Game, new_game, start_game
from gwt.research.action_encoder import CODES, ROOM
from gwt.spec import PackArgument

CODINGS = ("places", "codes")


@frozen
class EncodingConfig:
    """The setting of games that are shown as numbers; nothing listens to them."""

    players: int = field(converter=whole_number)
    game: str | None = None
    pack: PackArgument = None
    setup: str | None = None
    actions: str = "places"
    """`places` in the list of options, or `codes`."""
    options: bool = False
    """Whether the features of options are shown, a row for each place."""

    def __attrs_post_init__(self) -> None:
        if self.actions not in CODINGS:
            raise UsageError(
                f"there are no actions '{self.actions}'. {did_you_mean(self.actions, CODINGS)}"
            )
        if self.options and self.coded:
            raise UsageError(
                "the features of options are rows by their places: they go with actions='places'"
            )

    @property
    def coded(self) -> bool:
        """Whether actions are codes."""
        return self.actions == "codes"

    @property
    def many(self) -> int:
        """The number of actions there are at most."""
        return CODES if self.coded else ROOM

    def start(self, seed: int = 0, like: Game | None = None) -> Game:
        """Returns the game of a seed.

        Args:
            like: a game of this setting, whose pack is taken without looking at its files again.
        """
        if like is not None:
            return start_game(
                like.kind, like.pack, evolve(like.premise, seed=whole_number(seed, "seed")), listen=False
            )
        return new_game(self.players, seed, game=self.game, pack=self.pack, setup=self.setup, listen=False)
