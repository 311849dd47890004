// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/decks_for_games.h"

#include "core/token_battle/format/deck_format.h"
#include "editor/app/disk/file_lock.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/view/strength/measurement_settings.h"
#include "editor/token_battle/duel/duel_workspace.h"

#include <QFile>
#include <QFileInfo>

namespace stonemason::token_battle {

namespace {

DeckOffer offerFrom(const DeckDocument& document, int index) {
    const NamedDeck& deck = document.library().at(index);
    return {document.title(), deck.name, deck.deck, document.path(), document.identity()};
}

/// The decks of open documents, then those of the samples.
std::vector<DeckOffer> decksToPlay(MainWindow& window, const DeckWorkspace& decks,
                                   const Catalogue& catalogue) {
    std::vector<DeckOffer> offers;
    for (const Document* document : window.documents().all())
        if (const auto* open = qobject_cast<const DeckDocument*>(document)) {
            for (int i = 0; i < open->library().size(); ++i)
                offers.push_back(offerFrom(*open, i));
            if (open->library().empty())
                offers.push_back({.library = open->title(),
                                  .name = {},
                                  .deck = {},
                                  .file = open->path(),
                                  .document = open->identity(),
                                  .isEmpty = true});
        }
    for (const QString& path : decks.samples()) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) continue;
        if (const auto reading = readDecks(file.readAll().toStdString(), catalogue))
            for (const NamedDeck& deck : reading->library.decks())
                offers.push_back({QFileInfo(path).completeBaseName(), deck.name, deck.deck});
    }
    return offers;
}

/// The open document from which the deck was chosen, else that of its file; nullptr if none has it.
DeckDocument* documentOf(const DeckChoice& deck, MainWindow& window) {
    DeckDocument* ofFile = nullptr;
    for (Document* document : window.documents().all()) {
        auto* open = qobject_cast<DeckDocument*>(document);
        if (!open || open->library().find(deck.name) < 0) continue;
        if (open->identity() == deck.document) return open;
        if (!deck.file.isEmpty() && !open->path().isEmpty() &&
            fileIdentity(open->path()) == fileIdentity(deck.file))
            ofFile = open;
    }
    return ofFile;
}

/// Shows the deck at its first problem. Returns false if it is not open.
bool showOpenDeck(const DeckChoice& deck, DeckWorkspace& decks, MainWindow& window) {
    DeckDocument* document = documentOf(deck, window);
    if (!document) return false;
    document->show(document->library().find(deck.name));
    window.tabs().show(document);
    decks.goToProblem();
    return true;
}

/// Shows the deck in the deck editor, opening its file if necessary.
void showDeck(const DeckChoice& deck, DeckWorkspace& decks, MainWindow& window) {
    if (showOpenDeck(deck, decks, window) || deck.file.isEmpty()) return;
    window.opener().open(deck.file,
                         [deck, &decks, &window](Document*) { showOpenDeck(deck, decks, window); });
}

} // namespace

void connectGames(DuelWorkspace& games, DeckWorkspace& decks, MainWindow& window,
                  const Catalogue& catalogue) {
    games.setOffers([&] { return decksToPlay(window, decks, catalogue); });
    decks.setOpponents([&] {
        std::vector<OpponentDeck> opponents;
        for (const DeckOffer& offer : decksToPlay(window, decks, catalogue))
            if (!offer.isEmpty)
                opponents.push_back({offer.library, {.name = offer.name, .deck = offer.deck}});
        return opponents;
    });
    QObject::connect(
        &decks, &DeckWorkspace::playRequested, &games,
        [&games](const DeckDocument* document, int deck) { games.askForGame(offerFrom(*document, deck)); });
    QObject::connect(&games, &DuelWorkspace::deckWanted, &window,
                     [&decks, &window](const DeckChoice& deck) { showDeck(deck, decks, window); });
    decks.setPlayable(true);
}

} // namespace stonemason::token_battle
