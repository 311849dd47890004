// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace stonemason::test {

using namespace kings_conflict;

/// All plains at the game's size, no symmetry declared, with these runs of codes written on it:
/// "9,0=MM 0,3=F" puts mountains on (9,0) and (9,1), forest on (0,3).
Map board(std::string_view runs = {});

/// Writes runs of codes as board() does.
Map painted(Map map, std::string_view runs);

/// The problems that this check reports.
std::vector<Problem> problemsOf(std::string_view check, const Map& map,
                                const GameProfile& game = kingsConflict());

/// Applies a fix to a map of King's Conflict.
inline void applyFix(Map& map, const Fix& fix) {
    kings_conflict::apply(map, editOf(map, kingsConflict(), fix));
}
/// The cell changes of the fix.
inline CellChanges changesOf(const Map& map, const Fix& fix) {
    return editOf(map, kingsConflict(), fix).changes;
}
/// Whether the fix declares another symmetry.
inline bool redeclares(const Map& map, const Fix& fix) {
    return editOf(map, kingsConflict(), fix).redeclares;
}

/// Severity, message id and cells (row by row) of each problem, sorted: "note route/cut-tile 5,5; ...". With
/// a transform the transformed cells are listed, for a board of that size.
QString described(std::span<const Problem> problems, Size size = {}, Transform t = Transform::Identity);

/// described(problemsOf(check, map))
QString found(std::string_view check, const Map& map, const GameProfile& game = kingsConflict());

/// Such a description with its cells transformed.
QString turned(const QString& description, Size size, Transform t);

/// How many errors `joins` finds, counted without looking for their fixes.
int joinErrorsIn(const Map& map);

/// The transforms that map the kings' starts onto each other.
inline constexpr std::array startTransforms{Transform::Identity, Transform::HalfTurn, Transform::Diagonal,
                                            Transform::AntiDiagonal};

/// Random tiles out of `codes`, all hint grids 0, no symmetry declared.
Map randomMap(Random& random, Size size, std::string_view codes = "PMHFSEVL-|0123Dd4567Bb");

} // namespace stonemason::test
