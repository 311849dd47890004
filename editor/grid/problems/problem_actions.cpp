// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problem_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/problems/problems_panel.h"

namespace stonemason {

ProblemActions::ProblemActions(const QString& prefix, QObject* parent, const ProblemActionWords& words)
    : ActionSet(prefix, parent) {
    const auto either = [](const QString& own, const QString& general) {
        return own.isEmpty() ? general : own;
    };
    add(QStringLiteral("next-problem"), QStringLiteral("down"), tr("Ne&xt Problem"),
        either(words.next, tr("Show the next problem")), Qt::Key_F8, [this] { step(1); });
    add(QStringLiteral("previous-problem"), QStringLiteral("up"), tr("Pre&vious Problem"),
        either(words.previous, tr("Show the previous problem")), Qt::SHIFT | Qt::Key_F8,
        [this] { step(-1); });
    add(QStringLiteral("fix-problem"), QStringLiteral("fix"), tr("Fix This Problem"),
        tr("Take the fix of the problem that is shown, or choose among its fixes"), Qt::CTRL | Qt::Key_Period,
        [this] {
            if (panel_) panel_->list()->fixCurrent();
        });
    add(QStringLiteral("fix-all"), QStringLiteral("fix"), tr("Fix All Pro&blems"),
        either(words.fixAll, tr("Take the recommended fix of every problem that has one")),
        Qt::SHIFT | Qt::Key_F7, [this] {
            if (panel_) panel_->fixAll();
        });
    add(QStringLiteral("check"), QStringLiteral("check"), tr("Check N&ow"),
        either(words.check, tr("Check it and count its problems")), Qt::Key_F7, [this] {
            showDock(dock_);
            if (panel_) panel_->updateVerdict();
        });
    add(QStringLiteral("copy-report"), QStringLiteral("copy"), tr("Cop&y Report"),
        tr("Copy the whole list of problems as text"), {}, [this] {
            if (panel_) panel_->copyReport();
        });
    if (words.hasListAction)
        add(QStringLiteral("show-problems"), QStringLiteral("warning"), tr("Go to the Problems"),
            tr("Give the keys to the list of problems"), Qt::ALT | Qt::Key_0, [this] { showDock(dock_); });
}

/// Raises the panel, which describes the problem; the board keeps the focus.
void ProblemActions::step(int by) {
    if (!panel_) return;
    dock_->show();
    dock_->raise();
    panel_->list()->step(by);
}

void ProblemActions::setPanel(WorkspaceDock& dock, ProblemsPanel& panel) {
    dock_ = &dock;
    panel_ = &panel;
    connect(panel.model(), &QAbstractItemModel::modelReset, this, &ProblemActions::follow);
    connect(panel.model(), &QAbstractItemModel::rowsInserted, this, &ProblemActions::follow);
    connect(panel.model(), &QAbstractItemModel::rowsRemoved, this, &ProblemActions::follow);
    connect(panel.list()->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemActions::follow);
    update();
}

bool ProblemActions::isBound() const {
    return panel_ && panel_->hasSource();
}

void ProblemActions::refresh() {
    const bool any = panel_->model()->rowCount() > 0;
    for (const char* id : {"next-problem", "previous-problem"})
        allow(QString::fromLatin1(id), any, reason::noProblems());
    allow(QStringLiteral("fix-problem"), panel_->list()->canFixCurrent(),
          any ? tr("There is no fix for this problem: only you can know what is meant there.")
              : reason::noProblems());
    allow(QStringLiteral("fix-all"), panel_->fixable() > 0,
          any ? tr("None of the problems has a fix.") : reason::noProblems());
}

} // namespace stonemason
