// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deck/card.h"

#include <QAbstractButton>

namespace stonemason {

class CardPixmaps;
class MoveChoice;

/// The top card of a stack. Pressing it chooses the card; dragging it onto the board plays it.
class CardButton : public QAbstractButton {
    Q_OBJECT

public:
    CardButton(int player, int stack, MoveChoice& choice, CardPixmaps& pixmaps, QWidget* parent);

    int stack() const { return stack_; }
    CardId card() const { return card_; }
    void setCard(CardId card);
    /// Whether it is this player's turn and the cards are moved at this desk.
    void setPlayable(bool playable);
    bool isPlayable() const { return playable_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// As wide as its column, as high as that makes it, within this height.
    void fit(QSize room);

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

signals:
    /// The card is looked at: by the pointer, or by the keys.
    void looked(int card);

private:
    static int heightFor(int cardWidth);
    void describe();
    void paintKey(QPainter& painter, QPointF middle) const;
    void drag();

    int player_;
    int stack_;
    MoveChoice& choice_;
    CardPixmaps& pixmaps_;
    CardId card_ = -1;
    bool playable_ = false;
    int fitted_; ///< the height it is given
    QPoint pressed_;
};

} // namespace stonemason
