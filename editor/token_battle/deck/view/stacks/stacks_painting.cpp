// SPDX-License-Identifier: GPL-3.0-or-later
// What the stacks look like.

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"

#include <QPainter>

namespace stonemason::token_battle {

namespace {

constexpr double chosenEdge = 3; // on top of the column of the stack that cards are put into

QFont sized(const QFont& of, int pixels, bool bold) {
    QFont font = of;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

} // namespace

void StacksView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const StackGeometry shown = places();
    paintColumns(painter, shown);
    for (int stack = 0; stack < stackCount; ++stack)
        for (int index = 0; index < stackCapacity; ++index)
            paintPlace(painter, shown, {stack, index});
    paintMarks(painter, shown);
    paintDrop(painter, shown);
}

void StacksView::paintColumns(QPainter& painter, const StackGeometry& places) const {
    const QColor ground = palette().color(QPalette::Window);
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor quiet = palette().color(QPalette::PlaceholderText);
    for (int stack = 0; stack < stackCount; ++stack) {
        const bool chosen = gestures_.cursor().stack == stack;
        const bool current = chosen && hasFocus();
        painter.setPen(Qt::NoPen);
        painter.setBrush(blended(ground, ink, 0.055));
        painter.drawRoundedRect(places.column(stack), 6, 6);
        const QRectF header = places.header(stack).adjusted(8, 0, -8, 0);
        const QString name = tr("Stack %1").arg(stack + 1);
        painter.setFont(sized(font(), 12, true));
        painter.setPen(current ? palette().color(QPalette::Link) : ink);
        painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter, name);
        if (chosen) { // also while the keys are elsewhere: cards are put into it
            const QColor blue = palette().color(QPalette::Active, QPalette::Highlight);
            const QRectF edge = places.column(stack).adjusted(6, 0, -6, 0);
            painter.fillRect(QRectF(edge.left(), edge.top(), edge.width(), chosenEdge),
                             current ? blue : blended(ground, blue, 0.6));
        }
        const double rest = header.width() - painter.fontMetrics().horizontalAdvance(name) - 6;
        //: %1 is a number of cards, %2 how many there may be
        const QString count =
            tr("%1/%2").arg(gestures_.document().deck().stack(stack).size()).arg(stackCapacity);
        painter.setFont(sized(font(), 11, false));
        painter.setPen(quiet);
        if (painter.fontMetrics().horizontalAdvance(count) <= rest)
            painter.drawText(header, Qt::AlignRight | Qt::AlignVCenter, count);
    }
    painter.setFont(sized(font(), 12, true));
    painter.setPen(quiet);
    for (int index = 0; index < stackCapacity; ++index)
        painter.drawText(places.number(index), Qt::AlignCenter, QString::number(index + 1));
}

bool StacksView::isCovered(const StackGeometry& places, Slot slot) const {
    return places.overlaps() && gestures_.document().deck().at({slot.stack, slot.index + 1});
}

/// The visible part of an empty place below an overlapping card; else the whole place of a card.
QRectF StacksView::seenPlace(const StackGeometry& places, Slot slot) const {
    const Deck& deck = gestures_.document().deck();
    if (deck.at(slot)) return places.place(slot);
    QRectF seen = places.freePart(slot);
    const Slot above{slot.stack, slot.index - 1};
    if (places.overlaps() && deck.at(above)) seen.setTop(places.place(above).bottom() + 4);
    return seen;
}

void StacksView::paintPlace(QPainter& painter, const StackGeometry& places, Slot slot) const {
    const QRectF rect = seenPlace(places, slot);
    if (!rect.intersects(viewport()->rect())) return;
    if (const auto card = gestures_.document().deck().at(slot)) {
        const double seen = isCovered(places, slot) ? places.freePart(slot).height() / rect.height() : 1;
        painter.drawPixmap(rect.topLeft(),
                           pixmaps_.card(*card, places.cardWidth(), devicePixelRatioF(), palette(), seen));
    } else {
        const bool wanted = slot.index < gestures_.document().catalogue().rules.fewest;
        paintEmptySlot(painter, rect, 0, wanted, palette());
    }
}

void StacksView::paintMark(QPainter& painter, const StackGeometry& places, Slot slot,
                           const Mark& mark) const {
    QRectF rect = seenPlace(places, slot);
    if (isCovered(places, slot)) rect.setBottom(places.place({slot.stack, slot.index + 1}).top() - mark.away);
    painter.save();
    QColor veil = mark.colour;
    veil.setAlphaF(mark.veil);
    painter.setBrush(Qt::NoBrush);
    painter.fillPath(cardOutline(rect), veil);
    painter.setPen(QPen(mark.colour, mark.width));
    painter.drawPath(cardOutline(rect.adjusted(-mark.away, -mark.away, mark.away, mark.away)));
    painter.restore();
}

void StacksView::paintMarks(QPainter& painter, const StackGeometry& places) const {
    const QColor blue = palette().color(QPalette::Active, QPalette::Highlight);
    if (hovered_ && gestures_.hand().empty())
        paintMark(painter, places, *hovered_, {palette().color(QPalette::Dark), 1.5, 0, 0});
    if (gestures_.hand().from == CardHand::From::Stacks)
        for (CardId card : gestures_.hand().cards)
            if (const auto slot = gestures_.document().deck().find(card))
                paintMark(painter, places, *slot, {blue, 2.5, 0, 0.12F});
    if (hasFocus()) paintMark(painter, places, gestures_.cursor(), {blue, 2, 2.5, 0});
}

void StacksView::paintDrop(QPainter& painter, const StackGeometry& places) const {
    if (!drop_) return;
    const bool refused = !refusal().isEmpty();
    const QColor colour = refused ? severityColour(Severity::Error, palette())
                                  : palette().color(QPalette::Active, QPalette::Highlight);
    const Deck& deck = gestures_.document().deck();
    const Slot slot = drop_->slot;
    const bool emptyPlace = slot.index < stackCapacity && !deck.at(slot);
    if (drop_->onto || emptyPlace) {
        paintMark(painter, places, slot, {colour, 2.5, 1, 0.14F});
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(places.insertionBar(slot), 2, 2);
}

} // namespace stonemason::token_battle
