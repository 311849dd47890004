// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/plots/schedule_plot.h"

#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/text/deck_text.h"

#include <QPainter>

namespace stonemason::token_battle {

namespace {

constexpr double between = 2;
constexpr double notPlayed = 0.3; ///< how strong cards are that wait while others are played

// Pixels, with the size of texts.
double cell() { ///< with the gap to the next
    return withTextSize(20);
}
double rowLabel() {
    return withTextSize(16);
}

void paintSign(QPainter& painter, const QRectF& square, const Card& card, const QColor& colour) {
    if (card.ability == Ability::None)
        paintKindSymbol(painter, square, card.kind, colour);
    else
        paintAbilitySymbol(painter, square, card.ability, colour);
}

} // namespace

SchedulePlot::SchedulePlot(const Catalogue& catalogue, QWidget* parent)
    : Plot({}, parent), catalogue_(catalogue) {
    setInRotation(true);
}

void SchedulePlot::setDeck(const Deck& deck) {
    deck_ = deck;
    schedule_ = inRotation_ ? inRotation(deck) : alone(deck);
    refresh();
}

void SchedulePlot::setInRotation(bool on) {
    inRotation_ = on;
    //: Heads of a narrow plot
    setTitle(on ? tr("When cards come up: stacks in turn") : tr("When cards come up: one stack alone"));
    setDeck(deck_);
}

std::optional<CardId> SchedulePlot::cardOf(int entry) const {
    return schedule_[std::size_t(entry % scheduleTurns)][std::size_t(entry / scheduleTurns)];
}

/// In rotation one stack is played each turn: the one whose top is another one after it, or the only card.
bool SchedulePlot::isPlayed(int entry) const {
    std::vector<int> used;
    for (int stack = 0; stack < stackCount; ++stack)
        if (!deck_.stack(stack).empty()) used.push_back(stack);
    const int turn = entry % scheduleTurns;
    return !used.empty() && used[std::size_t(turn) % used.size()] == entry / scheduleTurns;
}

QString SchedulePlot::cardName(std::optional<CardId> card) const {
    return card ? cardText(*card, catalogue_) : tr("no card");
}

QString SchedulePlot::entryText(int entry) const {
    const int turn = entry % scheduleTurns + 1;
    const int stack = entry / scheduleTurns + 1;
    const QString card = cardName(cardOf(entry));
    //: %1 and %2 are numbers, %3 is a card
    if (inRotation_ && isPlayed(entry))
        return tr("Turn %1, stack %2: %3 is played").arg(turn).arg(stack).arg(card);
    return tr("Turn %1, stack %2: %3").arg(turn).arg(stack).arg(card);
}

QString SchedulePlot::text() const {
    QStringList stacks;
    for (int stack = 0; stack < stackCount; ++stack) {
        QStringList cards;
        for (CardId card : deck_.stack(stack))
            cards += cardName(card);
        //: %1 is a number, %2 a list of cards
        stacks += tr("Stack %1: %2")
                      .arg(stack + 1)
                      .arg(cards.isEmpty() ? tr("no card") : cards.join(QStringLiteral(", ")));
    }
    return stacks.join(QStringLiteral("; "));
}

double SchedulePlot::bodyWidth() const {
    return rowLabel() + cell() * scheduleTurns;
}

QRectF SchedulePlot::entryRect(int entry) const {
    return {rowLabel() + (entry % scheduleTurns) * cell(), body().top() + (entry / scheduleTurns) * cell(),
            cell(), cell()};
}

void SchedulePlot::paintBody(QPainter& painter) {
    const CardPalette colours = cardPalette(palette());
    const QColor ground = palette().color(QPalette::Window);
    painter.setFont(labelFont());
    painter.setPen(palette().color(QPalette::WindowText));
    for (int stack = 0; stack < stackCount; ++stack)
        painter.drawText(QRectF(0, entryRect(stack * scheduleTurns).top(), rowLabel() - 4, cell()),
                         Qt::AlignVCenter | Qt::AlignLeft, QString::number(stack + 1));
    for (int turn = 0; turn < scheduleTurns; ++turn) {
        const QRectF last = entryRect((stackCount - 1) * scheduleTurns + turn);
        painter.drawText(last.translated(0, cell()), Qt::AlignCenter, QString::number(turn + 1));
    }
    for (int entry = 0; entry < entryCount(); ++entry) {
        const QRectF square = entryRect(entry).adjusted(between / 2, between / 2, -between / 2, -between / 2);
        const auto id = cardOf(entry);
        painter.save();
        if (!id) {
            painter.setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        } else {
            const Card* card = catalogue_.card(*id);
            const QColor full = cardColour(card, colours);
            const bool faint = inRotation_ && !isPlayed(entry);
            painter.setPen(Qt::NoPen);
            painter.setBrush(faint ? blended(ground, full, notPlayed) : full);
            painter.drawRoundedRect(square, 3, 3);
            const QColor ink = faint ? full : colours.symbol;
            if (card) paintSign(painter, square.adjusted(-1, -1, 1, 1), *card, ink);
        }
        painter.restore();
    }
}

} // namespace stonemason::token_battle
