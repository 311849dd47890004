// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/kings_conflict/map/cell_change.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace stonemason {

/// A repair a machine can make: what it is called, and the changes, the mirrored ones included.
struct Fix {
    Message label; ///< "fix/copy" ...; arguments say what it writes
    CellChanges changes;
    Symmetry declares = Symmetry::None; ///< with `redeclares`: the symmetry the map declares afterwards
    bool redeclares = false;

    bool operator==(const Fix&) const = default;
};

/// One thing that is wrong with a map, with the cells to look at.
struct Problem {
    std::string_view check; ///< the id of the check that found it: "joins"
    Severity severity = Severity::Note;
    Message message; ///< "joins/river-clash" and its arguments; the sentence is made in editor/text
    std::vector<Cell> cells{};
    std::vector<Fix> fixes{};   ///< the one to recommend first
    std::optional<int> layer{}; ///< the layer to look at, when it is about one hint grid

    bool operator==(const Problem&) const = default;
};

struct Report {
    std::vector<Problem> problems; ///< in the order of the table of checks

    int count(Severity severity) const;
    bool hasErrors() const { return count(Severity::Error) > 0; }
    bool operator==(const Report&) const = default;
};

/// One check: a pure function of a map and the rules of its game.
struct Check {
    std::string_view id;
    std::vector<Problem> (*run)(const Map& map, const GameProfile& game);
    std::span<const std::string_view> messages; ///< every message id it may use
    std::span<const std::string_view> fixes{};  ///< every label id of the fixes it may offer
};

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete.
/// Any map will do: of any size (checks that need the kings' starts then find nothing), with unknown codes,
/// with hint grids missing or of another size.
Report runChecks(const Map& map, const GameProfile& game, std::stop_token stop = {});

/// Makes the fix's changes in the map the problem was found in.
void apply(Map& map, const Fix& fix);

} // namespace stonemason
