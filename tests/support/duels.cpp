// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/duels.h"

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "tests/support/files.h"

#include <stdexcept>

namespace stonemason::test {

using namespace token_battle;

namespace {

template <typename Value>
Value valueOf(Result<Value> result) {
    if (!result)
        throw std::runtime_error(std::string(result.error().message.id) + " " + result.error().field);
    return std::move(result).value();
}

} // namespace

const std::shared_ptr<const DuelTable>& tokenBattleTable() {
    static const auto table = valueOf(
        DuelTable::of(tokenBattle(), valueOf(readDuelRules(resourceData("duels/token-battle.json")))));
    return table;
}

Duel duelOf(std::string_view first, std::string_view second, DuelMode mode) {
    return valueOf(Duel::of(tokenBattleTable(), deckOf(first), deckOf(second), mode));
}

GameSetup anySetup(std::uint64_t seed, DuelMode mode) {
    SeededRandom random(seed);
    const Side first{randomDeck(tokenBattle(), random), "First", "easy"};
    const Side second{randomDeck(tokenBattle(), random), "Second", "human"};
    if (mode == DuelMode::Sandbox) return sandboxOf(first, seed);
    return setupOf(first, second, seed, tokenBattleTable()->rules());
}

Game anyGame(std::uint64_t seed, int moves, DuelMode mode) {
    Game game = valueOf(Game::of(tokenBattleTable(), anySetup(seed, mode)));
    SeededRandom random(seed + 1);
    while (!game.hasEnded() && game.moveCount() < moves) {
        const MoveList legal = game.duel().legalMoves(game.position());
        game.play(legal[std::size_t(random.below(int(legal.size())))]);
    }
    return game;
}

} // namespace stonemason::test
