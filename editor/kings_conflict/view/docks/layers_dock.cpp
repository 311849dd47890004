// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/layers_dock.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/view/docks/layer_row.h"
#include "editor/text/names.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace stonemason::kings_conflict {

namespace {

constexpr int fullOpacity = 100; ///< per cent
constexpr int leastWidth = 188;  ///< layer names are not cut, and four tiles fit in a row

} // namespace

LayersDock::LayersDock(const GameProfile& game)
    : MapDock(QStringLiteral("layers"), tr("Layers"), Qt::LeftDockWidgetArea)
    , game_(game)
    , opacity_(new QSlider(Qt::Horizontal))
    , percent_(new QLabel) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap / 2, 0, gap / 2, gap / 2);
    layout->setSpacing(0);
    for (int layer = 0; layer < int(game.layers.size()); ++layer)
        addRow(layer);
    for (LayerRow* row : rows_)
        layout->addWidget(row);
    layout->addWidget(buildOpacity());
    layout->addStretch(1);

    content->setMinimumWidth(withTextSize(leastWidth));
    setWidget(content);
    refresh();
}

void LayersDock::addRow(int layer) {
    const Layer& described = game_.layers[std::size_t(layer)];
    auto* row = new LayerRow(localText(described.name));
    row->choice()->installEventFilter(this);
    row->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(row, &QWidget::customContextMenuRequested, this,
            [this, layer, row](QPoint at) { showMenu(layer, row->mapToGlobal(at)); });
    connect(row, &LayerRow::chosen, this, [this, layer] {
        if (binding()) document()->view().setCurrentLayer(layer);
        refresh(); // a click on the current layer's own button would switch that off
    });
    connect(row, &LayerRow::visibleToggled, this, [this, layer](bool visible) {
        if (binding()) document()->view().setVisible(layer, visible);
    });
    connect(row, &LayerRow::lockToggled, this, [this, layer](bool locked) {
        if (binding()) document()->view().setLocked(layer, locked);
    });
    connect(row, &LayerRow::addRequested, this, [this, layer] {
        if (!binding()) return;
        addGrid(*document(), layer);
        document()->view().setCurrentLayer(layer);
    });
    rows_.push_back(row);
}

QWidget* LayersDock::buildOpacity() {
    opacity_->setRange(0, fullOpacity);
    opacity_->setPageStep(25);
    opacity_->setAccessibleName(tr("Opacity of the current layer"));
    opacity_->setToolTip(tr("How strongly the current layer is shown"));
    opacity_->setMinimumWidth(withTextSize(40));
    percent_->setMinimumWidth(percent_->fontMetrics().horizontalAdvance(tr("%1 %").arg(fullOpacity)));
    percent_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* label = new QLabel(tr("Opacity"));
    label->setBuddy(opacity_);
    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(gap / 2, gap / 2, gap / 2, 0);
    layout->setSpacing(gap);
    layout->addWidget(label);
    layout->addWidget(opacity_, 1);
    layout->addWidget(percent_);
    connect(opacity_, &QSlider::valueChanged, this, [this](int value) {
        if (binding())
            document()->view().setOpacity(document()->view().currentLayer(), double(value) / fullOpacity);
    });
    return line;
}

void LayersDock::bound() {
    if (binding()) {
        binding().on(&document()->view(), &MapViewState::currentLayerChanged, [this] { refresh(); });
        binding().on(&document()->view(), &MapViewState::lockChanged, [this] { refresh(); });
        binding().on(&document()->view(), &MapViewState::styleChanged, [this] { refresh(); });
        binding().on(document(), &MapDocument::replaced, [this] { refresh(); });
    }
    refresh();
}

void LayersDock::refresh() {
    setEnabled(bool(binding()));
    const MapViewState* view = document() ? &document()->view() : nullptr;
    for (int layer = 0; layer < int(rows_.size()); ++layer)
        row(layer)->showState(!view || document()->map().hasLayer(layer),
                              view && layer == view->currentLayer(), view && view->isVisible(layer),
                              view && view->isLocked(layer));
    const QSignalBlocker quiet(opacity_);
    const int percent = view ? qRound(view->opacity(view->currentLayer()) * fullOpacity) : fullOpacity;
    opacity_->setValue(percent);
    percent_->setText(tr("%1 %").arg(percent));
}

void LayersDock::showMenu(int layer, QPoint at) {
    if (!binding()) return;
    const bool exists = document()->map().hasLayer(layer);
    const bool isTerrain = layer == terrainLayer;
    QMenu menu;
    const auto add = [&menu](const QString& text, const QString& picture, bool allowed,
                             const QString& reasonIfNot) {
        QAction* action = menu.addAction(icon(picture), text);
        allow(*action, allowed, reasonIfNot);
        return action;
    };
    const QString missing = tr("The map does not have this grid.");
    const QAction* addIt =
        add(tr("&Add Missing Grid"), QStringLiteral("add"), !exists, tr("The map has this grid already."));
    const QAction* removeIt = add(tr("&Remove Grid"), QStringLiteral("remove"), exists && !isTerrain,
                                  isTerrain ? tr("Every map has terrain.") : missing);
    const QAction* clearIt = add(isTerrain ? tr("&Clear to Plain Tiles") : tr("&Clear to 0"),
                                 QStringLiteral("eraser"), exists, missing);
    const QAction* chosen = menu.exec(at);
    if (!chosen || !binding()) return;
    if (chosen == addIt) addGrid(*document(), layer);
    if (chosen == removeIt) removeGrid(*document(), layer);
    if (chosen == clearIt) clearLayer(*document(), layer);
}

void LayersDock::step(int direction) {
    const int count = int(rows_.size());
    int layer = document()->view().currentLayer() + direction;
    while (layer >= 0 && layer < count && !document()->map().hasLayer(layer))
        layer += direction;
    if (layer < 0 || layer >= count) return;
    document()->view().setCurrentLayer(layer);
    row(layer)->choice()->setFocus();
}

bool LayersDock::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && binding()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            step(key == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return MapDock::eventFilter(watched, event);
}

} // namespace stonemason::kings_conflict
