// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/view/hints/hint_analysis.h"
#include "editor/kings_conflict/view/hints/hint_overlays.h"
#include "editor/kings_conflict/view/hints/hint_signs.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

namespace stonemason::kings_conflict {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StopOverlay)
};

constexpr double smallestSign = 12; ///< cell width below which a tint alone marks the tile

LegendEntry entry(StopReason reason, bool tooLow, const QString& text) {
    return {signSample([reason, tooLow](QPainter& painter, const QRectF& cell) {
                // Large enough that the sign, a part of its cell, fills the sample.
                paintStop(painter, QRectF(0, 0, cell.width() * 3, cell.width() * 3), reason, tooLow,
                          QGuiApplication::palette());
            }),
            text};
}

} // namespace

void StopOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                        const CellRange& range) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor tint = severityColour(Severity::Warning, palette);
    tint.setAlphaF(0.28F);
    const auto first = std::ranges::lower_bound(analysis_->stops, Cell{range.first.row, 0}, {}, &Stop::cell);
    for (auto stop = first; stop != analysis_->stops.end() && stop->cell.row <= range.last.row; ++stop) {
        if (!range.contains(stop->cell)) continue;
        const QRectF rect = geometry.rectOf(stop->cell);
        const bool tooLow = analysis_->isTooLow(stop->cell);
        if (tooLow) painter.fillRect(rect, tint);
        if (geometry.cellSize >= smallestSign) paintStop(painter, rect, stop->reason, tooLow, palette);
    }
    painter.restore();
}

void StopOverlay::paintPointed(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                               Cell cell) const {
    const Stop* stop = analysis_->stopAt(cell);
    if (!stop || stop->reason == StopReason::Best) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF from = geometry.rectOf(cell).center();
    const QPointF to = geometry.rectOf(stop->better).center();
    const QColor sign = analysis_->isTooLow(cell) ? severityColour(Severity::Warning, palette)
                                                  : palette.color(QPalette::WindowText);
    const double ring = geometry.cellSize * 0.42;
    for (const auto& [colour, width] : {std::pair(QColor(255, 255, 255, 220), 4.5), std::pair(sign, 2.0)}) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, width, Qt::SolidLine));
        painter.drawEllipse(to, ring, ring);
        painter.setPen(QPen(colour, width, width > 3 ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(from, to);
    }
    painter.restore();
}

QString StopOverlay::describe(Cell cell) const {
    return stopText(*analysis_, cell);
}

std::vector<LegendEntry> StopOverlay::legend() const {
    std::vector<LegendEntry> entries{
        entry(StopReason::Best, false, Words::tr("units end here")),
        entry(StopReason::Level, false, Words::tr("plateau, better lies beyond")),
        entry(StopReason::Downhill, false, Words::tr("all in reach is worse, better lies beyond")),
        entry(StopReason::Barred, false, Words::tr("better is near, but walled off"))};
    if (!analysis_->tooLow.empty())
        entries.push_back(entry(StopReason::Downhill, true, Words::tr("too low, see Problems")));
    return entries;
}

QString StopOverlay::name() const {
    //: %1 is a hint layer's name
    return Words::tr("Stops: %1").arg(layerName_);
}

} // namespace stonemason::kings_conflict
