// SPDX-License-Identifier: GPL-3.0-or-later
// What the stacks look like.

#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/deck/art/card_art.h"
#include "editor/deck/art/card_pixmaps.h"
#include "editor/deck/deck_document.h"
#include "editor/deck/deck_gestures.h"
#include "editor/deck/stacks/stacks_view.h"

#include <QPainter>

namespace stonemason {

namespace {

QFont sized(const QFont& of, int pixels, bool bold) {
    QFont font = of;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

void ring(QPainter& painter, const QRectF& around, const QColor& colour, double width, double away) {
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(cardOutline(around.adjusted(-away, -away, away, away)));
}

} // namespace

void StacksView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const StackGeometry shown = places();
    paintColumns(painter, shown);
    const Deck& deck = gestures_.document().deck();
    for (int stack = 0; stack < stackCount; ++stack)
        for (int index = 0; index < stackCapacity; ++index)
            paintPlace(painter, shown, {stack, index}, shown.overlaps() && deck.at({stack, index + 1}));
    const auto raised = hovered_ ? hovered_ : hasFocus() ? std::optional(gestures_.cursor()) : std::nullopt;
    if (raised && deck.at(*raised)) paintPlace(painter, shown, *raised, false); // seen whole
    paintMarks(painter, shown);
    paintDrop(painter, shown);
}

void StacksView::paintColumns(QPainter& painter, const StackGeometry& places) const {
    const QColor ground = palette().color(QPalette::Window);
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor quiet = palette().color(QPalette::PlaceholderText);
    for (int stack = 0; stack < stackCount; ++stack) {
        const bool current = hasFocus() && gestures_.cursor().stack == stack;
        painter.setPen(Qt::NoPen);
        painter.setBrush(blended(ground, ink, 0.055));
        painter.drawRoundedRect(places.column(stack), 6, 6);
        const QRectF header = places.header(stack).adjusted(8, 0, -8, 0);
        const QString name = tr("Stack %1").arg(stack + 1);
        painter.setFont(sized(font(), 12, true));
        painter.setPen(current ? palette().color(QPalette::Link) : ink);
        painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter, name);
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

void StacksView::paintPlace(QPainter& painter, const StackGeometry& places, Slot slot, bool covered) const {
    const QRectF rect = places.place(slot);
    if (!rect.intersects(viewport()->rect())) return;
    const Deck& deck = gestures_.document().deck();
    if (const auto card = deck.at(slot)) {
        painter.drawPixmap(rect.topLeft(),
                           pixmaps_.card(*card, places.cardWidth(), devicePixelRatioF(), palette(),
                                         covered ? NameLine::Covered : NameLine::Shown));
        return;
    }
    const bool wanted = slot.index < gestures_.document().catalogue().rules.fewest;
    const bool below = slot.index > 0 && deck.at({slot.stack, slot.index - 1});
    QRectF seen = places.freePart(slot);
    if (below && places.overlaps()) // the card above is not covered by an empty place
        seen.setTop(places.place({slot.stack, slot.index - 1}).bottom() + 4);
    paintEmptySlot(painter, seen, 0, wanted, palette());
}

void StacksView::paintMarks(QPainter& painter, const StackGeometry& places) const {
    const QColor blue = palette().color(QPalette::Active, QPalette::Highlight);
    const Deck& deck = gestures_.document().deck();
    if (hovered_ && gestures_.hand().empty())
        ring(painter, places.place(*hovered_), palette().color(QPalette::Dark), 1.5, 0);
    if (gestures_.hand().from == CardHand::From::Stacks)
        for (CardId card : gestures_.hand().cards)
            if (const auto slot = deck.find(card)) {
                QColor veil = blue;
                veil.setAlphaF(0.16F);
                painter.fillPath(cardOutline(places.place(*slot)), veil);
                ring(painter, places.place(*slot), blue, 2.5, 0);
            }
    if (hasFocus()) ring(painter, places.place(gestures_.cursor()), blue, 2, 2.5);
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
        QColor veil = colour;
        veil.setAlphaF(0.14F);
        painter.fillPath(cardOutline(places.place(slot)), veil);
        ring(painter, places.place(slot), colour, 2.5, 1);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(places.insertionBar(slot), 2, 2);
}

} // namespace stonemason
