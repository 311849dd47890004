// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/deck_edits.h"

#include "core/token_battle/deck/random_deck.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason {

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

DeckLibrary libraryOf(const DeckDocument& document, const std::vector<int>& decks) {
    DeckLibrary library;
    for (int deck : decks)
        library.append(document.library().at(deck));
    return library;
}

} // namespace stonemason
