// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/image_cache.h"
#include "editor/kings_conflict/view/art/art_space.h"
#include "editor/kings_conflict/view/art/cell_look.h"

#include <QImage>

namespace stonemason::kings_conflict {

/// Keeps pictures of cells and letters, bounded by their bytes. What it returns stays valid until the next
/// call.
class TileCache {
public:
    explicit TileCache(const ArtTable& arts);

    /// @param size in device pixels
    const QImage& tile(const CellLook& look, QSize size, Detail detail, Theme theme);
    const QImage& glyph(QChar glyph, int height, const QColor& ink, const QColor& halo);

private:
    const ArtTable& arts_;
    ImageCache images_;
};

} // namespace stonemason::kings_conflict
