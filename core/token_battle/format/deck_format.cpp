// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/deck_format.h"

#include "core/base/text.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/deck_collector.h"
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/pasted_text.h"
#include "core/token_battle/format/user_file.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace stonemason::token_battle {

namespace {

struct FormatWords {
    std::string_view id;
    std::string_view extension;
};

/// By DeckFormat. To add a format of decks: write a reader that fills a DeckCollector and a writer in this
/// folder, add a row here and test it like the others (tests/core/token_battle/format). Put
/// an example into resources/help/deck-files.md, which a test compares with what is written. If the command
/// line writes it, add its id to the choices of `convert --to`.
constexpr std::array<FormatWords, 11> formats{{
    {"sdeck", ".sdeck"},
    {"sets", ".txt"},
    {"old-sets", ".txt"},
    {"user-file", ".txt"},
    {"code", ".txt"},
    {"list", ".txt"},
    {"cards", ".txt"},
    {"markdown", ".md"},
    {"table", ".md"},
    {"csv", ".csv"},
    {"html", ".html"},
}};

bool isOneWord(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    const std::size_t end = std::min(text.find_first_of(blanks, first), text.size());
    return text.find_first_not_of(blanks, end) == std::string_view::npos;
}

Result<DeckReading> readCode(std::string_view text, const Catalogue& catalogue) {
    const auto deck = readShareCode(text);
    if (!deck) return deck.error();
    DeckCollector collector(catalogue, DeckFormat::ShareCode);
    FoundDeck found;
    for (const auto& stack : deck->stacks())
        found.stacks.push_back(stack);
    collector.add(std::move(found));
    return collector.take();
}

/// All codes among other words. One that is damaged is a deck left out, or the error when there is no other.
Result<DeckReading> readCodes(std::span<const std::string_view> codes, std::string_view text,
                              const Catalogue& catalogue) {
    DeckCollector collector(catalogue, DeckFormat::ShareCode);
    int line = 1;
    std::size_t counted = 0;
    for (const std::string_view code : codes) {
        const auto at = std::size_t(code.data() - text.data());
        line += lineAt(text.substr(counted), at - counted) - 1;
        counted = at;
        const auto deck = readShareCode(code);
        FoundDeck found;
        if (!deck) found.fault = Error{deck.error().message, line, {}};
        for (int stack = 0; deck && stack < stackCount; ++stack) {
            const auto cards = deck->stack(stack);
            found.stacks.emplace_back(cards.begin(), cards.end());
        }
        if (!collector.add(std::move(found))) break;
    }
    auto reading = collector.take();
    if (reading && reading->library.empty()) return reading->leftOut.front().reason;
    return reading;
}

Result<DeckReading> readList(std::string_view text, const Catalogue& catalogue) {
    DeckCollector collector(catalogue, DeckFormat::List);
    readDeckList(text, catalogue, collector);
    return collector.take();
}

Result<DeckReading> readNumbers(std::string_view text, const Catalogue& catalogue) {
    DeckCollector collector(catalogue, DeckFormat::List);
    readNumberStacks(text, collector);
    return collector.take();
}

Result<DeckReading> readSetText(std::string_view text, const Catalogue& catalogue) {
    DeckCollector collector(catalogue, DeckFormat::Sets);
    readSets({text}, collector);
    return collector.take();
}

} // namespace

std::string_view extensionOf(DeckFormat format) {
    return formats[std::size_t(format)].extension;
}

std::string_view deckFormatId(DeckFormat format) {
    return formats[std::size_t(format)].id;
}

std::optional<DeckFormat> deckFormatFromId(std::string_view id) {
    const auto it = std::ranges::find(formats, id, &FormatWords::id);
    if (it == formats.end()) return std::nullopt;
    return DeckFormat(it - formats.begin());
}

namespace {

/// Whether the words begin with a number of cards, as in "2x Pike".
bool countComesFirst(std::string_view words) {
    const std::size_t digits = std::min(words.find_first_not_of("0123456789"), words.size());
    const std::string_view rest = words.substr(digits);
    return digits > 0 && (rest.starts_with("x ") || rest.starts_with("X "));
}

} // namespace

int deckLikeness(std::string_view text) {
    constexpr std::size_t enough = 65536; // bytes, which suffice to decide
    constexpr int all = 1000;
    int lines = 0;
    int known = 0;
    LineWalk walk({text.substr(0, enough), 1});
    while (const auto line = walk.next()) {
        const std::string_view words = trimmed(line->text);
        if (words.empty()) continue;
        ++lines;
        const bool isNumbers = words.find_first_not_of("0123456789 \t,;:") == std::string_view::npos &&
                               words.find_first_of("0123456789") != std::string_view::npos;
        std::string begin(words.substr(0, words.find_first_of(" \t:0123456789")));
        std::ranges::transform(begin, begin.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
        const bool isHead =
            (begin == "set" || begin == "deck" || begin == "stack") && begin.size() < words.size();
        if (isNumbers || isHead || countComesFirst(words)) ++known;
    }
    return known == 0 ? 0 : all * known / lines;
}

namespace {

/// The text of UTF-16; nullopt for any other and for what may be a user file, of which nothing is read but
/// the very bytes that the game wrote.
std::optional<std::string> decksOfUtf16(std::string_view bytes) {
    auto text = fromUtf16(bytes);
    if (text && (looksLikeUserFile(*text) || mayHaveBeenUserFile(*text))) return std::nullopt;
    return text;
}

/// The text in UTF-8 and without HTML, where it is either; in `held`, else as it is.
std::string_view plainText(std::string_view text, std::string& held) {
    if (auto decoded = fromWindows1250(text)) {
        held = std::move(*decoded);
        text = held;
    }
    if (!looksLikeHtml(text)) return text;
    held = textOfHtml(text);
    return held;
}

DeckReading readPasted(std::string_view text, const Catalogue& catalogue) {
    DeckCollector collector(catalogue, DeckFormat::List);
    readPastedList(text, catalogue, collector);
    auto reading = collector.take();
    return reading ? std::move(reading).value() : DeckReading{};
}

/// Whether a fault is more specific than missing cards or stacks.
bool namesFault(const DeckReading& reading) {
    return std::ranges::any_of(reading.leftOut, [](const LeftOutDeck& deck) {
        return deck.reason.message.id != "deck/not-cards" && deck.reason.message.id != "deck/stacks";
    });
}

int cardsOf(const DeckLibrary& library) {
    int cards = 0;
    for (const NamedDeck& deck : library.decks())
        cards += deck.deck.size();
    return cards;
}

/// A list whose decks all stand in our own form, or the reading as a pasted one where that finds more.
Result<DeckReading> readAnyList(std::string_view text, const Catalogue& catalogue) {
    auto strict = readList(text, catalogue);
    if (!strict || (strict->leftOut.empty() && strict->unknownWords == 0)) return strict;
    std::string held;
    DeckReading pasted = readPasted(plainText(text, held), catalogue);
    const int more = pasted.library.size() - strict->library.size();
    const bool readsMore = more == 0 && cardsOf(pasted.library) > cardsOf(strict->library);
    const bool findsMore = more == 0 && namesFault(pasted) && !namesFault(*strict);
    const bool isWhole = pasted.leftOut.size() <= strict->leftOut.size();
    if (isWhole && (more > 0 || readsMore || findsMore)) return pasted;
    return strict;
}

/// The decks of codes in capitals or broken ones; nullopt when there are fewer than `least`.
std::optional<DeckReading> readBrokenCodes(std::string_view text, std::size_t least,
                                           const Catalogue& catalogue) {
    std::string held;
    const auto codes = brokenCodesIn(plainText(text, held), std::size_t(maximumDecks) + 1);
    if (codes.size() < least) return std::nullopt;
    DeckCollector collector(catalogue, DeckFormat::ShareCode);
    for (const FoundCode& code : codes) {
        FoundDeck found;
        for (int stack = 0; stack < stackCount; ++stack) {
            const auto cards = code.deck.stack(stack);
            found.stacks.emplace_back(cards.begin(), cards.end());
        }
        collector.add(std::move(found));
    }
    auto reading = collector.take();
    return reading ? std::optional(std::move(reading).value()) : std::nullopt;
}

/// Share codes of the text, whole ones or else broken ones.
Result<DeckReading> readAnyCodes(std::string_view text, const Catalogue& catalogue) {
    const auto codes = shareCodesIn(text, maximumDecks + 1);
    const bool isOne = looksLikeShareCode(text) && (isOneWord(text) || codes.empty());
    auto whole = isOne || codes.empty() ? readCode(text, catalogue) : readCodes(codes, text, catalogue);
    if (whole && whole->leftOut.empty()) return whole;
    const std::size_t least = whole ? std::size_t(whole->library.size()) + whole->leftOut.size() : 1;
    if (auto broken = readBrokenCodes(text, std::max(least, codes.size()), catalogue)) return *broken;
    std::string held;
    const std::string_view plain = plainText(text, held);
    // What only looks like a code may be a name in a list.
    if (!whole && looksLikePastedList(plain))
        if (DeckReading pasted = readPasted(plain, catalogue); !pasted.library.empty()) return pasted;
    return whole;
}

bool hasMarksOfText(std::string_view text) {
    std::string held;
    const std::string_view plain = plainText(text, held);
    return looksLikePastedList(plain) || !brokenCodesIn(plain, 1).empty();
}

} // namespace

bool hasDeckMarks(std::string_view bytes) {
    if (looksLikeUserFile(bytes)) return true;
    if (const auto text = decksOfUtf16(bytes)) return hasDeckMarks(*text);
    bytes = withoutMark(bytes);
    if (looksLikeNumberStacks(bytes)) return true;
    if (looksLikeJson(bytes)) return looksLikeSdeck(bytes);
    return looksLikeShareCode(bytes) || looksLikeSets(bytes) || looksLikeDeckList(bytes) ||
           !shareCodesIn(bytes, 1).empty() || mayHaveBeenUserFile(bytes) || hasMarksOfText(bytes);
}

bool looksLikeDecks(std::string_view bytes) {
    if (hasDeckMarks(bytes)) return true;
    if (const auto text = decksOfUtf16(bytes)) return looksLikeDecks(*text);
    bytes = withoutMark(bytes);
    if (looksLikeJson(bytes)) return false;
    std::string held;
    return looksLikeCardLines(plainText(bytes, held));
}

bool looksLikeDecks(std::string_view bytes, const Catalogue& catalogue) {
    if (looksLikeDecks(bytes)) return true;
    if (const auto text = decksOfUtf16(bytes)) return looksLikeDecks(*text, catalogue);
    bytes = withoutMark(bytes);
    if (looksLikeJson(bytes)) return false;
    std::string held;
    return holdsCardNames(plainText(bytes, held), catalogue);
}

namespace {

/// readDecks() without the columns of words.
Result<DeckReading> readAnyForm(std::string_view bytes, const Catalogue& catalogue) {
    if (auto error = foreignBytes(bytes)) {
        const auto text = decksOfUtf16(bytes);
        if (text && !foreignBytes(*text) && looksLikeDecks(*text, catalogue))
            return readDecks(*text, catalogue);
        return *error;
    }
    // Checked first, so that no other reader processes the private beginning of a user file.
    if (looksLikeUserFile(bytes)) return readUserFile(bytes, catalogue);
    bytes = withoutMark(bytes);
    if (looksLikeNumberStacks(bytes)) return readNumbers(bytes, catalogue);
    if (looksLikeJson(bytes)) return readSdeck(bytes, catalogue);
    if (looksLikeSets(bytes)) return readSetText(bytes, catalogue);
    if (looksLikeDeckList(bytes)) return readAnyList(bytes, catalogue);
    if (looksLikeShareCode(bytes) || !shareCodesIn(bytes, 1).empty()) return readAnyCodes(bytes, catalogue);
    if (mayHaveBeenUserFile(bytes)) return readUserFile(bytes, catalogue);
    if (const auto broken = readBrokenCodes(bytes, 1, catalogue)) return *broken;
    std::string held;
    const std::string_view plain = plainText(bytes, held);
    if (!looksLikePastedList(plain) && !looksLikeCardLines(plain) && !holdsCardNames(plain, catalogue))
        return Error{{"decks/nothing"}};
    DeckReading pasted = readPasted(plain, catalogue);
    if (pasted.library.empty() && pasted.leftOut.empty()) return Error{{"decks/nothing"}};
    return pasted;
}

} // namespace

Result<DeckReading> readDecks(std::string_view bytes, const Catalogue& catalogue) {
    auto reading = readAnyForm(bytes, catalogue);
    if (!reading || reading->unknownWords == 0 || reading->format != DeckFormat::List) return reading;
    DeckReading read = std::move(reading).value();
    const std::string_view text = withoutMark(bytes);
    const auto decoded = fromWindows1250(text);
    findColumns(read.library, decoded ? std::string_view(*decoded) : text);
    return read;
}

bool holdsWords(DeckFormat format) {
    return format == DeckFormat::Sdeck || isListForm(format);
}

} // namespace stonemason::token_battle
