// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/dialogs/deck_files.h"

#include "core/format/file.h"
#include "editor/app/file_paths.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason {

QString libraryOf(const QString& path) {
    return QFileInfo(path).completeBaseName();
}

Result<DeckReading> addDecksOf(const QString& path, const Catalogue& catalogue,
                               std::vector<DeckOffer>& offers) {
    const auto bytes = readFile(nativePath(path));
    auto reading = bytes ? readDecks(*bytes, catalogue) : Result<DeckReading>(bytes.error());
    if (!reading) return reading;
    std::erase_if(offers, [&path](const DeckOffer& offer) { return offer.file == path; });
    for (const NamedDeck& deck : reading->library.decks())
        offers.push_back({libraryOf(path), deck.name, deck.deck, path});
    return reading;
}

std::vector<DeckOffer> withRemembered(std::vector<DeckOffer> offers, std::span<const DeckWish> wishes,
                                      const Catalogue& catalogue) {
    for (const DeckWish& wish : wishes) {
        // Of a file that is open its decks as they are there count, saved or not.
        const auto isOfItsFile = [&wish](const DeckOffer& offer) { return offer.file == wish.file; };
        const bool isElsewhere = wish.source == DeckSource::Named && !wish.file.isEmpty();
        if (isElsewhere && std::ranges::none_of(offers, isOfItsFile))
            static_cast<void>(addDecksOf(wish.file, catalogue, offers));
    }
    return offers;
}

} // namespace stonemason
