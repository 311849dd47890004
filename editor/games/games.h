// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/walkability_maps.h"
#include "editor/grid/workspace/game_editor.h"

#include <any>
#include <future>
#include <memory>
#include <span>
#include <vector>

namespace stonemason {

/// The editors of all games; the build generates the table from STONEMASON_GAMES.
std::span<const EditorModule* const> allEditorModules();

/// The data of every game. A thread of its own reads it, so that a program can connect to the display
/// meanwhile; the application's name must be set, since a person's own files are looked for by it.
class GameData {
public:
    GameData();
    /// In the order of allEditorModules(), once it is there. To be called once.
    std::vector<std::any> take() { return data_.get(); }

private:
    std::future<std::vector<std::any>> data_;
};

/// Every game of a window.
class Games {
public:
    /// Settings and dialogs outlive the games.
    Games(GameData data, Settings& settings, Dialogs& dialogs);

    bool areComplete() const;
    /// In the order of their menus. The last reads what none of the others knows.
    QList<Workspace*> workspaces();
    /// In the same order.
    QList<StartGame> startGames();
    void connectTo(MainWindow& window);
    std::vector<DataNotice> dataNotices() const;

private:
    WalkabilityMaps grounds_;
    EditorContext context_;
    std::vector<std::unique_ptr<GameEditor>> games_;
};

} // namespace stonemason
