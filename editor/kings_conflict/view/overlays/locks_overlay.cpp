// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/overlays/locks_overlay.h"

#include "editor/grid/document/grid_geometry.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/model/map_view_state.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace stonemason::kings_conflict {

namespace {

struct LockWords {
    Q_DECLARE_TR_FUNCTIONS(LocksOverlay)
};

constexpr double smallestHatched = 10;  ///< pixels of a cell's side from which hatching is readable
constexpr double smallestWithLock = 26; ///< likewise for the padlock
constexpr int legendSide = 18;
const QColor lockPaper(0xff, 0xff, 0xff, 0xe0);
const QColor lockInk(0x22, 0x22, 0x2e);
const QColor lockWash(0x16, 0x16, 0x24, 0x46);

/// Lines from bottom left to top right, dark with a light edge: they are seen on snow and on lava.
void paintHatching(QPainter& painter, const QRectF& area, double cellSize) {
    const double step = std::clamp(cellSize / 4, 5.0, 14.0);
    QPainterPath lines;
    for (double at = area.left() + area.top() - std::fmod(area.left() + area.top(), step);
         at < area.right() + area.bottom(); at += step) {
        const double left = std::max(area.left(), at - area.bottom());
        const double right = std::min(area.right(), at - area.top());
        if (right <= left) continue;
        lines.moveTo(left, at - left);
        lines.lineTo(right, at - right);
    }
    painter.strokePath(lines, QPen(QColor(0xff, 0xff, 0xff, 0x50), 2.2));
    painter.strokePath(lines, QPen(QColor(0x16, 0x16, 0x24, 0xa0), 1));
}

void paintPadlock(QPainter& painter, const QPointF& corner, double side) {
    const QRectF body(corner.x(), corner.y() + side * 0.42, side * 0.86, side * 0.58);
    QPainterPath shackle;
    const QRectF bow(body.left() + side * 0.17, corner.y(), side * 0.52, side * 0.8);
    shackle.moveTo(bow.left(), body.top());
    shackle.arcTo(QRectF(bow.left(), corner.y(), bow.width(), bow.width()), 180, -180);
    shackle.lineTo(bow.right(), body.top());
    painter.strokePath(shackle, QPen(lockPaper, side * 0.3, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(shackle, QPen(lockInk, side * 0.14, Qt::SolidLine, Qt::FlatCap));
    painter.setPen(QPen(lockPaper, side * 0.1));
    painter.setBrush(lockInk);
    painter.drawRoundedRect(body, side * 0.1, side * 0.1);
}

QRectF runRect(const GridGeometry& geometry, Cell first, int cells) {
    return geometry.rectOf(first).united(geometry.rectOf(Cell{first.row, first.column + cells - 1}));
}

} // namespace

void LocksOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                         const CellRange& range) const {
    painter.save();
    const double side = geometry.cellSize;
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath border;
    cells_.forEachRunIn(range, [&](Cell first, int cells) {
        const QRectF area = runRect(geometry, first, cells);
        painter.fillRect(area, lockWash);
        if (side >= smallestHatched) paintHatching(painter, area, side);
        for (int i = 0; i < cells; ++i) {
            const Cell cell{first.row, first.column + i};
            const QRectF rect = geometry.rectOf(cell);
            // The sides as the geometry shows them: a turned board has its rows upside down.
            const auto edge = [&](Cell beside) {
                if (cells_.contains(beside)) return;
                const QPointF by = geometry.rectOf(beside).center() - rect.center();
                const QPointF out = by / 2;
                const QPointF along(out.y(), out.x());
                border.moveTo(rect.center() + out - along);
                border.lineTo(rect.center() + out + along);
            };
            for (const Cell by : {Cell{-1, 0}, Cell{0, 1}, Cell{1, 0}, Cell{0, -1}})
                edge(cell + by);
        }
    });
    const double width = std::clamp(side / 16, 1.0, 2.5);
    painter.strokePath(border, QPen(lockPaper, width + 2, Qt::SolidLine, Qt::SquareCap));
    painter.strokePath(border, QPen(lockInk, width, Qt::SolidLine, Qt::SquareCap));
    if (side >= smallestWithLock)
        cells_.forEachRunIn(range, [&](Cell first, int) {
            if (cells_.contains(first + Cell{-1, 0})) return;
            const double lock = std::min(side * 0.3, 16.0);
            paintPadlock(painter, geometry.rectOf(first).topLeft() + QPointF(side * 0.09, side * 0.09), lock);
        });
    painter.restore();
}

QString LocksOverlay::describe(Cell cell) const {
    return cells_.contains(cell) ? LockWords::tr("locked") : QString();
}

std::vector<LegendEntry> LocksOverlay::legend() const {
    QImage sample(legendSide, legendSide, QImage::Format_ARGB32_Premultiplied);
    sample.fill(Qt::transparent);
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(sample.rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.fillRect(area, lockWash);
    paintHatching(painter, area, legendSide);
    painter.setPen(QPen(lockInk, 1.5));
    painter.drawRect(area);
    painter.end();
    return {{sample, LockWords::tr("stays as drawn when terrain is generated")}};
}

QString LocksOverlay::name() const {
    return LockWords::tr("Locked cells");
}

void provideLocks(MapDocument& document) {
    const auto show = [&document] {
        const Map& map = document.committedMap();
        std::shared_ptr<const GridOverlay> overlay;
        if (document.view().showsLocks() && !map.lockedCells.empty())
            overlay = std::make_shared<LocksOverlay>(map.lockedCells, map.size());
        document.view().setOverlay(locksPlace, std::move(overlay));
    };
    QObject::connect(&document, &MapDocument::lockedCellsChanged, &document.view(), show);
    QObject::connect(&document.view(), &MapViewState::showsLocksChanged, &document.view(), show);
    show();
}

} // namespace stonemason::kings_conflict
