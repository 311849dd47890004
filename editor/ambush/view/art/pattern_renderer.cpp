// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/art/pattern_renderer.h"

#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/painted_tiles.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::ambush {

namespace {

constexpr qsizetype cacheBytes = 8 * 1024 * 1024;
constexpr double smallestGrid = 8; ///< pixels of a cell from which on lines between cells are of use

void paintCharacter(QPainter& painter, const QRectF& rect, char sign) {
    QFont font(QStringLiteral("monospace"));
    font.setBold(true);
    font.setPixelSize(std::max(8, int(rect.height() * 0.26)));
    painter.setFont(font);
    const QRectF plate(rect.left() + 1, rect.top() + 1, rect.height() * 0.3 + 4, rect.height() * 0.3 + 2);
    painter.fillRect(plate, QColor(0, 0, 0, 150));
    painter.setPen(Qt::white);
    painter.drawText(plate, Qt::AlignCenter, QString(QLatin1Char(sign)));
}

void paintLines(QPainter& painter, const GridGeometry& geometry, const CellRange& range,
                const QColor& colour) {
    const double ratio = ratioOf(painter);
    const double line = 1 / ratio; // no pixel is covered twice: the colour is translucent
    forEachIn(range, [&](Cell cell) {
        const QRectF rect = snapped(geometry.rectOf(cell), ratio);
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), line), colour);
        painter.fillRect(QRectF(rect.left(), rect.top() + line, line, rect.height() - line), colour);
    });
}

} // namespace

PatternRenderer::PatternRenderer() : images_(cacheBytes) {
}

const QImage& PatternRenderer::signImage(char sign, QSize size, bool dark) {
    return images_.image(quint64(static_cast<unsigned char>(sign)), size, dark,
                         [sign, dark](QPainter& painter, const QRectF& rect) {
                             ambush::paintSign(painter, rect, sign, signPalette(dark));
                         });
}

void PatternRenderer::paintSign(QPainter& painter, const QRectF& rect, char sign, bool dark) {
    const double ratio = ratioOf(painter);
    const QRectF place = snapped(rect, ratio);
    const QSize size = pixelsOf(place, ratio);
    if (!size.isEmpty()) painter.drawImage(place, signImage(sign, size, dark));
}

void PatternRenderer::paint(QPainter& painter, const Grid<char>& signs, const PatternStyle& style,
                            const GridGeometry& geometry, const CellRange& range) {
    if (range.last < range.first) return;
    painter.save();
    const double ratio = ratioOf(painter);
    painter.setClipRect(snapped(geometry.rectOf(range), ratio), Qt::IntersectClip);
    forEachIn(range, [&](Cell cell) { paintSign(painter, geometry.rectOf(cell), signs[cell], style.dark); });
    if (geometry.cellSize >= smallestGrid) {
        if (style.gridLines) paintLines(painter, geometry, range, signPalette(style.dark).grid);
        if (style.characters)
            forEachIn(range, [&](Cell cell) {
                paintCharacter(painter, snapped(geometry.rectOf(cell), ratio), signs[cell]);
            });
    }
    painter.restore();
}

void PatternRenderer::paintVectors(QPainter& painter, const Grid<char>& signs, const PatternStyle& style,
                                   int cellSize, const WorkProgress& progress) {
    const GridGeometry geometry{signs.size(), double(cellSize), {}, false};
    const CellRange whole = wholeOf(signs.size());
    const bool isGoing = forEachRowOf(whole, stonemason::partOf(progress, 0, 0.5), [&](Cell cell) {
        ambush::paintSign(painter, geometry.rectOf(cell), signs[cell], signPalette(style.dark));
    });
    if (!isGoing) return;
    if (style.gridLines) paintLines(painter, geometry, whole, signPalette(style.dark).grid);
    if (style.characters)
        forEachRowOf(whole, stonemason::partOf(progress, 0.5, 1),
                     [&](Cell cell) { paintCharacter(painter, geometry.rectOf(cell), signs[cell]); });
}

GridLook PatternRenderer::look(const Grid<char>& signs, const PatternStyle& style) {
    return {.size = signs.size(),
            .turned = false,
            .paint = [this, &signs,
                      style](QPainter& painter, const GridGeometry& geometry,
                             const CellRange& range) { paint(painter, signs, style, geometry, range); },
            .paintVectors =
                [this, &signs, style](QPainter& painter, int cellSize, const WorkProgress& progress) {
                    paintVectors(painter, signs, style, cellSize, progress);
                }};
}

QImage PatternRenderer::image(const Grid<char>& signs, const PatternStyle& style, QSize size) {
    return gridPicture(look(signs, style), size);
}

GridLook lastingLook(const Grid<char>& signs, const PatternStyle& style) {
    struct Kept {
        Grid<char> signs;
        PatternRenderer renderer;
    };
    const std::shared_ptr<Kept> kept(new Kept{signs, PatternRenderer()});
    GridLook look = kept->renderer.look(kept->signs, style);
    look.owned = kept;
    return look;
}

} // namespace stonemason::ambush
