// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/problem_source.h"
#include "editor/grid/problems/problems_panel.h"

#include <QWidget>

class QLabel;

namespace stonemason {

/// What the Problems panel shows when there is nothing that must or should be fixed, or, where warnings do
/// not stand in the way, nothing that must.
class ReadyPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReadyPanel(const ProblemWords& words, QWidget* parent = nullptr);

    /// Whether a document with such problems is ready.
    bool isFor(const ProblemCounts& counts) const;
    /// @param counts of what stands below it
    /// @param reminders what the document still lacks, a sentence each
    void setRemarks(const ProblemCounts& counts, const QStringList& reminders);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const QString withoutNotes_;
    const QString withNotes_;
    const QString withWarnings_;
    QLabel* text_;
};

/// The dock for what is wrong with the current document of a workspace, which hands its panel() a source of
/// each document.
class ProblemsDock : public WorkspaceDock {
    Q_OBJECT

public:
    /// @param id of the dock, for good: "board-problems"
    ProblemsDock(const QString& id, const ProblemWords& words);

    ProblemsPanel& panel() const { return *panel_; }

private:
    ProblemsPanel* panel_;
};

} // namespace stonemason
