// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/dialogs/deck_files.h"

#include "core/format/file.h"
#include "core/token_battle/format/deck_format.h"
#include "editor/app/disk/file_lock.h"
#include "editor/app/disk/file_paths.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason::token_battle {

QString libraryOf(const QString& path) {
    return QFileInfo(path).completeBaseName();
}

Result<std::optional<DeckChoice>> addDecksOf(const QString& path, const Catalogue& catalogue,
                                             std::vector<DeckOffer>& offers) {
    const auto isOfFile = [file = fileIdentity(path)](const DeckOffer& offer) {
        return !offer.file.isEmpty() && fileIdentity(offer.file) == file;
    };
    const auto open = std::ranges::find_if(
        offers, [&](const DeckOffer& offer) { return !offer.document.isEmpty() && isOfFile(offer); });
    if (open != offers.end()) return open->isEmpty ? std::optional<DeckChoice>() : choiceFor(*open);
    const auto bytes = readFile(nativePath(path));
    const auto reading = bytes ? readDecks(*bytes, catalogue) : Result<DeckReading>(bytes.error());
    if (!reading) return reading.error();
    std::erase_if(offers, isOfFile);
    for (const NamedDeck& deck : reading->library.decks())
        offers.push_back({libraryOf(path), deck.name, deck.deck, path});
    const int active = reading->library.active();
    if (active < 0) return std::optional<DeckChoice>();
    return std::optional(
        DeckChoice{DeckSource::Named, libraryOf(path), reading->library.at(active).name, path});
}

std::vector<DeckOffer> withRemembered(std::vector<DeckOffer> offers, std::span<const DeckChoice> choices,
                                      const Catalogue& catalogue) {
    for (const DeckChoice& choice : choices) {
        if (choice.source != DeckSource::Named || choice.file.isEmpty()) continue;
        const bool isOpen = std::ranges::any_of(offers, [&choice](const DeckOffer& offer) {
            return !offer.document.isEmpty() && offer.document == choice.document;
        });
        if (!isOpen) static_cast<void>(addDecksOf(choice.file, catalogue, offers));
    }
    return offers;
}

} // namespace stonemason::token_battle
