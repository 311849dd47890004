// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/gesture.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"
#include "editor/kings_conflict/view/tools/map_tools.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr std::size_t largestGhost = 2000; // cells; larger strokes are shown only when done
const QColor refusedColour(0xd1, 0x34, 0x38);

/// The digit that a hint cell would contain. It covers the existing one, because two overlapping digits
/// could not be read.
void paintDigit(QPainter& painter, const QRectF& rect, Code digit) {
    constexpr double smallestDigit = 12; // of a cell; digits in smaller ones are specks
    constexpr double groundOpacity = 0.9;
    painter.setOpacity(groundOpacity);
    painter.fillRect(rect, heatColour(digit - '0'));
    painter.setOpacity(1);
    if (rect.width() < smallestDigit) return;
    painter.save(); // rulers are drawn with the same painter
    QFont font = painter.font();
    font.setPixelSize(std::max(8, int(rect.height() * 0.5)));
    font.setItalic(true);
    painter.setFont(font);
    painter.setPen(heatInk(digit - '0'));
    painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char(digit)));
    painter.restore();
}

void paintCross(QPainter& painter, const QRectF& rect) {
    painter.setPen(QPen(refusedColour, 3.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
    painter.drawLine(rect.topRight(), rect.bottomLeft());
}

} // namespace

void paintGhostOf(const Tool& tool, const MapPaintTarget& target, MapRenderer& renderer, QPainter& painter,
                  const GridGeometry& geometry, Cell at) {
    if (!target.refusal().isEmpty()) return; // nothing will be painted
    const CellCodes codes = tool.ghost(target, at);
    if (codes.empty() || codes.size() > largestGhost) return;
    const MapDocument& document = target.document();
    const Edit edit = document.symmetric(target.changes(codes));
    const Theme theme = currentTheme();
    painter.setOpacity(ghostOpacity);
    for (const CellChange& change : edit.changes) {
        const QRectF rect = geometry.rectOf(change.cell);
        if (change.layer != terrainLayer) {
            paintDigit(painter, rect, change.after);
            continue;
        }
        const Code shown =
            geometry.turned ? document.game().transformed(change.after, Transform::HalfTurn) : change.after;
        renderer.paintTile(painter, rect, shown, theme, change.cell);
    }
    painter.setOpacity(1.0);
    for (const CellRefusal& refusal : edit.refused)
        paintCross(painter, geometry.rectOf(refusal.cell).adjusted(4, 4, -4, -4));
}

Gesture::Gesture(MapDocument& document, MapToolState& state, MapRenderer& renderer)
    : ToolHand(std::make_unique<MapPaintTarget>(document, state), mapTools(), state)
    , document_(document)
    , renderer_(renderer) {
    connect(&document.view(), &MapViewState::currentLayerChanged, this, [this] { cancel(); });
    connect(&document, &MapDocument::gestureEnds, this, [this] { cancel(); });
    connect(&document.view(), &MapViewState::lockChanged, this, [this] { cancel(); });
    connect(&state, &MapToolState::slopesChanged, this, &Gesture::refresh);
    connect(&document.view(), &MapViewState::mirrorsHintsChanged, this, &Gesture::refresh);
}

void Gesture::paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette&, Cell at) const {
    if (const Tool* tool = current())
        paintGhostOf(*tool, MapPaintTarget::of(target()), renderer_, painter, geometry, at);
}

std::vector<Cell> Gesture::partnersOf(Cell cell) const {
    const Map& map = document_.map();
    if (!document_.view().mirrorsStrokes() || map.symmetry == Symmetry::None ||
        !fits(map.symmetry, map.size()))
        return {};
    const Cell other = partner(cell, map.size(), map.symmetry);
    return other == cell ? std::vector<Cell>{} : std::vector{other};
}

} // namespace stonemason::kings_conflict
