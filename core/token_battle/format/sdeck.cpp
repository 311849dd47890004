// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "core/format/json_reader.h"
#include "core/token_battle/format/deck_collector.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view formatName = "stonemason-decks";
constexpr int newestDeckVersion = 1;

using Names = std::span<const std::string_view>;
constexpr std::array<std::string_view, 5> libraryFields{"format", "version", "game", "active", "decks"};
constexpr std::array<std::string_view, 5> deckFields{"name", "tags", "notes", "stacks", "unknownWords"};

bool isAmong(Names names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

bool hasOthers(const Json& object, Names known) {
    return std::any_of(object.items().begin(), object.items().end(),
                       [known](const auto& item) { return !isAmong(known, item.key()); });
}

/// The members of an object that are not among the known, as an object; empty when there are none.
std::string others(std::string_view object, Names known) {
    constexpr std::string_view between = ", ";
    constexpr std::string_view behindName = ": ";
    std::vector<RawMember> members = rawMembers(object);
    std::erase_if(members, [&](const RawMember& member) { return isAmong(known, member.name); });
    std::string kept;
    if (members.empty()) return kept;
    std::size_t size = 1; // it may be nearly all of the file: no byte more than it needs
    for (const RawMember& member : members)
        size += between.size() + member.rawName.size() + behindName.size() + member.value.size();
    kept.reserve(size);
    for (const RawMember& member : members)
        kept.append(kept.empty() ? "{" : between)
            .append(member.rawName)
            .append(behindName)
            .append(member.value);
    return kept += '}';
}

std::string_view rawMember(std::string_view object, std::string_view name) {
    const auto members = rawMembers(object);
    const auto it = std::ranges::find(members, name, &RawMember::name);
    return it == members.end() ? std::string_view() : it->value;
}

std::vector<CardId> readCards(const JsonReader& r) {
    std::vector<CardId> cards;
    for (std::size_t i = 0; i < r.size(); ++i) {
        if (cards.size() > std::size_t(stackCapacity)) break;
        cards.push_back(r.at(i).clamped(-1, maximumCardId + 1));
    }
    return cards;
}

std::vector<std::string> readTags(const JsonReader& r) {
    std::vector<std::string> tags;
    for (std::size_t i = 0; i < r.size() && i <= std::size_t(maximumTags); ++i)
        tags.push_back(r.at(i).string());
    return tags;
}

/// A word goes into lists as it is: a line end in it would begin another line there.
std::string wordOfOneLine(std::string_view text) {
    std::string word = validUtf8(firstCharacters(text, maximumNameLength));
    std::ranges::replace_if(
        word, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return std::string(trimmed(word));
}

/// Words that lists had in the place of cards; older versions of this program keep them as a field they do
/// not know.
std::vector<UnknownWord> readWords(const JsonReader& r) {
    std::vector<UnknownWord> words;
    constexpr int most = 1'000'000'000; // lines and columns
    for (std::size_t i = 0; i < r.size() && i <= std::size_t(maximumUnknownWords);
         ++i) { // one more is too many
        const JsonReader word = r.at(i);
        UnknownWord read;
        read.word = wordOfOneLine(word["word"].string());
        if (read.word.empty()) word["word"].fail("name/empty");
        read.stack = word["stack"].integer(1, stackCount) - 1;
        read.index = word["place"].integer(1, most) - 1;
        read.line = word["line"].integer(1, most);
        read.column = word["column"].integer(1, most);
        words.push_back(std::move(read));
    }
    std::ranges::stable_sort(words, {}, [](const UnknownWord& word) {
        return std::pair(word.stack, word.index); // stack by stack, from the top
    });
    return words;
}

FoundDeck readDeck(const JsonReader& r) {
    FoundDeck deck;
    deck.field = r.path();
    r.object();
    deck.name = r["name"].string();
    if (r.has("tags")) deck.tags = readTags(r["tags"]);
    deck.notes = r.stringOr("notes", {});
    const JsonReader stacks = r["stacks"];
    const std::size_t count = stacks.size();
    for (std::size_t i = 0; i < count && i <= std::size_t(stackCount); ++i)
        deck.stacks.push_back(readCards(stacks.at(i)));
    if (r.has("unknownWords")) deck.words = readWords(r["unknownWords"]);
    if (deck.words.size() > std::size_t(maximumUnknownWords))
        deck.wordFault = Error{{"deck/no-such-name", {deck.words.back().word}}, 0, r.path()};
    return deck;
}

/// Keeps what the library's and the decks' objects hold beside the known fields.
class UnknownFields {
public:
    UnknownFields(std::string_view bytes, const Json& root, std::string& ofLibrary) {
        if (hasOthers(root, libraryFields)) ofLibrary = others(bytes, libraryFields);
        const auto isObject = [](const Json& deck) {
            return deck.is_object() && hasOthers(deck, deckFields);
        };
        const auto decks = root.find("decks");
        if (decks != root.end() && decks->is_array() && std::any_of(decks->begin(), decks->end(), isObject))
            raw_ = rawElements(rawMember(bytes, "decks"));
    }

    std::string of(std::size_t deck, const Json& object) const {
        return hasOthers(object, deckFields) ? others(raw_[deck], deckFields) : std::string();
    }

private:
    std::vector<std::string_view> raw_; ///< of all decks, when any of them has such fields
};

/// The unknown fields as members to append to an object; nullopt when they are not what they should be.
std::optional<std::string> appended(const std::string& fields, Names known, std::string_view between) {
    std::string members;
    if (fields.empty()) return members;
    const auto parsed = parseJson(fields, maximumDeckValues);
    if (!parsed || !parsed->is_object()) return std::nullopt;
    for (const RawMember& member : rawMembers(fields))
        if (!isAmong(known, member.name))
            members.append(between).append(member.rawName).append(": ").append(member.value);
    return members;
}

std::optional<Error> whyNotWritable(const NamedDeck& deck) {
    const bool tags = deck.tags.size() <= std::size_t(maximumTags) &&
                      std::ranges::none_of(deck.tags, [](const std::string& tag) {
                          return nameFault(tag, maximumTagLength).has_value();
                      });
    if (!tags) return Error{{"write/words", {std::string("tags")}}};
    if (notesFault(deck.notes)) return Error{{"write/words", {std::string("notes")}}};
    return std::nullopt;
}

std::string stacksText(const Deck& deck) {
    std::string text;
    for (int s = 0; s < stackCount; ++s) {
        text += s == 0 ? "[" : "], [";
        const auto cards = deck.stack(s);
        for (std::size_t c = 0; c < cards.size(); ++c)
            text.append(c > 0 ? ", " : "").append(std::to_string(cards[c]));
    }
    return "[" + text + "]]";
}

std::string wordsText(const std::vector<UnknownWord>& words) {
    std::string text = "[";
    for (const UnknownWord& word : words) {
        text.append(text.size() > 1 ? ", " : "").append("{\"word\": ").append(jsonText(word.word));
        const auto add = [&text](std::string_view name, int number) {
            text.append(", \"").append(name).append("\": ").append(std::to_string(number));
        };
        add("stack", word.stack + 1);
        add("place", word.index + 1);
        add("line", word.line);
        add("column", word.column);
        text += "}";
    }
    return text + "]";
}

Result<std::string> deckText(const NamedDeck& deck) {
    if (auto error = whyNotWritable(deck)) return *error;
    const auto unknown = appended(deck.unknownFields, deckFields, ", ");
    if (!unknown) return Error{{"write/unknown-fields"}};
    std::string text = "{\"name\": " + jsonText(deck.name);
    for (const std::string& tag : deck.tags)
        text.append(&tag == deck.tags.data() ? ", \"tags\": [" : ", ").append(jsonText(tag));
    if (!deck.tags.empty()) text += "]";
    if (!deck.notes.empty()) text += ", \"notes\": " + jsonText(deck.notes);
    text += ", \"stacks\": " + stacksText(deck.deck);
    if (!deck.unknownWords.empty()) text += ", \"unknownWords\": " + wordsText(deck.unknownWords);
    return text + *unknown + "}";
}

} // namespace

Result<DeckReading> readSdeck(std::string_view bytes, const Catalogue& catalogue) {
    const Result<Json> parsed = parseOwnJson(bytes, maximumDeckValues);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    const std::string name = root["format"].string();
    if (name != formatName) return Error{{"sdeck/not-decks", {name}}, 0, "format"};
    const int version = root["version"].integer(1, 1'000'000);
    if (!error && version > newestDeckVersion)
        root["version"].fail("json/version", {version, newestDeckVersion});
    const std::string game = root["game"].string();
    if (game != catalogue.id) root["game"].fail("sdeck/unknown-game", {game});
    const JsonReader decks = root["decks"];
    const std::size_t count = decks.size();
    if (error) return *error;
    if (count > std::size_t(maximumDecks)) return Error{{"decks/too-many", {maximumDecks}}};
    DeckCollector collector(catalogue, DeckFormat::Sdeck);
    const UnknownFields unknown(bytes, *parsed, collector.library().unknownFields);
    for (std::size_t i = 0; i < count; ++i) {
        const JsonReader r = decks.at(i);
        FoundDeck deck = readDeck(r);
        if (error) return *error;
        deck.unknownFields = unknown.of(i, r.object());
        collector.add(std::move(deck));
    }
    if (root.has("active")) collector.setActive(root["active"].integer(0, std::max(int(count) - 1, 0)));
    if (error) return *error;
    return collector.take();
}

Result<std::string> writeSdeck(const DeckLibrary& library, const Catalogue& catalogue) {
    const auto unknown = appended(library.unknownFields, libraryFields, ",\n  ");
    if (!unknown) return Error{{"write/unknown-fields"}};
    std::string text = "{\n  \"format\": " + jsonText(formatName);
    text += ",\n  \"version\": " + std::to_string(newestDeckVersion);
    text += ",\n  \"game\": " + jsonText(catalogue.id);
    if (!library.empty()) text += ",\n  \"active\": " + std::to_string(library.active());
    text += ",\n  \"decks\": [";
    for (const NamedDeck& deck : library.decks()) {
        const auto line = deckText(deck);
        if (!line) return line.error();
        text.append(&deck == library.decks().data() ? "\n    " : ",\n    ").append(*line);
    }
    text += library.empty() ? "]" : "\n  ]";
    return text + *unknown + "\n}\n";
}

bool looksLikeSdeck(std::string_view bytes) {
    return namesFormat(bytes, formatName);
}

} // namespace stonemason::token_battle
