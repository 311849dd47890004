// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/accessible_cells.h"
#include "editor/token_battle/deck/model/card_hand.h"
#include "editor/token_battle/deck/view/stacks/stack_geometry.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QColor>

#include <optional>

namespace stonemason::token_battle {

class CardPixmaps;
class DeckGestures;
class DropBubble;

/// The four stacks of the shown deck as columns, the top card on top. Cards are picked by a click or a
/// drag and dropped by the next; where they will land, or why they cannot, shows before.
/// Keys: arrows, Home and End move the cursor, with Shift they pick cards; all other gestures are actions.
class StacksView : public QAbstractScrollArea, public CellTable {
    Q_OBJECT

public:
    StacksView(DeckGestures& gestures, CardPixmaps& pixmaps, QWidget* parent = nullptr);

    DeckGestures& gestures() const { return gestures_; }
    /// Where everything lies in the viewport now.
    StackGeometry places() const;
    /// The card under the pointer.
    std::optional<CardId> hoveredCard() const;
    /// The refusal shown for the drop or click under the pointer, or for the last attempt with the keys;
    /// empty if it is possible.
    QString refusal() const;
    /// The announcement of a drop or click that does more than move cards: which card it replaces.
    QString announcement() const;
    /// Where cards dragged or in hand would land.
    std::optional<DropPlace> dropPlace() const { return drop_; }

    /// The text of a place for screen readers: "Stack 2, place 1: Pike, value 3".
    QString describe(Slot slot) const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    /// The pointer has moved: hoveredCard() may be another one.
    void hoverChanged();

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    /// A ring around a card, and a tint over it.
    struct Mark {
        QColor colour;
        double width;
        double away; ///< from the card's edge
        float veil;  ///< 0 to 1
    };
    struct Press {
        QPoint at;
        std::optional<CardId> card;
    };

    int cellCount() const override { return deckCapacity; }
    bool hasCell(int cell) const override { return cell >= 0 && cell < deckCapacity; }
    QString cellText(int cell, QAccessible::Text kind) const override;
    QRect cellRect(int cell) const override;
    int cellAtPoint(QPoint point) const override;
    int cursorCell() const override;
    bool isCellSelected(int cell) const override;
    void moveCursorTo(int cell) override;
    void pressCursorCell() override;

    void followDocument();
    void refit();
    void reveal(Slot slot);
    std::optional<Slot> filledSlotAt(QPoint point) const;
    void hover(std::optional<QPoint> point);
    void showDrop(const CardHand& hand, QPoint point);
    void hideDrop();
    void showRefusal(const QString& sentence, int stack);
    void clicked(QPoint point, Qt::KeyboardModifiers modifiers);
    void startDrag(CardId card);
    void scrollNear(QPoint point);
    void pickUpTo(Slot slot);
    void paintColumns(QPainter& painter, const StackGeometry& places) const;
    bool isCovered(const StackGeometry& places, Slot slot) const;
    QRectF seenPlace(const StackGeometry& places, Slot slot) const;
    void paintPlace(QPainter& painter, const StackGeometry& places, Slot slot) const;
    void paintMark(QPainter& painter, const StackGeometry& places, Slot slot, const Mark& mark) const;
    void paintMarks(QPainter& painter, const StackGeometry& places) const;
    void paintDrop(QPainter& painter, const StackGeometry& places) const;

    DeckGestures& gestures_;
    CardPixmaps& pixmaps_;
    DropBubble* bubble_;
    std::optional<Slot> hovered_;
    std::optional<Press> press_;
    std::optional<DropPlace> drop_;
    std::optional<QPoint> dragAt_; ///< the pointer, while a drag is over the stacks
    QBasicTimer scrolling_;
    QBasicTimer fading_; ///< of a refusal that is not under the pointer
};

} // namespace stonemason::token_battle
