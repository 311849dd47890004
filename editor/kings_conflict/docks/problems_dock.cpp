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
    , fixAll_(new QPushButton(icon(QStringLiteral("fix")), {}))
    , title_(new DockTitle(*this))
    , fixing_(
          *this, [this](const FixedMap& fixed) { takeAllFixes(fixed); },
          [this](bool busy) { showFixAll(busy); }) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, gap / 2);
    layout->setSpacing(gap / 2);
    layout->addWidget(ready_);
    layout->addWidget(fixAll_);
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
    connect(list_, &ProblemList::suggestRequested, this, &ProblemsDock::suggestRequested);
    fixAll_->setToolTip(tr("Take the recommended fix of every problem that has one, as one undo step"));
    connect(fixAll_, &QPushButton::clicked, this, &ProblemsDock::fixAll);
    refresh();
}

bool ProblemsDock::isStale() const {
    return binding() && !document()->reportIsCurrent();
}

void ProblemsDock::bound() {
    marked_.reset();
    fixing_.cancel();
    if (binding()) {
        binding().on(document(), &MapDocument::reportChanged, [this] { refresh(); });
        // On large maps the report comes later than the change it is about.
        binding().on(document(), &MapDocument::cellsChanged, [this] { followMap(); });
        binding().on(document(), &MapDocument::mapReplaced, [this] { followMap(); });
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
    followMap();
}

void ProblemsDock::followMap() {
    fixing_.cancel();
    title_->setRemark(isStale() ? tr("checking…") : QString());
    showFixAll(false);
}

void ProblemsDock::showFixAll(bool working) {
    const int fixable = binding() ? int(std::ranges::count_if(document()->report().problems,
                                                              [](const Problem& problem) {
                                                                  return problem.severity != Severity::Note &&
                                                                         !problem.fixes.empty();
                                                              }))
                                  : 0;
    fixAll_->setVisible(fixable > 1);
    fixAll_->setEnabled(!working && !isStale());
    fixAll_->setText(working ? tr("Fixing…") : tr("&Fix all (%1)").arg(fixable));
}

void ProblemsDock::fixAll() {
    if (!binding()) return;
    document()->endGesture();
    if (isStale()) {
        emit message(tr("The map is still being checked…"));
        return;
    }
    fixing_.run(
        document()->map().size(),
        [map = document()->map(), &game = game_](const std::stop_token& stop) {
            return stonemason::fixAll(map, game, stop);
        },
        JobPace::Restart);
}

void ProblemsDock::takeAllFixes(const FixedMap& fixed) {
    if (!binding()) return;
    const QString left = fixed.left > 0 ? tr("%n more need your choice.", nullptr, fixed.left) : QString();
    if (!fixed.changes.empty()) document()->apply(tr("Fix all"), Edit{fixed.changes, {}});
    emit message((tr("%n problems fixed.", nullptr, fixed.mended) + u' ' + left).trimmed());
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
