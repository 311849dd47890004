// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/hands/peek_view.h"

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"
#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/cards/card_look.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int rowHeight = 25; // at most
constexpr int most = stackCapacity - 1;
constexpr double inset = 1.5;

} // namespace

PeekView::PeekView(int stack, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent), stack_(stack), catalogue_(catalogue) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    //: %1 is the number of a stack
    setAccessibleName(tr("Next cards of stack %1").arg(stack + 1));
}

void PeekView::setCards(std::vector<std::optional<CardId>> cards) {
    if (cards == cards_) return;
    cards_ = std::move(cards);
    QStringList words;
    for (std::size_t i = 0; i < cards_.size(); ++i)
        words += describe(i);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QSize PeekView::sizeHint() const {
    return {72, most * rowHeight};
}

QString PeekView::describe(std::size_t index) const {
    return cards_[index] ? cardSummary(*cards_[index], catalogue_) : tr("Not known yet");
}

QRectF PeekView::place(std::size_t index) const {
    const double row = std::min<double>(rowHeight, double(height()) / most);
    return {inset, double(index) * row, width() - 2 * inset, row - 3};
}

bool PeekView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (place(i).contains(help->pos())) {
            QToolTip::showText(help->globalPos(),
                               cards_[i] ? cardToolTip(*cards_[i], catalogue_) : describe(i), this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

/// One known card: value, kind and ability.
void PeekView::paintCard(QPainter& painter, const QRectF& row, const Card& card,
                         const CardPalette& palette) const {
    const double side = row.height() - 4;
    const QRectF left(row.left() + 2, row.top() + 2, side, side);
    const QRectF right(row.right() - 2 - side, row.top() + 2, side, side);
    const QRectF middle(row.center().x() - side / 2, left.top(), side, side);
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(8, int(side * 0.8)));
    painter.setFont(font);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.value);
    painter.drawRoundedRect(left, 3, 3);
    painter.setPen(palette.valueInk);
    painter.drawText(left, Qt::AlignCenter, QString::number(card.value));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.of(card.ability));
    painter.drawEllipse(right);
    if (card.ability == Ability::None)
        paintKindSymbol(painter, right, card.kind, palette.symbol);
    else
        paintAbilitySymbol(painter, right, card.ability, palette.symbol);
    paintTokenShape(painter, middle.adjusted(1, 1, -1, -1), card.kind, palette.ink, palette.paper,
                    palette.gold);
}

void PeekView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const CardPalette palette = cardPalette(this->palette());
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const QRectF row = place(i);
        painter.setPen(QPen(palette.edge, 1));
        painter.setBrush(palette.paper);
        painter.drawRoundedRect(row, 4, 4);
        if (const Card* card = cards_[i] ? catalogue_.card(*cards_[i]) : nullptr) {
            paintCard(painter, row, *card, palette);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QBrush(palette.edge, Qt::BDiagPattern));
            painter.drawRoundedRect(row.adjusted(2, 2, -2, -2), 3, 3);
        }
    }
}

} // namespace stonemason::token_battle
