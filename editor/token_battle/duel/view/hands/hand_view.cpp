// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/hands/hand_view.h"

#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/cards/card_pixmaps.h"
#include "editor/token_battle/duel/model/move_choice.h"
#include "editor/token_battle/duel/view/hands/card_button.h"
#include "editor/token_battle/duel/view/hands/hand_heading.h"
#include "editor/token_battle/duel/view/hands/peek_view.h"

#include <QGridLayout>

namespace stonemason::token_battle {

HandView::HandView(int player, MoveChoice& choice, CardPixmaps& pixmaps, QWidget* parent)
    : QWidget(parent), player_(player), choice_(choice), heading_(new HandHeading(player, choice, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(gap, gap / 2, gap, gap / 2);
    grid->setHorizontalSpacing(gap / 2);
    grid->setVerticalSpacing(gap / 2);
    grid->addWidget(heading_, 0, 0, 1, stackCount);
    for (int stack = 0; stack < stackCount; ++stack) {
        auto* card = new CardButton(player, stack, choice, pixmaps, this);
        auto* peek = new PeekView(stack, choice.document().catalogue(), this);
        connect(card, &CardButton::looked, this, &HandView::looked);
        cards_[std::size_t(stack)] = card;
        peeks_[std::size_t(stack)] = peek;
        grid->addWidget(card, 1, stack);
        grid->addWidget(peek, 2, stack);
        grid->setColumnStretch(stack, 1);
    }
    grid->setRowStretch(2, 1);
    connect(&choice, &MoveChoice::changed, this, &HandView::refresh);
    refresh();
}

HandView::~HandView() = default;

/// The cards get the room that their columns give; below them enough stays for the next ones, as long as
/// there is enough at all.
void HandView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int column = (width() - 2 * gap - (stackCount - 1) * gap / 2) / stackCount;
    const int high = height() - heading_->height() - PeekView::readableHeight - 3 * gap;
    for (CardButton* card : cards_)
        card->fit({column, high});
}

void HandView::refresh() {
    const DuelDocument& document = choice_.document();
    const Duel& duel = document.duel();
    const Position& position = document.position();
    const Hand& hand = position.hands[std::size_t(player_)];
    const Knowledge knowledge = document.knowledge();
    const bool playable = choice_.duelPlay().canMove() && position.toMove == player_;
    for (int stack = 0; stack < stackCount; ++stack) {
        const int size = duel.cardsIn(player_, stack);
        const int top = hand.top[std::size_t(stack)];
        CardButton* card = cards_[std::size_t(stack)];
        if (size > 0) card->setCard(knowledge.top(duel, position, player_, stack));
        card->setPlayable(playable);
        card->setChecked(playable && choice_.stack() == stack);
        std::vector<std::optional<CardId>> next;
        for (int i = 1; i < size; ++i)
            next.push_back(knowledge.card(duel, player_, stack, (top + i) % size));
        peeks_[std::size_t(stack)]->setCards(std::move(next));
    }
    heading_->refresh();
}

} // namespace stonemason::token_battle
