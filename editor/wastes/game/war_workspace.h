// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_workspace.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <functional>
#include <vector>

namespace stonemason {
class LanLobby;
}

namespace stonemason::wastes {

class WarActions;
class WarStatus;

/// Playing War in the Wastes as the main window sees it.
class WarWorkspace : public PlayWorkspace {
    Q_OBJECT

public:
    /// The boards that are there to be played on at the moment.
    using Boards = std::function<std::vector<Board>()>;

    /// Profile, settings and dialogs must outlive the workspace and its documents.
    WarWorkspace(const Profile& profile, Settings& settings, Dialogs& dialogs, QObject* parent = nullptr);

    void setBoards(Boards boards) { boards_ = std::move(boards); }

    QString id() const override { return QStringLiteral("war"); }
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("swar"); }
    bool recognises(std::string_view bytes) const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;
    QList<QAction*> newDocumentActions() override { return {newGame_, newLanGame_}; }
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;

    /// Playing over the network.
    LanLobby& lobby() const { return *lobby_; }

    /// Asks for a new game; on that board, where one is given.
    void askForGame(const std::optional<Board>& board = std::nullopt);
    /// Begins it. Shows why not if its board cannot be played.
    void begin(const GameSetup& setup);

signals:
    /// The board of a game is to be opened as one of its own.
    void boardWanted(const stonemason::wastes::Board& board);

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

    const Profile& profile_;
    BoardRenderer renderer_;
    Boards boards_;
    QAction* newGame_ = nullptr;
    QAction* newLanGame_ = nullptr;
    WarActions* own_ = nullptr;
    WarStatus* status_ = nullptr;
    LanLobby* lobby_;
    QPointer<WarDocument> current_;
};

} // namespace stonemason::wastes
