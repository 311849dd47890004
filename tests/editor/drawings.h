// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdlib>

namespace stonemason::test {

/// Renders an SVG file at its own size, as another program would; null if it cannot be read.
inline QImage shownSvg(const QByteArray& svg) {
    QSvgRenderer renderer(svg);
    if (!renderer.isValid()) return {};
    QImage image(renderer.defaultSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// The picture on white.
inline QImage onWhite(const QImage& picture) {
    QImage image(picture.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.drawImage(0, 0, picture);
    return image;
}

/// How different two pictures are: 0 when they are the same, 1 for black and white; 1 when their sizes
/// differ. Antialiasing differences hardly count.
inline double difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size() || a.isNull()) return 1;
    const QImage one = onWhite(a);
    const QImage other = onWhite(b);
    qint64 sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        const auto* p = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* q = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        for (int x = 0; x < one.width(); ++x)
            sum += std::abs(qRed(p[x]) - qRed(q[x])) + std::abs(qGreen(p[x]) - qGreen(q[x])) +
                   std::abs(qBlue(p[x]) - qBlue(q[x]));
    }
    return double(sum) / (765.0 * one.width() * one.height());
}

/// The most different square of that side length: in the whole picture, a missing shape would hardly count.
inline double worstSquare(const QImage& a, const QImage& b, int side) {
    if (a.size() != b.size() || a.isNull()) return 1;
    double worst = 0;
    for (int y = 0; y < a.height(); y += side)
        for (int x = 0; x < a.width(); x += side) {
            const QRect square = QRect(x, y, side, side) & a.rect();
            worst = std::max(worst, difference(a.copy(square), b.copy(square)));
        }
    return worst;
}

/// The text within the first element of that name; empty without such an element or for a broken file.
inline QString textOf(const QByteArray& svg, const QString& element) {
    QXmlStreamReader reader(svg);
    QString text;
    while (!reader.atEnd())
        if (reader.readNextStartElement() && reader.name() == element && text.isNull())
            text = reader.readElementText();
        else if (reader.tokenType() == QXmlStreamReader::EndElement)
            reader.readNext();
    return reader.hasError() ? QString() : text;
}

} // namespace stonemason::test
