// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/token_battle/deck/model/deck_document.h"

#include <QObject>
#include <QWidget>

#include <memory>
#include <optional>

class QMimeData;
class QSplitter;

namespace stonemason {
class Settings;
}

namespace stonemason::token_battle {

class CardPixmaps;
class CollectionPane;
class DeckGestures;
class StacksView;

/// A document of decks in its tab: the stacks of the shown deck at the left, the collection at the right.
class DeckView : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the view.
    DeckView(DeckDocument& document, QWidget* parent);
    ~DeckView() override;

    DeckDocument& document() const { return document_; }
    /// The card under the pointer or the one the keys are at, whichever was moved last; nullopt when there is
    /// none.
    std::optional<CardId> focusedCard() const { return focusedCard_; }

    DeckGestures& gestures() const { return *gestures_; }
    StacksView* stacks() const { return stacks_; }
    CollectionPane* collection() const { return collection_; }
    /// Whether the keys are at the collection's cards instead of the stacks'.
    bool isInCollection() const;

    /// The width of the stacks' side; the collection has the rest.
    int stacksWidth() const;
    /// Keeps that width, as far as the window has room for it, instead of the one that suits the height.
    void setStacksWidth(int width);

signals:
    /// The user has moved the border between stacks and collection.
    void stacksWidthChosen(int width);
    void focusedCardChanged();
    /// The keys went from the stacks to the collection or back.
    void paneChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeStacksPane();
    void shareRoom();
    void followPointer();
    void followKeys();
    void showFocus();

    DeckDocument& document_;
    std::unique_ptr<CardPixmaps> pixmaps_;
    DeckGestures* gestures_;
    StacksView* stacks_;
    CollectionPane* collection_;
    QSplitter* splitter_;
    std::optional<int> chosenWidth_; ///< of the stacks' side
    std::optional<CardId> focusedCard_;
    bool keysLast_ = false; ///< the keys were moved after the pointer
};

/// Shows the view as was chosen in the last one (size and order of the cards, room for the stacks) and
/// remembers what is chosen in it. The settings must outlive the view.
void rememberView(DeckView& view, Settings& settings);

/// Lets text be dropped anywhere on a widget where nothing inside of it takes the drop. Files are left to the
/// window, which opens them.
class TextDrop : public QObject {
    Q_OBJECT

public:
    /// Belongs to the widget.
    explicit TextDrop(QWidget& widget);

signals:
    void dropped(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takes(const QMimeData& data) const;
};

using DeckBinding = Binding<DeckDocument, DeckView>;
using DeckDock = BoundDock<DeckDocument, DeckView>;

/// A set of actions that work on the current decks.
class BoundDeckActions : public TableActions<BoundActions<DeckDocument, DeckView>> {
public:
    explicit BoundDeckActions(QObject* parent = nullptr) : TableActions(QStringLiteral("deck"), parent) {}
};

} // namespace stonemason::token_battle
