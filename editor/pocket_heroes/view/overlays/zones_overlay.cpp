// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/overlays/zones_overlay.h"

#include "core/grid/cell.h"
#include "editor/grid/view/overlay_service.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr int wash = 70;           ///< how much of the ground the colour of a zone covers, of 255
constexpr double borderedFrom = 4; ///< pixels of a cell below which one side alone of a border has a line
constexpr double leastNumber = 11; ///< pixels of the numbers
constexpr double greatestNumber = 26;
constexpr int zoneSampleSide = 22;

/// Edges on whole pixels, so that nothing is covered twice and nothing is left out.
QRect snapped(const QRectF& rect) {
    const QPoint first(int(std::lround(rect.left())), int(std::lround(rect.top())));
    const QPoint end(int(std::lround(rect.right())), int(std::lround(rect.bottom())));
    return {first, end - QPoint(1, 1)};
}

/// The strip of a cell along the side where its neighbour lies.
QRect side(const QRect& cell, const QPointF& towards, int width) {
    if (towards.x() < 0) return {cell.left(), cell.top(), width, cell.height()};
    if (towards.x() > 0) return {cell.right() - width + 1, cell.top(), width, cell.height()};
    if (towards.y() < 0) return {cell.left(), cell.top(), cell.width(), width};
    return {cell.left(), cell.bottom() - width + 1, cell.width(), width};
}

QFont numberFont(const QPainter& painter, double cell) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(int(std::clamp(cell * 0.9, leastNumber, greatestNumber)));
    return font;
}

/// Of the plate that a number is written on.
QRectF plateAround(QPointF middle, const QFont& font, const QString& number) {
    const QFontMetricsF metrics(font);
    const double height = metrics.height();
    const double width = std::max(height, metrics.horizontalAdvance(number) + height / 2);
    return {middle.x() - width / 2, middle.y() - height / 2, width, height};
}

void paintNumber(QPainter& painter, const QRectF& plate, int zone) {
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(zoneColour(zone).darker(190));
    painter.drawRoundedRect(plate, plate.height() / 3, plate.height() / 3);
    painter.drawText(plate, Qt::AlignCenter, QString::number(zone));
}

} // namespace

QColor zoneColour(int zone) {
    constexpr int golden = 137; // degrees of the golden angle: no two of a dozen come close
    return QColor::fromHsv(zone * golden % 360, 200, 235);
}

ZonesOverlay::ZonesOverlay(const ZoneMap& zones) : zoneOf_(zones.zoneOf) {
    findMiddles();
}

/// A distance transform in two passes, from above and below, gives each cell's depth in its zone.
void ZonesOverlay::findMiddles() {
    Grid<int> depth(zoneOf_.size(), 1 << 20);
    const auto lower = [&](Cell cell, const std::array<Cell, 4>& steps) {
        for (const Cell step : steps) {
            const bool isOwn = zoneAt(cell + step) == zoneOf_[cell];
            const int beyond = isOwn && depth.contains(cell + step) ? depth[cell + step] : 0;
            depth[cell] = std::min(depth[cell], beyond + 1);
        }
    };
    const int rows = zoneOf_.rows();
    const int columns = zoneOf_.columns();
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        lower(cell, {Cell{0, -1}, Cell{-1, -1}, Cell{-1, 0}, Cell{-1, 1}});
    });
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        lower({rows - 1 - cell.row, columns - 1 - cell.column},
              {Cell{0, 1}, Cell{1, 1}, Cell{1, 0}, Cell{1, -1}});
    });
    std::vector<Middle> middles;
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        const int zone = zoneOf_[cell];
        if (zone < 0) return;
        if (std::size_t(zone) >= middles.size()) middles.resize(std::size_t(zone) + 1);
        if (depth[cell] > middles[std::size_t(zone)].depth)
            middles[std::size_t(zone)] = {zone, cell, depth[cell]};
    });
    std::ranges::copy_if(middles, std::back_inserter(middles_),
                         [](const Middle& one) { return one.depth > 0; });
}

void ZonesOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                         const CellRange& range) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGround(painter, geometry, range);
    paintBorders(painter, geometry, range);
    paintNumbers(painter, geometry, range);
    painter.restore();
}

void ZonesOverlay::paintGround(QPainter& painter, const GridGeometry& geometry,
                               const CellRange& range) const {
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column;) {
            const Cell first{row, column};
            while (++column <= range.last.column && zoneAt({row, column}) == zoneAt(first)) {
            }
            if (zoneAt(first) < 0) continue;
            QColor colour = zoneColour(zoneAt(first));
            colour.setAlpha(wash);
            painter.fillRect(snapped(geometry.rectOf(CellRange{first, {row, column - 1}})), colour);
        }
}

/// Within each cell, so that a part of the board is drawn as the whole has it there.
void ZonesOverlay::paintBorders(QPainter& painter, const GridGeometry& geometry,
                                const CellRange& range) const {
    const bool isThin = geometry.cellSize < borderedFrom;
    const int width = std::max(1, int(geometry.cellSize / 14));
    const QColor colour(0x18, 0x18, 0x20);
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column) {
            const Cell cell{row, column};
            for (const Direction direction : allDirections) {
                const Cell other = neighbour(cell, direction);
                if (!zoneOf_.contains(other) || zoneAt(other) == zoneAt(cell)) continue;
                if (isThin && other < cell) continue;
                const QRectF rect = geometry.rectOf(cell);
                painter.fillRect(side(snapped(rect), geometry.rectOf(other).center() - rect.center(), width),
                                 colour);
            }
        }
}

void ZonesOverlay::paintNumbers(QPainter& painter, const GridGeometry& geometry,
                                const CellRange& range) const {
    const QRectF part = snapped(geometry.rectOf(range));
    painter.setClipRect(part, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(numberFont(painter, geometry.cellSize));
    for (const Middle& middle : middles_) {
        const QRectF plate =
            plateAround(geometry.rectOf(middle.cell).center(), painter.font(), QString::number(middle.zone));
        const bool isRoom = (2 * middle.depth - 1) * geometry.cellSize >= plate.height() / 2;
        if (isRoom && plate.adjusted(-1, -1, 1, 1).intersects(part)) paintNumber(painter, plate, middle.zone);
    }
}

QString ZonesOverlay::describe(Cell cell) const {
    //: What a cell belongs to; %1 is the number of a zone
    return zoneAt(cell) < 0 ? QString() : tr("zone %1").arg(zoneAt(cell));
}

std::vector<LegendEntry> ZonesOverlay::legend() const {
    QImage number(zoneSampleSide, zoneSampleSide, QImage::Format_ARGB32_Premultiplied);
    number.fill(Qt::white);
    QPainter onNumber(&number);
    onNumber.setRenderHint(QPainter::Antialiasing);
    onNumber.setFont(numberFont(onNumber, leastNumber));
    paintNumber(onNumber, plateAround(QRectF(number.rect()).center(), onNumber.font(), QStringLiteral("0")),
                0);
    onNumber.end();
    Grid<std::int16_t> two({1, 2});
    two[{0, 1}] = 1;
    const ZonesOverlay pair(ZoneMap{two, {}});
    QImage border(zoneSampleSide, zoneSampleSide, QImage::Format_ARGB32_Premultiplied);
    border.fill(Qt::white);
    QPainter onBorder(&border);
    const GridGeometry halves{
        .board = two.size(), .cellSize = zoneSampleSide, .origin = {-zoneSampleSide / 2.0, 0}};
    pair.paintGround(onBorder, halves, wholeOf(two.size()));
    pair.paintBorders(onBorder, halves, wholeOf(two.size()));
    onBorder.end();
    return {{number, tr("Its number in the template")}, {border, tr("Where two zones meet")}};
}

void provideZones(WorldDocument& document) {
    auto* service = new OverlayService(document.view(), &document);
    const auto isShown = [&document] { return document.zones() && document.view().showsZones(); };
    service->add({.id = zonesPlace.id,
                  .places = {zonesPlace},
                  .work = [&document, isShown]() -> OverlayProvider::Work {
                      if (!isShown()) return {};
                      return [zones = *document.zones()](const std::stop_token&) {
                          return Overlays{std::make_shared<ZonesOverlay>(zones)};
                      };
                  },
                  .show = {},
                  .isShown = isShown});
    const auto restart = [service] { service->refreshAll(JobPace::Restart); };
    QObject::connect(&document.view(), &WorldViewState::zonesShownChanged, service, restart);
    QObject::connect(&document, &WorldDocument::zonesChanged, service, restart);
    QObject::connect(&document, &WorldDocument::replaced, service, restart);
}

} // namespace stonemason::pocket_heroes
