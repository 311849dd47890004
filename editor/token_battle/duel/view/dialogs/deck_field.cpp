// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/dialogs/deck_field.h"

#include "editor/app/widgets/labels.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/text/deck_text.h"

#include <QStandardItemModel>

#include <algorithm>

namespace stonemason::token_battle {

DeckField::DeckField(const Catalogue& catalogue, QWidget* parent) : QComboBox(parent), catalogue_(catalogue) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(26);
}

void DeckField::add(const DeckChoice& choice, const QString& text, const QString& whyNot) {
    choices_.push_back(choice); // before the entry is there: the first one becomes the current one at once
    addItem(text);
    if (whyNot.isEmpty()) return;
    if (auto* items = qobject_cast<QStandardItemModel*>(model())) {
        QStandardItem* item = items->item(count() - 1);
        item->setEnabled(false);
        item->setToolTip(plainToolTip(whyNot));
    }
}

void DeckField::setOffers(const std::vector<DeckOffer>& offers) {
    const DeckChoice before = choice();
    offers_ = offers;
    clear();
    choices_.clear();
    add({DeckSource::RandomCards}, tr("Random cards"), {});
    add({DeckSource::RandomOfMine}, tr("One of my decks at random"), {});
    insertSeparator(count());
    choices_.push_back({});
    for (const DeckOffer& offer : offers) {
        if (offer.isEmpty) continue;
        const QString whyNot = unplayableText(offer.deck, catalogue_);
        const QString name = visibleWords(QString::fromStdString(offer.name));
        const QString library = visibleWords(offer.library);
        //: A deck in a list: its name and its file's
        add(choiceFor(offer),
            whyNot.isEmpty() ? tr("%1 (%2)").arg(name, library)
                             //: A deck in a list: its name and its file's
                             : tr("%1 (%2) – not finished").arg(name, library),
            whyNot);
    }
    setChoice(before);
}

DeckChoice DeckField::choice() const {
    return currentIndex() < 0 ? DeckChoice{} : choices_[std::size_t(currentIndex())];
}

void DeckField::setChoice(const DeckChoice& choice) {
    DeckChoice meant = choice;
    if (choice.source == DeckSource::Named)
        if (const DeckOffer* offer = offerOf(choice, offers_)) meant = choiceFor(*offer);
    auto found = std::ranges::find(choices_, meant);
    if (found == choices_.end()) {
        //: A deck in a list: its name and its file's
        add(meant,
            tr("%1 (%2) – no longer there")
                .arg(visibleWords(QString::fromStdString(meant.name)), visibleWords(meant.library)),
            whyNotPlayed(meant, offers_, catalogue_));
        found = choices_.end() - 1;
    }
    setCurrentIndex(int(found - choices_.begin()));
}

} // namespace stonemason::token_battle
