// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/players/search.h"

#include <algorithm>
#include <limits>

namespace stonemason {

namespace {

constexpr int won = 1'000'000;
constexpr int infinite = 2'000'000;
/// Of the moves of a position only the most promising are followed further, at the root and below.
constexpr std::size_t rootWidth = 24;
constexpr std::size_t innerWidth = 10;
constexpr int deepest = 12;
/// What it is worth, in points a turn, to have the next move rather than the opponent (measured: about what a
/// good move gains).
constexpr int tempo = 2;

/// What a player has in hand, in points a turn: moves to come and boosts.
int inHand(const PlayerRules& rules, const Position& position, int player) {
    const auto p = std::size_t(player);
    const int next = position.toMove == player ? 1 : 0;
    return tempo * (next + 2 * position.extraMoves[p]) + rules.boostNext * position.boosts[p];
}

} // namespace

int outlookOf(const Duel& duel, const Position& position, int player) {
    const int other = 1 - player;
    const int lead = position.scores[std::size_t(player)] - position.scores[std::size_t(other)];
    if (!position.running()) return lead + (lead > 0 ? won : lead < 0 ? -won : 0);
    const int mine = position.yields[std::size_t(player)];
    const int others = position.yields[std::size_t(other)];
    const int byPoints = (duel.rules().winningScore - std::max(position.scores[0], position.scores[1])) /
                         std::max(1, std::max(mine, others));
    const int turnsLeft = std::min(count(position.empty()), byPoints + 1);
    const PlayerRules& rules = duel.rules().players;
    const int ahead = inHand(rules, position, player) - inHand(rules, position, other);
    return lead + (mine - others + ahead) * turnsLeft;
}

Search::Search(const Duel& duel, int nodes, std::stop_token stop)
    : duel_(duel), stop_(std::move(stop)), budget_(nodes) {
}

std::vector<Move> Search::ranked(const Position& position, std::vector<Move> moves) {
    std::vector<Child> children;
    for (const Move move : moves) {
        Child child{position, move, 0};
        duel_.play(child.position, move);
        child.outlook = outlookOf(duel_, child.position, position.toMove);
        children.push_back(child);
    }
    nodes_ += int(children.size());
    std::ranges::stable_sort(children, std::greater(), &Child::outlook);
    if (children.size() > rootWidth) children.resize(rootWidth);

    for (int depth = 2; depth <= deepest && !isOver(); ++depth) {
        int alpha = -infinite;
        std::vector<std::pair<int, Child>> valued;
        for (const Child& child : children) {
            const int value = valueFor(position.toMove, child, depth - 1, alpha, infinite);
            if (cut_) break;
            valued.emplace_back(value, child);
            alpha = std::max(alpha, value);
        }
        if (cut_ && valued.size() < 2) break;
        // A depth that was not finished counts as far as it went: the best move of the last depth went first.
        const bool finished = valued.size() == children.size();
        std::ranges::stable_sort(valued, std::greater(), &std::pair<int, Child>::first);
        for (std::size_t i = 0; i < valued.size(); ++i)
            children[i] = valued[i].second;
        if (!finished) break;
        depth_ = depth;
    }
    std::vector<Move> ranking;
    for (const Child& child : children)
        ranking.push_back(child.move);
    return ranking;
}

bool Search::isOver() {
    cut_ = cut_ || nodes_ >= budget_ || stop_.stop_requested();
    return cut_;
}

std::vector<Search::Child> Search::childrenOf(const Position& position) {
    std::vector<Child> children;
    for (const Move move : duel_.legalMoves(position)) {
        Child child{position, move, 0};
        duel_.play(child.position, move);
        child.outlook = outlookOf(duel_, child.position, position.toMove);
        children.push_back(child);
    }
    nodes_ += int(children.size());
    std::ranges::stable_sort(children, std::greater(), &Child::outlook);
    if (children.size() > innerWidth) children.resize(innerWidth);
    return children;
}

int Search::valueOf(const Position& position, int depth, int alpha, int beta) {
    if (depth <= 1) return valueOfLeaves(position, beta);
    if (isOver()) return 0;
    int best = -infinite;
    for (const Child& child : childrenOf(position)) {
        best = std::max(best, valueFor(position.toMove, child, depth - 1, std::max(alpha, best), beta));
        if (cut_ || best >= beta) break;
    }
    return best;
}

int Search::valueOfLeaves(const Position& position, int beta) {
    if (isOver()) return 0;
    int best = -infinite;
    for (const Move move : duel_.legalMoves(position)) {
        Position after = position;
        duel_.play(after, move);
        ++nodes_;
        best = std::max(best, outlookOf(duel_, after, position.toMove));
        if (best >= beta) break;
    }
    return best;
}

int Search::valueFor(int player, const Child& child, int depth, int alpha, int beta) {
    if (!child.position.running()) return child.outlook;
    if (child.position.toMove == player) return valueOf(child.position, depth, alpha, beta);
    return -valueOf(child.position, depth, -beta, -alpha);
}

} // namespace stonemason
