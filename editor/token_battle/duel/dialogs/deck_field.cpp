// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/dialogs/deck_field.h"

#include "editor/app/plain_labels.h"
#include "editor/text/deck_text.h"
#include "editor/text/visible_words.h"

#include <QStandardItemModel>

#include <algorithm>

namespace stonemason {

DeckField::DeckField(const Catalogue& catalogue, QWidget* parent) : QComboBox(parent), catalogue_(catalogue) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(26);
}

void DeckField::add(const DeckWish& wish, const QString& text, const QString& whyNot) {
    wishes_.push_back(wish); // before the entry is there: the first one becomes the current one at once
    addItem(text);
    if (whyNot.isEmpty()) return;
    if (auto* items = qobject_cast<QStandardItemModel*>(model())) {
        QStandardItem* item = items->item(count() - 1);
        item->setEnabled(false);
        item->setToolTip(plainToolTip(whyNot));
    }
}

void DeckField::setOffers(const std::vector<DeckOffer>& offers) {
    const DeckWish before = wish();
    offers_ = offers;
    clear();
    wishes_.clear();
    add({DeckSource::RandomCards}, tr("Random cards"), {});
    add({DeckSource::RandomOfMine}, tr("A random one of mine"), {});
    insertSeparator(count());
    wishes_.push_back({});
    for (const DeckOffer& offer : offers) {
        if (offer.isEmpty) continue;
        const QString whyNot = unplayableText(offer.deck, catalogue_);
        const QString name = visibleWords(QString::fromStdString(offer.name));
        const QString library = visibleWords(offer.library);
        //: A deck in a list: its name and its file's
        add(wishFor(offer),
            whyNot.isEmpty() ? tr("%1 (%2)").arg(name, library)
                             //: A deck in a list: its name and its file's
                             : tr("%1 (%2) – not finished").arg(name, library),
            whyNot);
    }
    setWish(before);
}

DeckWish DeckField::wish() const {
    return currentIndex() < 0 ? DeckWish{} : wishes_[std::size_t(currentIndex())];
}

void DeckField::setWish(const DeckWish& wish) {
    DeckWish meant = wish;
    if (wish.source == DeckSource::Named)
        if (const DeckOffer* offer = offerOf(wish, offers_)) meant = wishFor(*offer);
    auto found = std::ranges::find(wishes_, meant);
    if (found == wishes_.end()) {
        //: A deck in a list: its name and its file's
        add(meant,
            tr("%1 (%2) – no longer there")
                .arg(visibleWords(QString::fromStdString(meant.name)), visibleWords(meant.library)),
            whyNotPlayed(meant, offers_, catalogue_));
        found = wishes_.end() - 1;
    }
    setCurrentIndex(int(found - wishes_.begin()));
}

} // namespace stonemason
