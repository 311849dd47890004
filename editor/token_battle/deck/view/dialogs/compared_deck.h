// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

#include <QWidget>

namespace stonemason::token_battle {

/// The stacks of a deck as short lines, value, sign and name of each card, with marks where another deck
/// differs: a frame and a plus around what only this deck has, a dashed frame and the other stack's number
/// around what lies elsewhere there.
class ComparedDeck : public QWidget {
    Q_OBJECT

public:
    explicit ComparedDeck(const Catalogue& catalogue, QWidget* parent = nullptr);

    void setDecks(const Deck& deck, const Deck& other);
    /// The text of the card: "Broadaxe (0): only here".
    QString textOf(CardId card) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect placeOf(Slot slot) const;
    void paintCard(QPainter& painter, const QRect& place, CardId card) const;
    QString markOf(CardId card) const;

    const Catalogue& catalogue_;
    Deck deck_;
    Deck other_;
};

} // namespace stonemason::token_battle
