// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_report.h"

namespace stonemason {

/// "1 error, 2 warnings": the severities that occur, worst first; "No problems" for none.
QString countText(const ProblemCounts& counts);
template <typename Fix>
QString countText(const BasicReport<Fix>& report) {
    return countText(ProblemCounts(report));
}

/// "Error", "Warning", "Note".
QString severityName(Severity severity);

/// The whole report as plain text to send to somebody: the document's name, the counts, then each problem
/// with what it says, worst first.
QString reportText(const QString& title, const ProblemReport& report);

} // namespace stonemason
