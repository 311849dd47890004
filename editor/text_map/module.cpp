// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/module.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/window/game_card.h"
#include "editor/app/window/main_window.h"
#include "editor/text_map/drawing/draw_text_map.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/text_map/text_map_workspace.h"

namespace stonemason::text_map {

namespace {

class TextMapEditor : public GameEditor {
public:
    TextMapEditor(EditorContext& context, LoadedSigns signs) : signs_(std::move(signs)), maps_(signs_.table) {
        maps_.rememberIn(context.settings);
        maps_.offerGrounds(context.grounds);
        context.makeSampleMap = [this] { return sampleMap(signs_.table); };
        maps_.addPanel(context.sitePanel(QStringLiteral("text-map-ambushes"), QStringLiteral("text-map")));
    }

    QList<Workspace*> workspaces() override { return {&maps_}; }

    StartGame startGame() override {
        return {
            .name = GameCard::tr("Text maps"),
            .line = GameCard::tr("Edit maps made of characters, of roguelikes and others"),
            .picture = maps_.samples().value(0),
            .verbs = {{.text = GameCard::tr("New Text Map"), .action = maps_.newDocumentActions().front()}},
            .samples = maps_.samples()};
    }

    std::vector<DataNotice> dataNotices() const override {
        return noticesOf(
            QStringLiteral("signs"), signs_.broken,
            MainWindow::tr(
                "The signs of text maps in %1 cannot be used, the built-in ones are used instead: %2"));
    }

private:
    LoadedSigns signs_;
    TextMapWorkspace maps_;
};

} // namespace

const EditorModule editorModule{
    .load = [] { return std::any(loadSigns()); },
    .create = [](EditorContext& context, std::any data) -> std::unique_ptr<GameEditor> {
        return std::make_unique<TextMapEditor>(context, std::any_cast<LoadedSigns&&>(std::move(data)));
    },
    .drawers = [] { return std::vector<std::any>{&drawTextMap}; },
};

} // namespace stonemason::text_map
