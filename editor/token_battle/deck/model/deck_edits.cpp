// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/deck_edits.h"

#include "core/token_battle/deck/deck.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/cards/card_description.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

struct DeckEdits {
    Q_DECLARE_TR_FUNCTIONS(DeckEdits)
};

int behindShown(const DeckDocument& document) {
    return document.shown() + 1;
}

} // namespace

void addDeck(DeckDocument& document) {
    document.insertDecks(DeckEdits::tr("Add deck"), behindShown(document),
                         {{.name = DeckEdits::tr("New deck").toStdString()}});
}

void addRandomDeck(DeckDocument& document, std::uint64_t seed) {
    SeededRandom random(seed);
    document.insertDecks(DeckEdits::tr("Add random deck"), behindShown(document),
                         {{.name = DeckEdits::tr("Random deck").toStdString(),
                           .deck = randomDeck(document.catalogue(), random)}});
}

void duplicateDecks(DeckDocument& document, std::vector<int> decks) {
    if (decks.empty()) return;
    std::ranges::sort(decks);
    insertLibrary(document, DeckEdits::tr("Duplicate %n deck(s)", nullptr, int(decks.size())),
                  decks.back() + 1, libraryOf(document, decks));
}

void insertLibrary(DeckDocument& document, const QString& text, int before, const DeckLibrary& library) {
    document.insertDecks(text, before, library.decks());
}

DeckEdit withCards(const Deck& deck, const std::vector<CardId>& cards) {
    DeckEdit edit{deck};
    for (const CardId card : cards) {
        const auto stacks = edit.deck.stacks();
        const auto least =
            std::ranges::min_element(stacks, {}, &std::ranges::range_value_t<decltype(stacks)>::size);
        const Slot bottom{int(least - stacks.begin()), int(least->size())};
        edit = put(edit.deck, std::span(&card, 1), bottom);
        if (!edit.ok()) return {deck, edit.refusal};
    }
    return edit;
}

QString putText(const DeckDocument& document, const std::vector<CardId>& cards, int deck) {
    const QString what = cards.size() == 1 ? cardName(cards.front(), document.catalogue())
                                           : DeckEdits::tr("%n card(s)", nullptr, int(cards.size()));
    //: A step in the history: %1 is a card or a number of cards, %2 the name of a deck
    return DeckEdits::tr("Put %1 into %2")
        .arg(what, visibleWords(QString::fromStdString(document.library().at(deck).name)));
}

bool putCards(DeckDocument& document, const std::vector<CardId>& cards, int deck) {
    const DeckEdit edit = withCards(document.library().at(deck).deck, cards);
    if (!edit.ok()) {
        document.refuse(*edit.refusal);
        return false;
    }
    const int shown = document.shown();
    document.setDeck(putText(document, cards, deck), deck, edit.deck);
    document.show(shown); // a change shows its deck; here the user works on another one
    return true;
}

DeckLibrary libraryOf(const DeckDocument& document, const std::vector<int>& decks) {
    DeckLibrary library;
    for (int deck : decks)
        library.append(document.library().at(deck));
    return library;
}

} // namespace stonemason::token_battle
