// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/card_delegate.h"

#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_model.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr double greyed = 0.64;

/// Four bars for the four stacks, that of the card's filled, between value and ability.
void paintStackSign(QPainter& painter, const QRectF& card, int stack, const QStyleOptionViewItem& option) {
    const QColor ink = option.palette.color(QPalette::WindowText);
    const double unit = card.width() / cardProportion.width();
    const double bar = std::max(2.5, 4 * unit);
    const double height = std::max(9.0, 15 * unit);
    const double step = bar + std::max(1.5, 2.4 * unit);
    const QPointF corner(card.center().x() - (3 * step + bar) / 2, card.top() + 12 * unit);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < stackCount; ++i) {
        painter.setBrush(i == stack ? ink : blended(option.palette.color(QPalette::Window), ink, 0.24));
        painter.drawRoundedRect(QRectF(corner + QPointF(i * step, 0), QSizeF(bar, height)), 1, 1);
    }
}

} // namespace

CardDelegate::CardDelegate(DeckGestures& gestures, CardPixmaps& pixmaps, QObject* parent)
    : QStyledItemDelegate(parent), gestures_(gestures), pixmaps_(pixmaps) {
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return static_cast<const CollectionList*>(option.widget)->gridSize();
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const int width = static_cast<const CollectionList*>(option.widget)->shownWidth();
    const CardId card = index.data(CollectionModel::CardRole).toInt();
    const int stack = index.data(CollectionModel::StackRole).toInt();
    QRectF rect(0, 0, width, cardHeight(width));
    rect.moveTopLeft(
        QPointF(option.rect.left() + (option.rect.width() - width) / 2, option.rect.top() + around / 2));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (stack >= 0) painter->setOpacity(greyed);
    painter->drawPixmap(rect.topLeft(),
                        pixmaps_.card(card, width, painter->device()->devicePixelRatioF(), option.palette));
    painter->setOpacity(1);
    if (stack >= 0) paintStackSign(*painter, rect, stack, option);
    const QColor blue = option.palette.color(QPalette::Active, QPalette::Highlight);
    const CardHand& hand = gestures_.hand();
    if (hand.from == CardHand::From::Collection && hand.contains(card)) {
        QColor veil = blue;
        veil.setAlphaF(0.12F);
        painter->fillPath(cardOutline(rect), veil);
    }
    const auto ring = [&](const QColor& colour, double pen) {
        painter->setPen(QPen(colour, pen));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(cardOutline(rect.adjusted(-1, -1, 1, 1)));
    };
    if (option.state & QStyle::State_Selected)
        ring(option.state & QStyle::State_Active ? blue : option.palette.color(QPalette::Dark), 2.5);
    else if (option.state & QStyle::State_MouseOver)
        ring(option.palette.color(QPalette::Dark), 1.5);
    if ((option.state & QStyle::State_HasFocus) && !(option.state & QStyle::State_Selected)) ring(blue, 1);
    painter->restore();
}

} // namespace stonemason::token_battle
