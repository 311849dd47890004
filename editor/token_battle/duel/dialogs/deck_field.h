// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/dialogs/new_game.h"

#include <QComboBox>

namespace stonemason {

/// Chooses the deck of one side: random cards, a random one of mine, or one of mine by name. Decks that
/// cannot be played stand there greyed; one that is wished for all the same stays chosen, so that it can be
/// said why not.
class DeckField : public QComboBox {
    Q_OBJECT

public:
    DeckField(const Catalogue& catalogue, QWidget* parent);

    /// Shows these decks; the wish stays.
    void setOffers(const std::vector<DeckOffer>& offers);
    DeckWish wish() const;
    void setWish(const DeckWish& wish);

private:
    void add(const DeckWish& wish, const QString& text, const QString& whyNot);

    const Catalogue& catalogue_;
    std::vector<DeckOffer> offers_;
    std::vector<DeckWish> wishes_; ///< by entry
};

} // namespace stonemason
