// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QListView>

#include <functional>
#include <optional>
#include <vector>

namespace stonemason::token_battle {

class CardPixmaps;
class CollectionProxy;
class DeckGestures;

/// The cards of the collection side by side; those in the deck are greyed. A click or Space picks what is
/// selected, a drag carries it; a double click or Return puts it into the stack at the cursor. Cards of the
/// stacks that are in hand go back with a click beside the cards or on themselves. Letters ask for a search.
class CollectionList : public QListView {
    Q_OBJECT

public:
    static constexpr int smallestCard = 64; ///< width in device-independent pixels
    static constexpr int normalCard = 88;
    static constexpr int largestCard = 192;

    CollectionList(CollectionProxy& model, DeckGestures& gestures, CardPixmaps& pixmaps,
                   QWidget* parent = nullptr);

    /// The least width wanted; cards are shown as much larger as fills the rows.
    int cardWidth() const { return cardWidth_; }
    void setCardWidth(int width);
    int shownWidth() const { return shownWidth_; }

    /// The card under the pointer.
    std::optional<CardId> hoveredCard() const;
    /// The card the keys are at.
    std::optional<CardId> currentCard() const;
    /// In the order they were chosen in; those chosen together in the order they are shown in.
    std::vector<CardId> selectedCards() const;

    /// Puts the selected cards into a stack (from 0) and goes on to the next card.
    void putSelectedInto(int stack);
    /// The same with the stack at the cursor, or the next one that has room.
    void putSelectedOnward();
    void pickSelected();

signals:
    /// The pointer has moved: hoveredCard() may be another one.
    void hoverChanged();
    void currentCardChanged();
    void cardWidthChanged();
    /// Cards were picked, or put into a stack, by the pointer: what follows is done at the stacks.
    void picked();
    /// Something was typed: it belongs in the search field.
    void searchTyped(const QString& text);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void putSelected(const std::function<bool(const std::vector<CardId>&)>& put);
    void layGrid();
    void setHovered(const QModelIndex& index);
    void setReceiving(bool receiving);

    CollectionProxy& model_;
    DeckGestures& gestures_;
    CardPixmaps& pixmaps_;
    int cardWidth_ = normalCard;
    int shownWidth_ = normalCard;
    QPersistentModelIndex hovered_;
    std::vector<CardId> chosen_; ///< the selected cards in the order they were chosen in
    bool doubleClicked_ = false; ///< the button that was pressed twice is still down
    bool receiving_ = false;     ///< cards from the stacks hang over it
};

} // namespace stonemason::token_battle
