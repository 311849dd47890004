// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/picture_format.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace stonemason {

namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(PictureFormat)
};

} // namespace

PictureFormat pictureFormatOf(const QString& path) {
    return path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive) ? PictureFormat::Svg
                                                                      : PictureFormat::Png;
}

bool promisesAnotherFormat(const QString& path) {
    static const QStringList others{QStringLiteral("pdf"),  QStringLiteral("ps"),   QStringLiteral("eps"),
                                    QStringLiteral("jpg"),  QStringLiteral("gif"),  QStringLiteral("jpeg"),
                                    QStringLiteral("webp"), QStringLiteral("avif"), QStringLiteral("bmp"),
                                    QStringLiteral("tif"),  QStringLiteral("tiff")};
    return others.contains(QFileInfo(path).suffix(), Qt::CaseInsensitive);
}

QStringList pictureFilters() {
    return {PictureWords::tr("Picture (*.png)"), PictureWords::tr("Vector graphics (*.svg)")};
}

} // namespace stonemason
