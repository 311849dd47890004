// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/deck_view.h"

#include <QMenu>

#include <functional>
#include <memory>
#include <vector>

namespace stonemason::token_battle {

class CollectionPane;
class DeckGestures;

/// The actions for the cards of the shown deck and the collection. Keys such as Return and Delete work only
/// while the cards have the focus; the context menus of stacks and collection contain the actions.
class CardActions : public BoundDeckActions {
    Q_OBJECT

public:
    explicit CardActions(QObject* parent = nullptr);

    /// For the Edit menu.
    const QList<QAction*>& menu() const { return menu_; }
    /// For the View menu.
    const QList<QAction*>& viewMenu() const { return viewMenu_; }

protected:
    void bound() override;
    bool isBound() const override { return BoundDeckActions::isBound() && view(); }
    void refresh() override;

private:
    void addLaying();
    void addMoving();
    void addStacks();
    void addView();
    QAction* addKeyed(const QString& id, const QString& picture, const QString& text, const QString& tip,
                      const QList<QKeySequence>& keys, const std::function<void()>& run);
    void pick();
    void toggle();
    void put();
    void putInto(int stack);
    void otherPane();
    void search();
    void resizeCards(double factor);
    std::vector<CardId> cardsToRemove() const;

    DeckGestures& gestures() const;
    CollectionPane& collection() const;

    QList<QAction*> stackKeys_;      ///< work in the stacks
    QList<QAction*> collectionKeys_; ///< work in the collection
    QList<QAction*> menu_;
    QList<QAction*> viewMenu_;
    std::unique_ptr<QMenu> putMenu_;
    std::unique_ptr<QMenu> chooseMenu_;
    QPointer<DeckView> served_; ///< whose widgets have the actions
};

} // namespace stonemason::token_battle
