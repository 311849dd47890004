// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/overlay_art.h"

#include "editor/grid/document/grid_geometry.h"
#include "editor/kings_conflict/view/art/tile_art.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

constexpr qsizetype capacity = 32 * 1024 * 1024;
constexpr quint64 isGlyph = quint64(1) << 63;

QImage paintedTile(const CellLook& look, const TileArt& art, QSize size, Detail detail, Theme theme) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCell(ArtSpace(painter, size, detail, artPalette(theme)), look, art);
    return image;
}

} // namespace

TileCache::TileCache(const ArtTable& arts) : arts_(arts), images_(capacity) {
}

const QImage& TileCache::tile(const CellLook& look, QSize size, Detail detail, Theme theme) {
    const quint64 form =
        quint64(size.width()) << 28 | quint64(size.height()) << 4 | quint64(detail) << 1 | quint64(theme);
    return images_.image({look.key(), form},
                         [&] { return paintedTile(look, arts_[look.code], size, detail, theme); });
}

const QImage& TileCache::glyph(QChar glyph, int height, const QColor& ink, const QColor& halo) {
    return images_.image(
        {quint64(ink.rgba()) << 32 | halo.rgba(), isGlyph | quint64(height) << 16 | glyph.unicode()},
        [&] { return glyphImage(glyph, height, ink, halo); });
}

namespace {

/// A grid line. Translucent rectangles this thin are slow to fill; pictures of them are not.
class Line {
public:
    Line(QSize size, const QColor& ink, bool asArea) : size_(size), ink_(ink) {
        if (asArea) return;
        image_ = QImage(size, QImage::Format_ARGB32_Premultiplied);
        image_.fill(ink);
    }
    void paint(QPainter& painter, QPoint corner) const {
        if (image_.isNull())
            painter.fillRect(QRect(corner, size_), ink_);
        else
            painter.drawImage(corner, image_);
    }

private:
    QSize size_;
    QColor ink_;
    QImage image_;
};

/// Each cell draws the lines on its left and upper side, so that cells can be drawn one by one.
void paintGridLines(const Overlay& o) {
    const double points = o.grid.cell() / o.pixelRatio;
    const double strength = std::clamp((points - 4) / 10, 0.0, 1.0);
    if (strength <= 0) return;
    QColor ink = artPalette(o.style.theme).grid;
    ink.setAlphaF(ink.alphaF() * float(strength));
    const int thickness = std::max(1, int(std::lround(o.pixelRatio)));
    const QRect area = o.grid.rect(o.range);
    const Line upright(QSize(thickness, area.height()), ink, !o.cache);
    for (int column = o.range.first.column; column <= o.range.last.column; ++column)
        upright.paint(o.painter, QPoint(o.grid.x(column), area.top()));
    const Line level(QSize(area.width(), thickness), ink, !o.cache);
    for (int row = o.range.first.row; row <= o.range.last.row; ++row)
        level.paint(o.painter, QPoint(area.left(), o.grid.y(row)));
}

void paintAxis(const Overlay& o) {
    const Size size = o.view.size();
    const Symmetry symmetry = o.map.symmetry;
    if (symmetry == Symmetry::None || !fits(symmetry, size)) return;
    const ArtPalette& palette = artPalette(o.style.theme);
    const QRectF board = o.grid.rect(wholeOf(size));
    const double thickness = o.pixelRatio * std::clamp(o.grid.cell() / o.pixelRatio * 0.035, 1.0, 2.5);
    if (size.isSquare()) paintDiagonal(o.painter, board, thickness, symmetry == Symmetry::HalfTurn, palette);
    if (symmetry == Symmetry::HalfTurn)
        paintTurnMark(o.painter, board.center(), std::max(5 * o.pixelRatio, o.grid.cell() * 0.38), palette);
}

void paintLetter(const Overlay& o, QChar letter, int height, const QColor& ink, const QColor& halo,
                 QPointF centre, QRect cell) {
    if (!o.cache) return paintGlyph(o.painter, centre, letter, height, ink, halo);
    const QImage& glyph = o.cache->glyph(letter, height, ink, halo);
    const QPoint corner((centre - QPointF(glyph.width() / 2.0, glyph.height() / 2.0)).toPoint());
    const QRect inside = QRect(corner, glyph.size()).intersected(cell);
    o.painter.drawImage(inside.topLeft(), glyph, inside.translated(-corner));
}

void paintCodes(const Overlay& o) {
    const double points = o.grid.cell() / o.pixelRatio;
    if (points < 10) return;
    const ArtPalette& palette = artPalette(o.style.theme);
    const bool inCorner = points >= 30;
    const int height =
        inCorner ? int(std::clamp(points * 0.22, 9.0, 22.0) * o.pixelRatio) : int(o.grid.cell() * 0.5);
    forEachIn(o.range, [&](Cell cell) {
        if (isHoleCode(o.game, o.view.code(cell))) return;
        const QRect box = o.grid.rect(cell);
        const double inset = height * 0.85;
        const QPointF centre = inCorner ? box.topLeft() + QPointF(inset, inset) : QRectF(box).center();
        paintLetter(o, QLatin1Char(o.view.code(cell)), height, palette.ink, palette.halo, centre, box);
    });
}

bool showsNumbers(const Overlay& o) {
    const int layer = o.style.numbersOf;
    return layer > terrainLayer && layer < o.map.layerCount() && o.map.hasLayer(layer) &&
           opacityOf(o.style, layer) > 0 && o.grid.cell() / o.pixelRatio >= 9;
}

void paintNumbers(const Overlay& o) {
    if (!showsNumbers(o)) return;
    const int layer = o.style.numbersOf;
    const Grid<Code>& hints = o.map.layer(layer);
    const int height =
        int(std::min(o.grid.cell() * (o.grid.cell() < 24 * o.pixelRatio ? 0.55 : 0.32), 32 * o.pixelRatio));
    forEachIn(o.range, [&](Cell cell) {
        const Cell at = o.view.turn(cell);
        if (!hints.contains(at) || hints[at] <= '0' || hints[at] > '9') return; // 0 is no hint
        const int value = hints[at] - '0';
        const QRect box = o.grid.rect(cell);
        paintLetter(o, QLatin1Char(hints[at]), height, heatInk(value), heatColour(value),
                    QRectF(box).center(), box);
    });
}

/// The rectangle of the token: in a corner if the cell's digit is in the middle.
QRectF kingBox(const QRectF& cell, bool aside) {
    return aside
               ? QRectF(cell.left() + cell.width() * 0.5, cell.top(), cell.width() * 0.5, cell.height() * 0.5)
               : cell;
}

void paintKings(const Overlay& o) {
    for (std::size_t i = 0; o.game.kings && i < o.game.kings->starts.size(); ++i) {
        const Cell start = o.game.kings->starts[i].cell;
        if (!o.view.size().contains(start)) continue;
        const Cell cell = o.view.turn(start);
        if (o.range.contains(cell))
            paintKing(o.painter, kingBox(QRectF(o.grid.rect(cell)), showsNumbers(o) || o.style.kingsAside),
                      int(i), artPalette(o.style.theme));
    }
}

} // namespace

double opacityOf(const MapStyle& style, int layer) {
    if (std::size_t(layer) < style.opacity.size())
        return std::clamp(style.opacity[std::size_t(layer)], 0.0, 1.0);
    return layer == terrainLayer ? 1 : 0;
}

void paintOverlay(const Overlay& o) {
    o.painter.save();
    o.painter.setClipRect(o.grid.rect(o.range), Qt::IntersectClip);
    if (o.style.gridLines) paintGridLines(o);
    o.painter.setRenderHint(QPainter::Antialiasing);
    if (o.style.axis) paintAxis(o);
    if (o.style.kings) paintKings(o);
    if (o.style.codes) paintCodes(o);
    paintNumbers(o);
    o.painter.restore();
}

namespace {

/// Ten steps of viridis (Stefan van der Walt and Nathaniel Smith, CC0): evenly rising lightness, readable
/// with any colour vision and in grey.
constexpr std::array<QRgb, 10> viridis{0xff440154, 0xff482878, 0xff3e4989, 0xff31688e, 0xff26828e,
                                       0xff1f9e89, 0xff35b779, 0xff6ece58, 0xffb5de2b, 0xfffde725};

constexpr int lastDarkStep = 3;

} // namespace

QColor heatColour(int value) {
    return QColor::fromRgb(viridis[std::size_t(std::clamp(value, 0, 9))]);
}

QColor heatInk(int value) {
    return value <= lastDarkStep ? Qt::white : Qt::black;
}

} // namespace stonemason::kings_conflict
