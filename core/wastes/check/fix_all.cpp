// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/fix_all.h"

#include "core/base/all_fixer.h"
#include "core/wastes/check/fix.h"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::wastes {

namespace {

struct BoardFixes {
    using Value = Board;
    using Fix = wastes::Fix;
    using Repair = wastes::Repair;
    using Place = std::pair<int, Cell>; ///< a part of the board, and the cell or the piece of it

    enum Part { TilePart, PiecePart, CrowdPart, JumpPart };

    void visit(const Board& board, const std::function<void(const Problem&)>& visit,
               const std::stop_token& stop) const {
        visitProblems(board, profile, visit, stop);
    }
    /// Not one that declares another symmetry.
    bool isTaken(const Problem& problem) const {
        return !std::holds_alternative<DeclareSymmetry>(problem.fixes.front().repair);
    }
    Board mended(const Board& board, std::span<const Repair> repairs) const {
        return wastes::mended(board, repairs).board;
    }
    std::vector<Place> places(const Repair& repair) const {
        if (const auto* removal = std::get_if<RemovePiece>(&repair))
            return {{PiecePart, {removal->index, 0}}};
        if (const auto* walk = std::get_if<LetWalk>(&repair)) return {{PiecePart, {walk->index, 0}}};
        if (const auto* keep = std::get_if<KeepFirst>(&repair)) return {{CrowdPart, keep->cell}};
        if (const auto* normal = std::get_if<MakeNormal>(&repair)) return {{TilePart, normal->cell}};
        if (const auto* goal = std::get_if<MirrorGoal>(&repair)) return {{TilePart, goal->cell}};
        if (const auto* goal = std::get_if<KeepGoal>(&repair)) return {{TilePart, goal->cell}};
        if (std::holds_alternative<RemoveImpossibleJumps>(repair)) return {{JumpPart, {}}};
        return {};
    }
    int mostChecks(const Board& board) const {
        return checksFor(std::size_t(board.size().area()) + board.pieces.size());
    }

    const Profile& profile;
};

/// Whether a problem is not only worth knowing.
bool isSerious(const Problem& problem) {
    return problem.severity != Severity::Note;
}

/// How many of the serious problems of the one report are not in the other: of those that are only counted,
/// so many as there are fewer.
int goneFrom(const Report& before, const Report& after) {
    const auto isGone = [&after](const Problem& problem) {
        return isSerious(problem) && std::ranges::none_of(after.problems, [&problem](const Problem& left) {
                   return left.message == problem.message && left.cells == problem.cells;
               });
    };
    const auto countOf = [](const Report& report) {
        return report.count(Severity::Error) + report.count(Severity::Warning);
    };
    if (!before.unlisted.empty()) return std::max(0, countOf(before) - countOf(after));
    return int(std::ranges::count_if(before.problems, isGone));
}

} // namespace

FixedBoard fixAll(const Board& board, const Profile& profile, std::stop_token stop) {
    AllFixer fixer(board, BoardFixes{profile}, stop);
    fixer.fix();
    if (fixer.value() == board) return {{}, 0, fixer.badness().sum()};
    return {editBetween(board, fixer.value()),
            goneFrom(runChecks(board, profile), runChecks(fixer.value(), profile)), fixer.badness().sum()};
}

} // namespace stonemason::wastes
