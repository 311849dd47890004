// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/pattern_workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/world_workspace.h"
#include "editor/text_map/model/text_map_ground.h"
#include "editor/text_map/profiles/signs.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/token_battle/profiles/catalogues.h"
#include "editor/wastes/boards_for_games.h"
#include "editor/wastes/profiles/profile_file.h"
#include "tests/editor/app/fake_dialogs.h"

#include <QTemporaryDir>

namespace stonemason::test {

using namespace kings_conflict;
using namespace token_battle;

/// The main window with every workspace there is.
struct WholeProgram {
    static inline const QString map = QStringLiteral(STONEMASON_RESOURCES "/maps/the-crossing.smap");
    static inline const QString decks = QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck");
    static inline const QString game =
        QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/game_record/finished.sduel");
    static inline const QString board = QStringLiteral(STONEMASON_RESOURCES "/boards/two-players.sboard");
    static inline const QString pattern = QStringLiteral(STONEMASON_RESOURCES "/patterns/6-sparse.ambush");
    static inline const QString textMap = QStringLiteral(STONEMASON_RESOURCES "/text-maps/mountain-pass.txt");
    static inline const QString world = QStringLiteral(STONEMASON_RESOURCES "/worlds/the-two-bridges.hmm");
    static inline const QString worldTemplate =
        QStringLiteral(STONEMASON_RESOURCES "/templates/nine-lands.ztemplate");
    static inline const QString war = QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/swar/open.swar");

    WholeProgram();
    ~WholeProgram();

    void open(const QString& file);

    QTemporaryDir folder;
    Settings settings;
    FakeDialogs dialogs;
    kings_conflict::LoadedProfiles profiles;
    token_battle::LoadedCatalogues cards;
    token_battle::LoadedDuelRules duels;
    std::shared_ptr<const DuelTable> table;
    MapWorkspace maps;
    DeckWorkspace deckEditor;
    DuelWorkspace games;
    wastes::LoadedWastes wastelands;
    wastes::BoardWorkspace boards;
    wastes::WarWorkspace wars;
    pocket_heroes::LoadedWorldCatalogue realm;
    pocket_heroes::WorldWorkspace worlds;
    pocket_heroes::TemplateWorkspace templates;
    WalkabilityMaps grounds;
    text_map::LoadedSigns signs;
    ambush::PatternWorkspace patterns;
    text_map::TextMapWorkspace textMaps;
    const bool hasPanels;
    MainWindow window;

private:
    bool addPanels();
};

} // namespace stonemason::test
