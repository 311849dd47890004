// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the numbers of duels, by which a game is then played.
#include "core/format/json.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "tests/fuzz/duel_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto rules = readDuelRules(input);
    if (!rules) {
        fuzz::requireGoodError(rules.error(), input);
        return 0;
    }
    const auto again = readDuelRules(parseJson(input)->dump());
    require(again.ok() && *again == *rules, "the same values in another layout are the same rules");
    const auto table = DuelTable::of(fuzz::cards(), *rules);
    require(table.ok(), "rules fit the cards");
    SeededRandom random(size);
    const Deck first = randomDeck(fuzz::cards(), random);
    const auto duel = Duel::of(*table, first, randomDeck(fuzz::cards(), random));
    require(duel.ok(), "dealt decks can be played");
    fuzz::playSome(*duel, random);
    return 0;
}
