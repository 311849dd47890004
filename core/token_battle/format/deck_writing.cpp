// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <utility>

namespace stonemason::token_battle {

namespace {

int countOf(const DeckLibrary& library, auto holds) {
    return int(std::ranges::count_if(library.decks(), holds));
}

bool hasAssumedIds(const Deck& deck, const Catalogue& catalogue) {
    return std::ranges::any_of(deck.cards(), [&catalogue](CardId id) {
        const Card* card = catalogue.card(id);
        return card && card->isAssumed("id");
    });
}

/// Decks whose name is not the one that a form without names gives them.
int ownNames(const DeckLibrary& library) {
    int own = 0;
    for (int i = 0; i < library.size(); ++i)
        own += library.at(i).name == defaultDeckName(i + 1) ? 0 : 1;
    return own;
}

Result<std::string> written(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format) {
    if (library.empty() && format != DeckFormat::Sdeck) return Error{{"write/no-decks"}};
    switch (format) {
    case DeckFormat::Sdeck: return writeSdeck(library, catalogue);
    case DeckFormat::Sets: return writeSets(library, true);
    case DeckFormat::OldSets: return writeSets(library, false);
    case DeckFormat::UserFile: return Error{{"write/user-file"}};
    case DeckFormat::ShareCode:
        if (library.size() != 1) return Error{{"write/one-deck", {library.size()}}};
        return shareCode(library.at(0).deck) + "\n";
    case DeckFormat::List: return writeDeckList(library, catalogue);
    case DeckFormat::Cards:
    case DeckFormat::MarkdownList:
    case DeckFormat::MarkdownTable:
    case DeckFormat::Csv:
    case DeckFormat::Html: return writeListForm(library, catalogue, format);
    }
    return Error{{"write/user-file"}};
}

} // namespace

std::vector<Message> writingNotes(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format) {
    std::vector<Message> notes;
    const auto note = [&notes](std::string_view id, int decks) {
        if (decks > 0) notes.push_back({id, {decks}});
    };
    if (format == DeckFormat::Sdeck) return notes;
    const bool named = format == DeckFormat::Sets || isListForm(format);
    if (!named) note("write/lost-names", ownNames(library));
    note("write/lost-tags", countOf(library, [](const NamedDeck& deck) { return !deck.tags.empty(); }));
    note("write/lost-notes", countOf(library, [](const NamedDeck& deck) { return !deck.notes.empty(); }));
    if (!holdsWords(format))
        note("write/lost-words",
             countOf(library, [](const NamedDeck& deck) { return !deck.unknownWords.empty(); }));
    if (library.active() > 0) notes.push_back({"write/lost-active"});
    const auto hasUnknown = [](const NamedDeck& deck) { return !deck.unknownFields.empty(); };
    if (!library.unknownFields.empty() || countOf(library, hasUnknown) > 0)
        notes.push_back({"write/lost-other"});
    if (isListForm(format) || format == DeckFormat::ShareCode) return notes;
    if (library.size() > catalogue.rules.decks)
        notes.push_back({"write/more-than-game", {library.size(), catalogue.rules.decks}});
    note("write/invalid",
         countOf(library, [&](const NamedDeck& deck) { return !isValid(deck.deck, catalogue); }));
    note("write/assumed-ids",
         countOf(library, [&](const NamedDeck& deck) { return hasAssumedIds(deck.deck, catalogue); }));
    return notes;
}

Result<WrittenDecks> writeDecks(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format) {
    auto bytes = written(library, catalogue, format);
    if (!bytes) return bytes.error();
    if (bytes->size() > std::size_t(maximumFileSize))
        return Error{{"write/too-large", {int(maximumFileSize)}}};
    return WrittenDecks{std::move(bytes).value(), writingNotes(library, catalogue, format)};
}

} // namespace stonemason::token_battle
