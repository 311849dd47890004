// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/png.h"

#include <QBuffer>
#include <QImage>

namespace stonemason {

QByteArray pngBytes(const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (picture.isNull() || !buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) return {};
    return bytes;
}

} // namespace stonemason
