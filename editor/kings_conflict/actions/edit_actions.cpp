// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/actions/edit_actions.h"

#include "core/kings_conflict/format/block_text.h"
#include "editor/kings_conflict/dialogs/replace_dialog.h"
#include "editor/kings_conflict/map_edits.h"
#include "editor/kings_conflict/map_tool_state.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace stonemason {

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

EditActions::EditActions(MapToolState& state, MapRenderer& renderer, QObject* parent)
    : BoundMapActions(parent), state_(state), renderer_(renderer) {
    addClipboard();
    menu_ += addSeparator();
    addSelection();
    menu_ += addSeparator();
    addTransforms();
    menu_ += addSeparator();
    QAction* replaceTile =
        add(QStringLiteral("replace-tile"), QStringLiteral("replace"), tr("R&eplace Tile…"),
            tr("Replace one tile with another everywhere"), Qt::CTRL | Qt::Key_H);
    connect(replaceTile, &QAction::triggered, this, &EditActions::replace);
    menu_ += replaceTile;
    connect(&state_, &MapToolState::toolChanged, this, &EditActions::update);
    connect(&state_, &MapToolState::stampChanged, this, &EditActions::update);
}

QString EditActions::kindMimeType() {
    return QStringLiteral("application/x-stonemason-layer");
}

void EditActions::addClipboard() {
    QAction* cutIt = add(QStringLiteral("cut"), QStringLiteral("cut"), tr("Cu&t"),
                         tr("Move the selection to the clipboard"), QKeySequence::Cut);
    QAction* copyIt = add(QStringLiteral("copy"), QStringLiteral("copy"), tr("&Copy"),
                          tr("Copy the selection to the clipboard as text"), QKeySequence::Copy);
    QAction* pasteIt = add(QStringLiteral("paste"), QStringLiteral("paste"), tr("&Paste"),
                           tr("Paste codes or a whole map as a stamp"), QKeySequence::Paste);
    QAction* deleteIt = add(QStringLiteral("delete"), QStringLiteral("delete"), tr("&Delete"),
                            tr("Fill the selection with plains"), QKeySequence::Delete);
    QAction* captureIt = add(QStringLiteral("capture-stamp"), QStringLiteral("stamp"), tr("Use as Sta&mp"),
                             tr("Use the selection as a stamp"), Qt::CTRL | Qt::Key_B);
    connect(copyIt, &QAction::triggered, this, &EditActions::copy);
    connect(cutIt, &QAction::triggered, this, [this] {
        document()->endGesture(); // what is copied is what goes
        copy();
        clearSelection(*document(), tr("Cut"));
    });
    connect(pasteIt, &QAction::triggered, this, &EditActions::paste);
    connect(deleteIt, &QAction::triggered, this, [this] { clearSelection(*document(), tr("Delete")); });
    connect(captureIt, &QAction::triggered, this, &EditActions::capture);
    menu_ += {cutIt, copyIt, pasteIt, deleteIt, captureIt};
}

void EditActions::addSelection() {
    QAction* all = add(QStringLiteral("select-all"), QStringLiteral("select"), tr("Select &All"),
                       tr("Select the whole layer"), QKeySequence::SelectAll);
    QAction* none = add(QStringLiteral("select-none"), QStringLiteral("close"), tr("Select &None"),
                        tr("Clear the selection"), Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    QAction* invert =
        add(QStringLiteral("invert-selection"), QStringLiteral("select-same"), tr("&Invert Selection"),
            tr("Select what is not selected"), Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    connect(all, &QAction::triggered, this, [this] { viewState()->setSelection(allCells(*document())); });
    connect(none, &QAction::triggered, this, [this] { viewState()->setSelection({}); });
    connect(invert, &QAction::triggered, this, [this] {
        const std::vector<Cell> cells = allCells(*document());
        std::vector<Cell> others;
        std::ranges::set_difference(cells, viewState()->selection(), std::back_inserter(others));
        viewState()->setSelection(std::move(others));
    });
    menu_ += {all, none, invert};
}

void EditActions::addTransforms() {
    addTransform(QStringLiteral("rotate-left"), tr("Rotate &Left"),
                 tr("Turn the selection or the held stamp to the left"), Qt::SHIFT | Qt::Key_Z,
                 Transform::ThreeQuarterTurn);
    addTransform(QStringLiteral("rotate-right"), tr("Rotate Ri&ght"),
                 tr("Turn the selection or the held stamp to the right"), Qt::Key_Z, Transform::QuarterTurn);
    addTransform(QStringLiteral("flip-horizontal"), tr("Flip &Horizontally"),
                 tr("Flip the selection or the held stamp left to right"), Qt::Key_X,
                 Transform::FlipHorizontal);
    addTransform(QStringLiteral("flip-vertical"), tr("Flip &Vertically"),
                 tr("Flip the selection or the held stamp top to bottom"), Qt::Key_Y,
                 Transform::FlipVertical);
}

void EditActions::addTransform(const QString& id, const QString& text, const QString& tip,
                               const QKeySequence& keys, Transform transform) {
    QAction* action = add(id, id, text, tip, keys);
    const QString step = QString(text).remove(QLatin1Char('&'));
    connect(action, &QAction::triggered, this, [this, transform, step] { this->transform(transform, step); });
    menu_ += action;
}

void EditActions::bound() {
    binding().on(viewState(), &MapViewState::selectionChanged, [this] { update(); });
    binding().on(viewState(), &MapViewState::currentLayerChanged, [this] { update(); });
    binding().on(document(), &MapDocument::mapReplaced, [this] { update(); });
}

void EditActions::refresh() {
    const bool layerExists = document()->map().hasLayer(viewState()->currentLayer());
    const bool selected = layerExists && !viewState()->selection().empty();
    for (const char* id : {"cut", "copy", "delete", "capture-stamp"})
        allow(QString::fromLatin1(id), selected);
    allow(QStringLiteral("select-none"), !viewState()->selection().empty());
    for (const char* id : {"paste", "select-all", "invert-selection", "replace-tile"})
        allow(QString::fromLatin1(id), layerExists);
}

void EditActions::copy() {
    const Block block = selectedBlock(*document());
    auto* data = new QMimeData;
    data->setText(QString::fromStdString(writeBlock(block)));
    data->setData(kindMimeType(), kindName(block.kind));
    QGuiApplication::clipboard()->setMimeData(data);
}

void EditActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasText()) {
        emit message(tr("There is no text on the clipboard."));
        return;
    }
    const LayerKind kind = kindOfLayer(*document());
    const QByteArray from = data->data(kindMimeType());
    if (!from.isEmpty() && from != kindName(kind)) {
        emit message(kind == LayerKind::Terrain
                         ? tr("The clipboard has hint digits. Choose a hint layer to paste them.")
                         : tr("The clipboard has terrain. Choose the terrain layer to paste it."));
        return;
    }
    auto block = blockFromText(*document(), data->text().toStdString());
    if (!block) {
        emit message(tr("This cannot be pasted. %1").arg(errorText(block.error())));
        return;
    }
    state_.setStamp(std::move(block).value());
    state_.setTool(QStringLiteral("stamp"));
    canvas()->setFocus();
    const Size size = state_.stamp().size();
    emit message(
        tr("Pasted %1 × %2 tiles: click to put them down, Esc to cancel.").arg(size.rows).arg(size.columns));
}

void EditActions::capture() {
    state_.setStamp(selectedBlock(*document()));
    state_.setTool(QStringLiteral("stamp"));
}

void EditActions::transform(Transform transform, const QString& text) {
    if (stampIsInHand(state_))
        state_.setStamp(transformed(state_.stamp(), document()->game(), transform));
    else if (!selectedCells(*document()).empty())
        transformSelection(*document(), text, transform);
    else
        emit message(tr("Nothing is selected. Select tiles first, or turn the whole map in the Map menu."));
}

void EditActions::replace() {
    document()->endGesture();
    const int layer = viewState()->currentLayer();
    const Cell cell = viewState()->hovered().value_or(viewState()->cursor());
    const Grid<Code>& grid = document()->map().layer(layer);
    const Code from = grid.contains(cell) ? grid[cell] : blankCode(document()->game(), layer);
    ReplaceDialog dialog(*document(), renderer_, from, window());
    dialog.exec();
}

} // namespace stonemason
