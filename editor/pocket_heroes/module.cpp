// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/module.h"

#include "editor/app/tasks/on_demand.h"
#include "editor/app/window/game_card.h"
#include "editor/app/window/main_window.h"
#include "editor/pocket_heroes/drawing/draw_world.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/world_workspace.h"

namespace stonemason::pocket_heroes {

namespace {

class WorldEditor : public GameEditor {
public:
    explicit WorldEditor(EditorContext& context)
        : worlds_({data_, &LoadedWorldCatalogue::catalogue})
        , templates_({data_, &LoadedWorldCatalogue::catalogue}) {
        worlds_.rememberIn(context.settings);
        worlds_.offerGrounds(context.grounds);
        worlds_.addPanel(context.sitePanel(QStringLiteral("world-ambushes"), QStringLiteral("world")));
        connectGenerator(templates_, worlds_, context.dialogs);
    }

    QList<Workspace*> workspaces() override { return {&worlds_, &templates_}; }

    StartGame startGame() override {
        return {
            .name = QStringLiteral("Pocket Heroes"),
            .line = GameCard::tr("Build worlds, or generate them from templates"),
            .picture = worlds_.samples().value(0),
            .verbs = {{.text = GameCard::tr("New World"), .action = worlds_.newDocumentActions().front()},
                      {.text = GameCard::tr("Generate"), .action = templates_.newDocumentActions().front()}},
            .samples = worlds_.samples() + templates_.samples()};
    }

    std::vector<DataNotice> dataNotices() const override {
        if (!hasOwnWorldCatalogue()) return {};
        return noticesOf(QStringLiteral("worlds"), data_->broken,
                         MainWindow::tr("What Pocket Heroes knows in %1 cannot be used, the built-in file is "
                                        "used instead: %2"));
    }

private:
    /// Much to read, which only worlds and templates need.
    OnDemand<LoadedWorldCatalogue> data_{loadWorldCatalogue};
    WorldWorkspace worlds_;
    TemplateWorkspace templates_;
};

} // namespace

const EditorModule editorModule{
    .create = [](EditorContext& context, std::any) -> std::unique_ptr<GameEditor> {
        return std::make_unique<WorldEditor>(context);
    },
    .drawers = [] { return std::vector<std::any>{&drawWorld}; },
};

} // namespace stonemason::pocket_heroes
