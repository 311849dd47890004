// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/map_picture.h"

#include "core/grid/cell.h"
#include "core/kings_conflict/map/pen.h"
#include "core/kings_conflict/map/symmetry.h"
#include "editor/kings_conflict/view/art/map_renderer.h"

#include <QPainter>
#include <QPainterPath>

namespace stonemason::kings_conflict {

namespace {

/// The tiles that are neither plain nor part of a river or road.
std::vector<Code> groundTiles(const GameProfile& game) {
    std::vector<Code> codes;
    for (const Tile& tile : game.tiles)
        if (!tile.isNetwork() && tile.code != game.plainTile) codes.push_back(tile.code);
    return codes;
}

/// Tints the cells and draws a line around each area of them.
void outline(QPainter& painter, const std::vector<Cell>& cells, Size board, double cellSize,
             const QColor& colour) {
    Grid<char> marked(board, 0);
    for (Cell cell : cells)
        marked[cell] = 1;
    QColor tint = colour;
    tint.setAlpha(60);
    QPainterPath lines;
    for (Cell cell : cells) {
        const QRectF square(cell.column * cellSize, cell.row * cellSize, cellSize, cellSize);
        painter.fillRect(square, tint);
        const auto edge = [&](Direction towards, QPointF from, QPointF to) {
            const Cell other = neighbour(cell, towards);
            if (marked.contains(other) && marked[other]) return;
            lines.moveTo(from);
            lines.lineTo(to);
        };
        edge(Direction::North, square.topLeft(), square.topRight());
        edge(Direction::East, square.topRight(), square.bottomRight());
        edge(Direction::South, square.bottomRight(), square.bottomLeft());
        edge(Direction::West, square.bottomLeft(), square.topLeft());
    }
    const double width = std::max(1.5, cellSize / 9);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(lines, QPen(Qt::white, width + 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(lines, QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
}

} // namespace

QImage mapPicture(MapRenderer& renderer, const Map& map, int side, double devicePixelRatio,
                  const std::vector<Cell>& outlined, const QColor& colour) {
    MapStyle style;
    style.theme = currentTheme();
    QImage image = renderer.image(map, style, QSize(side, side) * devicePixelRatio);
    image.setDevicePixelRatio(devicePixelRatio);
    if (!outlined.empty()) {
        QPainter painter(&image);
        outline(painter, outlined, map.size(), image.width() / devicePixelRatio / map.size().columns, colour);
    }
    return image;
}

Map symmetryExample(const GameProfile& game, Symmetry symmetry) {
    Map map = newMap(game);
    map.symmetry = symmetry;
    const Size size = map.size();
    if (!fits(symmetry, size) || size.rows < 7 || size.columns < 7) return map;
    const std::vector<Code> codes = groundTiles(game);
    CellChanges changes;
    const auto put = [&](Cell cell, std::size_t which) {
        changes.push_back({terrainLayer, cell, game.plainTile, codes[which % codes.size()]});
    };
    const int rows = size.rows;
    for (Cell cell : {Cell{rows - 2, 3}, Cell{rows - 2, 4}, Cell{rows - 1, 3}})
        put(cell, 0);
    for (Cell cell : {Cell{rows - 4, 0}, Cell{rows - 5, 0}, Cell{rows - 4, 1}})
        put(cell, 2);
    kings_conflict::apply(map, mirrored(map, game, symmetry, changes).changes);
    std::vector<Cell> path;
    for (int row = rows - 2; row >= rows / 2 + 1; --row)
        path.push_back({row, 2});
    for (int column = 3; column <= size.columns / 2 - 1; ++column)
        path.push_back({rows / 2 + 1, column});
    kings_conflict::apply(map, drawPath(map, game, Network::Road, symmetry, path).changes);
    return map;
}

} // namespace stonemason::kings_conflict
