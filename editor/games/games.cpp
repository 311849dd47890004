// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/games/games.h"

#include <algorithm>
#include <utility>

namespace stonemason {

GameData::GameData()
    : data_(std::async(std::launch::async, [] {
        std::vector<std::any> all;
        for (const EditorModule* module : allEditorModules())
            all.push_back(module->load ? module->load() : std::any());
        return all;
    })) {
}

Games::Games(GameData data, Settings& settings, Dialogs& dialogs) : context_{settings, dialogs, grounds_} {
    std::vector<std::any> all = data.take();
    const auto modules = allEditorModules();
    for (std::size_t i = 0; i < modules.size(); ++i)
        games_.push_back(modules[i]->create(context_, std::move(all[i])));
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

QList<StartGame> Games::startGames() {
    QList<StartGame> all;
    for (const auto& game : games_)
        all += game->startGame();
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
