// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/deck_document.h"
#include "tests/editor/safety/edits_of_kinds.h"
#include "tests/support/cards.h"

#include <algorithm>

namespace stonemason::test {

using namespace token_battle;

namespace {

/// Decks as a plain list.
struct Decks {
    std::vector<NamedDeck> list;
    std::string active; ///< its name; empty: none

    bool operator==(const Decks&) const = default;
};

Decks decksOf(const DeckLibrary& library) {
    const int active = library.active();
    return {library.decks(), active < 0 ? std::string() : library.at(active).name};
}

/// Some of the decks, in order.
std::vector<int> someDecks(const DeckLibrary& library, Random& random) {
    std::vector<int> decks;
    for (int i = 0; i < library.size(); ++i)
        if (random.below(3) == 0) decks.push_back(i);
    return decks;
}

/// A name that is taken gets another one; nothing else changes.
bool insertDeck(DeckDocument& document, Random& random) {
    Decks expected = decksOf(document.library());
    const int at = random.below(int(expected.list.size()) + 1);
    const NamedDeck inserted{anyDeckName(random), anyDeck(random)};
    document.insertDecks(step, at, {inserted});
    Decks now = decksOf(document.library());
    if (now.list.size() != expected.list.size() + 1) return false;
    if (expected.list.empty()) expected.active = now.active;
    const bool isThere = now.list[std::size_t(at)].deck == inserted.deck;
    now.list.erase(now.list.begin() + at);
    return isThere && now == expected;
}

/// Which deck is active when the active one goes is the library's own business.
bool removeDecks(DeckDocument& document, const std::vector<int>& decks) {
    Decks expected = decksOf(document.library());
    for (auto deck = decks.rbegin(); deck != decks.rend(); ++deck)
        expected.list.erase(expected.list.begin() + *deck);
    document.removeDecks(step, decks);
    const Decks now = decksOf(document.library());
    const bool survives =
        std::ranges::find(expected.list, expected.active, &NamedDeck::name) != expected.list.end();
    return now.list == expected.list && (!survives || now.active == expected.active);
}

bool moveDecks(DeckDocument& document, const std::vector<int>& decks, int before) {
    const Decks was = decksOf(document.library());
    Decks expected{{}, was.active};
    for (int i = 0; i <= int(was.list.size()); ++i) {
        if (i == before)
            for (const int deck : decks)
                expected.list.push_back(was.list[std::size_t(deck)]);
        if (i < int(was.list.size()) && std::ranges::find(decks, i) == decks.end())
            expected.list.push_back(was.list[std::size_t(i)]);
    }
    document.moveDecks(decks, before);
    return decksOf(document.library()) == expected;
}

bool renameDeck(DeckDocument& document, int deck, Random& random) {
    Decks expected = decksOf(document.library());
    std::string& name = expected.list[std::size_t(deck)].name;
    const std::string wanted = anyDeckName(random);
    if (!document.renameDeck(deck, QString::fromStdString(wanted), random.coin())) {
        if (expected.active == name) expected.active = wanted;
        name = wanted;
    }
    return decksOf(document.library()) == expected;
}

} // namespace

bool editDecks(DeckDocument& document, Random& random) {
    const DeckLibrary& library = document.library();
    const int size = library.size();
    const int any = size > 0 ? random.below(size) : -1;
    const int what = random.below(10);
    if (any < 0 || (what == 0 && size < 8)) return insertDeck(document, random);
    Decks expected = decksOf(library);
    NamedDeck& deck = expected.list[std::size_t(any)];
    const std::string words = "words " + std::to_string(random.below(99));
    switch (what) {
    case 0:
    case 1: return removeDecks(document, someDecks(library, random));
    case 2: return moveDecks(document, someDecks(library, random), random.below(size + 1));
    case 3: return renameDeck(document, any, random);
    case 4:
        expected.active = deck.name;
        document.setActive(any);
        break;
    case 5: document.setTags(any, deck.tags = {words, "tag"}); break;
    case 6: document.setNotes(any, deck.notes = words); break;
    case 7: document.show(any); break;
    default: document.setDeck(step, any, deck.deck = anyDeck(random));
    }
    return decksOf(library) == expected;
}

} // namespace stonemason::test
