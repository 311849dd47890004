// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/deck_oracle.h"

#include "core/base/text.h"
#include "core/format/file.h"
#include "core/format/text_file.h"
#include "core/token_battle/format/catalogue_reader.h"

#include <algorithm>
#include <set>

namespace stonemason::fuzz {

using namespace token_battle;

namespace {

bool hasEmptyStack(const Deck& deck) {
    const auto stacks = deck.stacks();
    return std::ranges::any_of(stacks, [](const auto& stack) { return stack.empty(); });
}

/// What is left of the library when the form has held it.
DeckLibrary heldBy(DeckFormat format, const DeckLibrary& library) {
    if (format == DeckFormat::Sdeck) return library;
    DeckLibrary held;
    for (const NamedDeck& deck : library.decks())
        held.append({format == DeckFormat::OldSets ? "Deck " + std::to_string(held.size() + 1) : deck.name,
                     deck.deck});
    return held;
}

} // namespace

const Catalogue& cards() {
    static const Catalogue catalogue = [] {
        const auto json = readFile(STONEMASON_RESOURCES "/cards/token-battle.json");
        require(json.ok(), "the catalogue can be read");
        auto read = readCatalogue(*json);
        require(read.ok(), "the catalogue is good");
        return std::move(read).value();
    }();
    return catalogue;
}

void requireGoodReading(const DeckReading& reading, std::string_view input) {
    const DeckLibrary& library = reading.library;
    require(library.empty() ? library.active() == -1 : library.active() < library.size(),
            "the active deck is one of those there are");
    std::set<std::string_view> names;
    for (const NamedDeck& deck : library.decks()) {
        require(!nameFault(deck.name) && !notesFault(deck.notes), "names and notes are good");
        require(names.insert(deck.name).second, "every name is there once");
    }
    for (const LeftOutDeck& deck : reading.leftOut) {
        require(isUtf8(deck.name), "what is left out can be named");
        require(deck.reason.line >= 0 && deck.reason.line <= lineAt(input, input.size()),
                "the reason's line is in the input");
    }
}

void requireRoundTrip(const DeckLibrary& library, DeckFormat format) {
    const auto hasEmpty = [](const NamedDeck& deck) { return hasEmptyStack(deck.deck); };
    const bool isSets = format == DeckFormat::Sets || format == DeckFormat::OldSets;
    const bool cannot = format != DeckFormat::Sdeck &&
                        (library.empty() || (isSets && std::ranges::any_of(library.decks(), hasEmpty)));
    const auto written = writeDecks(library, cards(), format);
    require(written.ok() != cannot, "what was read can be written where the form can hold it");
    if (!written) return;
    const auto again = readDecks(written->bytes, cards());
    require(again.ok(), "what was written can be read");
    require(again->format == format, "what was written shows its form");
    require(again->leftOut.empty(), "nothing that was written is left out");
    DeckLibrary read = again->library;
    for (int i = 0; i < read.size() && format != DeckFormat::Sdeck; ++i)
        read.setUnknownWords(i, {}); // their places are those in another list
    require(read == heldBy(format, library), "what was written reads back equal");
    require(writeDecks(again->library, cards(), format)->bytes == written->bytes,
            "what was read back is written the same");
}

} // namespace stonemason::fuzz
