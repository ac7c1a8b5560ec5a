"""The 30 Egyptian cards, as printed."""

from __future__ import annotations

from ....cards.nodes import Choose, May
from ..goods import ANY_CARD, GOLD, RAZE, SETTLER, STONE
from ..lexicon import BLACK, BLUE, GOLDEN, GRAY, PINK
from ..ops.attacks import BlockAction, OpponentDiscards, RazeOpponents, TakeOver
from ..ops.costs import Discard
from ..ops.counts import InHand, Own
from ..ops.features import ANY_FACTION, on_build, on_points, on_send
from ..ops.targets import LayFoundation, ReadyAgain
from .deck import act, card, cost, gain, gain_per, pay, pay_in_kind

card(
    "EGY001", "Poušť", "Desert", "Sivatag", "desert",
    colours=BLUE, deal=SETTLER, action=act(Discard(InHand()), OpponentDiscards(), gain(vp=1)), bonus=gain(card=2),
)  # fmt: skip
card(
    "EGY002", "Oltář Bastet", "Altar of Bastet", "Bastet oltára", "cat",
    colours=GRAY, cost=cost(stone=1), site=True, deal=ANY_CARD, production=gain_per(Own(GRAY), most=3, stone=1),
)  # fmt: skip
card(
    "EGY003", "Stavitel vozů", "Chariot Builder", "Szekérépítő", "old-wagon",
    colours=BLACK, cost=cost(wood=1, stone=1), site=True, deal=RAZE, action=act(cost(raze=1), RazeOpponents()),
)  # fmt: skip
card(
    "EGY004", "Faraónova garda", "Pharaoh’s Guard", "A fáraó gárdája", "egyptian-walk",
    colours=BLACK, cost=cost(food=2), site=True, deal=RAZE, production=Choose((gain(raze=1), gain(vp=2))),
)  # fmt: skip
card(
    "EGY005", "Oáza", "Oasis", "Oázis", "palm-tree",
    colours=PINK, cost=cost(food=1), site=True, deal=SETTLER, feature=on_send(gain(settler=1), most=4), bonus=gain(settler=2),
)  # fmt: skip
card(
    "EGY006", "Otrokář", "Slaver", "Rabszolgakereskedő", "manacles",
    colours=PINK, cost=cost(stone=1), site=True, deal=SETTLER,
    feature=on_build(ANY_FACTION, May(Choose((pay(gold=1, to=gain(vp=2)), pay_in_kind(stone=1, to=gain(vp=1)))))),
)  # fmt: skip
card(
    "EGY007", "Královská lázeň", "Royal Bath", "Királyi fürdő", "fountain",
    copies=2, colours=PINK, cost=cost(stone=1), site=True, deal=SETTLER,
    action=act(cost(gold=1), ReadyAgain(), uses=2),
)  # fmt: skip
card(
    "EGY009", "Zlatý bazar", "Golden Bazaar", "Aranybazár", "coins",
    colours=GOLDEN, site=True, deal=SETTLER, action=act(cost(food=1), gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "EGY010", "Chovatel škorpionů", "Scorpion Breeder", "Skorpiótenyésztő", "scorpion",
    colours=PINK, cost=cost(wood=1, stone=1), site=True, deal=RAZE, action=act(cost(settler=1), BlockAction()),
)  # fmt: skip
card(
    "EGY011", "Karavana", "Caravan", "Karaván", "camel",
    copies=2, colours=GRAY, cost=cost(food=1), deal=ANY_CARD, production=gain(food=1, settler=1),
)  # fmt: skip
card(
    "EGY013", "Chrám boha Ra", "Temple of Ra", "Ré temploma", "eye-of-horus",
    colours=GOLDEN, cost=cost(stone=1), site=True, deal=SETTLER, action=act(TakeOver()),
)  # fmt: skip
card(
    "EGY014", "Útočiště", "Sanctuary", "Menedék", "egyptian-temple",
    copies=2, colours=BLACK, cost=cost(stone=2), site=True, deal=GOLD,
    action=act(cost(settler=1), LayFoundation(InHand(common=True)), gain(stone=1, vp=1)),
)  # fmt: skip
card(
    "EGY016", "Alej Sfing", "Avenue of Sphinxes", "Szfinxek sétánya", "egyptian-sphinx",
    copies=3, colours=GRAY, cost=cost(stone=2), site=True, deal=SETTLER, action=act(cost(gold=2), gain(vp=2), uses=2),
)  # fmt: skip
card(
    "EGY019", "Sfinga", "Sphinx", "Szfinx", "greek-sphinx",
    copies=2, colours=GOLDEN, cost=cost(stone=1), site=True, deal=GOLD, feature=on_points(gain(vp=1)),
)  # fmt: skip
card(
    "EGY021", "Zlatník", "Goldsmith", "Aranyműves", "gem-pendant",
    copies=3, colours=GOLDEN, cost=cost(stone=2), site=True, deal=GOLD,
    action=act(cost(settler=1, gold=1), gain(vp=3)),
)  # fmt: skip
card(
    "EGY024", "Otroci", "Slaves", "Rabszolgák", "imprisoned",
    copies=2, colours=GRAY, cost=cost(stone=1), site=True, deal=STONE,
    action=act(cost(settler=1), gain(stone=2, vp=1)),
)  # fmt: skip
card(
    "EGY026", "Kamenolom", "Stone Quarry", "Kőfejtő telep", "stone-pile",
    copies=2, colours=GRAY, cost=cost(stone=1), site=True, deal=STONE, production=gain(stone=2),
)  # fmt: skip
card(
    "EGY028", "Pyramida", "Pyramid", "Piramis", "egyptian-pyramids",
    copies=3, colours=GRAY, cost=cost(stone=2), deal=GOLD, production=gain(gold=1, stone=1),
)  # fmt: skip
