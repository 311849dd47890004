// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/action_set.h"

#include <QPointer>

namespace stonemason {

class ProblemsPanel;
class WorkspaceDock;

/// From problem to problem, all fixes at once, the verdict and the report of the problems in a panel, by menu
/// and keys.
class ProblemActions : public ActionSet {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    /// @param fixAllTip see ProblemWords::fixAllTip
    explicit ProblemActions(const QString& prefix, QObject* parent = nullptr, const QString& fixAllTip = {});

    /// Acts on the panel in that dock, which may go first.
    void setPanel(WorkspaceDock& dock, ProblemsPanel& panel);
    /// What enables the actions may be another: the report, or the document.
    void follow() { update(); }

    const QList<QAction*>& menu() const { return all(); }

protected:
    bool isBound() const override;
    void refresh() override;

private:
    void step(int by);
    QPointer<WorkspaceDock> dock_;
    QPointer<ProblemsPanel> panel_;
};

} // namespace stonemason
