// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/view/dialogs/new_game.h"

#include <QComboBox>

namespace stonemason::token_battle {

/// Chooses the deck of one side: random cards, a random one of mine, or one of mine by name. Decks that
/// cannot be played stand there greyed; one that was chosen all the same stays so, so that the reason can be
/// shown.
class DeckField : public QComboBox {
    Q_OBJECT

public:
    DeckField(const Catalogue& catalogue, QWidget* parent);

    /// Shows these decks; the choice stays.
    void setOffers(const std::vector<DeckOffer>& offers);
    DeckChoice choice() const;
    void setChoice(const DeckChoice& choice);

private:
    void add(const DeckChoice& choice, const QString& text, const QString& whyNot);

    const Catalogue& catalogue_;
    std::vector<DeckOffer> offers_;
    std::vector<DeckChoice> choices_; ///< by entry
};

} // namespace stonemason::token_battle
