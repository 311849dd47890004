// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/canvas/world_scene.h"

#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/text/names.h"

#include <QPainter>

#include <algorithm>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::size_t mostNamed = 20; ///< things on a cell

} // namespace

WorldScene::WorldScene(WorldDocument& document, WorldRenderer& renderer)
    : GridModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &WorldDocument::cellsChanged, this, &WorldScene::follow);
    connect(&document, &WorldDocument::replaced, this, [this] {
        colours_ = {};
        emit replaced();
    });
    connect(&document.view(), &WorldViewState::styleChanged, this, &GridModel::styleChanged);
}

void WorldScene::follow(const CellRange& range) {
    const CellRange affected = clipped(affectedBy(range), size());
    if (!colours_.isNull()) {
        QPainter painter(&colours_);
        painter.drawImage(affected.first.column, affected.first.row,
                          renderer_.colours(document_.world(), document_.things(), coloured_, affected));
    }
    emit cellsChanged(range);
}

const QImage& WorldScene::colours() {
    const WorldStyle style = document_.view().style();
    if (!colours_.isNull() && coloured_ == style) return colours_;
    coloured_ = style;
    colours_ = renderer_.colours(document_.world(), document_.things(), coloured_, wholeOf(size()));
    return colours_;
}

void WorldScene::paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
    if (isSlow(geometry.cellSize)) {
        renderer_.paintUncut(painter, document_.world(), document_.things(), document_.view().style(),
                             geometry, range);
        return;
    }
    // The whole of it, so that a part is what the whole has there; not smoothed, for areas have edges.
    painter.save();
    painter.setClipRect(geometry.rectOf(range), Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(geometry.rectOf(wholeOf(size())), colours());
    renderer_.paintMarks(painter, document_.world(), document_.view().style(), geometry);
    painter.restore();
}

bool WorldScene::isSlow(double cellSize) const {
    return cellSize >= WorldRenderer::picturedFrom;
}

GridLook WorldScene::look() {
    WorldStyle style = document_.view().style();
    style.gridLines = false;
    return renderer_.look(document_.world(), document_.things(), style);
}

GridLook WorldScene::paper() {
    WorldStyle style = document_.view().style();
    style.dark = false;
    return lastingLook(document_.keptWorld(), document_.catalogue(), style);
}

CellRange WorldScene::affectedBy(const CellRange& range) const {
    return renderer_.affectedBy(range);
}

QString WorldScene::heldIn(Cell cell) const {
    return contentText(document_, cell);
}

QString WorldScene::describe(Cell cell) const {
    //: What a screen reader says of a cell: its place, then what is there: "row
    //: 3, column 5: Grass, Chest"
    return tr("%1: %2").arg(placeText(cell), contentText(document_, cell));
}

QString contentText(const WorldDocument& document, Cell cell) {
    const World& world = document.world();
    if (!world.size().contains(cell)) return {};
    QStringList parts{surfaceName(document.catalogue(), surfaceOf(world, cell))};
    if (const int height = world.nodes[cell].altitude; height > 0)
        //: How high the ground of a cell is, 1 to 255
        parts += WorldScene::tr("height %1").arg(height);
    const std::vector<Thing> there = document.things().at(cell);
    for (const Thing thing : std::span(there).first(std::min(there.size(), mostNamed))) {
        const Record record = recordOf(world, thing);
        const QString name = recordText(document.catalogue(), record);
        const bool isEntrance = isBuilding(thing.kind) && cellOf(record) == cell;
        //: What is on a cell: that is where a hero goes into the building %1
        parts += isEntrance ? WorldScene::tr("entrance of %1").arg(name) : name;
    }
    if (there.size() > mostNamed)
        //: Behind the names of what is on a cell
        parts += WorldScene::tr("%n more", nullptr, int(there.size() - mostNamed));
    return parts.join(QStringLiteral(", "));
}

} // namespace stonemason::pocket_heroes
