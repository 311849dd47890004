// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/problems_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/app/text_size.h"
#include "editor/kings_conflict/docks/dock_title.h"
#include "editor/kings_conflict/docks/problem_list.h"
#include "editor/kings_conflict/docks/problem_model.h"
#include "editor/kings_conflict/docks/ready_panel.h"
#include "editor/kings_conflict/report_text.h"
#include "editor/text/problem_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

/// The tabs of the panels behind this one are read whole, if that leaves most of the screen to the map and
/// the tiles.
int leastWidth(const QWidget& panel) {
    return std::min(withTextSize(300), panel.screen()->availableSize().width() / 3);
}

} // namespace

ProblemsDock::ProblemsDock(const GameProfile& game)
    : MapDock(QStringLiteral("problems"), tr("Problems"), Qt::RightDockWidgetArea)
    , game_(game)
    , model_(new ProblemModel(game, this))
    , list_(new ProblemList(*model_))
    , ready_(new ReadyPanel)
    , title_(new DockTitle(*this)) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, gap / 2);
    layout->setSpacing(gap / 2);
    layout->addWidget(ready_);
    layout->addWidget(list_, 1);
    content->setMinimumWidth(leastWidth(*this));
    setWidget(content);
    forwardFocusTo(*this, *list_);

    auto* copy = new QToolButton;
    copy->setIcon(icon(QStringLiteral("copy")));
    copy->setIconSize({13, 13});
    copy->setAutoRaise(true);
    copy->setFocusPolicy(Qt::NoFocus);
    copy->setToolTip(tr("Copy the whole report as text"));
    copy->setAccessibleName(tr("Copy report"));
    title_->addButton(copy);

    connect(copy, &QToolButton::clicked, this, &ProblemsDock::copyReport);
    connect(list_, &ProblemList::shown, this, &ProblemsDock::showOnMap);
    connect(list_, &ProblemList::fixRequested, this, &ProblemsDock::fix);
    refresh();
}

bool ProblemsDock::isStale() const {
    return binding() && !document()->reportIsCurrent();
}

void ProblemsDock::bound() {
    marked_.reset();
    if (binding()) {
        binding().on(document(), &MapDocument::reportChanged, [this] { refresh(); });
        // On large maps the report comes later than the change it is about.
        binding().on(document(), &MapDocument::cellsChanged,
                     [this] { title_->setRemark(isStale() ? tr("checking…") : QString()); });
        binding().on(document(), &MapDocument::mapReplaced,
                     [this] { title_->setRemark(isStale() ? tr("checking…") : QString()); });
    }
    refresh();
}

void ProblemsDock::refresh() {
    const Problem* current = list_->currentProblem();
    const std::optional<Problem> kept = current ? std::optional(*current) : std::nullopt;
    const Report report = binding() ? document()->report() : Report{};
    model_->setReport(report);
    if (kept) list_->setCurrentIndex(model_->indexOf(*kept));
    if (marked_ && binding() && !model_->indexOf(*marked_).isValid()) {
        rings_.clear();
        marked_.reset();
    }
    const bool fine = binding() && document()->reportIsCurrent() && report.count(Severity::Error) == 0 &&
                      report.count(Severity::Warning) == 0;
    ready_->setVisible(fine);
    ready_->setHasNotes(!report.problems.empty());
    title_->setCounts(report);
    title_->setRemark(isStale() ? tr("checking…") : QString());
}

void ProblemsDock::showOnMap(const Problem& problem) {
    if (!binding()) return;
    marked_ = problem;
    if (problem.layer && document()->map().hasLayer(*problem.layer))
        document()->view().setCurrentLayer(*problem.layer);
    rings_.show(document()->view(), problem.cells, problem.severity);
}

void ProblemsDock::fix(const Problem& problem, int index) {
    if (!binding()) return;
    const Fix fix = problem.fixes[std::size_t(index)]; // the list is made anew when the gesture ends
    const Problem mended = problem;
    document()->endGesture();
    if (isStale()) {
        emit message(tr("The map has changed. Wait for the new check."));
    } else if (std::ranges::count(document()->report().problems, mended) == 0) {
        emit message(tr("That problem is gone with the cancelled stroke."));
    } else {
        document()->applyFix(fixText(fix, game_), fix);
    }
}

void ProblemsDock::tellVerdict() {
    if (!binding()) return;
    if (isStale())
        emit message(tr("The map is still being checked…"));
    else if (document()->report().problems.empty())
        emit message(tr("No problems found."));
    else
        emit message(tr("Found: %1.").arg(countText(document()->report())));
}

void ProblemsDock::copyReport() {
    if (!binding()) return;
    QGuiApplication::clipboard()->setText(reportText(*document()));
    emit message(tr("Report copied."));
}

} // namespace stonemason
