// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "editor/token_battle/cards/card_art.h"

#include <QHash>
#include <QPalette>
#include <QPixmap>

namespace stonemason::token_battle {

/// Cards drawn once for each size they are shown in. All views of decks share one.
class CardPixmaps {
public:
    /// The catalogue must outlive them.
    explicit CardPixmaps(const Catalogue& catalogue) : catalogue_(catalogue) {}

    const Catalogue& catalogue() const { return catalogue_; }

    /// @param width in device-independent pixels
    /// @param seen the share of its height that shows, see paintCard()
    QPixmap card(CardId card, int width, qreal devicePixelRatio, const QPalette& palette, double seen = 1);

    /// What a drag carries: the first cards, small and fanned out, and how many there are. To hang below and
    /// at the right of the pointer, so that it hides neither the place it points at nor the text above.
    QPixmap fan(const std::vector<CardId>& cards, qreal devicePixelRatio, const QPalette& palette);
    /// Where the pointer is, from its corner.
    static QPoint fanHotSpot();
    /// How far, at most, cards under the pointer reach to the right of it.
    static int fanReach();

private:
    const Catalogue& catalogue_;
    QHash<QString, QPixmap> drawn_;
};

} // namespace stonemason::token_battle
