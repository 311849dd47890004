// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an SVG picture in a size of its own for desktops that cannot: rasterise IN.svg SIZE OUT.png
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: rasterise IN.svg SIZE OUT.png\n", stderr);
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const int size = QByteArray(argv[2]).toInt();
    if (!drawing.isValid() || size < 1) {
        std::fprintf(stderr, "rasterise: %s cannot be drawn in size %s\n", argv[1], argv[2]);
        return 2;
    }
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    if (!image.save(QString::fromLocal8Bit(argv[3]))) {
        std::fprintf(stderr, "rasterise: %s cannot be written\n", argv[3]);
        return 2;
    }
    return 0;
}
