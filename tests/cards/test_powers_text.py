"""The words of Powers: complete in three languages, free of leftovers, true to the effect trees, and well inflected."""

from __future__ import annotations

import re
from itertools import product

import pytest

import imperia
from imperia.bots import names as bot_names
from imperia.cards.aim import Aim
from imperia.cards.card import FRAGMENT, ORIGINAL, PRINTED
from imperia.cards.goods import Score
from imperia.cards.presenter import presenter
from imperia.cards.speaker import Line, default_names
from imperia.cards.words import LANGS, LOCALES, has, plain, rich, say, sentence
from imperia.games.powers.cards import DECK
from imperia.games.powers.lexicon import ALL_KNOWN, FACTION, KINDS, LIMIT, NAME, PASS, WHEN, T
from imperia.games.powers.score import sheet
from imperia.games.powers.speech import SPEAKER
from imperia.kernel.events import Event, EventKind, redact
from imperia.kernel.options import CARD, SEAT
from play import random_game
from texts import check_form, messages, variables

GAME = imperia.game("powers")
NAMES = ["Magda", "Ilona", "Tomáš", "Gergő", "Eva", "Bela"]
FILES = ("core", "powers")
GRAMMAR = {
    "case",
    "count",
    "form",
    "other",
    "place",
    "sort",
    "what",
    "whose",
}  # variables that a language may not need to decline by
SHARED = ("may", "branch", "aim", "next")  # questions of the effect language: the effect says what is asked


# --- the messages themselves ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("file", FILES)
def test_every_message_exists_in_all_languages_with_the_same_variables(file: str) -> None:
    files = {lang: messages(lang, file) for lang in LANGS}
    assert set(files["cs"]) == set(files["en"]) == set(files["hu"])
    known = {lang: messages(lang, "core") | files[lang] for lang in LANGS}
    for key in files["en"]:
        said = {lang: variables(known[lang], key) for lang in LANGS}
        assert said["cs"] - GRAMMAR == said["en"] - GRAMMAR == said["hu"] - GRAMMAR, key


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_stands_in_two_files(lang: str) -> None:
    seen: dict[str, str] = {}
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        if path.stem == "web":
            continue
        for key in messages(lang, path.stem):
            assert key not in seen, f"{key} stands in {seen[key]}.ftl and {path.stem}.ftl"
            seen[key] = path.stem


def _computed_keys() -> set[str]:
    """Every key that the code of Powers puts together, but for those written out in full."""
    asked = [p.name for p in T.prompts if p.name not in SHARED]
    keys = {f"powers-ask-{name}" for name in asked} | {f"powers-why-{name}" for name in asked}
    keys |= {node.phrase for card in DECK for _, node in card.effects if node.phrase}
    keys |= {f"powers-event-{kind.name}" for kind in T.events}
    options = {v.name: f"powers-option-{v.name}" for v in T.actions.verbs}
    keys |= {key if has("en", key) else f"option-{name}" for name, key in options.items()}
    keys |= {f"powers-when-{when}" for when in WHEN}
    keys |= {f"powers-kind-{kind}" for kind in (*KINDS, "symbol")}
    keys |= {f"source-{source}" for source in (PRINTED, FRAGMENT, ORIGINAL)}
    keys |= {f"bot-{name}" for name in bot_names()} | {f"bot-{name}-help" for name in bot_names()}
    keys |= {f"icon-{icon}" for card in DECK for icon in card.icons()}
    return keys


def test_every_computed_key_exists() -> None:
    known = {key for file in FILES for key in messages("en", file)}
    assert _computed_keys() - known == set()


# --- cards ------------------------------------------------------------------------------------------------------------
def _texts(lang: str) -> dict[str, str]:
    return {card.code: plain(" ".join(card.text(lang))) for card in DECK}


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_text_of_whole_sentences(lang: str) -> None:
    for card in DECK:
        assert card.text(lang), card.code
        for line in card.text(lang):
            check_form(lang, line)
            assert plain(line)[0].isupper(), line
            assert plain(line).endswith("."), line


@pytest.mark.parametrize("lang", LANGS)
def test_cards_read_alike_exactly_when_they_do_the_same(lang: str) -> None:
    texts = _texts(lang)
    for one, other in product(DECK, DECK):
        assert (texts[one.code] == texts[other.code]) == (one.effects == other.effects), (one.code, other.code)


@pytest.mark.parametrize("lang", LANGS)
def test_a_scoring_card_names_its_points_and_its_limit(lang: str) -> None:
    texts = _texts(lang)
    for card in DECK:
        if not isinstance(card.end, Score):
            continue
        said = [int(n) for n in re.findall(r"\d+", texts[card.code])]
        wanted = [card.end.base] if card.end.base else []
        wanted += [term.points for term in card.end.terms]
        wanted += [card.end.most] if card.end.most < 99 else []
        assert said == wanted, card.code


@pytest.mark.rule("PW-SCO-05", "PW-ILL-10")
@pytest.mark.parametrize("lang", LANGS)
def test_a_symbol_event_tells_both_ways_to_score_it(lang: str) -> None:
    """In Illuminati any number of them counts: with the two copying Events there can be seven (PW-AMB-23)."""
    said = [int(n) for n in re.findall(r"\d+", _texts(lang)["PW-MAG-09"])]
    assert said == [2]
    assert re.search("Ill?umin", _texts(lang)["PW-MAG-09"])


@pytest.mark.rule("PW-CARD-03", "PW-THR-07")
def test_who_threatens_agents_threatens_the_living_ones_of_others() -> None:
    text = _texts("en")["PW-ORI-01"]
    assert "of other players" in text
    assert not re.search("dead|fallen|cancelled", text)


@pytest.mark.rule("PW-THR-01", "PW-HID-01")
def test_every_threat_and_every_hideout_says_which_agents_it_means() -> None:
    says = {
        "threat": "Threatens all Agents of other players in this column.",
        "hideout": "Protects your Agents directly",
    }
    plainly = [card for card in DECK if KINDS[card.kind] in says]
    assert len(plainly) == 18
    for card in plainly:
        assert _texts("en")[card.code].startswith(says[KINDS[card.kind]])


def test_what_a_text_draws_as_an_icon_is_read_as_a_word_of_its_sentence() -> None:
    line = rich(DECK[15].text("cs")[0])
    icons = [part for part in line if isinstance(part, dict)]
    assert [(part["icon"], part["text"]) for part in icons] == [
        ("points", "body"), ("knot", "symbolem"), ("points", "bod"), ("knot", "symbolem"),
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_every_face_has_its_kind_and_keywords_in_words(lang: str) -> None:
    for card in DECK:
        face = card.face(lang)
        check_form(lang, face["type_line"])
        assert face["keywords"], card.code
        for keyword in face["keywords"]:
            check_form(lang, keyword["word"])
            check_form(lang, "".join(p if isinstance(p, str) else p["text"] for p in keyword["text"]))


# --- buttons ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_every_option_of_the_action_table_has_words_of_its_own(lang: str) -> None:
    labels = [SPEAKER.option(option, lang, NAMES) for option in GAME.actions.options]
    for option, label in zip(GAME.actions.options, labels, strict=True):
        check_form(lang, label)
        assert option.text(lang) == plain(SPEAKER.option(option, lang, default_names(lang, 6)))
    of_verb = [(option.name, label) for option, label in zip(GAME.actions.options, labels, strict=True)]
    assert len(set(of_verb)) == len(of_verb)


# --- the log ----------------------------------------------------------------------------------------------------------
def _samples(kind: EventKind) -> list[tuple[int, ...]]:
    """Arguments that reach every branch of a kind of event: seats 1 and 2, cards 5 and 6, all sorts of guesses."""
    choices: list[tuple[int, ...]] = []
    for i, (key, what) in enumerate(kind.arguments):
        if what == SEAT:
            choices.append((1,) if key == "seat" or "seat" not in dict(kind.arguments) else (2,))
        elif what == CARD:
            choices.append((5 + i,))
        elif what == "guess":
            choices.append((NAME, FACTION + 1, PASS) if kind.name == "propose" else (NAME, FACTION + 1))
        elif what == "kind":
            choices.append((1, 3))
        else:
            choices.append((0, 1) if key == "right" else (1, 2, 5))
    return list(product(*choices))


def _told(kind: EventKind, values: tuple[int, ...], seat: int | None) -> Event | None:
    """The event as a seat hears it: secrets of seat 1 are whispered."""
    entry = redact(GAME.events, (kind.number, 0, 0b10 if any(kind.secret) else -1, *values), seat)
    return None if entry is None else Event(kind, entry)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", T.events, ids=lambda kind: kind.name)
def test_every_event_has_a_line_for_those_who_did_it_suffered_it_or_watch(kind: EventKind, lang: str) -> None:
    for values, reader in product(_samples(kind), (None, 0, 1, 2)):
        event = _told(kind, values, reader)
        if event is None:
            assert kind.silent
            continue
        marked = SPEAKER.event(event, lang, NAMES, reader)
        check_form(lang, marked)
        line = plain(marked)
        assert line.endswith((".", "!")), line
        if reader is not None:
            assert NAMES[reader] not in line, f"the reader is called by name: {line}"


@pytest.mark.parametrize("lang", LANGS)
def test_a_hidden_card_is_not_named_in_the_log(lang: str) -> None:
    for kind in T.events:
        if not any(kind.secret) or kind.silent:
            continue
        values = _samples(kind)[0]
        known, hidden = _told(kind, values, 1), _told(kind, values, 0)
        assert known is not None
        assert hidden is not None
        secrets = [n for n, secret in zip(values, kind.secret, strict=True) if secret]
        for card in secrets:
            assert DECK[card].name(lang) in plain(SPEAKER.event(known, lang, NAMES, 1))
            assert DECK[card].name(lang) not in plain(SPEAKER.event(hidden, lang, NAMES, 0))


# --- questions, met in play -------------------------------------------------------------------------------------------
def test_every_question_met_in_play_is_asked_and_explained_in_three_languages() -> None:
    asked: set[tuple[str, int, int]] = set()
    reached: set[str] = set()
    for seed, (seats, variant) in enumerate(product((3, 4, 5, 6), ("struggle", "illuminati"))):
        for game in range(5):
            for state in random_game("powers", seats, {"variant": variant}, seed * 10 + game):
                if not state.pending:
                    continue
                prompt = GAME.prompts[state.asking[0]].name
                reached.add(type(T.asker(state)[0]).__name__ if prompt == "aim" else prompt)
                for lang in LANGS if (prompt, state.asking[1], seats) not in asked else ():
                    _check_question(state, lang)
                asked.add((prompt, state.asking[1], seats))
    aims = {type(node).__name__ for node in T.nodes if isinstance(node, Aim)}
    assert reached == {p.name for p in GAME.prompts if p.name not in SHARED} | aims


def _check_question(state: imperia.State, lang: str) -> None:
    """The flow of the game asks and explains; an effect asks in the words of its card, which explains itself."""
    marked = SPEAKER.question(state, state.pending[0], lang, NAMES)
    question, reason = [plain(text) for text in marked]
    for text in marked:
        check_form(lang, text)
    source = DECK[state.asking[1]] if state.asking[1] >= 0 else None
    if GAME.prompts[state.asking[0]].name == "aim":
        assert source is not None
        node = T.asker(state)[0]  # that of a copied card, perhaps
        first, _, rest = sentence(node.words(source.tongue(lang))).partition(". ")
        assert (question, reason) == (plain(sentence(first)), f"{source.name(lang)}: {plain(rest)}".removesuffix(": "))
    else:
        assert question.endswith("?"), question
        assert question.count("?") == 1, question
        assert reason.endswith("."), reason
    assert NAMES[state.pending[0]] not in reason, "the reader is called by name"
    if source is not None and GAME.prompts[state.asking[0]].name != "vote":
        assert source.name(lang) in reason, "the reason names the card that asks"


# --- the end ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", ["struggle", "illuminati"])
def test_a_finished_game_explains_its_score_and_its_end(variant: str, lang: str) -> None:
    for seed in range(8):
        state = list(random_game("powers", 4, {"variant": variant}, seed))[-1]
        for line in sheet(state):
            check_form(lang, SPEAKER.score(line, lang))
        words = presenter(GAME).sheet(state, lang, NAMES)
        assert words["ending"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_way_to_end_has_its_line(lang: str) -> None:
    lines = {plain(SPEAKER.score(Line(0, "ending", 3, n=n), lang)) for n in (LIMIT, ALL_KNOWN, LIMIT | ALL_KNOWN)}
    assert len(lines) == 3
    for how in ("limit", "known", "both", "cards"):
        check_form(lang, say(lang, f"ending-powers-{how}"))


# --- numbers in sentences ---------------------------------------------------------------------------------------------
PLURALS = [  # ~ stands for a space that keeps a line together
    ("cs", "powers-cards", {1: "1~kartu", 2: "2~karty", 4: "4~karty", 5: "5~karet", 22: "22~karet"}),
    ("cs", "powers-points", {0: "0~bodů", 1: "1~bod", 3: "3~body", 5: "5~bodů", 21: "21~bodů"}),
    ("cs", "node-draw", {1: "doberte si 1~kartu", 2: "doberte si 2~karty", 7: "doberte si 7~karet"}),
    ("cs", "powers-event-end-limit", {4: "Na stole jsou 4~Hrozby: hra končí.", 5: "Na stole je 5~Hrozeb: hra končí."}),
    ("en", "powers-cards", {0: "0 cards", 1: "1 card", 2: "2 cards", 21: "21 cards"}),
    ("en", "powers-points", {1: "1 point", 11: "11 points"}),
    ("en", "powers-event-end-limit", {1: "There is 1 Threat on the table: the game ends."}),
    ("hu", "powers-cards", {1: "1 kártyát", 2: "2 kártyát", 5: "5 kártyát"}),
    ("hu", "powers-points", {1: "1 pont", 5: "5 pont", 22: "22 pont"}),
    ("hu", "node-draw", {1: "húzz 1 kártyát", 3: "húzz 3 kártyát"}),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "key", "forms"), PLURALS)
def test_numbers_take_the_right_form(lang: str, key: str, forms: dict[int, str]) -> None:
    assert {n: say(lang, key, n=n).replace("\u00a0", "~") for n in forms} == forms


def test_czech_says_ve_before_rounds_that_need_it() -> None:
    said = {n: plain(SPEAKER.score(Line(0, "appearance", n, 0, n=n), "cs")) for n in range(1, 15)}
    assert [n for n in said if " ve\u00a0" in said[n]] == [2, 3, 4, 12, 13, 14]
    assert all(f"{n}.\u00a0kole" in said[n] for n in said)
