// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/board/world_scene.h"

#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"
#include "editor/pocket_heroes/world_words.h"
#include "editor/text/names.h"

#include <QPainter>

#include <cmath>
#include <memory>

namespace stonemason::pocket_heroes {

namespace {

constexpr int blockSide = 16;         ///< cells
constexpr int keptBytes = 48'000'000; ///< of blocks: more than a large screen shows

/// The cells of a block.
CellRange cellsOfBlock(std::pair<int, int> block, Size size) {
    const Cell first{block.first * blockSide, block.second * blockSide};
    return clipped({first, first + Cell{blockSide - 1, blockSide - 1}}, size);
}

/// Calls visit(block) for those that have cells of the range.
template <typename Visit>
void forEachBlock(const CellRange& range, Visit visit) {
    for (int row = range.first.row / blockSide; row <= range.last.row / blockSide; ++row)
        for (int column = range.first.column / blockSide; column <= range.last.column / blockSide; ++column)
            visit(std::pair(row, column));
}

bool isWhole(double pixels) {
    return std::abs(pixels - std::round(pixels)) < 1e-6;
}

} // namespace

WorldScene::WorldScene(WorldDocument& document, WorldRenderer& renderer)
    : BoardModel(document.view()), document_(document), renderer_(renderer), blocks_(keptBytes) {
    connect(&document, &WorldDocument::cellsChanged, this, &WorldScene::follow);
    connect(&document, &WorldDocument::worldReplaced, this, [this] {
        colours_ = {};
        blocks_.clear();
        emit replaced();
    });
    connect(&document.view(), &WorldViewState::styleChanged, this, &BoardModel::styleChanged);
}

void WorldScene::follow(const CellRange& range) {
    const CellRange affected = clipped(affectedBy(range), size());
    if (!colours_.isNull()) {
        QPainter painter(&colours_);
        painter.drawImage(affected.first.column, affected.first.row,
                          renderer_.colours(document_.world(), document_.things(), coloured_, affected));
    }
    forEachBlock(affected, [this](const std::pair<int, int>& block) { blocks_.remove(block); });
    emit cellsChanged(range);
}

const QImage& WorldScene::colours() {
    const WorldStyle style = document_.view().style();
    if (!colours_.isNull() && coloured_ == style) return colours_;
    coloured_ = style;
    colours_ = renderer_.colours(document_.world(), document_.things(), coloured_, wholeOf(size()));
    return colours_;
}

void WorldScene::paint(QPainter& painter, const BoardGeometry& geometry, const CellRange& range) {
    if (geometry.cellSize >= WorldRenderer::picturedFrom) {
        paintBlocks(painter, geometry, range);
        return;
    }
    // The whole of it, so that a part is what the whole has there; soft, for single cells are but noise.
    painter.save();
    painter.setClipRect(geometry.rectOf(range), Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(geometry.rectOf(wholeOf(size())), colours());
    painter.restore();
}

/// Pointer, selection and overlays are drawn anew all the time, the world under them changes seldom: its
/// squares are kept as they were painted, where their edges lie on whole pixels.
void WorldScene::paintBlocks(QPainter& painter, const BoardGeometry& geometry, const CellRange& range) {
    const WorldStyle style = document_.view().style();
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    const bool isAligned = isWhole(geometry.cellSize * ratio) && isWhole(geometry.origin.x() * ratio) &&
                           isWhole(geometry.origin.y() * ratio);
    if (!isAligned || geometry.turned || painter.transform().isScaling()) {
        renderer_.paint(painter, document_.world(), document_.things(), style, geometry, range);
        return;
    }
    if (blockStyle_ != style || blockCell_ != geometry.cellSize || blockRatio_ != ratio) blocks_.clear();
    blockStyle_ = style;
    blockCell_ = geometry.cellSize;
    blockRatio_ = ratio;
    painter.setClipRect(geometry.rectOf(range), Qt::IntersectClip);
    forEachBlock(range, [&](const std::pair<int, int>& block) {
        const CellRange cells = cellsOfBlock(block, size());
        const QRectF rect = geometry.rectOf(cells);
        if (const QImage* kept = blocks_.object(block)) return painter.drawImage(rect.topLeft(), *kept);
        QImage image((rect.size() * ratio).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        QPainter onImage(&image);
        BoardGeometry shifted = geometry;
        shifted.origin = geometry.origin - rect.topLeft();
        renderer_.paint(onImage, document_.world(), document_.things(), style, shifted, cells);
        onImage.end();
        painter.drawImage(rect.topLeft(), image);
        blocks_.insert(block, new QImage(image), qsizetype(image.sizeInBytes()));
    });
}

BoardLook WorldScene::look() {
    WorldStyle style = document_.view().style();
    style.gridLines = false;
    return renderer_.look(document_.world(), document_.things(), style);
}

BoardLook WorldScene::paper() {
    WorldStyle style = document_.view().style();
    style.dark = false;
    return lastingLook(document_.committedWorld(), document_.catalogue(), style);
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
