// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/hints/cell_pictures.h"
#include "editor/kings_conflict/view/hints/hint_analysis.h"
#include "editor/kings_conflict/view/hints/hint_overlays.h"
#include "editor/kings_conflict/view/hints/hint_signs.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <set>

namespace stonemason::kings_conflict {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FlowOverlay)
};

constexpr double smallestArrow = 9;   ///< cell width below which arrows are left out
constexpr double arrowStrength = 0.8; ///< they step back behind digits and terrain
constexpr std::size_t longestTrail = 200;

LegendEntry entry(const QString& text, const std::vector<Flow::Move>& moves) {
    return {signSample([&moves](QPainter& painter, const QRectF& sample) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(heatColour(4));
                painter.drawRoundedRect(sample, 3, 3);
                // Twice as large as the sample, so that its right rim, where the arrow is, lies in the
                // middle.
                const double side = 2 * sample.width();
                const QRectF cell(sample.center().x() - side * 0.92, sample.center().y() - side / 2, side,
                                  side);
                moves.size() == 1 ? paintArrow(painter, cell, moves.front()) : paintTie(painter, cell, moves);
            }),
            text};
}

} // namespace

void FlowOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                        const CellRange& range) const {
    if (geometry.cellSize < smallestArrow) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(arrowStrength);
    CellPictures<std::pair<int, int>> arrows(painter, geometry.cellSize);
    const CellRange shown = clipped(range, analysis_->flow.size());
    for (int row = shown.first.row; row <= shown.last.row; ++row)
        for (int column = shown.first.column; column <= shown.last.column; ++column) {
            const auto moves = analysis_->flow.moves({row, column});
            if (moves.empty()) continue;
            const QRectF rect = geometry.rectOf(Cell{row, column});
            if (moves.size() > 1) {
                paintTie(painter, rect, moves, geometry.turned);
                continue;
            }
            const Flow::Move move = moves.front();
            arrows.put(rect, {move.rows, move.columns}, [&](QPainter& inside, const QRectF& cell) {
                paintArrow(inside, cell, move, geometry.turned);
            });
        }
    painter.restore();
}

void FlowOverlay::paintPointed(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                               Cell cell) const {
    const Flow& flow = analysis_->flow;
    if (!flow.size().contains(cell) || flow.stays(cell)) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::set<Cell> seen{cell};
    std::vector<Cell> ahead{cell};
    QList<QLineF> lines;
    std::vector<QPointF> ends;
    const double ring = geometry.cellSize * 0.36; // the digits stay readable
    for (std::size_t next = 0; next < ahead.size() && ahead.size() < longestTrail; ++next) {
        const QPointF from = geometry.rectOf(ahead[next]).center();
        for (Flow::Move move : flow.moves(ahead[next])) {
            const Cell to = ahead[next] + move;
            const QPointF at = geometry.rectOf(to).center();
            const QPointF inset = (at - from) / std::hypot(at.x() - from.x(), at.y() - from.y()) * ring;
            lines += QLineF(from + inset, at - inset);
            if (seen.insert(to).second) ahead.push_back(to);
        }
        if (flow.stays(ahead[next])) ends.push_back(from);
    }
    const double width = std::clamp(geometry.cellSize * 0.07, 1.5, 5.0);
    for (const auto& [colour, extra] :
         {std::pair(QColor(255, 255, 255, 220), 2.5), std::pair(palette.color(QPalette::Highlight), 0.0)}) {
        painter.setPen(QPen(colour, width + extra, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawLines(lines);
        for (QPointF end : ends)
            painter.drawEllipse(end, ring, ring);
    }
    painter.restore();
}

QString FlowOverlay::describe(Cell cell) const {
    return flowText(*analysis_, cell);
}

std::vector<LegendEntry> FlowOverlay::legend() const {
    return {entry(Words::tr("one tile"), {{0, 1}}), entry(Words::tr("further, in one move"), {{0, 2}}),
            entry(Words::tr("a tie: point at it to see its ways"), {{-1, 2}, {1, 2}})};
}

QString FlowOverlay::name() const {
    //: %1 is a hint layer's name
    return Words::tr("Flow: %1").arg(layerName_);
}

} // namespace stonemason::kings_conflict
