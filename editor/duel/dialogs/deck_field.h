// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/duel/dialogs/new_game.h"

#include <QComboBox>

namespace stonemason {

/// Chooses the deck of one side: random cards, a random one of mine, or one of mine by name. Decks that
/// cannot be played stand there greyed.
class DeckField : public QComboBox {
    Q_OBJECT

public:
    DeckField(const Catalogue& catalogue, QWidget* parent);

    /// Shows these decks; the wish stays when it still can be had.
    void setOffers(const std::vector<DeckOffer>& offers);
    DeckWish wish() const;
    /// Random cards when it cannot be had.
    void setWish(const DeckWish& wish);

private:
    void addDeck(const DeckOffer& offer);

    const Catalogue& catalogue_;
    std::vector<DeckWish> wishes_; ///< by entry
};

} // namespace stonemason
