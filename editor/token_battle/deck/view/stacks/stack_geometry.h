// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"
#include "editor/token_battle/deck/model/card_hand.h"

#include <QRectF>
#include <QSize>

#include <optional>

namespace stonemason::token_battle {

/// Where the four stacks and their five places lie, in device-independent pixels. One row of places per
/// order number, which stand at the left. Where there is little height, cards lie on the ones above them.
class StackGeometry {
public:
    static constexpr int smallestCard = 64; ///< width
    static constexpr int largestCard = 136;

    /// As large as all places fit into a room of that size, between the limits. Rather than become small,
    /// cards cover the feet of those above; rather than not fit, half of them.
    static StackGeometry fitting(QSize room);
    /// Cards of that width, none on another.
    explicit StackGeometry(int cardWidth);

    int cardWidth() const { return cardWidth_; }
    bool overlaps() const { return step_ < cardHeight_; }
    /// All of it, margins included.
    QSize size() const;
    /// The same, its corner moved to that point.
    StackGeometry movedTo(QPointF origin) const;

    QRectF column(int stack) const;
    QRectF header(int stack) const;
    QRectF place(Slot slot) const;
    /// The part of a place that the next one leaves free.
    QRectF freePart(Slot slot) const;
    /// Room for the order number of a row.
    QRectF number(int index) const;
    /// The bar that shows where cards dropped in front of the slot will land.
    QRectF insertionBar(Slot before) const;

    /// The place under the point; a card that lies over another place is what one points at.
    std::optional<Slot> slotAt(QPointF point, const Deck& deck) const;
    /// Where cards dropped at the point belong: between cards near their upper and lower edges and, a single
    /// card, onto the card under its middle. Anywhere in a stack's column is somewhere in the stack, and
    /// points beside the columns belong to the nearest.
    DropPlace dropAt(QPointF point, const Deck& deck, bool single) const;

private:
    StackGeometry(int cardWidth, double step);

    int cardWidth_;
    double cardHeight_;
    double step_; ///< from a place to the next one below
    QPointF origin_;
};

} // namespace stonemason::token_battle
