// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/given_widgets.h"
#include "editor/app/workspace.h"
#include "editor/play/tempo.h"
#include "editor/token_battle/duel/dialogs/new_game.h"
#include "editor/token_battle/duel/duel_binding.h"

#include <QPointer>

#include <functional>
#include <vector>

namespace stonemason {

class Dialogs;
class DuelStatus;
class GameActions;
class LanLobby;
class MoveListDock;
class Settings;
class StepActions;
class TurnActions;

/// Playing games as the main window sees it: reads and makes documents of games, shows them, and owns the
/// docks and actions that work on whichever is current.
class DuelWorkspace : public Workspace {
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

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<PreferencesPage*> preferences() override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override { return {}; }

    /// Playing over the network.
    LanLobby& lobby() const { return *lobby_; }

    /// Every action that needs a game, separators left out.
    QList<QAction*> duelActions() const;

    /// Asks for a new game. With a deck, that deck is offered first for the person at the desk.
    void askForGame(const std::optional<DeckOffer>& deck = std::nullopt);
    /// Begins the game that was chosen; says why not when a deck of it cannot be played.
    void begin(const NewGame& choices, const std::vector<DeckOffer>& offers);

signals:
    /// The person wants to finish this deck before it is played.
    void deckWanted(const stonemason::DeckChoice& deck);

private:
    void makeDocks();
    void makeNewActions();
    void connectParts();
    void rematch(const GameSetup& setup);
    void open(const GameSetup& setup, bool openDecks);
    void openBranch(const GameRecord& record);
    void openPosition(const QString& text);
    /// The game whose decks a position without any is played with.
    std::optional<GameSetup> shownSetup() const;
    void setTempo(Tempo tempo);

    std::shared_ptr<const DuelTable> table_;
    Settings& settings_;
    Dialogs& dialogs_;
    Offers offers_;
    QAction* newGame_ = nullptr;
    QAction* newLanGame_ = nullptr;
    QAction* save_;
    TurnActions* turn_;
    StepActions* steps_;
    GameActions* game_;
    GivenWidgets<DuelDock> docks_;
    QPointer<MoveListDock> moves_;
    DuelStatus* status_;
    LanLobby* lobby_;
    QPointer<DuelDocument> current_;
    QPointer<DuelView> view_;
};

} // namespace stonemason
