// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/dialogs/deck_field.h"

#include "core/deck/deck_problems.h"

#include <QStandardItemModel>

#include <algorithm>

namespace stonemason {

DeckField::DeckField(const Catalogue& catalogue, QWidget* parent) : QComboBox(parent), catalogue_(catalogue) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(26);
}

void DeckField::addDeck(const DeckOffer& offer) {
    //: A deck in a list: its name and its file's
    addItem(tr("%1 (%2)").arg(QString::fromStdString(offer.name), offer.library));
    wishes_.push_back({DeckSource::Named, offer.library, offer.name, offer.file});
    if (isValid(offer.deck, catalogue_)) return;
    if (auto* items = qobject_cast<QStandardItemModel*>(model())) {
        QStandardItem* item = items->item(count() - 1);
        item->setEnabled(false);
        item->setToolTip(tr("This deck is not finished: it cannot be played."));
    }
}

void DeckField::setOffers(const std::vector<DeckOffer>& offers) {
    const DeckWish before = wish();
    clear();
    wishes_ = {{DeckSource::RandomCards}, {DeckSource::RandomOfMine}};
    addItem(tr("Random cards"));
    addItem(tr("A random one of mine"));
    insertSeparator(count());
    wishes_.push_back({});
    for (const DeckOffer& offer : offers)
        addDeck(offer);
    setWish(before);
}

DeckWish DeckField::wish() const {
    return currentIndex() < 0 ? DeckWish{} : wishes_[std::size_t(currentIndex())];
}

void DeckField::setWish(const DeckWish& wish) {
    const auto found = std::ranges::find_if(wishes_, [&](const DeckWish& had) {
        return had.source == wish.source && had.library == wish.library && had.name == wish.name;
    });
    setCurrentIndex(found == wishes_.end() ? 0 : int(found - wishes_.begin()));
}

} // namespace stonemason
