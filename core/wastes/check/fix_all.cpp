// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/fix_all.h"

#include "core/base/all_fixer.h"
#include "core/wastes/check/fix.h"

namespace stonemason::wastes {

namespace {

struct BoardFixes {
    using Value = Board;
    using Fix = wastes::Fix;
    using Place = std::optional<Cell>; ///< a tile, or the lists of pieces and jumps: a fix writes all of one

    Report check(const Board& board) const { return runChecks(board, profile); }
    void make(Board& board, const Fix& fix) const { board = wastes::mended(board, fix).board; }
    /// None for those that declare another symmetry.
    std::set<Place> places(const Fix& fix) const {
        std::set<Place> places;
        if (fix.edit.symmetry) return places;
        for (const TileChange& change : fix.edit.tiles)
            places.insert(change.cell);
        if (fix.edit.pieces || fix.edit.jumps) places.insert(std::nullopt);
        return places;
    }

    const Profile& profile;
};

/// Those problems that are not only worth knowing.
std::vector<Problem> seriousOf(const Report& report) {
    std::vector<Problem> serious;
    for (const Problem& problem : report.problems)
        if (problem.severity != Severity::Note) serious.push_back(problem);
    return serious;
}

} // namespace

FixedBoard fixAll(const Board& board, const Profile& profile, std::stop_token stop) {
    AllFixer fixer(board, BoardFixes{profile}, std::move(stop));
    const std::vector<Problem> before = seriousOf(fixer.report());
    fixer.fix();
    const std::vector<Problem> after = seriousOf(fixer.report());
    const auto isGone = [&after](const Problem& problem) {
        return std::ranges::none_of(after, [&problem](const Problem& left) {
            return left.message == problem.message && left.cells == problem.cells;
        });
    };
    return {editBetween(board, fixer.value()), int(std::ranges::count_if(before, isGone)), int(after.size())};
}

} // namespace stonemason::wastes
