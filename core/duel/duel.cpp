// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/duel.h"

#include "core/deck/deck_problems.h"
#include "core/duel/turn.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

/// Calls visit(Squares) with the tokens that each aura on the board reaches.
template <typename Visit>
void forEachAura(const Position& position, Visit visit) {
    const Squares friendly = position.kinds[std::size_t(TokenKind::AuraFriendly)];
    const Squares all = position.kinds[std::size_t(TokenKind::AuraAll)];
    const Squares enemy = position.kinds[std::size_t(TokenKind::AuraEnemy)];
    if ((friendly | all | enemy) == 0) return;
    for (std::size_t owner = 0; owner < playerCount; ++owner) {
        const Squares own = position.owned[owner];
        const Squares others = position.owned[1 - owner];
        forEach(friendly & own, [&](Square square) { visit(neighbours[square] & own); });
        forEach(enemy & own, [&](Square square) { visit(neighbours[square] & others); });
    }
    forEach(all, [&](Square square) { visit(neighbours[square] & position.occupied()); });
}

} // namespace

Square randomStart(const DuelRules& rules, SeededRandom& random) {
    Squares starts = rules.starts;
    for (int left = random.below(count(starts)); left > 0; --left)
        starts &= starts - 1;
    return Square(std::countr_zero(starts));
}

Result<Duel> Duel::of(std::shared_ptr<const DuelTable> table, const Deck& first, const Deck& second,
                      DuelMode mode) {
    Duel duel;
    const std::array<const Deck*, playerCount> decks{&first, &second};
    const int players = mode == DuelMode::Sandbox ? 1 : playerCount;
    for (int player = 0; player < players; ++player) {
        const Deck& deck = *decks[std::size_t(player)];
        if (!isValid(deck, table->catalogue())) return Error{{"duel/deck-invalid", {player + 1}}};
        for (int stack = 0; stack < stackCount; ++stack) {
            Stack& cards = duel.decks_[std::size_t(player)][std::size_t(stack)];
            for (const CardId id : deck.stack(stack))
                cards.cards[cards.count++] = *table->card(id);
        }
    }
    duel.table_ = std::move(table);
    duel.mode_ = mode;
    return duel;
}

Position Duel::start(Square square) const {
    Position position;
    if (mode_ == DuelMode::Two) position.put(square, {1, rules().startValue, TokenKind::Plain});
    return position;
}

bool Duel::isLegal(const Position& position, Move move) const {
    return position.running() && move.square < duelCells && move.stack < stackCount &&
           cardsIn(position.toMove, move.stack) > 0 && (position.empty() & bit(move.square)) != 0;
}

MoveList Duel::legalMoves(const Position& position) const {
    MoveList moves;
    if (!position.running()) return moves;
    for (int stack = 0; stack < stackCount; ++stack)
        if (cardsIn(position.toMove, stack) > 0)
            forEach(position.empty(), [&](Square square) { moves.add({std::uint8_t(stack), square}); });
    return moves;
}

void Duel::play(Position& position, Move move) const {
    playWith(position, move, [](const DuelEvent&) {});
}

std::vector<DuelEvent> Duel::playTelling(Position& position, Move move) const {
    std::vector<DuelEvent> events;
    playWith(position, move, [&events](const DuelEvent& event) { events.push_back(event); });
    return events;
}

Square Duel::place(Position& position, Move move) const {
    const DuelCard& card = topCard(position, position.toMove, move.stack);
    return Turn(position, rules(), mode_, [](const DuelEvent&) {}).place(card, move.square);
}

template <typename Tell>
void Duel::playWith(Position& position, Move move, Tell tell) const {
    const std::size_t player = position.toMove;
    Hand& hand = position.hands[player];
    std::uint8_t& top = hand.top[move.stack];
    const DuelCard& card = cardAt(int(player), move.stack, top);

    Turn turn(position, rules(), mode_, tell);
    turn.place(card, move.square);
    turn.shoot();

    ++top;
    hand.seen[move.stack] = std::max(hand.seen[move.stack], top);
    if (top == cardsIn(int(player), move.stack)) top = 0;
    PlayedCards& played = position.played[player];
    ++played.all;
    if (card.ability == Ability::Push) ++played.pushes;
    if (card.ability == Ability::Flip) ++played.flips;
    ++position.moves;
    score(position);
    passTurn(position);
}

/// Points first, then, once, whether the game has ended.
void Duel::score(Position& position) const {
    for (int player = 0; player < playerCount; ++player) {
        const int yield = yieldOf(position, player);
        position.yields[std::size_t(player)] = std::uint16_t(yield);
        position.scores[std::size_t(player)] += std::uint16_t(yield);
    }
    const auto [first, second] = position.scores;
    const bool ended = std::max(first, second) >= rules().winningScore || position.empty() == 0 ||
                       position.moves >= rules().mostMoves;
    if (!ended) return;
    position.state = first > second   ? DuelState::FirstWon
                     : first < second ? DuelState::SecondWon
                                      : DuelState::Drawn;
}

void Duel::passTurn(Position& position) const {
    std::uint8_t& extra = position.extraMoves[position.toMove];
    if (extra > 0)
        --extra;
    else if (mode_ == DuelMode::Two)
        position.toMove = 1 - position.toMove;
}

int Duel::yieldOf(const Position& position, int player) const {
    const Squares own = position.owned[std::size_t(player)];
    const Squares golden = own & position.kinds[std::size_t(TokenKind::Golden)];
    int plain = position.valueOn(own);
    int doubled = golden == 0 ? 0 : position.valueOn(golden);
    forEachAura(position, [&](Squares reached) {
        plain += rules().auraBonus * count(reached & own);
        doubled += rules().auraBonus * count(reached & golden);
    });
    return plain + (rules().goldenFactor - 1) * doubled;
}

int Duel::yieldAt(const Position& position, Square square) const {
    const std::optional<Token> token = position.tokenAt(square);
    if (!token) return 0;
    int points = token->value;
    forEachAura(position, [&](Squares reached) {
        if ((reached & bit(square)) != 0) points += rules().auraBonus;
    });
    return token->kind == TokenKind::Golden ? points * rules().goldenFactor : points;
}

void Duel::replace(int player, int stack, int index, const DuelCard& card) {
    decks_[std::size_t(player)][std::size_t(stack)].cards[std::size_t(index)] = card;
}

} // namespace stonemason
