// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/player.h"

#include "core/wastes/players/hard_player.h"
#include "core/wastes/players/move_score.h"

#include <algorithm>

namespace stonemason::wastes {

std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options) {
    if (level == PlayerLevel::Hard) return std::make_unique<HardPlayer>(options);
    return std::make_unique<DesignedPlayer>(level, options.seed);
}

namespace {

/// The best move of one piece, which has this many moves in the list of all from `first` on.
ScoredMove bestOf(const Engine& engine, const Position& position, const MoveScore& score,
                  std::span<const Move> moves) {
    std::vector<ScoredMove> tried;
    for (const Move move : moves)
        tried.push_back({move, score.of(position, move)});
    std::ranges::stable_sort(tried, [&position](const ScoredMove& a, const ScoredMove& b) {
        const bool aCaptures = position.at(a.move.to) != noPiece;
        const bool bCaptures = position.at(b.move.to) != noPiece;
        return aCaptures != bCaptures ? aCaptures : a.score > b.score;
    });
    const auto safe = std::ranges::find_if(tried, [&](const ScoredMove& candidate) {
        Position after = position;
        engine.play(after, candidate.move);
        return !after.running() || !engine.isThreatened(after, candidate.move.to);
    });
    return safe == tried.end() ? tried.front() : *safe;
}

} // namespace

std::vector<ScoredMove> designedChoices(const Engine& engine, const Position& position) {
    const MoveScore score(engine);
    const MoveList moves = engine.moves(position);
    std::vector<ScoredMove> choices;
    for (auto first = moves.begin(); first != moves.end();) {
        const auto next =
            std::find_if(first, moves.end(), [first](const Move& move) { return move.from != first->from; });
        choices.push_back(bestOf(engine, position, score, {first, next}));
        first = next;
    }
    std::ranges::stable_sort(choices, std::greater(), &ScoredMove::score);
    return choices;
}

Move DesignedPlayer::choose(const Engine& engine, const Position& position, std::stop_token) {
    const std::vector<ScoredMove> choices = designedChoices(engine, position);
    const auto best = std::size_t(std::ranges::count(choices, choices.front().score, &ScoredMove::score));
    const auto easy = std::min(choices.size(), std::size_t(engine.profile().designed.easyChoices));
    const std::size_t open = level_ == PlayerLevel::Easy ? std::max(best, easy) : best;
    return choices[std::size_t(random_.below(int(open)))].move;
}

} // namespace stonemason::wastes
