// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/docks/layers_dock.h"

#include "editor/app/icons.h"
#include "editor/map/docks/layer_row.h"
#include "editor/map/look.h"
#include "editor/map/map_edits.h"
#include "editor/text/names.h"

#include <QKeyEvent>
#include <QMenu>
#include <QRadioButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace stonemason {

LayersDock::LayersDock(const GameProfile& game)
    : MapDock(QStringLiteral("layers"), tr("Layers"), Qt::LeftDockWidgetArea), game_(game) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap / 2, 0, gap / 2, gap / 2);
    layout->setSpacing(0);
    for (int layer = 0; layer < int(game.layers.size()); ++layer)
        addRow(layer);
    for (LayerRow* row : rows_)
        layout->addWidget(row);
    layout->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    setWidget(scroll);
    refresh();
}

void LayersDock::addRow(int layer) {
    const Layer& described = game_.layers[std::size_t(layer)];
    auto* row = new LayerRow(localText(described.name),
                             icon(described.kind == LayerKind::Terrain ? QStringLiteral("layer-terrain")
                                                                       : QStringLiteral("layer-hint")));
    row->choice()->installEventFilter(this);
    row->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(row, &QWidget::customContextMenuRequested, this,
            [this, layer, row](QPoint at) { showMenu(layer, row->mapToGlobal(at)); });
    connect(row, &LayerRow::chosen, this, [this, layer] {
        if (binding()) binding().view()->setCurrentLayer(layer);
        refresh(); // a click on the current layer's own button would switch that off
    });
    connect(row, &LayerRow::visibleToggled, this, [this, layer](bool visible) {
        if (binding()) binding().view()->setVisible(layer, visible);
    });
    connect(row, &LayerRow::opacityMoved, this, [this, layer](double opacity) {
        if (binding()) binding().view()->setOpacity(layer, opacity);
    });
    connect(row, &LayerRow::addRequested, this, [this, layer] {
        if (!binding()) return;
        addGrid(*document(), layer);
        binding().view()->setCurrentLayer(layer);
    });
    rows_.push_back(row);
}

void LayersDock::bound() {
    if (binding()) {
        binding().on(binding().view(), &MapViewState::currentLayerChanged, [this] { refresh(); });
        binding().on(binding().view(), &MapViewState::styleChanged, [this] { refresh(); });
        binding().on(document(), &MapDocument::mapReplaced, [this] { refresh(); });
    }
    refresh();
}

void LayersDock::refresh() {
    setEnabled(bool(binding()));
    const MapViewState* view = binding().view();
    for (int layer = 0; layer < int(rows_.size()); ++layer) {
        if (view)
            row(layer)->show(document()->map().hasLayer(layer), layer == view->currentLayer(),
                             view->isVisible(layer), view->opacity(layer));
        else
            row(layer)->show(true, false, layer == terrainLayer, 1.0);
    }
}

void LayersDock::showMenu(int layer, QPoint at) {
    if (!binding()) return;
    const bool exists = document()->map().hasLayer(layer);
    QMenu menu;
    const auto add = [&menu](const QString& text, const QString& picture, bool enabled) {
        QAction* action = menu.addAction(icon(picture), text);
        action->setEnabled(enabled);
        return action;
    };
    const QAction* addIt = add(tr("&Add Missing Grid"), QStringLiteral("add"), !exists);
    const QAction* removeIt =
        add(tr("&Remove Grid"), QStringLiteral("remove"), exists && layer != terrainLayer);
    const QAction* clearIt = add(layer == terrainLayer ? tr("&Clear to Plain Tiles") : tr("&Clear to 0"),
                                 QStringLiteral("eraser"), exists);
    const QAction* chosen = menu.exec(at);
    if (!chosen || !binding()) return;
    if (chosen == addIt) addGrid(*document(), layer);
    if (chosen == removeIt) removeGrid(*document(), layer);
    if (chosen == clearIt) clearLayer(*document(), layer);
}

void LayersDock::step(int direction) {
    const int count = int(rows_.size());
    int layer = binding().view()->currentLayer() + direction;
    while (layer >= 0 && layer < count && !document()->map().hasLayer(layer))
        layer += direction;
    if (layer < 0 || layer >= count) return;
    binding().view()->setCurrentLayer(layer);
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

} // namespace stonemason
