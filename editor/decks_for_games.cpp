// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/decks_for_games.h"

#include "core/format/deck_format.h"
#include "editor/app/document_tabs.h"
#include "editor/app/main_window.h"
#include "editor/deck/deck_document.h"
#include "editor/deck/deck_workspace.h"
#include "editor/duel/duel_workspace.h"

#include <QFile>
#include <QFileInfo>

namespace stonemason {

namespace {

/// Those of open documents first, then the samples.
std::vector<DeckOffer> decksToPlay(MainWindow& window, const DeckWorkspace& decks,
                                   const Catalogue& catalogue) {
    std::vector<DeckOffer> offers;
    const auto add = [&](const QString& title, const DeckLibrary& library, const QString& file) {
        for (const NamedDeck& deck : library.decks())
            offers.push_back({title, deck.name, deck.deck, file});
    };
    for (const Document* document : window.documents().all())
        if (const auto* open = qobject_cast<const DeckDocument*>(document))
            add(open->title(), open->library(), open->path());
    for (const QString& path : decks.samples()) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) continue;
        if (const auto reading = readDecks(file.readAll().toStdString(), catalogue))
            add(QFileInfo(path).completeBaseName(), reading->library, {});
    }
    return offers;
}

/// The open document that such a deck is offered from, nullptr for none.
DeckDocument* documentOf(const DeckWish& deck, MainWindow& window) {
    for (Document* document : window.documents().all())
        if (auto* open = qobject_cast<DeckDocument*>(document))
            if (open->title() == deck.library && open->path() == deck.file &&
                open->library().find(deck.name) >= 0)
                return open;
    return nullptr;
}

/// Shows the deck in the deck editor; opens its file for that.
void showDeck(const DeckWish& deck, MainWindow& window) {
    DeckDocument* document = documentOf(deck, window);
    if (!document && !deck.file.isEmpty()) {
        window.openFiles({deck.file});
        document = documentOf(deck, window);
    }
    if (!document) return;
    document->show(document->library().find(deck.name));
    window.tabs().show(document);
}

} // namespace

void connectGames(DuelWorkspace& games, DeckWorkspace& decks, MainWindow& window,
                  const Catalogue& catalogue) {
    games.setOffers([&] { return decksToPlay(window, decks, catalogue); });
    QObject::connect(&decks, &DeckWorkspace::playRequested, &games,
                     [&games](const QString& library, const NamedDeck& deck, const QString& file) {
                         games.askForGame(DeckOffer{library, deck.name, deck.deck, file});
                     });
    QObject::connect(&games, &DuelWorkspace::deckWanted, &window,
                     [&window](const DeckWish& deck) { showDeck(deck, window); });
    decks.setPlayable(true);
}

} // namespace stonemason
