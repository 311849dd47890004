// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/token_battle/deck/view/deck_view.h"

#include <QLabel>

namespace stonemason::token_battle {

/// The deck workspace's part of the status bar: what the card under the pointer (or at the keys) does, what
/// is in hand, how many cards the deck has. The labels belong to the status bar once it has taken them.
class DeckStatus : public QObject {
    Q_OBJECT

public:
    explicit DeckStatus(QObject* parent = nullptr);

    void bind(DeckDocument* document, DeckView* view);

    QLabel* cardLabel() const { return card_; }
    QLabel* handLabel() const { return hand_; }
    QLabel* countLabel() const { return count_; }
    QList<QWidget*> widgets() const { return widgets_.alive(); }

private:
    void showCard();
    void showHand();
    void showCount();

    DeckBinding binding_;
    GivenWidgets<QWidget> widgets_;
    QPointer<QLabel> card_;
    QPointer<QLabel> hand_;
    QPointer<QLabel> count_;
};

} // namespace stonemason::token_battle
