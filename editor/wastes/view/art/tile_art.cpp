// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QPainter>

namespace stonemason::wastes {

namespace {

constexpr double plainBelow = 6;    ///< pixels of a cell below which it is one colour
constexpr double texturedFrom = 14; ///< pixels from which details are drawn
constexpr std::uint8_t fourEdges = 0b01010101;

bool has(std::uint8_t set, int neighbour) {
    return (set >> (neighbour & 7) & 1U) != 0;
}

/// Rectangles in hundredths of the cell.
class CellSpace {
public:
    CellSpace(QPainter& painter, const QRectF& rect) : painter_(painter), rect_(rect) {}

    QRectF rect(double left, double top, double right, double bottom) const {
        return {QPointF(x(left), y(top)), QPointF(x(right), y(bottom))};
    }
    QPointF at(double left, double top) const { return {x(left), y(top)}; }
    double scaled(double length) const { return rect_.width() * length / 100; }
    QPainter& painter() const { return painter_; }

private:
    double x(double left) const { return rect_.left() + rect_.width() * left / 100; }
    double y(double top) const { return rect_.top() + rect_.height() * top / 100; }

    QPainter& painter_;
    const QRectF& rect_;
};

QColor plainColour(Tile tile, const DuskPalette& palette) {
    switch (tile) {
    case Tile::High: return palette.high.light;
    case Tile::Rough: return palette.rough.dark;
    case Tile::Sludge: return palette.sludge.base;
    case Tile::Trap: return palette.metal.dark;
    case Tile::BlueGoal: return palette.blue.base;
    case Tile::RedGoal: return palette.red.base;
    case Tile::Hole:
    case Tile::Normal: break;
    }
    return palette.ground.base;
}

/// Pebbles and dust, determined by the cell's position.
void paintGround(const CellSpace& space, const TileLook& look, const DuskPalette& palette) {
    struct Fleck {
        double left, top, width, height;
        bool isLight;
    };
    static constexpr std::array<std::array<Fleck, 4>, 4> flecks{
        {{{{18, 24, 12, 4, true}, {64, 16, 8, 4, false}, {74, 68, 14, 4, true}, {30, 78, 8, 4, false}}},
         {{{58, 28, 14, 4, true}, {16, 52, 8, 4, false}, {40, 84, 12, 4, true}, {82, 56, 7, 4, false}}},
         {{{26, 14, 9, 4, false}, {78, 34, 12, 4, true}, {12, 70, 13, 4, true}, {58, 76, 8, 4, false}}},
         {{{46, 18, 12, 4, true}, {12, 36, 7, 4, false}, {66, 88, 12, 4, true}, {88, 20, 6, 4, false}}}}};
    QPainter& painter = space.painter();
    painter.setPen(Qt::NoPen);
    for (const Fleck& fleck : flecks[look.variation & 3U]) {
        painter.setBrush(fleck.isLight ? palette.ground.light : palette.ground.dark);
        painter.drawEllipse(
            space.rect(fleck.left, fleck.top, fleck.left + fleck.width, fleck.top + fleck.height));
    }
}

/// A pool that continues into the joined neighbours; `inset` is the distance of its bank from the edge.
void paintPool(const CellSpace& space, std::uint8_t joins, double inset, const QColor& colour) {
    QPainter& painter = space.painter();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double far = 100 - inset;
    const double corner = space.scaled(30 - inset / 2);
    painter.drawRoundedRect(space.rect(inset, inset, far, far), corner, corner);
    if (has(joins, 0)) painter.drawRect(space.rect(inset, 0, far, 50));
    if (has(joins, 2)) painter.drawRect(space.rect(50, inset, 100, far));
    if (has(joins, 4)) painter.drawRect(space.rect(inset, 50, far, 100));
    if (has(joins, 6)) painter.drawRect(space.rect(0, inset, 50, far));
    const auto fills = [joins](int edge) {
        return has(joins, edge) && has(joins, edge + 1) && has(joins, edge + 2);
    };
    if (fills(0)) painter.drawRect(space.rect(50, 0, 100, 50));
    if (fills(2)) painter.drawRect(space.rect(50, 50, 100, 100));
    if (fills(4)) painter.drawRect(space.rect(0, 50, 50, 100));
    if (fills(6)) painter.drawRect(space.rect(0, 0, 50, 50));
}

void paintSludge(const CellSpace& space, const TileLook& look, const DuskPalette& palette) {
    const Tones& tones = palette.sludge;
    paintPool(space, look.joins, 4, tones.dark);
    paintPool(space, look.joins, 11, tones.base);
    paintPool(space, look.joins, 20, blended(tones.base, tones.light, 0.3)); // opaque: its parts overlap
    struct Bubble {
        double left, top, size;
    };
    static constexpr std::array<std::array<Bubble, 3>, 4> bubbles{
        {{{{34, 36, 16}, {58, 60, 11}, {62, 32, 6}}},
         {{{56, 34, 14}, {34, 58, 10}, {44, 74, 6}}},
         {{{40, 58, 16}, {60, 40, 8}, {34, 34, 6}}},
         {{{32, 46, 12}, {54, 30, 8}, {60, 62, 13}}}}};
    QPainter& painter = space.painter();
    for (const Bubble& bubble : bubbles[look.variation & 3U]) {
        const double end = bubble.size;
        painter.setBrush(tones.light);
        painter.drawEllipse(space.rect(bubble.left, bubble.top, bubble.left + end, bubble.top + end));
        painter.setBrush(tones.base);
        painter.drawEllipse(space.rect(bubble.left + end * 0.28, bubble.top + end * 0.3,
                                       bubble.left + end * 0.9, bubble.top + end * 0.92));
    }
}

void paintThing(const CellSpace& space, Tile tile, const DuskPalette& palette) {
    const auto thing = [&](const char* name, const Tones& tones, double inset) {
        paintSvg(space.painter(), space.rect(inset, inset, 100 - inset, 100 - inset),
                 QStringLiteral(":/wasteland/%1.svg").arg(QLatin1String(name)),
                 {{"toneLight", tones.light},
                  {"toneBase", tones.base},
                  {"toneDark", tones.dark},
                  {"toneInk", tones.ink}});
    };
    switch (tile) {
    case Tile::High: thing("high", palette.high, 3); break;
    case Tile::Rough: thing("rough", palette.rough, 2); break;
    case Tile::Trap: thing("trap", palette.metal, 6); break;
    case Tile::BlueGoal: thing("goal-blue", palette.blue, 3); break;
    case Tile::RedGoal: thing("goal-red", palette.red, 3); break;
    case Tile::Hole:
    case Tile::Normal:
    case Tile::Sludge: break;
    }
}

/// The edge of the board: dark, and wider at the bottom to suggest thickness.
void paintRims(const CellSpace& space, std::uint8_t rims, const DuskPalette& palette) {
    QPainter& painter = space.painter();
    constexpr double width = 4;
    if (has(rims, 0)) painter.fillRect(space.rect(0, 0, 100, width), palette.rim);
    if (has(rims, 2)) painter.fillRect(space.rect(100 - width, 0, 100, 100), palette.rim);
    if (has(rims, 4)) painter.fillRect(space.rect(0, 100 - 2 * width, 100, 100), palette.rim);
    if (has(rims, 6)) painter.fillRect(space.rect(0, 0, width, 100), palette.rim);
}

} // namespace

TileLook tileLookOf(const Grid<Tile>& tiles, Cell cell, bool turned) {
    TileLook look{.tile = tiles[cell], .variation = std::uint8_t((cell.row * 7 + cell.column * 13) / 3 & 3)};
    if (look.tile == Tile::Hole) return {};
    for (int i = 0; i < 8; ++i) {
        const Cell beside{cell.row + tileNeighbours[std::size_t(i)].row,
                          cell.column + tileNeighbours[std::size_t(i)].column};
        const Tile tile = tiles.contains(beside) ? tiles[beside] : Tile::Hole;
        const auto bit = std::uint8_t(1U << (turned ? (i + 4) & 7 : i));
        if (look.tile == Tile::Sludge && tile == Tile::Sludge) look.joins |= bit;
        if (tile == Tile::Hole) look.rims |= bit & fourEdges;
    }
    return look;
}

void paintTile(QPainter& painter, const QRectF& rect, const TileLook& look, const DuskPalette& palette) {
    if (look.tile == Tile::Hole) return;
    if (rect.width() < plainBelow) {
        painter.fillRect(rect, plainColour(look.tile, palette));
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect, palette.ground.base);
    const CellSpace space(painter, rect);
    if (rect.width() >= texturedFrom) paintGround(space, look, palette);
    if (look.tile == Tile::Sludge)
        paintSludge(space, look, palette);
    else
        paintThing(space, look.tile, palette);
    paintRims(space, look.rims, palette);
    painter.restore();
}

} // namespace stonemason::wastes
