// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/check.h"

#include "core/base/all_fixer.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/checks.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::wastes {

std::span<const Check> allChecks() {
    static const std::array table{placeCheck, piecesCheck, goalCheck,   blockedCheck, mirrorCheck,
                                  jumpCheck,  raceCheck,   forcedCheck, islandCheck};
    return table;
}

namespace {

CheckedBoard checkedBoard(const Board& board, const Profile& profile) {
    CheckedBoard checked{board, profile, {}};
    if (auto engine = Engine::of(board, profile)) checked.engine = std::move(engine).value();
    return checked;
}

} // namespace

Report runChecks(const Board& board, const Profile& profile, std::stop_token stop) {
    return reportOf(allChecks(), stop, checkedBoard(board, profile));
}

void visitProblems(const Board& board, const Profile& profile,
                   const std::function<void(const Problem&)>& visit, std::stop_token stop) {
    Problems problems(visit);
    runTable(allChecks(), stop, problems, checkedBoard(board, profile));
}

namespace {

std::map<Cell, std::vector<Piece>> byCell(const std::vector<Piece>& pieces) {
    std::map<Cell, std::vector<Piece>> onCells;
    for (const Piece& piece : pieces)
        onCells[piece.cell].push_back(piece);
    return onCells;
}

/// The edit as strokes, for which a symmetry adds its own: where pieces come or go, the one that is there
/// afterwards.
Strokes strokesOf(const BoardEdit& edit) {
    Strokes strokes;
    for (const TileChange& change : edit.tiles)
        strokes.tiles.push_back({change.cell, change.after});
    if (!edit.pieces) return strokes;
    const auto before = byCell(edit.pieces->before);
    auto after = byCell(edit.pieces->after);
    for (const auto& [cell, pieces] : before)
        after.try_emplace(cell);
    for (const auto& [cell, left] : after) {
        const auto was = before.find(cell);
        if (was != before.end() && was->second == left) continue;
        strokes.pieces.push_back({cell, left.empty() ? std::nullopt : std::optional(left.front())});
    }
    return strokes;
}

/// The change, or in both halves where that keeps the symmetry.
RepairedBoard inBothHalves(const Board& board, Board after) {
    const auto broken = [](const Board& one) { return cellsBreaking(one, one.symmetry).size(); };
    if (broken(after) <= broken(board)) return {std::move(after)};
    const MirroredStrokes both = mirrored(strokesOf(editBetween(board, after)), board.size(), board.symmetry);
    after = board;
    apply(after, editOf(board, both.strokes));
    return {std::move(after), both.refused};
}

/// Applies repairs of single pieces together, because they refer to pieces by their index before any repair.
class PieceRepairs {
public:
    explicit PieceRepairs(Board& board) : board_(board), goes_(board.pieces.size(), 0) {}

    /// Whether it is such a repair.
    bool add(const Repair& repair) {
        if (const auto* removal = std::get_if<RemovePiece>(&repair)) {
            if (isThere(removal->index, removal->cell)) goes_[std::size_t(removal->index)] = 1;
            return true;
        }
        if (const auto* walk = std::get_if<LetWalk>(&repair)) {
            if (isThere(walk->index, walk->cell)) board_.pieces[std::size_t(walk->index)].walks = true;
            return true;
        }
        const auto* keep = std::get_if<KeepFirst>(&repair);
        if (keep) crowds_.insert(keep->cell);
        return keep != nullptr;
    }

    void makeAll() {
        std::vector<Piece> left;
        std::set<Cell> kept;
        for (std::size_t i = 0; i < board_.pieces.size(); ++i) {
            const Piece& piece = board_.pieces[i];
            if (goes_[i] != 0) continue;
            if (crowds_.contains(piece.cell) && !kept.insert(piece.cell).second) continue;
            left.push_back(piece);
        }
        board_.pieces = std::move(left);
    }

private:
    bool isThere(int index, Cell cell) const {
        return index >= 0 && std::size_t(index) < goes_.size() &&
               board_.pieces[std::size_t(index)].cell == cell;
    }

    Board& board_;
    std::vector<char> goes_; ///< by index
    std::set<Cell> crowds_;
};

} // namespace

RepairedBoard repaired(const Board& board, const Fix& fix) {
    return repaired(board, std::span(&fix.repair, 1));
}

RepairedBoard repaired(const Board& board, std::span<const Repair> repairs) {
    Board after = board;
    PieceRepairs pieces(after);
    std::vector<const Repair*> others;
    for (const Repair& repair : repairs)
        if (!pieces.add(repair)) others.push_back(&repair);
    pieces.makeAll();
    for (const Repair* repair : others)
        makeIn(after, *repair);
    return inBothHalves(board, std::move(after));
}

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
    Board repaired(const Board& board, std::span<const Repair> repairs) const {
        return wastes::repaired(board, repairs).board;
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

/// Whether a problem is more than a note.
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
