// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_status.h"

#include "editor/app/elided_label.h"
#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/board/problems/report_text.h"
#include "editor/kings_conflict/cell_text.h"

namespace stonemason {

namespace {

constexpr int noticeable = 150; // ms

} // namespace

MapStatus::MapStatus(QObject* parent)
    : QObject(parent)
    , cell_(new ElidedLabel)
    , working_(new QLabel(tr("Working…")))
    , problems_(new QToolButton)
    , zoom_(new QLabel) {
    cell_->setObjectName(QStringLiteral("cellStatus"));
    cell_->setProperty("area", QStringLiteral("left"));
    cell_->setAccessibleName(tr("Cell"));
    problems_->setObjectName(QStringLiteral("problemsStatus"));
    problems_->setAutoRaise(true);
    problems_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    problems_->setIconSize({14, 14});
    problems_->setToolTip(tr("Show the problems"));
    problems_->setAccessibleName(tr("Problems"));
    zoom_->setObjectName(QStringLiteral("zoomStatus"));
    zoom_->setAccessibleName(tr("Zoom"));
    zoom_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("1000 %")));
    working_->setObjectName(QStringLiteral("workingStatus"));
    working_->setToolTip(tr("Calculating the view; you can keep working. Switch it off to stop."));
    workingLater_.setSingleShot(true);
    workingLater_.setInterval(noticeable);
    connect(&workingLater_, &QTimer::timeout, this, &MapStatus::showWorking);
    cellLater_.setSingleShot(true);
    cellLater_.setInterval(0);
    connect(&cellLater_, &QTimer::timeout, this, &MapStatus::showCell);
    connect(problems_, &QToolButton::clicked, this, &MapStatus::problemsClicked);
    for (QWidget* widget : std::initializer_list<QWidget*>{cell_, working_, problems_, zoom_})
        widgets_.add(widget);
    bind(nullptr, nullptr);
}

void MapStatus::bind(MapDocument* document, MapCanvas* canvas) {
    binding_.set(document, canvas);
    if (document) {
        const auto later = [this] { cellLater_.start(); };
        binding_.on(document, &MapDocument::cellsChanged, later);
        binding_.on(document, &MapDocument::mapReplaced, later);
        binding_.on(document, &MapDocument::symmetryChanged, later);
        binding_.on(&document->view(), &MapViewState::hoveredChanged, later);
        binding_.on(&document->view(), &MapViewState::cursorChanged, later);
        binding_.on(&document->view(), &MapViewState::currentLayerChanged, later);
        binding_.on(&document->view(), &MapViewState::overlaysChanged, later);
        binding_.on(&document->view(), &MapViewState::workingChanged, [this] { workingLater_.start(); });
        binding_.on(document, &MapDocument::reportChanged, [this] { showProblems(); });
    }
    if (canvas) binding_.on(canvas, &MapCanvas::zoomChanged, [this] { showZoom(); });
    showCell();
    showProblems();
    showWorking();
    showZoom();
}

void MapStatus::showCell() {
    if (!cell_) return;
    if (!binding_) {
        cell_->clear(); // hiding and showing is the status bar's: it does so for messages
        return;
    }
    const MapViewState& view = binding_.document()->view();
    cell_->setText(cellText(*binding_.document(), view.hovered().value_or(view.cursor())));
}

void MapStatus::showProblems() {
    if (!problems_) return;
    problems_->setVisible(bool(binding_));
    if (!binding_) return;
    const Report& report = binding_.document()->report();
    QIcon mark = icon(QStringLiteral("ok"));
    for (Severity severity : {Severity::Note, Severity::Warning, Severity::Error})
        if (report.count(severity) > 0) mark = severityIcon(severity);
    problems_->setIcon(mark);
    problems_->setText(countText(report));
}

void MapStatus::showWorking() {
    if (working_) working_->setVisible(binding_ && binding_.document()->view().isWorking());
}

void MapStatus::showZoom() {
    if (!zoom_) return;
    zoom_->setVisible(binding_.view() != nullptr);
    if (binding_.view()) zoom_->setText(tr("%1 %").arg(qRound(binding_.view()->zoomPercent())));
}

} // namespace stonemason
