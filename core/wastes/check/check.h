// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/severity.h"
#include "core/wastes/board/board_edit.h"
#include "core/wastes/game/engine.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace stonemason::wastes {

/// A repair a machine can make: what it is called, and what it changes.
struct Fix {
    Message label; ///< "board-fix/remove-piece" ...
    BoardEdit edit;

    bool operator==(const Fix&) const = default;
};

/// One thing that is wrong with a board, with the cells to look at.
struct Problem {
    std::string_view check; ///< the id of the check that found it: "place"
    Severity severity = Severity::Note;
    Message message; ///< "place/hole" and its arguments; the sentence is made in editor/text
    std::vector<Cell> cells{};
    std::vector<Fix> fixes{}; ///< the one to recommend first

    bool operator==(const Problem&) const = default;
};

struct Report {
    std::vector<Problem> problems; ///< in the order of the table of checks

    int count(Severity severity) const;
    bool hasErrors() const { return count(Severity::Error) > 0; }
    bool operator==(const Report&) const = default;
};

/// A board as checks see it.
struct CheckedBoard {
    const Board& board;
    const Profile& profile;
    std::optional<Engine> engine; ///< none while the board cannot be played
};

/// One check: a pure function.
struct Check {
    std::string_view id;
    std::vector<Problem> (*run)(const CheckedBoard& checked);
    std::span<const std::string_view> messages; ///< every message id it may use
    std::span<const std::string_view> fixes{};  ///< every label id of the fixes it may offer
};

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete. Any board
/// with a tile will do; what needs a board that can be played finds nothing on others. `forced` looks at up
/// to mostForcedNodes positions, which may take a tenth of a second.
Report runChecks(const Board& board, const Profile& profile, std::stop_token stop = {});

inline constexpr int forcedPlies = 6; ///< how far ahead `forced` looks
inline constexpr int mostForcedNodes = 1'000'000;

} // namespace stonemason::wastes
