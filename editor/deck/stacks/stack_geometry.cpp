// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deck/stacks/stack_geometry.h"

#include "editor/deck/art/card_art.h"

#include <algorithm>
#include <cmath>

namespace stonemason {

namespace {

constexpr int margin = 8;
constexpr int numberWidth = 16;
constexpr int columnPadding = 6;
constexpr int columnGap = 8;
constexpr int headerHeight = 26;
constexpr int rowGap = 6;
constexpr int barHeight = 4;
constexpr double edgeShare = 0.28; ///< of a card's height: nearer to an edge than this means between cards

constexpr int aroundColumns = 2 * margin + numberWidth + (stackCount - 1) * columnGap;
constexpr int aroundRows = 2 * margin + headerHeight + stackCapacity * rowGap;

} // namespace

StackGeometry::StackGeometry(int cardWidth, QPointF origin)
    : cardWidth_(cardWidth), cardHeight_(cardHeight(cardWidth)), origin_(origin) {
}

StackGeometry StackGeometry::fitting(QSize room) {
    const int wide = (room.width() - aroundColumns) / stackCount - 2 * columnPadding;
    const int high = (room.height() - aroundRows) / stackCapacity;
    const int widthOfHigh = int(high * cardProportion.width() / cardProportion.height());
    return StackGeometry(std::clamp(std::min(wide, widthOfHigh), smallestCard, largestCard));
}

QSize StackGeometry::size() const {
    return {aroundColumns + stackCount * (cardWidth_ + 2 * columnPadding),
            int(aroundRows + stackCapacity * cardHeight_)};
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
    return {corner.x() + columnPadding, corner.y() + slot.index * (cardHeight_ + rowGap), double(cardWidth_),
            cardHeight_};
}

QRectF StackGeometry::number(int index) const {
    const QRectF first = place({0, index});
    return {origin_.x() + margin, first.top(), double(numberWidth), first.height()};
}

QRectF StackGeometry::insertionBar(Slot before) const {
    const QRectF below = place(before);
    const double middle = below.top() - rowGap / 2.0;
    return {below.left() - 2, middle - barHeight / 2.0, below.width() + 4, barHeight};
}

std::optional<Slot> StackGeometry::slotAt(QPointF point) const {
    for (int stack = 0; stack < stackCount; ++stack)
        for (int index = 0; index < stackCapacity; ++index)
            if (place({stack, index}).contains(point)) return Slot{stack, index};
    return std::nullopt;
}

DropPlace StackGeometry::dropAt(QPointF point, const Deck& deck, bool single) const {
    const double step = column(1).left() - column(0).left();
    const double columns = (point.x() - column(0).left() + columnGap / 2.0) / step;
    const int stack = std::clamp(int(std::floor(columns)), 0, stackCount - 1);
    const int cards = int(deck.stack(stack).size());
    const double rows = (point.y() - place({stack, 0}).top()) / (cardHeight_ + rowGap);
    const int index = std::max(0, int(std::floor(rows)));
    if (index >= cards) return {{stack, cards}};
    if (rows < 0) return {{stack, 0}};
    const double down = (point.y() - place({stack, index}).top()) / cardHeight_;
    if (single && down >= edgeShare && down <= 1 - edgeShare) return {{stack, index}, true};
    return {{stack, down < 0.5 ? index : index + 1}};
}

} // namespace stonemason
