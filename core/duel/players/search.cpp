// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/players/search.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr int won = 1'000'000;
constexpr int infinite = 2'000'000;
/// Of the moves of a position only the most promising are followed further, at the root and below. At the
/// root those that lose do not count: another that saves the game may promise little.
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
    if (!position.running()) return lead > 0 ? won : lead < 0 ? -won : 0;
    const int mine = position.yields[std::size_t(player)];
    const int others = position.yields[std::size_t(other)];
    const int byPoints = (duel.rules().winningScore - std::max(position.scores[0], position.scores[1])) /
                         std::max(1, std::max(mine, others));
    const int turnsLeft = std::min(count(position.empty()), byPoints + 1);
    const PlayerRules& rules = duel.rules().players;
    const int ahead = inHand(rules, position, player) - inHand(rules, position, other);
    return lead + (mine - others + ahead) * turnsLeft;
}

template <std::size_t capacity>
void Search::Ranking<capacity>::add(Candidate candidate) {
    const auto isBetter = [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; };
    const auto first = candidates_.begin();
    const auto place = std::upper_bound(first, first + size_, candidate, isBetter);
    if (place == candidates_.end()) return;
    if (size_ < capacity) ++size_;
    std::move_backward(place, first + size_ - 1, first + size_);
    *place = candidate;
}

template <std::size_t capacity>
void Search::Ranking<capacity>::append(std::span<const Candidate> candidates) {
    std::ranges::copy(candidates, candidates_.begin() + size_);
    size_ += candidates.size();
}

Search::Search(const Duel& duel, int nodes, std::stop_token stop)
    : duel_(duel), stop_(std::move(stop)), budget_(nodes) {
}

Move Search::best(const Position& position, const MoveList& moves) {
    auto ranking = ranked<mostMoves>(position, moves);
    for (int depth = 2; depth <= deepest && ranking.front().worth < won && !isOver(); ++depth)
        ranking = followed(ranking, position, depth);
    return ranking.front().move;
}

Search::Ranking<Search::mostMoves> Search::followed(const Ranking<mostMoves>& ranking,
                                                    const Position& position, int depth) {
    Ranking<mostMoves> valued;
    const Candidate* candidate = ranking.begin();
    std::size_t saving = 0;
    int alpha = -won;
    for (; candidate != ranking.end() && saving < rootWidth && alpha < won; ++candidate) {
        const int value = candidate->worth == -won
                              ? -won
                              : valueAfter(position, candidate->move, depth - 1, alpha, infinite);
        if (cut_) break; // what was followed counts: the best move of the last depth went first
        valued.add({candidate->move, value});
        alpha = std::max(alpha, value);
        if (value > -won) ++saving;
    }
    valued.append({candidate, ranking.end()});
    return valued;
}

bool Search::isOver() {
    cut_ = cut_ || nodes_ >= budget_ || stop_.stop_requested();
    return cut_;
}

int Search::outlookAfter(const Position& position, Move move) {
    Position after = position;
    duel_.play(after, move);
    ++nodes_;
    return outlookOf(duel_, after, position.toMove);
}

template <std::size_t capacity>
Search::Ranking<capacity> Search::ranked(const Position& position, const MoveList& moves) {
    Ranking<capacity> ranking;
    for (const Move move : moves)
        ranking.add({move, outlookAfter(position, move)});
    return ranking;
}

int Search::valueOf(const Position& position, int depth, int alpha, int beta) {
    if (isOver()) return 0;
    if (depth <= 1) return valueOfLeaves(position, beta);
    int best = -infinite;
    for (const Candidate& candidate : ranked<innerWidth>(position, duel_.legalMoves(position))) {
        best = std::max(best, valueAfter(position, candidate.move, depth - 1, std::max(alpha, best), beta));
        if (cut_ || best >= beta) break;
    }
    return best;
}

int Search::valueOfLeaves(const Position& position, int beta) {
    int best = -infinite;
    for (const Move move : duel_.legalMoves(position)) {
        best = std::max(best, outlookAfter(position, move));
        if (best >= beta) break;
    }
    return best;
}

int Search::valueAfter(const Position& position, Move move, int depth, int alpha, int beta) {
    Position after = position;
    duel_.play(after, move);
    if (!after.running()) return outlookOf(duel_, after, position.toMove);
    if (after.toMove == position.toMove) return valueOf(after, depth, alpha, beta);
    return -valueOf(after, depth, -beta, -alpha);
}

} // namespace stonemason
