// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/binding.h"
#include "editor/play/play_document.h"
#include "editor/play/play_view.h"
#include "editor/play/playback.h"

#include <QPointer>

namespace stonemason {

class Dialogs;
class GameActions;
class MoveListDock;
class StepActions;

/// The common part of the workspaces of all games between two sides: the actions for stepping through a game
/// and for the whole game, the dock of its moves, its tempo. The game's own workspace, derived from this,
/// provides the documents, new games and everything about the board.
class PlayWorkspace : public Workspace {
    Q_OBJECT

public:
    QWidget* createView(Document& document, QWidget* parent) final;
    void setCurrent(Document* document, QWidget* view) final;
    QList<QDockWidget*> docks() override;
    QStringList samples() const override { return {}; }

    /// Sets the tempo of games with human players and saves it in the settings.
    void setTempo(Tempo tempo);

protected:
    /// @param prefix of the actions' object names: "duel"
    /// @param tempo the settings key of the tempo
    /// @param settings and dialogs must outlive the workspace and its documents
    PlayWorkspace(const QString& prefix, const SettingKey<QString>& tempo, Settings& settings,
                  Dialogs& dialogs, QObject* parent);

    /// Overrides must call this first.
    void createEditor() override;

    Settings& settings() const { return settings_; }
    Dialogs& dialogs() const { return dialogs_; }
    /// The actions of the editor.
    StepActions& steps() const { return *steps_; }
    GameActions& gameActions() const { return *game_; }
    /// The tempo of a game. Games between two computers have a separate tempo, Normal in every session until
    /// another is chosen while one of them is current: with moves shown instantly, only their end would be
    /// visible.
    Tempo tempoOf(const PlayDocument& document) const { return document.isWatched() ? watched_ : played_; }

    /// Sets the dock of all moves, which is opened for a review. It must also be added with addDock().
    void setMoveList(MoveListDock* dock);
    /// Adds a dock, in order from top to bottom. PlayDocks are bound here, others by bindOwn().
    void addDock(QDockWidget* dock) { docks_.add(dock); }
    /// The actions of the game's menu and tool bar, after those that make moves; the game sets menuTitle and
    /// the rest.
    WorkspaceActions placesOf(const QList<QAction*>& moving);

    /// Creates the view of one of the game's documents.
    virtual PlayView* makeView(PlayDocument& document, QWidget* parent) = 0;
    /// Binds the docks and actions of the game's own workspace; nullptr for none.
    virtual void bindOwn(PlayDocument* document, PlayView* view) = 0;
    /// Starts the current game again with sides swapped; opens the game up to the position shown in a new
    /// tab; reviews its moves.
    virtual void rematch() = 0;
    virtual void branch() = 0;
    virtual void review() = 0;

private:
    void chooseTempo(Tempo tempo);
    void followTempo();

    Settings& settings_;
    Dialogs& dialogs_;
    QString prefix_;
    SettingKey<QString> tempoKey_;
    Tempo played_;
    Tempo watched_ = Tempo::Normal;
    QAction* save_ = nullptr;
    StepActions* steps_ = nullptr;
    GameActions* game_ = nullptr;
    GivenWidgets<QDockWidget> docks_;
    QPointer<MoveListDock> moves_;
    QPointer<PlayView> view_;
};

} // namespace stonemason
