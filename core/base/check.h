// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/severity.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason {

/// What checks of all that lies on cells share. A game names them Problem, Report and Check with the Fix it
/// has: what can be repaired differs from game to game.

/// One thing that is wrong with a document, with the cells to look at.
template <typename Fix>
struct BasicProblem {
    // Constructors: g++ 12 fails on aggregates of templates that have defaults for some members.
    BasicProblem() = default;
    BasicProblem(std::string_view checkId, Severity howBad, Message what, std::vector<Cell> where = {},
                 std::vector<Fix> repairs = {}, std::optional<int> inLayer = {})
        : check(checkId)
        , severity(howBad)
        , message(std::move(what))
        , cells(std::move(where))
        , fixes(std::move(repairs))
        , layer(inLayer) {}

    std::string_view check; ///< the id of the check that found it: "joins"
    Severity severity = Severity::Note;
    Message message; ///< "joins/river-clash" and its arguments; the sentence is made in editor/text
    std::vector<Cell> cells;
    std::vector<Fix> fixes;   ///< the one to recommend first
    std::optional<int> layer; ///< the layer to look at, when it is about one
    bool isMirrored = false;  ///< the mirror image of the cells has the same problem, which is not told again

    bool operator==(const BasicProblem&) const = default;
};

template <typename Fix>
struct BasicReport {
    std::vector<BasicProblem<Fix>> problems; ///< in the order of the table of checks

    int count(Severity severity) const {
        return int(std::ranges::count(problems, severity, &BasicProblem<Fix>::severity));
    }
    bool hasErrors() const { return count(Severity::Error) > 0; }
    bool operator==(const BasicReport&) const = default;
};

/// One check: a pure function of what is checked.
template <typename Fix, typename... Checked>
struct BasicCheck {
    std::string_view id;
    std::vector<BasicProblem<Fix>> (*run)(const Checked&... checked);
    std::span<const std::string_view> messages; ///< every message id it may use
    std::span<const std::string_view> fixes{};  ///< every label id of the fixes it may offer
};

/// What the checks of the table find, in its order. A stop request is honoured between two checks; the report
/// is then incomplete.
template <typename Fix, typename... Checked>
BasicReport<Fix> reportOf(std::span<const BasicCheck<Fix, Checked...>> table, const std::stop_token& stop,
                          const Checked&... checked) {
    BasicReport<Fix> report;
    for (const auto& check : table) {
        if (stop.stop_requested()) break;
        std::ranges::move(check.run(checked...), std::back_inserter(report.problems));
    }
    return report;
}

} // namespace stonemason
