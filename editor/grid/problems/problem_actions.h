// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/action_set.h"

#include <QPointer>

namespace stonemason {

class ProblemsPanel;
class WorkspaceDock;

/// What differs between the actions of two kinds of documents.
struct ProblemActionWords {
    // Tool tips; an empty one is that of documents of any kind.
    QString next{};
    QString previous{};
    QString check{};
    QString fixAll{};
    bool hasListAction = true; ///< whether an action leads to the list
};

/// From problem to problem, all fixes at once, the verdict and the report of the problems in a panel, by menu
/// and keys.
class ProblemActions : public ActionSet {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    explicit ProblemActions(const QString& prefix, QObject* parent = nullptr,
                            const ProblemActionWords& words = {});

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
