// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/generate/fair_board.h"

#include "core/wastes/tournament/runner.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason::wastes {

namespace {

/// The number of parts after each of which the measurement checks whether the board may still be fair.
constexpr int parts = 4;
constexpr std::uint64_t measuringSeed = 1;

int percentOf(double share) {
    return int(std::lround(100 * share));
}

/// Whether the true share lies beyond the fair range with what is known by now.
bool isBeyond(const Estimate& share, const WishRange& fair) {
    return share.interval.high * 100 < fair.least || share.interval.low * 100 > fair.most;
}

} // namespace

bool isFair(const BoardMeasure& measure, const GenerationNumbers& numbers) {
    const double percent = 100 * measure.share.value;
    return measure.games == numbers.games && percent >= numbers.fair.least && percent <= numbers.fair.most;
}

Result<BoardMeasure> measuredBoard(const Board& board, const Profile& profile, int jobs,
                                   const std::stop_token& stop, const std::function<void(int games)>& watch) {
    const GenerationNumbers& numbers = profile.generation;
    const ComputerPlayer player{PlayerLevel::Hard, numbers.nodes};
    const auto tournament = Tournament::of(
        {.board = board, .players = {player, player}, .games = numbers.games, .seed = measuringSeed},
        profile);
    if (!tournament) return tournament.error();
    BoardMeasure measure{.nodes = numbers.nodes};
    Tally tally(tournament->schedule());
    const int shards = std::min(parts, numbers.games / 2);
    for (int part = 1; part <= shards; ++part) {
        const PartialResult played = runTournament(*tournament, PartialResult(*tournament, {part, shards}),
                                                   jobs, stop, [&](const PartialResult& so) {
                                                       if (watch)
                                                           watch(measure.games + int(so.gamesPlayed()));
                                                   });
        if (stop.stop_requested()) return Error{{"wish/stopped"}};
        measure.games += int(played.gamesPlayed());
        tally += played.tally;
        const Standings standings = standingsOf(*tournament, tally);
        measure.share = standings.firstMover;
        measure.outcomes = tally.endings.outcomes();
        if (isBeyond(measure.share, numbers.fair)) break;
    }
    return measure;
}

Result<MeasuredBoardOf> fairBoard(const Profile& profile, const BoardRequest& request, int jobs,
                                  const std::stop_token& stop, const MeasureWatcher& watch) {
    std::optional<BoardMeasure> nearest;
    int measured = 0;
    BoardRequest tried = request;
    for (; measured < profile.generation.variations && tried.variation <= mostVariations;
         ++tried.variation, ++measured) {
        auto board = generateBoard(profile, tried, stop);
        if (!board) return board.error();
        const auto measure = measuredBoard(*board, profile, jobs, stop, [&](int games) {
            if (watch) watch({tried.variation, games});
        });
        if (!measure) return measure.error();
        if (isFair(*measure, profile.generation)) {
            Board fair = std::move(board).value();
            setOrigin(fair, {.request = tried, .measure = *measure});
            return MeasuredBoardOf{std::move(fair), *measure, tried.variation};
        }
        const auto off = [](const BoardMeasure& one) { return std::abs(one.share.value - 0.5); };
        if (!nearest || off(*measure) < off(*nearest)) nearest = *measure;
    }
    return Error{{"wish/unfair", {measured, percentOf(nearest->share.value), nearest->games}}};
}

} // namespace stonemason::wastes
