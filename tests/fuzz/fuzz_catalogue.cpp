// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a catalogue of cards, from which decks are then dealt and played.
#include "core/format/json.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "tests/fuzz/duel_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

namespace {

void requireRoundTrip(const DeckLibrary& library, const Catalogue& catalogue) {
    for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::Sets}) {
        const auto written = writeDecks(library, catalogue, format);
        require(written.ok(), "dealt decks can be written");
        const auto again = readDecks(written->bytes, catalogue);
        require(again.ok() && again->library == library, "what was written reads back equal");
        require(again->unknownIds.empty(), "dealt cards are known");
    }
}

void playSome(const Catalogue& catalogue, const Deck& deck, SeededRandom& random) {
    const auto table = DuelTable::of(catalogue, fuzz::duels()->rules());
    if (!table) return;
    const auto duel = Duel::of(*table, deck, deck);
    require(duel.ok(), "dealt decks can be played");
    fuzz::playSome(*duel, random);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto catalogue = readCatalogue(input);
    if (!catalogue) {
        fuzz::requireGoodError(catalogue.error(), input);
        return 0;
    }
    require(readCatalogue(parseJson(input)->dump()).ok(), "the same values in another layout are read");
    SeededRandom random(size);
    DeckLibrary library;
    library.append({"Deck 1", randomDeck(*catalogue, random)});
    const Deck& deck = library.at(0).deck;
    require(isValid(deck, *catalogue), "dealt decks are valid");
    requireRoundTrip(library, *catalogue);
    playSome(*catalogue, deck, random);
    return 0;
}
