// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_workspace.h"
#include "editor/token_battle/duel/view/dialogs/new_game.h"
#include "editor/token_battle/duel/view/duel_view.h"

#include <QPointer>

#include <functional>
#include <vector>

namespace stonemason {
class LanLobby;
}

namespace stonemason::token_battle {

class DuelStatus;
class PositionActions;
class TurnActions;

/// Playing games as the main window sees it: reads and makes documents of games, shows them, and owns the
/// docks and actions that work on whichever is current.
class DuelWorkspace : public PlayWorkspace {
    Q_OBJECT

public:
    /// The decks that are there to be played at the moment.
    using Offers = std::function<std::vector<DeckOffer>()>;

    /// Settings and dialogs must outlive the workspace and its documents.
    DuelWorkspace(std::shared_ptr<const DuelTable> table, Settings& settings, Dialogs& dialogs,
                  QObject* parent = nullptr);

    void setOffers(Offers offers) { offers_ = std::move(offers); }

    QString id() const override;
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override;

    bool recognises(std::string_view bytes) const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;
    QList<QAction*> newDocumentActions() override { return {newGame_, newLanGame_}; }

    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<PreferencesPage*> preferences() override;
    QList<QWidget*> statusWidgets() override;

    /// Playing over the network.
    LanLobby& lobby() const { return *lobby_; }

    /// Every action that needs a game, separators left out.
    QList<QAction*> duelActions();

    /// Asks for a new game. With a deck, that deck is offered first for the person at the desk.
    void askForGame(const std::optional<DeckOffer>& deck = std::nullopt);
    /// Begins the game that was chosen; shows why not if a deck of it cannot be played.
    void begin(const NewGame& choices, const std::vector<DeckOffer>& offers);

signals:
    /// The person wants to finish this deck before it is played.
    void deckWanted(const stonemason::token_battle::DeckChoice& deck);

protected:
    void createEditor() override;
    PlayView* makeView(PlayDocument& document, QWidget* parent) override;
    void bindOwn(PlayDocument* document, PlayView* view) override;
    void rematch() override;
    void branch() override;
    void review() override;

private:
    void makeDocks();
    void makeNewActions();
    void connectLobby();
    void open(const GameSetup& setup, bool openDecks);
    void openPosition(const QString& text);
    /// The game whose decks a position without any is played with.
    std::optional<GameSetup> shownSetup() const;

    std::shared_ptr<const DuelTable> table_;
    Offers offers_;
    QAction* newGame_ = nullptr;
    QAction* newLanGame_ = nullptr;
    TurnActions* turn_ = nullptr;
    PositionActions* position_ = nullptr;
    QList<QPointer<DuelDock>> duelDocks_;
    DuelStatus* status_ = nullptr;
    LanLobby* lobby_;
    QPointer<DuelDocument> current_;
};

} // namespace stonemason::token_battle
