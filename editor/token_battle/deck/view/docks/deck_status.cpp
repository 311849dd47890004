// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_status.h"

#include "editor/app/widgets/labels.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/model/deck_gestures.h"

namespace stonemason::token_battle {

DeckStatus::DeckStatus(QObject* parent)
    : QObject(parent), card_(new ElidedLabel), hand_(new QLabel), count_(new QLabel) {
    card_->setObjectName(QStringLiteral("cardStatus"));
    card_->setProperty("area", QStringLiteral("left"));
    card_->setAccessibleName(tr("Card"));
    hand_->setObjectName(QStringLiteral("handStatus"));
    hand_->setAccessibleName(tr("Cards in hand"));
    count_->setObjectName(QStringLiteral("deckStatus"));
    count_->setAccessibleName(tr("Cards in the deck"));
    for (const QPointer<QLabel>& label : {card_, hand_, count_})
        widgets_.add(label);
    bind(nullptr, nullptr);
}

void DeckStatus::bind(DeckDocument* document, DeckView* view) {
    binding_.set(document, view);
    if (document) {
        binding_.on(document, &DeckDocument::deckChanged, [this] { showCount(); });
        binding_.on(document, &DeckDocument::shownChanged, [this] { showCount(); });
    }
    if (view) {
        binding_.on(view, &DeckView::focusedCardChanged, [this] { showCard(); });
        binding_.on(&view->gestures(), &DeckGestures::handChanged, [this] { showHand(); });
    }
    showCard();
    showHand();
    showCount();
}

void DeckStatus::showCard() {
    if (!card_) return;
    card_->clear(); // hiding and showing is the status bar's: it does so for messages
    const auto card = binding_.view() ? binding_.view()->focusedCard() : std::nullopt;
    if (!card) return;
    const Catalogue& catalogue = binding_.document()->catalogue();
    //: %1 is a card with its traits, %2 says what it does
    card_->setText(tr("%1 · %2").arg(cardSummary(*card, catalogue), cardEffect(*card, catalogue)));
}

void DeckStatus::showHand() {
    if (!hand_) return;
    const int cards = binding_.view() ? int(binding_.view()->gestures().hand().cards.size()) : 0;
    hand_->setVisible(cards > 0);
    hand_->setText(tr("%n cards in hand", nullptr, cards));
}

void DeckStatus::showCount() {
    if (!count_) return;
    count_->setVisible(bool(binding_));
    if (binding_) count_->setText(tr("%n cards in the deck", nullptr, binding_.document()->deck().size()));
}

} // namespace stonemason::token_battle
