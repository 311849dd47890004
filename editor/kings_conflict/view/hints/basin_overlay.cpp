// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/kings_conflict/view/hints/cell_pictures.h"
#include "editor/kings_conflict/view/hints/hint_analysis.h"
#include "editor/kings_conflict/view/hints/hint_overlays.h"
#include "editor/kings_conflict/view/hints/hint_signs.h"

#include <QCoreApplication>
#include <QPainter>

namespace stonemason::kings_conflict {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BasinOverlay)
};

constexpr int groundAlpha = 125; ///< terrain shows through
constexpr double smallestTexture = 14;
constexpr double smallestOutline = 4;
constexpr double smallestDigit = 14;
constexpr double smallestLabel = 24;

QColor groundOf(const HintAnalysis& analysis, int peak) {
    QColor colour =
        peak == Basins::shared ? QColor(Qt::white) : basinColour(analysis.tints[std::size_t(peak)]);
    colour.setAlpha(groundAlpha);
    return colour;
}

QImage groundPicture(const HintAnalysis& analysis) {
    const Size size = analysis.basins.peakOf.size();
    QImage picture(size.columns, size.rows, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < size.rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
        for (int column = 0; column < size.columns; ++column) {
            const int peak = analysis.basins.peakOf[{row, column}];
            line[column] =
                peak == Basins::none ? qRgba(0, 0, 0, 0) : qPremultiply(groundOf(analysis, peak).rgba());
        }
    }
    return picture;
}

LegendEntry entry(const QColor& colour, Qt::BrushStyle texture, const QString& text) {
    return {signSample([&](QPainter& painter, const QRectF& cell) {
                painter.setPen(QPen(QColor(0x10, 0x18, 0x20), 1.5));
                painter.setBrush(colour);
                painter.drawRect(cell.adjusted(1, 1, -1, -1));
                painter.fillRect(cell.adjusted(2, 2, -2, -2), QBrush(QColor(0, 0, 0, 120), texture));
            }),
            text};
}

} // namespace

BasinOverlay::BasinOverlay(std::shared_ptr<const HintAnalysis> analysis, QString layerName)
    : HintOverlay(std::move(analysis), std::move(layerName)), grounds_(groundPicture(*analysis_)) {
}

void BasinOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                         const CellRange& range) const {
    const CellRange shown = clipped(range, analysis_->basins.peakOf.size());
    painter.save();
    paintGrounds(painter, geometry);
    if (geometry.cellSize >= smallestTexture) paintTextures(painter, geometry, shown);
    painter.setRenderHint(QPainter::Antialiasing);
    if (geometry.cellSize >= smallestOutline) paintOutlines(painter, geometry, shown);
    if (geometry.cellSize >= smallestDigit) paintDigits(painter, geometry, shown);
    paintShares(painter, geometry, shown);
    painter.restore();
}

void BasinOverlay::paintGrounds(QPainter& painter, const GridGeometry& geometry) const {
    painter.drawImage(geometry.gridRect(), geometry.turned ? grounds_.mirrored(true, true) : grounds_);
}

void BasinOverlay::paintTextures(QPainter& painter, const GridGeometry& geometry,
                                 const CellRange& range) const {
    painter.setBrushOrigin(geometry.origin);
    forEachIn(range, [&](Cell cell) {
        const int peak = analysis_->basins.peakOf[cell];
        if (peak >= 0)
            painter.fillRect(geometry.rectOf(cell),
                             QBrush(QColor(0, 0, 0, 70), basinTexture(analysis_->tints[std::size_t(peak)])));
    });
}

void BasinOverlay::paintOutlines(QPainter& painter, const GridGeometry& geometry,
                                 const CellRange& range) const {
    const Grid<int>& peakOf = analysis_->basins.peakOf;
    QList<QLineF> lines;
    const auto differ = [&](Cell a, Cell b) {
        return (peakOf.contains(a) ? peakOf[a] : Basins::none) !=
               (peakOf.contains(b) ? peakOf[b] : Basins::none);
    };
    forEachIn(range, [&](Cell cell) {
        const QRectF rect = geometry.rectOf(cell);
        const auto edge = [&](Cell other, bool before, const QLineF& first, const QLineF& second) {
            if (differ(cell, other)) lines += before != geometry.turned ? first : second;
        };
        const QLineF top(rect.topLeft(), rect.topRight());
        const QLineF left(rect.topLeft(), rect.bottomLeft());
        const QLineF bottom(rect.bottomLeft(), rect.bottomRight());
        const QLineF right(rect.topRight(), rect.bottomRight());
        edge({cell.row - 1, cell.column}, true, top, bottom);
        edge({cell.row, cell.column - 1}, true, left, right);
        if (cell.row == peakOf.rows() - 1) edge({cell.row + 1, cell.column}, false, top, bottom);
        if (cell.column == peakOf.columns() - 1) edge({cell.row, cell.column + 1}, false, left, right);
    });
    const double width = std::clamp(geometry.cellSize * 0.045, 1.0, 3.0);
    painter.setPen(QPen(QColor(255, 255, 255, 170), width * 2.2, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines);
    painter.setPen(QPen(QColor(0x10, 0x18, 0x20), width, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines);
}

void BasinOverlay::paintDigits(QPainter& painter, const GridGeometry& geometry,
                               const CellRange& range) const {
    CellPictures<int> digits(painter, geometry.cellSize);
    forEachIn(range, [&](Cell cell) {
        const int value = analysis_->field.value[cell];
        digits.put(geometry.rectOf(cell), value, [&](QPainter& inside, const QRectF& box) {
            paintDigit(inside, box, QString::number(value), Qt::black, QColor(255, 255, 255, 220));
        });
    });
}

void BasinOverlay::paintShares(QPainter& painter, const GridGeometry& geometry,
                               const CellRange& range) const {
    const Basins& basins = analysis_->basins;
    QFont font = painter.font();
    font.setPixelSize(int(std::clamp(geometry.cellSize * 0.2, 10.0, 18.0)));
    font.setBold(true);
    painter.setFont(font);
    const double height = QFontMetricsF(font).height();
    for (int peak = 0; peak < int(basins.peaks.size()); ++peak) {
        const Cell cell = middleOf(basins.peaks[std::size_t(peak)].tiles);
        if (!range.contains(cell)) continue;
        const double basinWidth = geometry.cellSize * std::sqrt(basins.peaks[std::size_t(peak)].drained);
        if (geometry.cellSize < smallestLabel && basinWidth < 3 * smallestLabel) continue;
        const QRectF rect = geometry.rectOf(cell);
        paintPill(painter, {rect.left(), rect.bottom() - height, rect.width(), height},
                  shareText(basins, peak));
    }
}

QString BasinOverlay::describe(Cell cell) const {
    return basinText(*analysis_, cell);
}

std::vector<LegendEntry> BasinOverlay::legend() const {
    return {entry(basinColour(0), basinTexture(0), Words::tr("units reach one peak")),
            entry(Qt::white, Qt::NoBrush, Words::tr("several peaks, by chance")),
            {signSample([](QPainter& painter, const QRectF& cell) {
                 QFont font = painter.font();
                 font.setPixelSize(9);
                 font.setBold(true);
                 painter.setFont(font);
                 paintPill(painter, cell, Words::tr("%"));
             }),
             Words::tr("share of the board")}};
}

QString BasinOverlay::name() const {
    //: %1 is a hint layer's name
    return Words::tr("Basins: %1").arg(layerName_);
}

} // namespace stonemason::kings_conflict
