// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/games/games.h"

#include <algorithm>

namespace stonemason {

Games::Games(Settings& settings, Dialogs& dialogs) : context_{settings, dialogs, grounds_} {
    for (const EditorModule* module : allEditorModules())
        games_.push_back(module->create(context_));
}

bool Games::areComplete() const {
    return std::ranges::all_of(games_, &GameEditor::isComplete);
}

QList<Workspace*> Games::workspaces() {
    QList<Workspace*> all;
    for (const auto& game : games_)
        all += game->workspaces();
    return all;
}

void Games::connectTo(MainWindow& window) {
    for (const auto& game : games_)
        game->connectTo(window);
}

std::vector<DataNotice> Games::dataNotices() const {
    std::vector<DataNotice> all;
    for (const auto& game : games_) {
        const auto notices = game->dataNotices();
        all.insert(all.end(), notices.begin(), notices.end());
    }
    return all;
}

} // namespace stonemason
