// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/module.h"

#include "editor/ambush/pattern_workspace.h"
#include "editor/app/window/game_card.h"

namespace stonemason::ambush {

namespace {

class PatternEditor : public GameEditor {
public:
    explicit PatternEditor(EditorContext& context)
        : patterns_(context.grounds,
                    [&context] { return context.makeSampleMap ? context.makeSampleMap() : nullptr; }) {
        patterns_.rememberIn(context.settings);
        context.makeSitePanel = [this, &context](const QString& id, const QString& prefix) {
            return patterns_.makeAmbushDock(id, prefix, context.dialogs);
        };
    }

    QList<Workspace*> workspaces() override { return {&patterns_}; }

    StartGame startGame() override {
        return {.name = GameCard::tr("Ambush patterns"),
                .line = GameCard::tr("Draw walls and openings, and find where they fit on any map"),
                .picture = patterns_.samples().value(0),
                .verbs = {{.text = GameCard::tr("New Pattern"),
                           .action = patterns_.newDocumentActions().front()}},
                .samples = patterns_.samples()};
    }

private:
    PatternWorkspace patterns_;
};

} // namespace

const EditorModule editorModule{
    .create = [](EditorContext& context, std::any) -> std::unique_ptr<GameEditor> {
        return std::make_unique<PatternEditor>(context);
    },
};

} // namespace stonemason::ambush
