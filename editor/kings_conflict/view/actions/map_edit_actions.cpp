// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_edit_actions.h"

#include "core/kings_conflict/format/block_text.h"
#include "editor/kings_conflict/model/layer_reasons.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"
#include "editor/kings_conflict/view/dialogs/replace_dialog.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

QByteArray kindName(LayerKind kind) {
    return kind == LayerKind::Terrain ? QByteArrayLiteral("terrain") : QByteArrayLiteral("hint");
}

LayerKind kindOfLayer(const MapDocument& document) {
    return document.game().layers[std::size_t(document.view().currentLayer())].kind;
}

bool stampIsInHand(const MapToolState& state) {
    return state.tool() == QLatin1String("stamp") && !state.stamp().codes.empty();
}

} // namespace

MapEditActions::MapEditActions(MapToolState& state, MapRenderer& renderer, QObject* parent)
    : EditActions(
          QStringLiteral("map"),
          {.paste = tr("Paste codes or a whole map as a stamp"),
           .remove = tr("Fill the selection with plains"),
           .selectAll = tr("Select the whole layer"),
           .noTurn = tr("Nothing is selected. Select tiles first, or turn the whole map in the Map menu.")},
          parent)
    , state_(state)
    , renderer_(renderer) {
    addTurns();
    QAction* replaceTile =
        add(QStringLiteral("replace-tile"), QStringLiteral("replace"), tr("R&eplace Tile…"),
            tr("Replace one tile with another everywhere"), Qt::CTRL | Qt::Key_H);
    connect(replaceTile, &QAction::triggered, this, &MapEditActions::replace);
    addSection({replaceTile});
}

MapDocument& MapEditActions::map() const {
    return static_cast<const MapCanvas*>(view())->document();
}

QString MapEditActions::kindMimeType() {
    return QStringLiteral("application/x-stonemason-layer");
}

void MapEditActions::bound() {
    EditActions::bound();
    binding().on(&map().view(), &MapViewState::currentLayerChanged, [this] { update(); });
}

void MapEditActions::refresh() {
    EditActions::refresh();
    allow(QStringLiteral("replace-tile"), map().map().hasLayer(map().view().currentLayer()),
          reason::noSuchGrid());
}

void MapEditActions::copy() {
    const Block block = selectedBlock(map());
    auto* data = new QMimeData;
    data->setText(QString::fromStdString(writeBlock(block)));
    data->setData(kindMimeType(), kindName(block.kind));
    QGuiApplication::clipboard()->setMimeData(data);
}

void MapEditActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasText()) {
        emit message(tr("There is no text on the clipboard."));
        return;
    }
    const LayerKind kind = kindOfLayer(map());
    const QByteArray from = data->data(kindMimeType());
    if (!from.isEmpty() && from != kindName(kind)) {
        emit message(kind == LayerKind::Terrain
                         ? tr("The clipboard has hint digits. Choose a hint layer to paste them.")
                         : tr("The clipboard has terrain. Choose the terrain layer to paste it."));
        return;
    }
    auto block = blockFromText(map(), data->text().toStdString());
    if (!block) {
        emit message(tr("This cannot be pasted. %1").arg(errorText(block.error())));
        return;
    }
    state_.setStamp(std::move(block).value());
    state_.setTool(QStringLiteral("stamp"));
    view()->setFocus();
    const Size size = state_.stamp().size();
    emit message(
        tr("Pasted %1 × %2 tiles: click to put them down, Esc to cancel.").arg(size.rows).arg(size.columns));
}

void MapEditActions::remove(const QString& step) {
    clearSelection(map(), step);
}

bool MapEditActions::turnStamp(Transform transform) {
    if (!stampIsInHand(state_)) return false;
    state_.setStamp(transformed(state_.stamp(), map().game(), transform));
    return true;
}

void MapEditActions::replace() {
    map().endGesture();
    const int layer = map().view().currentLayer();
    const Cell cell = map().view().hovered().value_or(map().view().cursor());
    const Grid<Code>& grid = map().map().layer(layer);
    const Code from = grid.contains(cell) ? grid[cell] : blankCode(map().game(), layer);
    ReplaceDialog dialog(map(), renderer_, from, window());
    dialog.exec();
}

} // namespace stonemason::kings_conflict
