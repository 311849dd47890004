// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/art/board_picture.h"

#include "editor/token_battle/duel/board/board_painter.h"
#include "editor/token_battle/duel/duel_document.h"

#include <QGuiApplication>

#include <algorithm>

namespace stonemason {

QImage boardPicture(const DuelDocument& document, QSize size) {
    const int side = std::max(1, std::min(size.width(), size.height()));
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const TokenPlaces places(image.size());
    const DuelPalette palette = duelPalette(QGuiApplication::palette());
    BoardPainter board(painter, places, palette);
    board.paintGround();
    board.paintFrame(frameOf(document.position()));
    return image;
}

} // namespace stonemason
