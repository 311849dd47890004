// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/sketch/sketch_image.h"

#include "core/base/limits.h"
#include "core/format/file.h"
#include "editor/text/error_text.h"
#include "editor/text/visible_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

namespace stonemason {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SketchImage)
};

constexpr int largestSide = 2048; ///< pixels that are kept: a board is hardly ever shown larger

QSize fitted(QSize size) {
    if (size.width() <= largestSide && size.height() <= largestSide) return size;
    return size.scaled(largestSide, largestSide, Qt::KeepAspectRatio).expandedTo({1, 1});
}

bool isDrawing(const QByteArray& bytes) {
    return bytes.left(1000).contains("<svg") || bytes.trimmed().startsWith("<?xml");
}

SketchImage readDrawing(const QByteArray& bytes) {
    static const QRegularExpression outside(
        QStringLiteral("href\\s*=\\s*[\"'](?!#|data:)|<!ENTITY|@import|url\\(\\s*[\"']?(?!#|[\"'])"),
        QRegularExpression::CaseInsensitiveOption);
    if (outside.match(QString::fromUtf8(bytes)).hasMatch())
        return {{}, Words::tr("The drawing refers to other files. Save it with everything in it.")};
    QSvgRenderer renderer;
    if (!renderer.load(bytes)) return {{}, Words::tr("The drawing cannot be read.")};
    const QSize own = renderer.defaultSize();
    if (own.isEmpty()) return {{}, Words::tr("The drawing has no size.")};
    QImage image(own.scaled(largestSide, largestSide, Qt::KeepAspectRatio).expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return {image, {}};
}

SketchImage readPixels(QByteArray bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead()) return {{}, Words::tr("This is no picture that can be read. PNG and JPEG can.")};
    const QSize size = reader.size();
    if (qint64(size.width()) * size.height() > maximumSketchPixels)
        return {{},
                //: %1 is a number such as 32,000,000
                Words::tr("The picture has more than %1 pixels. Make it smaller first.")
                    .arg(QLocale().toString(maximumSketchPixels))};
    const QImage image = reader.read();
    if (image.isNull()) return {{}, Words::tr("The picture is damaged.")};
    return {image.scaled(fitted(image.size()), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                .convertToFormat(QImage::Format_ARGB32_Premultiplied),
            {}};
}

} // namespace

SketchImage readSketch(const QString& path) {
    const auto bytes = readFile(path.toStdString());
    const auto name = visibleWords(QFileInfo(path).fileName());
    if (!bytes) return {{}, errorText(name, bytes.error())};
    const QByteArray content = QByteArray::fromStdString(*bytes);
    SketchImage read = isDrawing(content) ? readDrawing(content) : readPixels(content);
    if (!read.error.isEmpty()) read.error = QStringLiteral("%1: %2").arg(name, read.error);
    return read;
}

QString sketchFilter() {
    QStringList patterns{QStringLiteral("*.svg")};
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        if (format != "svg" && format != "svgz")
            patterns += QStringLiteral("*.") + QString::fromLatin1(format);
    //: %1 lists file endings
    return Words::tr("Pictures (%1)").arg(patterns.join(u' '));
}

} // namespace stonemason
