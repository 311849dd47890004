// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/generate/board_batch.h"

#include "core/base/limits.h"

#include <utility>

namespace stonemason::wastes {

namespace {

constexpr int hopelessBoards = 3; ///< failures at the start after which no more boards are tried

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
        BatchBoard item{.seed = seedAfter(batch.request.seed, i)};
        auto board = generateBoard(profile, requestOf(batch, item.seed), stop);
        if (stop.stop_requested()) return boards;
        if (board)
            item.board = std::move(board).value();
        else
            item.failure = board.error();
        isHopeless = isHopeless && !item.board;
        boards.push_back(std::move(item));
        if (isHopeless && i + 1 >= hopelessBoards) return {boards.front()};
        report(boards);
    }
    for (BatchBoard& item : boards) {
        if (!item.board) continue;
        const auto watch = [&](const MeasureProgress& progress) {
            item.measured = progress.games * 100 / profile.generation.games;
            item.variation = progress.variation;
            report(boards);
        };
        auto fair = fairBoard(profile, requestOf(batch, item.seed), jobs, stop, watch);
        item.measured.reset();
        if (stop.stop_requested()) return boards;
        if (fair) {
            item.measure = fair->measure;
            item.board = std::move(fair).value().board;
        } else {
            item.failure = fair.error();
        }
        report(boards);
    }
    return boards;
}

} // namespace stonemason::wastes
