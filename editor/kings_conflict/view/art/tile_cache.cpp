// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/tile_cache.h"

#include "editor/kings_conflict/view/art/mark_art.h"
#include "editor/kings_conflict/view/art/tile_art.h"

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

} // namespace stonemason::kings_conflict
