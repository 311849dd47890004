// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/workspace/grid_status.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/problems/report_text.h"

#include <QLocale>

namespace stonemason {

namespace {

constexpr int noticeable = 150; // ms

} // namespace

GridStatus::GridStatus(const QString& prefix, QObject* parent)
    : QObject(parent)
    , cell_(new ElidedLabel)
    , working_(new QLabel(tr("Working…")))
    , problems_(new QToolButton)
    , zoom_(new QLabel) {
    cell_->setProperty("area", QStringLiteral("left"));
    cell_->setAccessibleName(tr("Cell"));
    problems_->setAutoRaise(true);
    problems_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    problems_->setIconSize({14, 14});
    problems_->setToolTip(tr("Show the problems"));
    problems_->setAccessibleName(tr("Problems"));
    zoom_->setAccessibleName(tr("Zoom"));
    zoom_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("1000 %")));
    working_->setToolTip(tr("Calculating the view; you can keep working. Switch it off to stop."));
    workingLater_.setSingleShot(true);
    workingLater_.setInterval(noticeable);
    connect(&workingLater_, &QTimer::timeout, this, &GridStatus::showWorking);
    cellLater_.setSingleShot(true);
    cellLater_.setInterval(0);
    connect(&cellLater_, &QTimer::timeout, this, &GridStatus::showCell);
    connect(problems_, &QToolButton::clicked, this, &GridStatus::problemsClicked);
    const std::initializer_list<std::pair<QWidget*, const char*>> widgets{{cell_, "cellStatus"},
                                                                          {working_, "workingStatus"},
                                                                          {problems_, "problemsStatus"},
                                                                          {zoom_, "zoomStatus"}};
    for (const auto& [widget, name] : widgets) {
        widget->setObjectName(prefix + QLatin1String(name));
        widgets_.add(widget);
    }
    setSubject({});
}

void GridStatus::setSubject(const StatusSubject& subject) {
    subject_ = subject;
    binding_.set(subject.state, subject.view);
    if (subject.state) {
        binding_.on(subject.state, &GridState::hoveredChanged, [this] { updateCell(); });
        binding_.on(subject.state, &GridState::cursorChanged, [this] { updateCell(); });
        binding_.on(subject.state, &GridState::overlaysChanged, [this] { updateCell(); });
        binding_.on(subject.state, &GridState::heldByKeysChanged, [this] { updateCell(); });
        binding_.on(subject.state, &GridState::workingChanged, [this] { workingLater_.start(); });
    }
    if (subject.view) binding_.on(subject.view, &GridView::zoomChanged, [this] { showZoom(); });
    showCell();
    updateProblems();
    showWorking();
    showZoom();
}

void GridStatus::showCell() {
    if (!cell_) return;
    if (!binding_) {
        cell_->clear(); // not hidden, because the status bar shows and hides it for messages
        return;
    }
    const GridState& state = *binding_.document();
    const QString description = subject_.cellText(state.hovered().value_or(state.cursor()));
    //: %1 is what is known of the cell under the frame
    cell_->setText(state.isHeldByKeys() ? tr("Space again finishes, Esc gives up · %1").arg(description)
                                        : description);
}

void GridStatus::updateProblems() {
    if (!problems_) return;
    problems_->setVisible(binding_ && subject_.problems);
    if (!binding_ || !subject_.problems) return;
    const ProblemCounts counts = subject_.problems();
    QIcon mark = icon(QStringLiteral("ok"));
    for (Severity severity : {Severity::Note, Severity::Warning, Severity::Error})
        if (counts[severity] > 0) mark = severityIcon(severity);
    problems_->setIcon(mark);
    problems_->setText(countText(counts));
}

void GridStatus::showWorking() {
    if (working_) working_->setVisible(binding_ && binding_.document()->isWorking());
}

void GridStatus::showZoom() {
    if (!zoom_) return;
    zoom_->setVisible(binding_.view() != nullptr);
    if (!binding_.view()) return;
    const double percent = binding_.view()->zoomPercent();
    const int decimals = percent < 1 ? 1 : 0;
    zoom_->setText(tr("%1 %").arg(QLocale().toString(percent, 'f', decimals)));
}

QString statusText(const GridState& state, Cell cell, const QStringList& facts) {
    QStringList parts{GridStatus::tr("Row %1, column %2").arg(cell.row).arg(cell.column)};
    parts += facts;
    for (const GridOverlay* overlay : state.overlays())
        if (const QString shown = overlay->describe(cell); !shown.isEmpty()) parts += shown;
    return parts.join(QStringLiteral(" · "));
}

} // namespace stonemason
