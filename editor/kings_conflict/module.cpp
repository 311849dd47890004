// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/module.h"

#include "editor/app/window/game_card.h"
#include "editor/app/window/main_window.h"
#include "editor/kings_conflict/drawing/draw_map.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/text/names.h"

namespace stonemason::kings_conflict {

namespace {

/// A workspace for the maps of each game that has a profile.
class MapEditor : public GameEditor {
public:
    MapEditor(EditorContext& context, LoadedProfiles profiles) : profiles_(std::move(profiles)) {
        std::vector<MapWorkspace*> all;
        for (std::size_t i = 0; i < profiles_.games.size(); ++i) {
            maps_.push_back(std::make_unique<MapWorkspace>(profiles_.games, i));
            all.push_back(maps_.back().get());
        }
        if (!all.empty()) all.front()->offerGames(all);
        for (const auto& maps : maps_) {
            maps->rememberIn(context.settings);
            maps->offerGrounds(context.grounds);
            maps->addPanel(context.sitePanel(QStringLiteral("ambushes"), QStringLiteral("map")));
        }
    }

    bool isComplete() const override { return !maps_.empty(); }

    QList<Workspace*> workspaces() override {
        QList<Workspace*> all;
        for (const auto& maps : maps_)
            all += maps.get();
        return all;
    }

    StartGame startGame() override {
        StartGame start{
            .name = localText(profiles_.games.front().name),
            .line = GameCard::tr("Paint maps, check them and export them for the game"),
            .picture = maps_.front()->samples().value(0),
            .verbs = {
                {.text = GameCard::tr("New Map"), .action = maps_.front()->newDocumentActions().front()},
                {.text = GameCard::tr("Generate"), .action = maps_.front()->newDocumentActions().back()}}};
        for (const auto& maps : maps_)
            start.samples += maps->samples();
        return start;
    }

    std::vector<DataNotice> dataNotices() const override {
        const QString replaced =
            MainWindow::tr("The game profile %1 cannot be used, the built-in one is used instead: %2");
        const QString missing =
            MainWindow::tr("The game profile %1 cannot be used, so its game is missing: %2");
        std::vector<DataNotice> notices;
        for (const auto& broken : profiles_.broken) {
            const auto one =
                noticesOf(QStringLiteral("profile"), {broken}, hasBuiltIn(broken.first) ? replaced : missing);
            notices.insert(notices.end(), one.begin(), one.end());
        }
        return notices;
    }

private:
    LoadedProfiles profiles_;
    std::vector<std::unique_ptr<MapWorkspace>> maps_;
};

} // namespace

const EditorModule editorModule{
    .load = [] { return std::any(loadProfiles()); },
    .create = [](EditorContext& context, std::any data) -> std::unique_ptr<GameEditor> {
        return std::make_unique<MapEditor>(context, std::any_cast<LoadedProfiles&&>(std::move(data)));
    },
    .drawers = [] { return std::vector<std::any>{&drawMap}; },
};

} // namespace stonemason::kings_conflict
