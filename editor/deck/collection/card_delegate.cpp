// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deck/collection/card_delegate.h"

#include "editor/app/palette.h"
#include "editor/deck/art/card_art.h"
#include "editor/deck/art/card_pixmaps.h"
#include "editor/deck/collection/collection_list.h"
#include "editor/deck/collection/collection_model.h"
#include "editor/deck/deck_gestures.h"

#include <QPainter>

namespace stonemason {

namespace {

constexpr double greyed = 0.32;

/// "2" on a small tab at the card's lower edge: the stack the card stands in.
void paintStackTab(QPainter& painter, const QRectF& card, int stack, const QStyleOptionViewItem& option) {
    QFont font = option.font;
    font.setPixelSize(11);
    font.setBold(true);
    //: %1 is the number of a stack
    const QString text = CardDelegate::tr("in stack %1").arg(stack + 1);
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 12;
    QRectF tab(0, 0, std::min(width, card.width()), 18);
    tab.moveCenter({card.center().x(), card.bottom() - tab.height() / 2 - 5});
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::Window));
    painter.drawRoundedRect(tab, 9, 9);
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.drawText(tab, Qt::AlignCenter, text);
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
    const int width = static_cast<const CollectionList*>(option.widget)->cardWidth();
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
    if (stack >= 0) paintStackTab(*painter, rect, stack, option);
    const QColor blue = option.palette.color(QPalette::Active, QPalette::Highlight);
    const CardHand& hand = gestures_.hand();
    if (hand.from == CardHand::From::Collection && hand.contains(card)) {
        QColor veil = blue;
        veil.setAlphaF(0.16F);
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

} // namespace stonemason
