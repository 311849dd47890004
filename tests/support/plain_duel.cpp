// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_duel.h"

#include <algorithm>

namespace stonemason::test {

using namespace token_battle;

namespace {

std::array<std::vector<const Card*>, stackCount> stacksOf(const Catalogue& catalogue, const Deck& deck) {
    std::array<std::vector<const Card*>, stackCount> stacks;
    for (int stack = 0; stack < stackCount; ++stack)
        for (const CardId card : deck.stack(stack))
            stacks[std::size_t(stack)].push_back(catalogue.card(card));
    return stacks;
}

} // namespace

PlainDuel::PlainDuel(const Catalogue& catalogue, const std::array<Deck, 2>& decks, Cell start,
                     PlainRules rules)
    : board(rules) {
    for (std::size_t player = 0; player < 2; ++player)
        players[player].stacks = stacksOf(catalogue, decks[player]);
    board.put(start, 1, rules.startValue);
}

PlainDuel::PlainDuel(const Catalogue& catalogue, const Deck& deck, PlainRules rules) : board(rules, false) {
    players[0].stacks = stacksOf(catalogue, deck);
}

std::optional<int> PlainDuel::winner() const {
    if (players[0].score == players[1].score) return std::nullopt;
    return players[0].score > players[1].score ? 0 : 1;
}

std::vector<PlainMove> PlainDuel::legalMoves() const {
    std::vector<PlainMove> moves;
    if (!next) return moves;
    const auto& stacks = players[std::size_t(*next)].stacks;
    for (int stack = 0; stack < stackCount; ++stack) {
        if (stacks[std::size_t(stack)].empty()) continue;
        for (int row = 0; row < plainBoardSize.rows; ++row)
            for (int column = 0; column < plainBoardSize.columns; ++column)
                if (!board.at({row, column})) moves.push_back({stack, row, column});
    }
    return moves;
}

const Card& PlainDuel::cardOf(const PlainMove& move) const {
    return *players[std::size_t(*next)].stacks[std::size_t(move.stack)].front();
}

int PlainDuel::valueOf(const PlainMove& move) const {
    return cardOf(move).value + players[std::size_t(*next)].boosts * board.rules().boost;
}

void PlainDuel::play(const PlainMove& move) {
    PlainPlayer& player = players[std::size_t(*next)];
    PlainPlayer& opponent = players[std::size_t(1 - *next)];
    const Card& card = cardOf(move);
    const int value = valueOf(move);
    ++movesPlayed;
    player.boosts = 0;
    auto& stack = player.stacks[std::size_t(move.stack)];
    std::ranges::rotate(stack, stack.begin() + 1);
    ++player.tally.tokens;
    if (card.ability == Ability::Push) ++player.tally.pushes;
    if (card.ability == Ability::Flip) ++player.tally.flips;

    const PlainPlacement placement = board.place(card, *next, value, move.cell(), lastPlaced);
    lastPlaced = placement.serial;
    if (placement.boostNext) ++player.boosts;
    if (placement.extraTurn) ++player.extraMoves;
    if (placement.opponentExtraTurn) ++opponent.extraMoves;
    board.fireTurrets();
    score();
    passTurn();
}

void PlainDuel::score() {
    const auto yields = board.yields();
    for (std::size_t player = 0; player < 2; ++player) {
        players[player].yield = yields[player];
        players[player].score += yields[player];
    }
}

void PlainDuel::passTurn() {
    PlainPlayer& player = players[std::size_t(*next)];
    const bool again = player.extraMoves > 0;
    if (again) --player.extraMoves;
    const PlainRules& rules = board.rules();
    const bool won = players[0].score >= rules.winningScore || players[1].score >= rules.winningScore;
    if (won || board.isFull() || movesPlayed >= rules.mostMoves)
        next.reset();
    else if (!again && board.hasOpponent())
        next = 1 - *next;
}

} // namespace stonemason::test
