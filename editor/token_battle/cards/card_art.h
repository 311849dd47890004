// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "editor/token_battle/cards/card_look.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmap>
#include <QSizeF>

namespace stonemason::token_battle {

/// Cards are this wide when they are this high, whatever their size.
inline constexpr QSizeF cardProportion{100, 128};

/// The height that goes with a width, in whole pixels.
int cardHeight(int width);

/// Draws the card: its value in a square at the top left, the sign of its ability on a disc at the top right,
/// the cells it hits around its token, its name below. A card whose number is our reading has a bent corner.
/// An id the catalogue does not know is drawn as a card with a question mark and its number.
/// Legible from a width of 64 pixels on.
/// @param seen the share of its height, from the top, that no other card lies on. All information is in
///        that part, the area smaller, as long as it is at least 0.42.
void paintCard(QPainter& painter, const QRectF& rect, CardId card, const Catalogue& catalogue,
               const CardPalette& palette, double seen = 1);

/// The place where a card could lie: a dashed outline with the number of the place, or without when it is 0.
/// @param wanted whether the deck needs a card here
void paintEmptySlot(QPainter& painter, const QRectF& rect, int number, bool wanted, const QPalette& palette);

/// The outline of a card in this rectangle.
QPainterPath cardOutline(const QRectF& rect);

/// The colour a card is known by: that of its ability.
QColor cardColour(const Card* card, const CardPalette& palette);

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
