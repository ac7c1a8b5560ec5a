"""The classes of error that words can have, looked for in every message, on every card and in games of every kind."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

import imperia
from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.cards.story import told
from imperia.cards.words import ACC, LANGS, LOCALES, NOM, plain, say, typeset
from play import ALL_SETUPS, moments, named
from texts import check_form, check_sentence, english_words, own_words

FILES = sorted({path.stem for lang in LANGS for path in (LOCALES / lang).glob("*.ftl")})
OTHERS = [lang for lang in LANGS if lang != "en"]
# What has to be typed stands in help as it is typed, and some names are the same everywhere.
CODES = {
    "by",
    "game",
    "card",
    "text",
    "on",
    "all",
    "record",
    "or",
    "one",
    "both",
    "box",
    "choose",
    "random",
    "standard",
}


# Articles before words that are always of one kind: "az", that is "he"; names of cards and states that begin alike.
ARTICLED = {"imperium-steal", "imperium-any-state"}


# --- messages -----------------------------------------------------------------------------------------------------
def texts_of(lang: str, file: str) -> Iterator[tuple[str, str]]:
    """Every piece of text that a message is made of, as it is set."""
    path = LOCALES / lang / f"{file}.ftl"
    source = typeset(lang, path.read_text(encoding="utf-8")) if path.exists() else ""
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}.ftl cannot be read once it is set: {entry.content[:60]}"
        if isinstance(entry, ast.Message):
            for pattern in [entry.value, *[part.value for part in entry.attributes]]:
                for text in pieces(pattern) if pattern is not None else ():
                    yield entry.id.name, text


def pieces(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a pattern, of its variants and of the icons in it; what is put in stands as ◦."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                yield from pieces(variant.value)
        elif isinstance(inside, ast.FunctionReference) and inside.id.name == "ICON":
            word = inside.arguments.positional[1]
            assert isinstance(word, ast.StringLiteral)
            line += word.value
            continue
        line += inside.value if isinstance(inside, ast.StringLiteral) else "◦"
    yield line


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_message_is_set_as_its_language_wants_it(lang: str, file: str) -> None:
    for key, text in texts_of(lang, file):
        assert not re.search(r"['\"]", text), f"{key}: straight quotes"
        assert "  " not in text.strip("\n"), f"{key}: two spaces"
        assert "..." not in text, f"{key}: dots for an ellipsis"
        if lang == "cs":
            assert not re.search(r"(?:^|[\s(„])[kszvouai] ", text, re.IGNORECASE), (
                f"{key}: a line may end with one letter"
            )
            assert not re.search(r"“[^”]*”", text), f"{key}: quotes of another language"
            assert not re.search(r"\b(?:přichází|přináší|chrání) ◦", text), f"{key}: a name may be of many"
            assert not re.search(r"\bv\s◦\. (?:kole|řadě|sloupci)", text), f"{key}: “ve” before 2, 3 and 4"
        if lang == "hu":
            assert "a(z)" not in text.lower(), f"{key}: the article is not chosen"
            assert key in ARTICLED or not re.search(r"\b[Aa]z? ◦", text), f"{key}: an article before who knows what"
            assert "“" not in text, f"{key}: quotes of another language"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_no_english_in_it(lang: str, file: str) -> None:
    for key, text in texts_of(lang, file):
        assert english_words(text, lang) - CODES == set(), f"{key}: {text}"


NUMBERS = {"n", "count", "points", "moves", "found", "cards", "games", "seats", "collection", "locations"}


def unplural(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Nouns in the plural behind a number that might be one."""
    elements = pattern.elements
    for i, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            by = inside.selector.id.name if isinstance(inside.selector, ast.VariableReference) else ""
            for variant in inside.variants:
                yield from unplural(variant.value, chosen | {by})
        elif isinstance(inside, ast.VariableReference) and inside.id.name in NUMBERS - chosen:
            behind = elements[i + 1] if i + 1 < len(elements) else None
            word = re.match(r"\s(\w+s)\b", behind.value) if isinstance(behind, ast.TextElement) else None
            if word and word.group(1) not in ("is", "less", "has", "this", "unless"):
                yield word.group(1)


# The number is never 1, or is no number but words.
ALWAYS_MANY = {"cli-tuned", "settlers-why-task", "settlers-pay-any", "wall-take-store", "node-some-players"}


@pytest.mark.parametrize("file", FILES)
def test_english_does_not_say_1_points(file: str) -> None:
    path = LOCALES / "en" / f"{file}.ftl"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8") if path.exists() else "").body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name not in ALWAYS_MANY:
            assert list(unplural(entry.value)) == [], entry.id.name


def test_the_page_and_the_server_mean_the_same_by_the_same_key() -> None:
    for lang in LANGS:
        of_the_page = dict(whole(lang, "web"))
        for file in FILES:
            for key, text in whole(lang, file) if file != "web" else ():
                if key in of_the_page:
                    assert of_the_page[key].casefold() == text.casefold().removeprefix(" the"), key


def whole(lang: str, file: str) -> Iterator[tuple[str, str]]:
    """Each message with its source."""
    path = LOCALES / lang / f"{file}.ftl"
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, source[entry.span.start : entry.span.end].partition("=")[2].replace("\u00ad", "")


# Words that a rulebook or a review has replaced, and what stands in their place: they come back with new texts.
REPLACED = {
    "cs": {
        r"\bkandidát": "Kandidát",
        r"\blíz(?:n|e|á)": "dobrat si",
        r"\brubem vzhůru": "lícem dolů",
        r"Událost\w* s uzlem": "se symbolem",
        r"\bpol(?:e|i|em) boření": "pole „Zboř a získáš“",
        r"\bžeton\w* obrany": "obranný žeton",
        r"\bŘad\w* útoků": "Útočná linie",
        r"\bmrtev\b": "po smrti",
        r"\bhádal|\bhádán|\bhádat": "tipovat",
        r"\bpremiér": "Ministerský předseda",
    },
    "en": {
        r"\bhis own\b(?! card with)": "their own",
        r"\bsettlers?\b": "worker",
        r"\bleads? the faction\b": "leads the Romans",
    },
    "hu": {
        r"\bjószág": "áru",
        r"\bcsomós\b|\bcsomóval (?:jelölt|ellátott)": "szimbólumos",
        r"\btörölve\b": "érvénytelenítve",
        r"\bKörültekint": "Felderítés",
        r"\bRendrakás": "Takarítás",
        r"\bKarakter": "Szereplő",
        r"\bkereskedelmi út": "kereskedőút",
        r"\b[Ll]ap(?:ok|ot|om|od|ra|pal|okat|okból|okért|jai|jaid|odat)?\b(?! szélén)": "kártya",
        r"\bElvenni\b|\bOdaadni\b|\bKijátszani\b|\bLerakni\b": "a button speaks in the first person",
    },
}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGS)
def test_words_that_were_replaced_do_not_come_back(lang: str, file: str) -> None:
    for key, text in texts_of(lang, file):
        for wrong, right in REPLACED[lang].items():
            assert not re.search(wrong, text), f"{key}: {right} in place of it: {text}"


# --- cases --------------------------------------------------------------------------------------------------------
def test_the_check_of_cases_sees_an_error() -> None:
    """A number with a nominative behind a verb that asks for an object, and an object where a price stands alone."""
    for lang, wrong in (
        ("cs", "Zaplaťte 1 osadník a získejte 1 zlato."),
        ("cs", "Získejte 2 VB a 1 karta."),
        ("hu", "Fizess 1 telepes, és kapsz 1 aranyat."),
        ("hu", "Kapsz 1 fát és 1 kő."),
        ("hu", "Kapsz: 1 fa."),
        ("cs", "Odhazujete: 3 osadníci."),
        ("hu", "Eldobsz – 1 követ és 3 telepes."),
        ("cs", "Chybí 1 dřevo a 2 osadníky."),
        ("hu", "Hiányzik 1 fát."),
        ("hu", "A Fal: 14 a 5 ellen."),
        ("hu", "Ez a íjász támad."),
        ("en", "Take the shame off a archer."),
        ("en", "You gain 1 points."),
        ("cs", "Hrajete card."),
    ):
        with pytest.raises(AssertionError):
            check_sentence(lang, wrong)
    for lang, right in (
        ("cs", "Zaplaťte 1 osadníka a získejte 1 kartu."),
        ("cs", "1 osadník: získejte 1 kartu"),
        ("hu", "Fizess 1 telepest és 1 követ, és kapsz 1 aranyat."),
        ("hu", "1 aranyat fizetek 1 kő helyett"),
        ("cs", "Anna aktivuje kartu X: 1 osadník → 1 karta."),
        ("cs", "Chybí 2 osadníci."),
        ("hu", "Hiányzik 1 fa és 2 telepes."),
        ("en", "A unit of an archer."),
    ):
        check_sentence(lang, right)


@pytest.mark.parametrize("game", ["settlers", "imperium", "wall"])
def test_an_amount_is_the_same_word_in_both_cases_only_where_the_language_has_it_so(game: str) -> None:
    goods = [key for key in (f"{game}-amount-{good}" for good in ("wood", "stone", "gold", "material")) if _known(key)]
    for key in goods:
        assert say("hu", key, n=1, case=NOM) != say("hu", key, n=1, case=ACC)
        assert say("en", key, n=1, case=NOM) == say("en", key, n=1, case=ACC)


def _known(key: str) -> bool:
    return any(key == name for file in FILES for name, _ in whole("hu", file))


# --- cards --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", imperia.games())
@pytest.mark.parametrize("lang", LANGS)
def test_every_face_is_in_one_language_and_well_set(lang: str, game: str) -> None:
    for face in presenter(imperia.game(game)).cards(lang):
        said = ["".join(part if isinstance(part, str) else part["text"] for part in line) for line in face["text"]]
        said += [face["type_line"], face["provenance_text"], *[field["label"] for field in face["fields"]]]
        for text in said:
            check_sentence(lang, text)
        assert not re.search(r"['\"]", face["name"]), face["name"]


# --- play ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_questions_and_buttons_are_whole_sentences(setup: object) -> None:
    for number, state in enumerate(moments(setup)):
        lang = LANGS[number % len(LANGS)]
        shown = presenter(state.rules())
        names = default_names(lang, state.seats)
        for seat in state.pending:
            said = list(shown.question(state, seat, lang, names))
            begins = said[:]
            for option in state.options(seat):
                begins.append(shown.option(state, option, lang, names))
                said += [begins[-1], shown.detail(state, seat, option, lang, names)]
            assert not [text for text in map(plain, begins) if re.match(r"[:;,.]", text) or text[:1].islower()]
            for text in said:
                if plain(text):
                    check_form(lang, text)
                    check_sentence(lang, own_words(text))


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_the_log_and_the_score_sheet_are_in_whole_sentences(setup: object) -> None:
    state = moments(setup)[-1]
    shown = presenter(state.rules())
    acts = [act for act in told([event for _, event in state.heard(0)]) if not act.mark]
    for number, act in enumerate(acts):
        lang = LANGS[number % len(LANGS)]
        head, more = shown.act(act, lang, default_names(lang, state.seats), 0)
        for text in (head, *more):
            check_form(lang, text)
            check_sentence(lang, own_words(text))
    for lang in LANGS:
        for text in {shown.speaker.score(line, lang) for line in shown.lines(state)}:
            check_form(lang, text)
            check_sentence(lang, own_words(text))
