// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_edit_actions.h"

#include "core/kings_conflict/format/block_text.h"
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/dialogs/note_dialog.h"
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
            tr("Replace one tile with another everywhere"), Qt::CTRL | Qt::Key_H, &MapEditActions::replace);
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
          layer_reason::noSuchGrid());
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

NoteActions::NoteActions(QObject* parent) : BoundMapActions(parent), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("&Notes on Cells"));
    menu_->setIcon(icon(QStringLiteral("cell-note")));
    QAction* note = add(QStringLiteral("note"), QStringLiteral("cell-note"), tr("&Write Note…"),
                        tr("Write a note on the cell under the pointer or the frame, or change it"),
                        Qt::Key_N, &NoteActions::write);
    QAction* removal = add(QStringLiteral("remove-note"), QStringLiteral("remove"), tr("&Remove Note"),
                           tr("Take the note off the cell under the pointer or the frame"),
                           Qt::SHIFT | Qt::Key_N, &NoteActions::remove);
    QAction* list = add(QStringLiteral("notes"), QStringLiteral("cell-note"), tr("&List of Notes"),
                        tr("Show all notes of the map and go to them"), Qt::CTRL | Qt::ALT | Qt::Key_C,
                        &NoteActions::panelRequested);
    menu_->addActions({note, removal, list});
}

QList<QAction*> NoteActions::ofCell() const {
    return {action(QStringLiteral("note")), action(QStringLiteral("remove-note"))};
}

Cell NoteActions::pointed() const {
    return viewState()->hovered().value_or(viewState()->cursor());
}

void NoteActions::bound() {
    binding().on(document(), &MapDocument::notesChanged, [this] { update(); });
}

void NoteActions::refresh() {
    allow(QStringLiteral("remove-note"), !document()->committedMap().notes.empty(),
          tr("The map has no notes."));
}

void NoteActions::write() {
    const Cell cell = pointed();
    if (canvas() && !canvas()->model().contains(cell)) return showMessage(tr("There is no tile here."));
    document()->endGesture();
    NoteDialog(*document(), cell, window()).exec();
}

void NoteActions::remove() {
    const Cell cell = pointed();
    if (document()->committedMap().notes.contains(cell))
        document()->setNote(cell, {});
    else
        showMessage(tr("There is no note on this cell."));
}

} // namespace stonemason::kings_conflict
