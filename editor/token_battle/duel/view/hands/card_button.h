// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QAbstractButton>

#include <optional>

class QMimeData;

namespace stonemason::token_battle {

class CardPixmaps;
class MoveChoice;

/// The drag data of a top card: the index of a stack in the game of one view, meaningless to other views.
namespace StackDrag {

/// The caller owns the data until QDrag takes ownership.
QMimeData* dataOf(int stack, const MoveChoice& choice);
/// nullopt for data from elsewhere.
std::optional<int> stackOf(const QMimeData& data, const MoveChoice& choice);

} // namespace StackDrag

/// The top card of a stack, or its back. Pressing it chooses the card; dragging it onto the board plays it.
class CardButton : public QAbstractButton {
    Q_OBJECT

public:
    CardButton(int player, int stack, MoveChoice& choice, CardPixmaps& pixmaps, QWidget* parent);

    int stack() const { return stack_; }
    std::optional<CardId> card() const { return card_; }
    /// nullopt if the user may not know the card.
    void setCard(std::optional<CardId> card);
    /// Whether it is this player's turn and the user may move for that player.
    void setPlayable(bool playable);
    bool isPlayable() const { return playable_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// As wide as its column and as high as that requires, at most this height.
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
    /// The card under the pointer or with the focus; -1 for none and for an unknown card.
    void looked(int card);

private:
    static int heightFor(int cardWidth);
    void describe();
    void paintBack(QPainter& painter, const QRect& place) const;
    void paintKey(QPainter& painter, QPointF middle) const;
    void drag();

    int player_;
    int stack_;
    MoveChoice& choice_;
    CardPixmaps& pixmaps_;
    std::optional<CardId> card_;
    bool playable_ = false;
    int fitted_; ///< the height it is given
    QPoint pressed_;
};

} // namespace stonemason::token_battle
