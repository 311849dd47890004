// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problems_panel.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/problems/dock_title.h"
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/report_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

/// Wide enough to show the tabs of the panels behind this one in full, if that leaves most of the screen to
/// the board and the drawing tools.
int leastWidth(const QWidget& panel) {
    return std::min(withTextSize(300), panel.screen()->availableSize().width() / 3);
}

/// The problem of the new report that corresponds to an old one: the same, or one of its kind that shares a
/// cell with it; none if it no longer exists.
ProblemRef successorOf(const ProblemRef& problem, const std::shared_ptr<const ProblemReport>& report) {
    if (!problem || !report) return {};
    if (const int same = report->find(problem); same >= 0) return {report, same};
    const ProblemReport& before = *problem.report;
    const std::vector<Cell>& cells = before.cells(problem.number);
    for (int i = 0; i < report->size(); ++i)
        if (report->check(i) == before.check(problem.number) &&
            report->severity(i) == before.severity(problem.number) &&
            std::ranges::find_first_of(report->cells(i), cells) != report->cells(i).end())
            return {report, i};
    return {};
}

} // namespace

ProblemsPanel::ProblemsPanel(WorkspaceDock& dock, const ProblemWords& words)
    : words_(words)
    , model_(new ProblemModel(words.showTip, this))
    , list_(new ProblemList(*model_, words.show))
    , ready_(new ReadyPanel(words))
    , fixAll_(new QPushButton(icon(QStringLiteral("fix")), {}))
    , title_(new DockTitle(dock))
    , fixing_(
          *this, [this](const AllFixed& fixed) { takeAllFixes(fixed); },
          [this](bool busy) { showFixAll(busy); }) {
    model_->setListing(words.foldedFrom, words.isPlaced);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, 0, gap, gap / 2);
    layout->setSpacing(gap / 2);
    layout->addWidget(ready_);
    layout->addWidget(fixAll_);
    layout->addWidget(list_, 1);
    setMinimumWidth(leastWidth(dock));
    dock.setWidget(this);
    forwardFocusTo(dock, *list_);

    auto* copy = new QToolButton;
    copy->setIcon(icon(QStringLiteral("copy")));
    copy->setIconSize({13, 13});
    copy->setAutoRaise(true);
    copy->setFocusPolicy(Qt::NoFocus);
    copy->setToolTip(tr("Copy the whole report as text"));
    copy->setAccessibleName(tr("Copy report"));
    title_->addButton(copy);

    connect(copy, &QToolButton::clicked, this, &ProblemsPanel::copyReport);
    connect(list_, &ProblemList::shown, this, &ProblemsPanel::showOnGrid);
    connect(list_, &ProblemList::kindShown, this, &ProblemsPanel::showKindOnGrid);
    connect(list_, &ProblemList::fixRequested, this, &ProblemsPanel::fix);
    connect(list_, &ProblemList::fixKindRequested, this, &ProblemsPanel::fixKind);
    connect(list_, &ProblemList::toolRequested, this, [this](const ProblemRef& problem) {
        if (source_) source_->openTool(problem);
    });
    connect(this, &ProblemsPanel::message, &dock, &WorkspaceDock::message);
    fixAll_->setToolTip(words.fixAllTip.isEmpty()
                            ? tr("Take the recommended fix of every problem that has one, as one undo step")
                            : words.fixAllTip);
    connect(fixAll_, &QPushButton::clicked, this, &ProblemsPanel::fixAll);
    refresh();
}

ProblemsPanel::~ProblemsPanel() = default;

void ProblemsPanel::setSource(std::unique_ptr<ProblemSource> source) {
    marked_ = {};
    fixing_.cancel();
    source_ = std::move(source);
    if (source_) {
        connect(source_.get(), &ProblemSource::reportChanged, this, &ProblemsPanel::refresh);
        connect(source_.get(), &ProblemSource::remindersChanged, this, &ProblemsPanel::refresh);
        connect(source_.get(), &ProblemSource::outdated, this, &ProblemsPanel::followDocument);
    }
    refresh();
}

bool ProblemsPanel::isStale() const {
    return source_ && !source_->isCurrent();
}

void ProblemsPanel::refresh() {
    const ProblemRef current = list_->currentProblem();
    const ProblemRef kind = model_->firstOf(list_->currentIndex());
    report_ = source_ ? source_->report() : nullptr;
    model_->setReport(report_);
    if (const ProblemRef now = successorOf(current, report_)) list_->setCurrentIndex(model_->indexOf(now));
    if (const ProblemRef now = successorOf(kind, report_)) list_->setCurrentIndex(model_->foldOf(now));
    if (marked_ && report_) followMarked();
    const ProblemCounts counts = report_ ? report_->counts() : ProblemCounts();
    ready_->setVisible(report_ && !isStale() && ready_->isFor(counts));
    ready_->setRemarks(counts, source_ ? source_->reminders() : QStringList());
    title_->setCounts(counts);
    followDocument();
}

/// Updates the rings to their problem: a stroke may have changed its cells, or fixed it.
void ProblemsPanel::followMarked() {
    marked_ = successorOf(marked_, report_);
    if (!marked_)
        rings_.clear();
    else if (const std::vector<Cell> cells = markedCells(); cells != rings_.cells())
        rings_.follow(cells);
}

std::vector<Cell> ProblemsPanel::markedCells() const {
    return isKindMarked_ ? model_->cellsOfKind(marked_) : marked_.report->cells(marked_.number);
}

void ProblemsPanel::followDocument() {
    fixing_.cancel();
    title_->setRemark(isStale() ? tr("checking…") : QString());
    showFixAll(false);
}

int ProblemsPanel::fixable() const {
    return report_ && source_->canFixAll() ? report_->fixedWithAll() : 0;
}

void ProblemsPanel::showFixAll(bool working) {
    fixAll_->setVisible(fixable() > 1);
    fixAll_->setEnabled(!working && !isStale());
    fixAll_->setText(working ? tr("Fixing…") : tr("&Fix all (%1)").arg(fixable()));
}

void ProblemsPanel::fixAll() {
    if (!source_ || !source_->canFixAll()) return;
    source_->endGesture();
    if (isStale())
        emit message(words_.checking);
    else
        start(source_->fixAll());
}

void ProblemsPanel::fixKind(const ProblemRef& problem) {
    if (!source_) return;
    source_->endGesture();
    if (isStale())
        emit message(words_.checking);
    else if (!report_->contains(problem))
        emit message(tr("That problem is gone with the cancelled stroke."));
    else if (const auto work = source_->fixAllLike(problem))
        start(work);
}

void ProblemsPanel::start(const std::function<AllFixed(std::stop_token)>& work) {
    if (source_->fixesAside())
        fixing_.runAside([work] { return work; }, JobPace::Restart);
    else
        fixing_.run(source_->state().board(), work, JobPace::Restart);
}

void ProblemsPanel::takeAllFixes(const AllFixed& fixed) {
    const QString left =
        fixed.left > 0 ? tr("%n more are left for you to fix.", nullptr, fixed.left) : QString();
    if (fixed.take && !fixed.take()) return;
    if (fixed.solved == 0) return emit message(tr("No problem could be fixed without your choice."));
    emit message((tr("%n problems fixed.", nullptr, fixed.solved) + u' ' + left).trimmed());
}

void ProblemsPanel::showOnGrid(const ProblemRef& problem) {
    if (!source_) return;
    marked_ = problem;
    isKindMarked_ = false;
    source_->prepareToShow(problem);
    rings_.show(source_->state(), markedCells(), problem.report->severity(problem.number));
}

void ProblemsPanel::showKindOnGrid(const ProblemRef& problem) {
    if (!source_ || !problem) return;
    marked_ = problem;
    isKindMarked_ = true;
    source_->prepareToShow(problem);
    rings_.show(source_->state(), markedCells(), problem.report->severity(problem.number));
}

void ProblemsPanel::fix(const ProblemRef& problem, int index) {
    if (!source_) return;
    source_->endGesture();
    if (isStale())
        emit message(words_.changed);
    else if (!report_->contains(problem))
        emit message(tr("That problem is gone with the cancelled stroke."));
    else
        source_->fix(problem, index);
}

void ProblemsPanel::updateVerdict() {
    if (!source_) return;
    if (isStale())
        emit message(words_.checking);
    else if (report_->size() == 0)
        emit message(tr("No problems found."));
    else
        emit message(tr("Found: %1.").arg(countText(report_->counts())));
}

void ProblemsPanel::copyReport() {
    if (!source_) return;
    QGuiApplication::clipboard()->setText(reportText(source_->title(), *report_));
    emit message(tr("Report copied."));
}

} // namespace stonemason
