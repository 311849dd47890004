// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace stonemason {

/// An LRU cache of rendered vector images. A returned reference is valid until the next call.
class ImageCache {
public:
    /// Identifies the drawing and everything else its picture depends on.
    struct Key {
        quint64 look = 0;
        quint64 rest = 0;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.look, key.rest); }
    };

    /// @param bytes that the pictures take at most, the one returned last apart
    explicit ImageCache(qsizetype bytes) : bytes_(bytes), images_(bytes) {}

    /// On a miss, calls draw(), which returns a QImage.
    template <typename Draw>
    const QImage& image(const Key& key, Draw draw) {
        if (const QImage* kept = images_.object(key)) return *kept;
        // A copy: a picture that was painted on keeps its paint engine, larger than the pixels of a small
        // one.
        auto* image = new QImage(draw().copy());
        // The cache must not drop the returned image, however large it is.
        images_.insert(key, image, std::min(image->sizeInBytes() + overhead, bytes_ / 2));
        return *image;
    }

    /// The picture of that look on a transparent ground. On a miss, calls paint(QPainter&, const QRectF&).
    /// @param size in device pixels, up to 2^31 - 1 each way
    template <typename Paint>
    const QImage& image(quint64 look, QSize size, bool dark, Paint paint) {
        const Key key{look, quint64(size.width()) << 33 | quint64(size.height()) << 1 | quint64(dark)};
        return image(key, [&] {
            QImage drawn(size, QImage::Format_ARGB32_Premultiplied);
            drawn.fill(Qt::transparent);
            QPainter painter(&drawn);
            paint(painter, QRectF(QPointF(), QSizeF(size)));
            painter.end();
            return drawn;
        });
    }

private:
    static constexpr qsizetype overhead = 256; ///< bytes of a picture besides its pixels

    qsizetype bytes_;
    QCache<Key, QImage> images_;
};

} // namespace stonemason
