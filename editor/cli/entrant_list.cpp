// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/entrant_list.h"

#include "editor/cli/console.h"
#include "editor/cli/map_input.h"
#include "editor/text/argument_text.h"

#include <algorithm>

namespace stonemason {

bool EntrantList::add(const DeckSource& source) {
    const NamedDeck* deck = input_.deck(source);
    if (deck) add(source.path, *deck);
    return deck != nullptr;
}

bool EntrantList::addAll(const DeckSource& source) {
    const DeckReading* reading = input_.file(source);
    if (!reading) return false;
    const std::string& path = source.path;
    if (sayWhatIsLeftOut(path, *reading, input_.catalogue()) != exitFine) return false;
    for (const NamedDeck& deck : reading->library.decks()) {
        if (std::ranges::find(added_, std::pair(path, deck.name)) != added_.end()) continue;
        if (!input_.isPlayable(path, deck)) return false;
        add(path, deck);
    }
    return true;
}

void EntrantList::add(const std::string& path, const NamedDeck& deck) {
    added_.emplace_back(path, deck.name);
    const std::string& name = decks_.append({deck.name, deck.deck});
    if (name == deck.name) return;
    //: %1 is a file, %2 and %3 are names of decks in quotes
    complain(CommandLine::tr("%1: there is a deck %2 already; this one takes part as %3")
                 .arg(pathText(path), quoted(QString::fromStdString(deck.name)),
                      quoted(QString::fromStdString(name))));
}

std::vector<Entrant> EntrantList::entrants() const {
    std::vector<Entrant> entrants;
    for (const NamedDeck& deck : decks_.decks())
        entrants.push_back({deck.name, deck.deck});
    return entrants;
}

} // namespace stonemason
