// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/window/main_window.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/world_workspace.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/wastes/boards_for_games.h"
#include "tests/editor/app/fake_dialogs.h"

#include <QDir>

namespace stonemason::test {

using namespace kings_conflict;
using namespace token_battle;

/// The whole program as a user gets it, with settings and data in a folder, and with the test's answers to
/// its questions. It ends like a user who discards unsaved work.
class Program {
public:
    /// @param folder in it lie "settings.json" and the folder "data"
    explicit Program(const QString& folder);
    ~Program();

    QString dataFolder() const { return folder_.filePath(QStringLiteral("data")); }
    QString recoveryFolder() const { return folder_.filePath(QStringLiteral("data/recovery")); }

    QList<Workspace*> workspaces() {
        return {&maps_, &decks_, &games_, &boards_, &wars_, &textMaps_, &patterns_, &worlds_, &templates_};
    }

    /// The document of this file, opened if it was not; nullptr when it cannot be.
    Document* open(const QString& path);
    /// A notice on the document's page.
    QString noticeOf(Document* document, const QString& id);

    FakeDialogs dialogs;
    Settings settings;

private:
    QDir folder_;
    MapWorkspace maps_;
    DeckWorkspace decks_;
    DuelWorkspace games_;
    wastes::BoardWorkspace boards_;
    wastes::WarWorkspace wars_;
    WalkabilityMaps grounds_;
    text_map::TextMapWorkspace textMaps_;
    ambush::PatternWorkspace patterns_;
    pocket_heroes::WorldWorkspace worlds_;
    pocket_heroes::TemplateWorkspace templates_;

public:
    MainWindow window;
};

} // namespace stonemason::test
