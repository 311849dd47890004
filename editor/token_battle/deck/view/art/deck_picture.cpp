// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/art/deck_picture.h"

#include "editor/token_battle/cards/card_art.h"

#include <QGuiApplication>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr double gapShare = 0.08;    // of a card's width, between stacks
constexpr double overlapShare = 0.4; // of a card's width, that a card shows below the one on it

} // namespace

QImage deckPicture(const Deck& deck, const Catalogue& catalogue, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QPalette window = QGuiApplication::palette();
    const CardPalette palette = cardPalette(window);
    const double proportion = cardProportion.height() / cardProportion.width();
    int deepest = 2;
    for (int s = 0; s < stackCount; ++s)
        deepest = std::max(deepest, int(deck.stack(s).size()));
    const double heightShare = proportion + (deepest - 1) * overlapShare;
    const double widthShare = stackCount + (stackCount - 1) * gapShare;
    const double width = std::min(size.width() / widthShare, size.height() / heightShare);
    const QPointF corner((size.width() - width * widthShare) / 2, (size.height() - width * heightShare) / 2);
    QPainter painter(&image);
    for (int s = 0; s < stackCount; ++s) {
        const auto cards = deck.stack(s);
        const double left = corner.x() + s * width * (1 + gapShare);
        // The lowest card first: the top one lies on all others, at the front.
        const auto place = [&](int depth) {
            return QRectF(left, corner.y() + (deepest - 1 - depth) * width * overlapShare, width,
                          width * proportion);
        };
        if (cards.empty()) paintEmptySlot(painter, place(0), s + 1, true, window);
        for (int depth = int(cards.size()) - 1; depth >= 0; --depth)
            paintCard(painter, place(depth), cards[std::size_t(depth)], catalogue, palette);
    }
    return image;
}

} // namespace stonemason::token_battle
