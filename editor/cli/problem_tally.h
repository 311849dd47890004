// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/base/message.h"
#include "core/format/json.h"
#include "core/grid/cell.h"

#include <QString>

#include <array>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// "error", "warning", "note": the words in reports for programs.
std::string_view severityId(Severity severity);

/// The same for people, in the language the program speaks.
QString severityWord(Severity severity);

/// A problem of a file in printable form.
struct ListedProblem {
    std::string_view check;
    QString headline; ///< for people: what it is called, or where it is
    QString sentence; ///< what is wrong
    Json where;       ///< members that give programs the place
};

/// The problems of a file, however many there are: all are counted, and of each severity only as many kept as
/// can be listed. That are maximumListedProblems, the worst of them.
class ProblemTally {
public:
    /// @param describe is called if the problem may be listed
    void add(Severity severity, const std::function<ListedProblem()>& describe);

    /// Counts those that a report only counts itself.
    void add(const std::vector<UnlistedProblems>& unlisted);

    int count(Severity severity) const;
    bool hasErrors() const { return count(Severity::Error) > 0; }

    /// Adds "problems" in the order in which they were found, "unlisted" where some are not among them, and
    /// how many there are of each severity.
    void addTo(Json& report) const;
    /// Lines for people, the worst problems first.
    QString lines() const;
    /// "errors: 2, warnings: 3, notes: 4"
    QString counts() const;

private:
    struct Entry {
        int number; ///< in the order in which they were found
        Severity severity;
        ListedProblem problem;
    };
    struct Kind {
        int count = 0;
        std::vector<Entry> entries{};
    };

    const Kind& of(Severity severity) const { return kinds_[std::size_t(severity)]; }
    std::vector<const Entry*> listed() const;
    int unlisted() const;

    std::array<Kind, 3> kinds_{}; ///< by severity
    int found_ = 0;
};

/// Members that list the cells for programs: {"cells": [[row, column], ...]}.
Json whereJson(std::span<const Cell> cells);

/// The problems of a game's report, in its words: problemHeadline() and problemReport() of its namespace.
/// @param game what these take besides the problem: the profile or the catalogue
template <typename Report, typename Game>
ProblemTally tallyOf(const Report& report, const Game& game) {
    ProblemTally problems;
    problems.add(report.unlisted);
    for (const auto& problem : report.problems)
        problems.add(problem.severity, [&] {
            return ListedProblem{problem.check, problemHeadline(problem, game), problemReport(problem, game),
                                 whereJson(problem.cells)};
        });
    return problems;
}

/// The block of a file in the report for people: its problems and a verdict.
/// @param name of what is in the file; may be empty
/// @param ready, notReady the verdicts without and with errors
/// @param withWarnings the one with warnings alone; empty: that they are to be read
QString reportBlock(const std::string& path, const std::string& name, const ProblemTally& problems,
                    const QString& ready, const QString& notReady, const QString& withWarnings = {});

} // namespace stonemason
