// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_report.h"

#include <QWidget>

namespace stonemason {

/// "1 error, 2 warnings": the severities that occur, worst first; "No problems" for none.
QString countText(const ProblemCounts& counts);
template <typename Fix>
QString countText(const BasicReport<Fix>& report) {
    return countText(ProblemCounts(report));
}

/// "Error", "Warning", "Note".
QString severityName(Severity severity);

/// The whole report as plain text to send to another person: the document's name, the counts, then each
/// problem with what it says, worst first.
QString reportText(const QString& title, const ProblemReport& report);

} // namespace stonemason

class QLabel;

namespace stonemason {

/// What the checks hold against a document, in a few lines, for a dialog in which it leaves the program: how
/// many problems, and the headlines of the worst.
class ReportVerdict : public QWidget {
    Q_OBJECT

public:
    explicit ReportVerdict(QWidget* parent = nullptr);

    /// @param fine is shown if the report has no problems
    /// @param reminders what the document lacks otherwise, a sentence each, below what must not be fixed
    /// first
    void setReport(const ProblemReport& report, const QString& fine, const QStringList& reminders = {});
    /// The document is being checked: there is no report yet.
    void wait(const QString& words);

    QLabel* words() const { return words_; }

private:
    void setMark(const QIcon& mark);

    QLabel* mark_;
    QLabel* words_;
};

} // namespace stonemason
