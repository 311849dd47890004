// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/module.h"

#include "editor/app/window/game_card.h"
#include "editor/app/window/main_window.h"
#include "editor/text/names.h"
#include "editor/wastes/board_workspace.h"
#include "editor/wastes/boards_for_games.h"
#include "editor/wastes/drawing/draw_board.h"
#include "editor/wastes/game/war_workspace.h"
#include "editor/wastes/profiles/profile_file.h"

namespace stonemason::wastes {

namespace {

class WastesEditor : public GameEditor {
public:
    WastesEditor(EditorContext& context, LoadedWastes data)
        : data_(std::move(data))
        , boards_(data_.profile)
        , wars_(data_.profile, context.settings, context.dialogs) {
        boards_.rememberIn(context.settings);
    }

    QList<Workspace*> workspaces() override { return {&boards_, &wars_}; }

    StartGame startGame() override {
        const QList<QAction*> games = wars_.newDocumentActions();
        return {.name = localText(data_.profile.name),
                .line = GameCard::tr("Paint boards, measure whether they are fair and play on them"),
                .picture = boards_.samples().value(0),
                .verbs = {{.text = GameCard::tr("New Board"), .action = boards_.newDocumentActions().front()},
                          {.text = GameCard::tr("Generate"), .action = boards_.newDocumentActions().back()},
                          {.text = GameCard::tr("Play"), .action = games.front(), .others = games.mid(1)}},
                .samples = boards_.samples()};
    }
    void connectTo(MainWindow&) override { connectGames(boards_, wars_); }

    std::vector<DataNotice> dataNotices() const override {
        return noticesOf(QStringLiteral("wastes"), data_.broken,
                         MainWindow::tr("The numbers of War in the Wastes in %1 cannot be used, the built-in "
                                        "ones are used instead: %2"));
    }

private:
    LoadedWastes data_;
    BoardWorkspace boards_;
    WarWorkspace wars_;
};

} // namespace

const EditorModule editorModule{
    .load = [] { return std::any(loadWastes()); },
    .create = [](EditorContext& context, std::any data) -> std::unique_ptr<GameEditor> {
        return std::make_unique<WastesEditor>(context, std::any_cast<LoadedWastes&&>(std::move(data)));
    },
    .drawers = [] { return std::vector<std::any>{&drawBoard}; },
};

} // namespace stonemason::wastes
