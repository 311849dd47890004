// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/compare_view.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "editor/kings_conflict/view/hints/hint_overlays.h"
#include "editor/text/names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolButton>

namespace stonemason::kings_conflict {

namespace {

constexpr int headerHeight = 26;
constexpr int edgeHeight = 2;

} // namespace

CompareView::CompareView(MapDocument& document, MapRenderer& renderer, MapToolState& state, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , renderer_(renderer)
    , state_(state)
    , hints_(new HintOverlays(document, this))
    , row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(1);
    panes_[0] = makePane();
    MapViewState& view = document_.view();
    connect(&view, &MapViewState::hintViewsChanged, this, &CompareView::follow);
    connect(&view, &MapViewState::currentLayerChanged, this, &CompareView::follow);
    connect(hints_, &HintOverlays::comparedChanged, this, &CompareView::showLayers);
    connect(&document_, &MapDocument::replaced, this, [this] {
        HintViews views = document_.view().hintViews();
        if (views.comparedLayer == HintViews::noLayer || document_.map().hasLayer(views.comparedLayer))
            return;
        views.comparedLayer = HintViews::noLayer;
        document_.view().setHintViews(views);
    });
    follow();
}

CompareView::~CompareView() = default;

CompareView::Pane CompareView::makePane() {
    Pane pane;
    pane.box = new QWidget;
    pane.header = new PaneHeader(pane.box);
    pane.canvas = new MapCanvas(document_, renderer_, state_, pane.box);
    auto* column = new QVBoxLayout(pane.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pane.header);
    column->addWidget(pane.canvas, 1);
    row_->addWidget(pane.box, 1);
    return pane;
}

void CompareView::openRight() {
    panes_[0].canvas->expectRoom();
    panes_[1] = makePane();
    for (int i = 0; i < 2; ++i) {
        const Pane& pane = panes_[std::size_t(i)];
        connect(pane.canvas, &MapCanvas::activated, panes_[1].box, [this, i] { activate(i); });
        connect(pane.canvas, &MapCanvas::viewportChanged, panes_[1].box,
                [this, canvas = pane.canvas] { synchronise(*canvas); });
    }
    connect(panes_[1].header, &PaneHeader::closeRequested, this, [this] {
        activate(0);
        HintViews views = document_.view().hintViews();
        views.comparedLayer = HintViews::noLayer;
        document_.view().setHintViews(views);
    });
    setTabOrder(panes_[0].canvas, panes_[1].canvas);
    panes_[1].box->show();
}

void CompareView::closeRight() {
    const Pane closed = std::exchange(panes_[1], {});
    panes_[0].canvas->expectRoom();
    const bool wasActive = std::exchange(active_, 0) == 1;
    const bool hadFocus = closed.canvas->hasFocus();
    forwardFocusTo(*this, *panes_[0].canvas);
    if (wasActive) emit activeChanged();
    if (hadFocus) panes_[0].canvas->setFocus();
    closed.box->hide();
    closed.box->deleteLater();
}

void CompareView::follow() {
    const MapViewState& view = document_.view();
    const int current = view.currentLayer();
    const int other = view.hintViews().comparedLayer;
    const bool wasOpen = rightCanvas() != nullptr;
    if (!view.comparesBeside()) {
        if (wasOpen) closeRight();
        panes_[0].layer = current;
        showLayers();
        return;
    }
    if (!wasOpen) openRight();
    Pane& working = panes_[std::size_t(active_)];
    Pane& beside = panes_[std::size_t(1 - active_)];
    const bool changedSides = wasOpen && beside.layer == current && working.layer == other;
    if (changedSides) {
        active_ = 1 - active_;
    } else {
        working.layer = current;
        beside.layer = other;
    }
    showLayers();
    if (!wasOpen) synchronise(*leftCanvas());
    if (changedSides) emit activeChanged();
}

void CompareView::showLayers() {
    forwardFocusTo(*this, *activeCanvas());
    const bool open = rightCanvas() != nullptr;
    for (int i = 0; i < 2; ++i) {
        const Pane& pane = panes_[std::size_t(i)];
        if (!pane.canvas) continue;
        const bool works = i == active_;
        pane.header->setVisible(open);
        pane.header->setState(layerName(pane.layer), works, i == 1);
        if (works && !pane.canvas->isAside()) continue;
        pane.canvas->showAside(works ? std::nullopt
                                     : std::optional(LayerAside{pane.layer, hints_->ofComparedLayer()}));
    }
}

void CompareView::activate(int pane) {
    if (pane == active_ || !rightCanvas()) return;
    const int layer = panes_[std::size_t(pane)].layer;
    if (document_.map().hasLayer(layer)) document_.view().setCurrentLayer(layer); // follow() comes of it
}

void CompareView::synchronise(const MapCanvas& from) {
    if (synchronising_ || !rightCanvas()) return;
    const QScopedValueRollback<bool> guard(synchronising_, true);
    MapCanvas* to = &from == leftCanvas() ? rightCanvas() : leftCanvas();
    to->showSamePart(from);
}

QString CompareView::layerName(int layer) const {
    return localText(document_.game().layers[std::size_t(layer)].name);
}

PaneHeader::PaneHeader(QWidget* parent) : QWidget(parent), name_(new QLabel), close_(new QToolButton) {
    setFixedHeight(headerHeight);
    close_->setAutoRaise(true);
    close_->setIcon(icon(QStringLiteral("close")));
    close_->setIconSize({14, 14});
    close_->setToolTip(tr("Stop comparing"));
    close_->setAccessibleName(tr("Stop comparing"));
    connect(close_, &QToolButton::clicked, this, &PaneHeader::closeRequested);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gap, 0, gap / 2, edgeHeight);
    row->setSpacing(gap);
    row->addWidget(name_, 1);
    row->addWidget(close_);
    hide();
}

void PaneHeader::setState(const QString& layer, bool active, bool closable) {
    name_->setText(layer);
    QFont font = name_->font();
    font.setBold(active);
    name_->setFont(font);
    close_->setVisible(closable);
    active_ = active;
    update();
}

void PaneHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRect edge(0, height() - edgeHeight, width(), edgeHeight);
    painter.fillRect(edge, palette().color(active_ ? QPalette::Highlight : QPalette::Mid));
}

} // namespace stonemason::kings_conflict
