// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <memory>

namespace stonemason {

/// Keeps pictures of what is drawn as vectors again and again, in the sizes that were asked for last.
class ImageCache {
public:
    /// @param bytes that the pictures take at most, the one returned last apart
    explicit ImageCache(qsizetype bytes) : bytes_(bytes), images_(bytes) {}

    /// The picture of that look, on nothing; valid until the next call. What is not kept is painted by
    /// paint(QPainter&, const QRectF&).
    /// @param size in device pixels, up to 2^31 - 1 each way
    template <typename Paint>
    const QImage& image(quint64 look, QSize size, bool dark, Paint paint) {
        const Key key{look, quint64(size.width()) << 33 | quint64(size.height()) << 1 | quint64(dark)};
        if (const QImage* kept = images_.object(key)) return *kept;
        auto image = std::make_unique<QImage>(size, QImage::Format_ARGB32_Premultiplied);
        image->fill(Qt::transparent);
        QPainter painter(image.get());
        paint(painter, QRectF(QPointF(), QSizeF(size)));
        painter.end();
        // The cache must not drop what is returned here, however large it is.
        const qsizetype cost = std::min(image->sizeInBytes(), bytes_ / 2);
        QImage* raw = image.release();
        images_.insert(key, raw, cost);
        return *raw;
    }

private:
    struct Key {
        quint64 look = 0;
        quint64 size = 0;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.look, key.size); }
    };

    qsizetype bytes_;
    QCache<Key, QImage> images_;
};

} // namespace stonemason
