// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/card_picture.h"

#include "editor/token_battle/cards/card_art.h"

#include <QPainter>

namespace stonemason::token_battle {

CardPicture::CardPicture(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent), catalogue_(catalogue) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CardPicture::setCard(std::optional<CardId> card) {
    card_ = card;
    update();
}

void CardPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QRectF place(QPointF(), cardProportion.scaled(size(), Qt::KeepAspectRatio));
    place.moveCenter(QRectF(rect()).center());
    if (card_) paintCard(painter, place, *card_, catalogue_, cardPalette(palette()));
}

} // namespace stonemason::token_battle
