// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/board/world_scene.h"

#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"
#include "editor/pocket_heroes/world_words.h"
#include "editor/text/names.h"

#include <QPainter>

namespace stonemason::pocket_heroes {

WorldScene::WorldScene(WorldDocument& document, WorldRenderer& renderer)
    : BoardModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &WorldDocument::cellsChanged, this, &WorldScene::follow);
    connect(&document, &WorldDocument::worldReplaced, this, [this] {
        colours_ = {};
        emit replaced();
    });
    connect(&document.view(), &WorldViewState::styleChanged, this, &BoardModel::styleChanged);
}

void WorldScene::follow(const CellRange& range) {
    if (!colours_.isNull())
        for (int row = range.first.row; row <= range.last.row; ++row)
            for (int column = range.first.column; column <= range.last.column; ++column)
                colours_.setPixelColor(
                    column, row,
                    renderer_.colourOf(document_.world(), document_.things(), coloured_, {row, column}));
    emit cellsChanged(range);
}

const QImage& WorldScene::colours() {
    const WorldStyle style = document_.view().style();
    if (!colours_.isNull() && coloured_ == style) return colours_;
    coloured_ = style;
    colours_ = QImage(size().columns, size().rows, QImage::Format_RGB32);
    forEachCell(size(), [this](Cell cell) {
        colours_.setPixelColor(cell.column, cell.row,
                               renderer_.colourOf(document_.world(), document_.things(), coloured_, cell));
    });
    return colours_;
}

void WorldScene::paint(QPainter& painter, const BoardGeometry& geometry, const CellRange& range) {
    if (geometry.cellSize >= WorldRenderer::picturedFrom) {
        renderer_.paint(painter, document_.world(), document_.things(), document_.view().style(), geometry,
                        range);
        return;
    }
    painter.drawImage(geometry.rectOf(range), colours(),
                      QRectF(range.first.column, range.first.row, range.last.column - range.first.column + 1,
                             range.last.row - range.first.row + 1));
}

BoardLook WorldScene::look() {
    WorldStyle style = document_.view().style();
    style.gridLines = false;
    return renderer_.look(document_.world(), document_.things(), style);
}

CellRange WorldScene::affectedBy(const CellRange& range) const {
    return renderer_.affectedBy(range);
}

QString WorldScene::heldIn(Cell cell) const {
    return contentText(document_, cell);
}

QString WorldScene::describe(Cell cell) const {
    //: What a screen reader says of a cell: its place, then what is there: "row 3, column 5: Grass, Chest"
    return tr("%1: %2").arg(placeText(cell), contentText(document_, cell));
}

QString contentText(const WorldDocument& document, Cell cell) {
    const World& world = document.world();
    if (!world.size().contains(cell)) return {};
    QStringList parts{surfaceName(document.catalogue(), surfaceOf(world, cell))};
    for (const Thing thing : document.things().at(cell)) {
        const Record record = recordOf(world, thing);
        const QString name = recordText(document.catalogue(), record);
        const bool isEntrance = isBuilding(thing.kind) && cellOf(record) == cell;
        //: What is on a cell: that is where a hero goes into the building %1
        parts += isEntrance ? WorldScene::tr("entrance of %1").arg(name) : name;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace stonemason::pocket_heroes
