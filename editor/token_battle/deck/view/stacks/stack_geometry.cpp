// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/stacks/stack_geometry.h"

#include "editor/token_battle/cards/card_art.h"

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

constexpr int margin = 8;
constexpr int numberWidth = 16;
constexpr int columnPadding = 6;
constexpr int columnGap = 8;
constexpr int headerHeight = 26;
constexpr int rowGap = 6;
constexpr int dropBarHeight = 4;
constexpr double edgeShare =
    0.28; ///< of the visible part of a card: a point nearer to an edge is between cards

constexpr int goodCard = 84;         ///< width down to which cards shrink before they overlap
constexpr double footCovered = 0.84; ///< of a card's height, from one to the next: the remainder is covered
constexpr double halfCovered = 0.5;

constexpr int aroundColumns = 2 * margin + numberWidth + (stackCount - 1) * columnGap;
constexpr int aroundRows = 2 * margin + headerHeight;

/// The card width at which the places of a stack fill the height.
/// @param stepShare offset from one card to the next, as a share of a card's height
int widthFor(double height, double stepShare) {
    const double card = height / ((stackCapacity - 1) * stepShare + 1);
    return int(card * cardProportion.width() / cardProportion.height());
}

} // namespace

StackGeometry::StackGeometry(int cardWidth, double step)
    : cardWidth_(cardWidth), cardHeight_(cardHeight(cardWidth)), step_(step) {
}

StackGeometry::StackGeometry(int cardWidth) : StackGeometry(cardWidth, cardHeight(cardWidth) + rowGap) {
}

StackGeometry StackGeometry::fitting(QSize room) {
    const int wide = (room.width() - aroundColumns) / stackCount - 2 * columnPadding;
    const int high = room.height() - aroundRows - rowGap;
    const int apart = widthFor(high - (stackCapacity - 1) * rowGap, 1);
    if (std::min(apart, wide) >= goodCard) return StackGeometry(std::min({apart, wide, largestCard}));
    const int covered = std::min(goodCard, widthFor(high, footCovered));
    const int width = std::max(smallestCard, std::min(wide, std::max(apart, covered)));
    const double card = cardHeight(width);
    const double step = (high - card) / (stackCapacity - 1);
    return StackGeometry(width, std::clamp(step, halfCovered * card, card + rowGap));
}

StackGeometry StackGeometry::movedTo(QPointF origin) const {
    StackGeometry moved = *this;
    moved.origin_ = origin;
    return moved;
}

QSize StackGeometry::size() const {
    return {aroundColumns + stackCount * (cardWidth_ + 2 * columnPadding),
            int(std::lround(aroundRows + (stackCapacity - 1) * step_ + cardHeight_ + rowGap))};
}

QRectF StackGeometry::column(int stack) const {
    const int width = cardWidth_ + 2 * columnPadding;
    return QRectF(margin + numberWidth + stack * (width + columnGap), margin, width,
                  size().height() - 2 * margin)
        .translated(origin_);
}

QRectF StackGeometry::header(int stack) const {
    QRectF rect = column(stack);
    rect.setHeight(headerHeight);
    return rect;
}

QRectF StackGeometry::place(Slot slot) const {
    const QPointF corner = header(slot.stack).bottomLeft();
    return {corner.x() + columnPadding, corner.y() + slot.index * step_, double(cardWidth_), cardHeight_};
}

QRectF StackGeometry::freePart(Slot slot) const {
    QRectF part = place(slot);
    const bool last = slot.index == stackCapacity - 1;
    if (!last) part.setHeight(std::min(cardHeight_, step_ - rowGap));
    return part;
}

QRectF StackGeometry::number(int index) const {
    const QRectF first = freePart({0, index});
    return {origin_.x() + margin, first.top(), double(numberWidth), first.height()};
}

QRectF StackGeometry::insertionBar(Slot before) const {
    const QRectF below = place(before);
    const double middle = below.top() - (overlaps() ? 0 : rowGap / 2.0);
    return {below.left() - columnPadding, middle - dropBarHeight / 2.0, below.width() + 2 * columnPadding,
            dropBarHeight};
}

std::optional<Slot> StackGeometry::slotAt(QPointF point, const Deck& deck) const {
    for (int stack = 0; stack < stackCount; ++stack) {
        const int cards = int(deck.stack(stack).size());
        for (int index = cards - 1; index >= 0; --index) // the lower ones lie on top
            if (place({stack, index}).contains(point)) return Slot{stack, index};
        for (int index = cards; index < stackCapacity; ++index)
            if (freePart({stack, index}).contains(point)) return Slot{stack, index};
    }
    return std::nullopt;
}

DropPlace StackGeometry::dropAt(QPointF point, const Deck& deck, bool single) const {
    const double step = column(1).left() - column(0).left();
    const double columns = (point.x() - column(0).left() + columnGap / 2.0) / step;
    const int stack = std::clamp(int(std::floor(columns)), 0, stackCount - 1);
    const int cards = int(deck.stack(stack).size());
    const double rows = (point.y() - place({stack, 0}).top()) / step_;
    const int index = std::max(0, int(std::floor(rows)));
    if (index >= cards) return {{stack, cards}};
    if (rows < 0) return {{stack, 0}};
    const double inSight = index + 1 < cards ? std::min(step_, cardHeight_) : cardHeight_;
    const double down = (point.y() - place({stack, index}).top()) / inSight;
    if (single && down >= edgeShare && down <= 1 - edgeShare) return {{stack, index}, true};
    return {{stack, down < 0.5 ? index : index + 1}};
}

} // namespace stonemason::token_battle
