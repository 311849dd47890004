// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/art/art_space.h"
#include "editor/kings_conflict/art/cell_look.h"

#include <QCache>
#include <QImage>

namespace stonemason {

/// Keeps pictures of cells and letters, bounded by their bytes. What it returns stays valid until the next
/// call.
class TileCache {
public:
    explicit TileCache(const ArtTable& arts);

    /// @param size in device pixels
    const QImage& tile(const CellLook& look, QSize size, Detail detail, Theme theme);
    const QImage& glyph(QChar glyph, int height, const QColor& ink, const QColor& halo);

private:
    struct Key {
        quint64 look = 0;
        quint64 rest = 0;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.look, key.rest); }
    };

    const QImage& keep(const Key& key, QImage image);

    const ArtTable& arts_;
    QCache<Key, QImage> images_;
    QImage oversized_;
};

} // namespace stonemason
