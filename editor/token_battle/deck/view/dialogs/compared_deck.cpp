// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/dialogs/compared_deck.h"

#include "editor/app/widgets/look.h"
#include "editor/text/names.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/text/deck_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace stonemason::token_battle {

namespace {

constexpr int stackHeadingHeight = 22;
constexpr int rowHeight = 46;
constexpr int between = 4;
constexpr int valueSize = 18;
constexpr int inset = 4;
constexpr int narrowest = 84; // a stack
constexpr int usual = 116;

} // namespace

ComparedDeck::ComparedDeck(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent), catalogue_(catalogue) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ComparedDeck::sizeHint() const {
    return {stackCount * usual, stackHeadingHeight + stackCapacity * rowHeight};
}

QSize ComparedDeck::minimumSizeHint() const {
    return {stackCount * narrowest, sizeHint().height()};
}

void ComparedDeck::setDecks(const Deck& deck, const Deck& other) {
    deck_ = deck;
    other_ = other;
    QStringList lines;
    for (CardId card : deck_.cards())
        lines += textOf(card);
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    update();
}

QString ComparedDeck::markOf(CardId card) const {
    const auto there = other_.find(card);
    if (!there) return QStringLiteral("+");
    if (there == deck_.find(card)) return {};
    return QStringLiteral("→ %1").arg(there->stack + 1);
}

QString ComparedDeck::textOf(CardId card) const {
    const QString name = cardText(card, catalogue_);
    const auto there = other_.find(card);
    //: %1 is a card
    if (!there) return tr("%1: only here").arg(name);
    if (there == deck_.find(card)) return tr("%1: in both decks").arg(name);
    //: %1 is a card, %2 and %3 are numbers
    return tr("%1: in the other deck in stack %2, place %3")
        .arg(name, QString::number(there->stack + 1), QString::number(there->index + 1));
}

QRect ComparedDeck::placeOf(Slot slot) const {
    const int stackWidth = width() / stackCount;
    return {slot.stack * stackWidth, stackHeadingHeight + slot.index * rowHeight, stackWidth - between,
            rowHeight - between};
}

bool ComparedDeck::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::hideText();
    for (CardId card : deck_.cards())
        if (const QRect place = placeOf(*deck_.find(card)); place.contains(help->pos()))
            QToolTip::showText(help->globalPos(), textOf(card), this, place);
    return true;
}

void ComparedDeck::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int stack = 0; stack < stackCount; ++stack) {
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(palette().color(QPalette::WindowText));
        QRect heading = placeOf({stack, 0});
        heading.setRect(heading.left(), 0, heading.width(), stackHeadingHeight);
        //: %1 is a number
        painter.drawText(heading, Qt::AlignLeft | Qt::AlignVCenter, tr("Stack %1").arg(stack + 1));
        painter.setFont(font());
        const auto cards = deck_.stack(stack);
        for (int i = 0; i < int(cards.size()); ++i)
            paintCard(painter, placeOf({stack, i}), cards[std::size_t(i)]);
    }
}

void ComparedDeck::paintCard(QPainter& painter, const QRect& place, CardId id) const {
    const CardPalette colours = cardPalette(palette());
    const QColor accent = palette().color(QPalette::Active, QPalette::Highlight);
    const Card* card = catalogue_.card(id);
    const QString mark = markOf(id);
    const bool onlyHere = !other_.contains(id);
    painter.setPen(mark.isEmpty() ? QPen(colours.edge, 1)
                                  : QPen(accent, 1.8, onlyHere ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(onlyHere ? tinted(palette(), accent, 0.16) : colours.paper);
    painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 4, 4);

    const QRectF value(place.left() + inset, place.top() + inset, valueSize, valueSize);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.value);
    painter.drawRoundedRect(value, 3, 3);
    painter.setPen(colours.valueInk);
    painter.drawText(value, Qt::AlignCenter, card ? QString::number(card->value) : QStringLiteral("?"));
    const QRectF disc = value.translated(valueSize + 3, 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(cardColour(card, colours));
    painter.drawEllipse(disc);
    if (card && card->ability == Ability::None)
        paintKindSymbol(painter, disc, card->kind, colours.symbol);
    else if (card)
        paintAbilitySymbol(painter, disc, card->ability, colours.symbol);

    painter.setPen(palette().color(QPalette::WindowText));
    const QRect top(place.left() + inset, place.top() + inset, place.width() - 2 * inset, valueSize);
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, mark);
    const QRect below(top.left(), top.bottom(), top.width(), place.bottom() - top.bottom());
    const QString name = card ? localText(card->name) : QString::number(id);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(name, Qt::ElideRight, below.width()));
}

} // namespace stonemason::token_battle
