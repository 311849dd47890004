// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/art/map_renderer.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace stonemason {

class MapRenderer::Private {
public:
    explicit Private(const GameProfile& profile) : game(profile) {}
    const GameProfile& game;
};

Theme currentTheme() {
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? Theme::Dark : Theme::Light;
}

MapRenderer::MapRenderer(const GameProfile& game) : d_(std::make_unique<Private>(game)) {
}
MapRenderer::~MapRenderer() = default;

void MapRenderer::paint(QPainter& painter, const Map& map, const MapStyle&, double cellSize,
                        CellRange range) {
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column)
            paintTile(painter, QRectF(column * cellSize, row * cellSize, cellSize, cellSize),
                      map.terrain()[{row, column}], Theme::Light, {row, column});
}

QPixmap MapRenderer::tile(Code code, int size, double devicePixelRatio, Theme theme, Cell cell) {
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPainter painter(&pixmap);
    paintTile(painter, QRectF(0, 0, size, size), code, theme, cell);
    return pixmap;
}

void MapRenderer::paintTile(QPainter& painter, const QRectF& rect, Code code, Theme, Cell) {
    painter.fillRect(rect, QColor::fromHsv((code * 37) % 360, 90, 200));
    painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char(code)));
}

QImage MapRenderer::image(const Map& map, const MapStyle& style, QSize size) {
    const Size board = map.size();
    const double cell = std::min(double(size.width()) / board.columns, double(size.height()) / board.rows);
    QImage image(qRound(cell * board.columns), qRound(cell * board.rows),
                 QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    paint(painter, map, style, cell, {{0, 0}, {board.rows - 1, board.columns - 1}});
    return image;
}

QColor heatColour(int value) {
    return QColor::fromHsv(260 - value * 20, 200, 100 + value * 15);
}

QColor heatInk(int value) {
    return value < 6 ? Qt::white : Qt::black;
}

} // namespace stonemason
