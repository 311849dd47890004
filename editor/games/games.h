// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/walkability_maps.h"
#include "editor/grid/workspace/game_editor.h"

namespace stonemason {

/// The editors of all games; the build generates the table from STONEMASON_GAMES.
std::span<const EditorModule* const> allEditorModules();

/// Every game of a window.
class Games {
public:
    /// Both outlive the games.
    Games(Settings& settings, Dialogs& dialogs);

    bool areComplete() const;
    /// In the order of their menus. The last reads what none of the others knows.
    QList<Workspace*> workspaces();
    void connectTo(MainWindow& window);
    std::vector<DataNotice> dataNotices() const;

private:
    WalkabilityMaps grounds_;
    EditorContext context_;
    std::vector<std::unique_ptr<GameEditor>> games_;
};

} // namespace stonemason
