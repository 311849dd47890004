// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/position_fault.h"

#include <algorithm>
#include <vector>

namespace stonemason::token_battle {

namespace {

/// Checks one position of a duel for every kind of fault.
class PositionCheck {
public:
    PositionCheck(const Position& position, const Duel& duel) : position_(position), duel_(duel) {}

    bool areHandsPossible() const {
        for (int player = 0; player < playerCount; ++player)
            for (int stack = 0; stack < stackCount; ++stack) {
                const int cards = duel_.cardsIn(player, stack);
                const int top = topOf(player, stack);
                const int seen = seenOf(player, stack);
                const bool fits = seen == cards ? top < std::max(cards, 1) : seen < cards && top == seen;
                if (!fits || !areKnown(player, stack, seen)) return false;
            }
        return true;
    }

    /// The turns of the stacks say how many cards were played at least; a stack that has come round may have
    /// done so more often.
    bool arePlayedPossible(int player) const {
        const PlayedCards& played = position_.played[std::size_t(player)];
        int all = played.all;
        int pushes = played.pushes;
        int flips = played.flips;
        std::vector<int> rounds;
        for (int stack = 0; stack < stackCount; ++stack) {
            const int cards = duel_.cardsIn(player, stack);
            const bool cameRound = cards > 0 && seenOf(player, stack) == cards;
            const int least = topOf(player, stack) + (cameRound ? cards : 0);
            if (cameRound) rounds.push_back(cards);
            all -= least;
            for (int i = 0; i < least; ++i) {
                const Ability ability = duel_.cardAt(player, stack, i % cards).ability;
                pushes -= ability == Ability::Push ? 1 : 0;
                flips -= ability == Ability::Flip ? 1 : 0;
            }
        }
        return pushes >= 0 && flips >= 0 && pushes + flips <= all && isSumOf(all, rounds);
    }

    bool areMovesPossible() const {
        return position_.moves == position_.played[0].all + position_.played[1].all &&
               position_.moves <= duel_.rules().mostMoves;
    }

    bool isBoardPossible() const {
        if (isSandbox() && position_.owned(1) != 0) return false;
        if (position_.moves > 0) return true;
        const Board& board = position_;
        if (isSandbox()) return board == Board();
        bool isStart = false;
        forEach(duel_.rules().starts, [&](Square square) {
            const Board& start = duel_.start(square);
            isStart = isStart || board == start;
        });
        return isStart;
    }

    bool areYieldsPossible() const {
        const auto yields = yieldsOf(position_, duel_);
        return position_.yields[0] == yields[0] && position_.yields[1] == yields[1];
    }

    bool areScoresPossible() const {
        for (std::size_t player = 0; player < playerCount; ++player) {
            const int before = position_.scores[player] - position_.yields[player];
            if (before < 0 || before >= duel_.rules().winningScore || (position_.moves < 2 && before > 0))
                return false;
        }
        return true;
    }

    /// Where no card that gives turns was played, players have taken turns.
    bool isTurnPossible() const {
        if (isSandbox()) return position_.toMove == 0;
        const bool inTurns = !hasSeen(0, Ability::ExtraTurn) && !hasSeen(1, Ability::ExtraTurn) &&
                             !hasSeen(0, Ability::OpponentExtraTurn) &&
                             !hasSeen(1, Ability::OpponentExtraTurn);
        if (!inTurns) return position_.moves > 0 || position_.toMove == 0;
        const int ahead = position_.played[0].all - position_.played[1].all;
        return position_.running() ? ahead == position_.toMove : ahead == 0 || ahead == 1;
    }

    /// A player's next token is worth 1 more when the card before gave that.
    bool isBoostPossible(int player) const {
        const int boost = position_.boosts[std::size_t(player)];
        if (boost != 1) return boost == 0;
        for (int stack = 0; stack < stackCount; ++stack) {
            const int cards = duel_.cardsIn(player, stack);
            if (seenOf(player, stack) == 0) continue;
            const int before = (topOf(player, stack) + cards - 1) % cards;
            if (duel_.cardAt(player, stack, before).ability == Ability::BoostNext) return true;
        }
        return false;
    }

    /// A move gives the opponent one turn at most, and one that is not the last of its own row is itself such
    /// a turn: only the row's last move adds to all turns to come, so that s of them need 1 + 2 + ... + s
    /// moves; those that have been handed back since, one each.
    bool areExtraMovesPossible() const {
        const auto [first, second] = position_.extraMoves;
        if (first + second == 0) return true;
        if (isSandbox()) return false;
        if (first > 0 && !hasSeen(1, Ability::OpponentExtraTurn)) return false;
        if (second > 0 && !hasSeen(0, Ability::OpponentExtraTurn)) return false;
        const int all = first + second;
        const int waiting =
            position_.running() ? position_.extraMoves[1 - position_.toMove] : std::min(first, second);
        return all * (all + 1) / 2 + waiting <= position_.moves;
    }

    bool isLastPossible() const {
        if (position_.lastPlaced == noSquare) return true;
        return position_.moves > 0 && (position_.occupied() & bit(position_.lastPlaced)) != 0;
    }

private:
    bool isSandbox() const { return duel_.mode() == DuelMode::Sandbox; }
    int topOf(int player, int stack) const {
        return position_.hands[std::size_t(player)].top[std::size_t(stack)];
    }
    int seenOf(int player, int stack) const {
        return position_.hands[std::size_t(player)].seen[std::size_t(stack)];
    }

    /// What was played is known: a hidden card cannot have been.
    bool areKnown(int player, int stack, int seen) const {
        for (int i = 0; i < seen; ++i)
            if (duel_.cardAt(player, stack, i).isUnknown()) return false;
        return true;
    }

    bool hasSeen(int player, Ability ability) const {
        for (int stack = 0; stack < stackCount; ++stack)
            for (int i = 0; i < seenOf(player, stack); ++i)
                if (duel_.cardAt(player, stack, i).ability == ability) return true;
        return false;
    }

    /// Whether a number is a sum of these, each taken as often as need be.
    static bool isSumOf(int number, const std::vector<int>& parts) {
        std::vector<bool> sums(std::size_t(number) + 1);
        sums[0] = true;
        for (std::size_t sum = 1; sum < sums.size(); ++sum)
            sums[sum] = std::ranges::any_of(
                parts, [&](int part) { return std::size_t(part) <= sum && sums[sum - std::size_t(part)]; });
        return sums.back();
    }

    const Position& position_;
    const Duel& duel_;
};

} // namespace

std::array<int, playerCount> yieldsOf(const Position& position, const Duel& duel) {
    if (position.moves == 0) return {};
    return {duel.yieldOf(position, 0), duel.yieldOf(position, 1)};
}

GameState stateOf(const Position& position, const Duel& duel) {
    const auto [first, second] = position.scores;
    if (std::max(first, second) < duel.rules().winningScore && position.empty() != 0 &&
        position.moves < duel.rules().mostMoves)
        return GameState::Running;
    if (first == second) return GameState::Drawn;
    return first > second ? GameState::FirstWon : GameState::SecondWon;
}

std::optional<PositionFault> faultOf(const Position& position, const Duel& duel) {
    const PositionCheck check(position, duel);
    if (!check.areHandsPossible()) return PositionFault::Hands;
    if (!check.arePlayedPossible(0) || !check.arePlayedPossible(1)) return PositionFault::Played;
    if (!check.areMovesPossible()) return PositionFault::Moves;
    if (!check.isBoardPossible()) return PositionFault::Board;
    if (!check.areYieldsPossible()) return PositionFault::Yields;
    if (!check.areScoresPossible()) return PositionFault::Scores;
    if (position.state != stateOf(position, duel)) return PositionFault::State;
    if (!check.isTurnPossible()) return PositionFault::Turn;
    if (!check.isBoostPossible(0) || !check.isBoostPossible(1)) return PositionFault::Boosts;
    if (!check.areExtraMovesPossible()) return PositionFault::ExtraMoves;
    if (!check.isLastPossible()) return PositionFault::LastPlaced;
    return std::nullopt;
}

} // namespace stonemason::token_battle
