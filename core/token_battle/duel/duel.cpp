// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/duel.h"

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/turn.h"

#include <algorithm>
#include <utility>

namespace stonemason::token_battle {

namespace {

/// How many auras lie beside tokens, counted for each token.
int timesReached(Squares tokens, Squares auras) {
    // There are at most eight beside each: what an eighth of a word adds up to fits its eight bits.
    Squares sums = 0;
    forEach(auras, [&](Square aura) { sums += detail::countByEighths(neighbours[aura] & tokens); });
    return detail::sumOfEighths(sums);
}

/// Whether the game would accept a deck of these cards plus so many hidden ones in each stack.
bool isPlayable(const Deck& deck, const HiddenCards& hidden, const Catalogue& catalogue) {
    if (hidden == HiddenCards{}) return isValid(deck, catalogue);
    for (int stack = 0; stack < stackCount; ++stack) {
        const int count = int(deck.stack(stack).size()) + hidden[std::size_t(stack)];
        if (count < catalogue.rules.fewest || count > std::min(catalogue.rules.most, stackCapacity))
            return false;
    }
    return std::ranges::all_of(deck.cards(), [&](CardId id) { return catalogue.card(id) != nullptr; });
}

} // namespace

Square randomStart(const DuelRules& rules, SeededRandom& random) {
    Squares starts = rules.starts;
    for (int left = random.below(count(starts)); left > 0; --left)
        starts &= starts - 1;
    return Square(std::countr_zero(starts));
}

Result<Duel> Duel::of(std::shared_ptr<const DuelTable> table, const Deck& first, const Deck& second,
                      DuelMode mode, const std::array<HiddenCards, playerCount>& hidden) {
    Duel duel;
    const std::array<const Deck*, playerCount> decks{&first, &second};
    const int players = mode == DuelMode::Sandbox ? 1 : playerCount;
    for (int player = 0; player < players; ++player) {
        const Deck& deck = *decks[std::size_t(player)];
        const HiddenCards& unknown = hidden[std::size_t(player)];
        if (!isPlayable(deck, unknown, table->catalogue())) return Error{{"duel/deck-invalid", {player + 1}}};
        for (int stack = 0; stack < stackCount; ++stack) {
            Stack& cards = duel.decks_[std::size_t(player)][std::size_t(stack)];
            for (const CardId id : deck.stack(stack))
                cards.cards[cards.count++] = *table->card(id);
            for (int i = 0; i < unknown[std::size_t(stack)]; ++i)
                cards.cards[cards.count++] = unknownCard(table->rules());
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
           cardsIn(position.toMove, move.stack) > 0 &&
           !topCard(position, position.toMove, move.stack).isUnknown() &&
           (position.empty() & bit(move.square)) != 0;
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
    playObserved(position, move, [](const DuelEvent&) {});
}

std::vector<DuelEvent> Duel::playObserved(Position& position, Move move) const {
    std::vector<DuelEvent> events;
    playObserved(position, move, [&events](const DuelEvent& event) { events.push_back(event); });
    return events;
}

Square Duel::place(Board& board, const Position& position, Move move) const {
    const DuelCard& card = topCard(position, position.toMove, move.stack);
    return Turn(board, position, *this, [](const DuelEvent&) {}).place(card, move.square);
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
    position.state = first > second   ? GameState::FirstWon
                     : first < second ? GameState::SecondWon
                                      : GameState::Drawn;
}

void Duel::passTurn(Position& position) const {
    std::uint8_t& extra = position.extraMoves[position.toMove];
    if (extra > 0)
        --extra;
    else if (mode_ == DuelMode::Two)
        position.toMove = 1 - position.toMove;
}

int Duel::yieldOf(const Board& board, int player) const {
    const Squares own = board.owned(player);
    const Squares auras = board.aurasFor(player);
    const int points = board.valueOf(player) + rules().auraBonus * timesReached(own, auras);
    const Squares golden = own & board.of(TokenKind::Golden);
    if (golden == 0) return points;
    const int goldenPoints = board.valueOn(golden) + rules().auraBonus * timesReached(golden, auras);
    return points + (rules().goldenFactor - 1) * goldenPoints;
}

int Duel::balanceOf(const Board& board, int player) const {
    return yieldOf(board, player) - yieldOf(board, 1 - player);
}

int Duel::yieldAt(const Board& board, Square square) const {
    const std::optional<Token> token = board.tokenAt(square);
    if (!token) return 0;
    const int reaching = count(neighbours[square] & board.aurasFor(token->owner));
    const int points = token->value + rules().auraBonus * reaching;
    return token->kind == TokenKind::Golden ? points * rules().goldenFactor : points;
}

void Duel::replace(int player, int stack, int index, const DuelCard& card) {
    decks_[std::size_t(player)][std::size_t(stack)].cards[std::size_t(index)] = card;
}

std::string moveText(Move move) {
    const Cell cell = cellOf(move.square);
    return {char('1' + move.stack), char('a' + cell.column), char('1' + cell.row)};
}

std::optional<Move> moveFromText(std::string_view text) {
    if (text.size() != 3) return std::nullopt;
    const int stack = text[0] - '1';
    const Square square = squareOf({text[2] - '1', text[1] - 'a'});
    if (stack < 0 || stack >= stackCount || square == noSquare) return std::nullopt;
    return Move{std::uint8_t(stack), square};
}

} // namespace stonemason::token_battle
