// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/picture_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>

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

namespace {

/// A buffer whose writes fail once the work is cancelled, which makes the image writer fail.
class EndedBuffer : public QBuffer {
public:
    EndedBuffer(QByteArray* bytes, const WorkProgress& progress) : QBuffer(bytes), progress_(progress) {}

protected:
    qint64 writeData(const char* data, qint64 size) override {
        return goesOn(progress_, 1) ? QBuffer::writeData(data, size) : -1;
    }

private:
    const WorkProgress& progress_;
};

/// Large pictures are compressed with less effort: for their content the last tenth in size would take most
/// of the time.
constexpr qint64 largePixels = 4LL * 1024 * 1024;
constexpr int usualEffort = -1;
constexpr int littleEffort = 80; // of 100 for none

} // namespace

QByteArray pngBytes(const QImage& picture, const WorkProgress& progress) {
    const bool isLarge = qint64(picture.width()) * picture.height() > largePixels;
    const int effort = isLarge ? littleEffort : usualEffort;
    QByteArray bytes;
    EndedBuffer buffer(&bytes, progress);
    if (picture.isNull() || !buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG", effort))
        return {};
    return bytes;
}

} // namespace stonemason
