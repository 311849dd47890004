// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/generate/board_batch.h"

#include "core/base/limits.h"

#include <utility>

namespace stonemason::wastes {

namespace {

constexpr int hopelessBoards = 3; ///< that cannot be made, after which no more are tried

BoardRequest requestOf(const BoardBatch& batch, std::uint64_t seed) {
    BoardRequest request = batch.request;
    request.seed = seed;
    return request;
}

} // namespace

std::uint64_t seedAfter(std::uint64_t seed, int after) {
    return (seed + std::uint64_t(after)) % (maximumSeed + 1);
}

std::vector<BatchBoard> makeBoards(const Profile& profile, const BoardBatch& batch, int jobs,
                                   const std::stop_token& stop,
                                   const std::function<void(std::vector<BatchBoard>)>& report) {
    std::vector<BatchBoard> boards;
    bool isHopeless = true;
    for (int i = 0; i < batch.count; ++i) {
        BatchBoard made{.seed = seedAfter(batch.request.seed, i)};
        auto board = generateBoard(profile, requestOf(batch, made.seed), stop);
        if (stop.stop_requested()) return boards;
        if (board)
            made.board = std::move(board).value();
        else
            made.failure = board.error();
        isHopeless = isHopeless && !made.board;
        boards.push_back(std::move(made));
        if (isHopeless && i + 1 >= hopelessBoards) return {boards.front()};
        report(boards);
    }
    for (BatchBoard& made : boards) {
        if (!made.board) continue;
        const auto watch = [&](const MeasureProgress& progress) {
            made.measured = progress.games * 100 / profile.generation.games;
            made.variation = progress.variation;
            report(boards);
        };
        auto fair = fairBoard(profile, requestOf(batch, made.seed), jobs, stop, watch);
        made.measured.reset();
        if (stop.stop_requested()) return boards;
        if (fair) {
            made.measure = fair->measure;
            made.board = std::move(fair).value().board;
        } else {
            made.failure = fair.error();
        }
        report(boards);
    }
    return boards;
}

} // namespace stonemason::wastes
