// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/entrant_list.h"

#include "editor/cli/console.h"
#include "editor/text/argument_text.h"

#include <QStringList>

#include <algorithm>
#include <ranges>

namespace stonemason::token_battle {

bool EntrantList::add(const DeckOperand& source) {
    const NamedDeck* deck = input_.deck(source);
    if (deck) add(source.path, *deck);
    return deck != nullptr;
}

bool EntrantList::addAll(const DeckOperand& source) {
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
    if (name != deck.name) renamed_.emplace_back(path, name);
}

void EntrantList::sayNewNames() const {
    constexpr std::size_t mostNamed = 10;
    if (renamed_.empty()) return;
    QStringList names;
    for (const auto& [path, name] : renamed_ | std::views::take(mostNamed))
        //: %1 is the name of a deck in quotes, %2 a file
        names << CommandLine::tr("%1 of %2").arg(quoted(QString::fromStdString(name)), pathText(path));
    if (renamed_.size() > mostNamed) names << CommandLine::tr("and %1 more").arg(renamed_.size() - mostNamed);
    //: %1 is a list of decks
    complain(CommandLine::tr("decks with names that were taken take part as %1")
                 .arg(names.join(QStringLiteral(", "))));
}

std::vector<Entrant> EntrantList::entrants() const {
    std::vector<Entrant> entrants;
    for (const NamedDeck& deck : decks_.decks())
        entrants.push_back({deck.name, deck.deck});
    return entrants;
}

} // namespace stonemason::token_battle
