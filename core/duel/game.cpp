// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/game.h"

#include "core/deck/deck_edit.h"
#include "core/duel/position_fault.h"

#include <utility>

namespace stonemason {

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
    Game game(std::move(duel).value());
    game.positions_.push_back(*first);
    game.record_.setup = std::move(setup);
    return game;
}

Result<Game> Game::replay(std::shared_ptr<const DuelTable> table, const GameRecord& record) {
    auto begun = of(std::move(table), record.setup);
    if (!begun) return begun;
    Game game = std::move(begun).value();
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        if (game.hasEnded()) return Error{{"duel/after-end", {int(i) + 1}}};
        if (!game.play(record.moves[i])) return Error{{game.whyNot(record.moves[i]), {int(i) + 1}}};
    }
    if (record.resigned) {
        game.resign(*record.resigned);
        if (game.record_.resigned != record.resigned) return Error{{"duel/resigned"}};
    }
    return game;
}

const DuelCard& Game::cardOf(int move) const {
    return duel_.topCard(positionAfter(move), playerOf(move), record_.moves[std::size_t(move)].stack);
}

std::optional<int> Game::winner() const {
    if (record_.resigned) return 1 - *record_.resigned;
    return position().winner();
}

bool Game::play(Move move) {
    if (hasEnded() || !duel_.isLegal(position(), move)) return false;
    Position next = position();
    duel_.play(next, move);
    positions_.push_back(next);
    record_.moves.push_back(move);
    return true;
}

bool Game::reveal(int player, int stack, CardId card) {
    Side& side = record_.setup.sides[std::size_t(player)];
    std::uint8_t& hidden = side.hidden[std::size_t(stack)];
    const DuelCard* known = duel_.table().card(card);
    if (hidden == 0 || !known) return false;
    const int index = int(side.deck.stack(stack).size());
    const DeckEdit edit = put(side.deck, std::array{card}, {stack, index});
    if (!edit.ok()) return false;
    side.deck = edit.deck;
    --hidden;
    duel_.replace(player, stack, index, *known);
    return true;
}

std::string_view Game::whyNot(Move move) const {
    const int player = position().toMove;
    const bool isHidden = move.stack < stackCount && duel_.cardsIn(player, move.stack) > 0 &&
                          duel_.topCard(position(), player, move.stack).isUnknown();
    return isHidden ? "duel/hidden-card" : "duel/illegal-move";
}

void Game::goBackTo(int moves) {
    record_.resigned.reset();
    record_.moves.resize(std::size_t(moves));
    positions_.resize(std::size_t(moves) + 1);
}

void Game::resign(int player) {
    const bool canResign = setup().mode == DuelMode::Two && (player == 0 || player == 1);
    if (canResign && !hasEnded()) record_.resigned = player;
}

} // namespace stonemason
