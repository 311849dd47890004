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

/// What the workspaces of all games of two sides have: the actions along a game and for the game as a whole,
/// the panel of its moves, how fast it is shown. What its documents are, how a game begins, and whatever is
/// shown of the board, are the game's own workspace's, derived from this.
class PlayWorkspace : public Workspace {
    Q_OBJECT

public:
    QWidget* createView(Document& document, QWidget* parent) final;
    void setCurrent(Document* document, QWidget* view) final;
    QList<QDockWidget*> docks() override;
    QStringList samples() const override { return {}; }

    /// Shows the games that a person plays this fast from now on, and remembers it.
    void setTempo(Tempo tempo);

protected:
    /// @param prefix of the actions' object names: "duel"
    /// @param tempo under which key the tempo is remembered
    /// @param settings and dialogs must outlive the workspace and its documents
    PlayWorkspace(const QString& prefix, const SettingKey<QString>& tempo, Settings& settings,
                  Dialogs& dialogs, QObject* parent);

    /// The game's own calls this first.
    void createEditor() override;

    Settings& settings() const { return settings_; }
    Dialogs& dialogs() const { return dialogs_; }
    /// Those of the editor.
    StepActions& steps() const { return *steps_; }
    GameActions& gameActions() const { return *game_; }
    /// How fast a game is shown. Games of two computers have a tempo of their own, Normal in every sitting
    /// until another is chosen with one of them in front: who plays with moves shown at once would see
    /// nothing of them but the end.
    Tempo tempoOf(const PlayDocument& document) const { return document.isWatched() ? watched_ : played_; }

    /// The panel of all moves, which is opened for a review. To be added as any other.
    void setMoveList(MoveListDock* dock);
    /// In order from top to bottom. PlayDocks are bound here, others by bindOwn().
    void addDock(QDockWidget* dock) { docks_.add(dock); }
    /// Those of the game's menu and tool bar, after the actions that move; menuTitle and the rest are left to
    /// the game.
    WorkspaceActions placesOf(const QList<QAction*>& moving);

    /// The view of one of the game's documents.
    virtual PlayView* makeView(PlayDocument& document, QWidget* parent) = 0;
    /// Binds what the game's own workspace has; nullptr for none.
    virtual void bindOwn(PlayDocument* document, PlayView* view) = 0;
    /// The current game once more with sides changed; the game up to the position looked at in a tab of its
    /// own; which of its moves lost most.
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
