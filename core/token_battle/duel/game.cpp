// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/game.h"

#include "core/token_battle/deck/deck_edit.h"
#include "core/token_battle/duel/position_fault.h"

#include <utility>

namespace stonemason::token_battle {

GameSetup setupOf(const Side& first, const Side& second, std::uint64_t seed, const DuelRules& rules) {
    SeededRandom random(seed);
    return {DuelMode::Two, seed, randomStart(rules, random), {first, second}};
}

GameSetup sandboxOf(const Side& side, std::uint64_t seed) {
    return {DuelMode::Sandbox, seed, noSquare, {side, Side{}}};
}

namespace {

Result<Position> firstPosition(const Duel& duel, const GameSetup& setup) {
    if (setup.from) {
        if (faultOf(*setup.from, duel)) return Error{{"duel/position"}};
        return *setup.from;
    }
    const bool needsStart = setup.mode == DuelMode::Two;
    if (needsStart && (setup.start >= duelCells || (duel.rules().starts & bit(setup.start)) == 0)) {
        const Cell cell = cellOf(setup.start);
        return Error{{"duel/start", {cell.row + 1, cell.column + 1}}};
    }
    return duel.start(setup.start);
}

} // namespace

Result<Game> Game::of(std::shared_ptr<const DuelTable> table, GameSetup setup) {
    auto duel = Duel::of(std::move(table), setup.sides[0].deck, setup.sides[1].deck, setup.mode,
                         {setup.sides[0].hidden, setup.sides[1].hidden});
    if (!duel) return duel.error();
    const auto first = firstPosition(*duel, setup);
    if (!first) return first.error();
    return Game(std::move(duel).value(), std::move(setup), *first);
}

Result<Game> Game::replay(std::shared_ptr<const DuelTable> table, const GameRecord& record) {
    return replayed(of(std::move(table), record.setup), record, {"duel/resigned", "duel/after-end"},
                    [](const Game& game, Move move) { return game.whyNot(move); });
}

const DuelCard& Game::cardOf(int index) const {
    return duel().topCard(positionAfter(index), playerOf(index), move(index).stack);
}

bool Game::reveal(int player, int stack, CardId card) {
    Side& side = setupToChange().sides[std::size_t(player)];
    std::uint8_t& hidden = side.hidden[std::size_t(stack)];
    const DuelCard* known = duel().table().card(card);
    if (hidden == 0 || !known) return false;
    const int index = int(side.deck.stack(stack).size());
    const DeckEdit edit = put(side.deck, std::array{card}, {stack, index});
    if (!edit.ok()) return false;
    side.deck = edit.deck;
    --hidden;
    rulesToChange().replace(player, stack, index, *known);
    return true;
}

std::string_view Game::whyNot(Move move) const {
    const int player = position().toMove;
    const bool isHidden = move.stack < stackCount && duel().cardsIn(player, move.stack) > 0 &&
                          duel().topCard(position(), player, move.stack).isUnknown();
    return isHidden ? "duel/hidden-card" : "duel/illegal-move";
}

} // namespace stonemason::token_battle
