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

    void open(const QString& file) {
        window.openFiles({file});
        if (!window.tabs().currentDocument()) qFatal("cannot open");
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    FakeDialogs dialogs;
    kings_conflict::LoadedProfiles profiles = kings_conflict::loadProfiles();
    token_battle::LoadedCatalogues cards = token_battle::loadCatalogues();
    token_battle::LoadedDuelRules duels = token_battle::loadDuelRules();
    std::shared_ptr<const DuelTable> table =
        DuelTable::of(cards.catalogues.front(), *duels.of(cards.catalogues.front())).value();
    MapWorkspace maps{profiles.games.front()};
    DeckWorkspace deckEditor{cards.catalogues.front(), table, dialogs, settings};
    DuelWorkspace games{table, settings, dialogs};
    wastes::LoadedWastes wastelands = wastes::loadWastes();
    wastes::BoardWorkspace boards{wastelands.profile};
    wastes::WarWorkspace wars{wastelands.profile, settings, dialogs};
    pocket_heroes::LoadedWorldCatalogue realm = pocket_heroes::loadWorldCatalogue();
    pocket_heroes::WorldWorkspace worlds{realm.catalogue};
    pocket_heroes::TemplateWorkspace templates{realm.catalogue};
    WalkabilityMaps grounds;
    text_map::LoadedSigns signs = text_map::loadSigns();
    ambush::PatternWorkspace patterns{grounds, [this] { return text_map::sampleMap(signs.table); }};
    text_map::TextMapWorkspace textMaps{signs.table};
    const bool hasPanels = [this] {
        maps.offerGrounds(grounds);
        textMaps.offerGrounds(grounds);
        const auto panel = [this](const QString& id, const QString& prefix) {
            return [this, id, prefix] { return patterns.makeAmbushDock(id, prefix, dialogs); };
        };
        maps.addPanel(panel(QStringLiteral("ambushes"), QStringLiteral("map")));
        textMaps.addPanel(panel(QStringLiteral("text-map-ambushes"), QStringLiteral("text-map")));
        worlds.offerGrounds(grounds);
        worlds.addPanel(panel(QStringLiteral("world-ambushes"), QStringLiteral("world")));
        pocket_heroes::connectGenerator(templates, worlds);
        return true;
    }();
    MainWindow window{
        {settings,
         dialogs,
         {&maps, &deckEditor, &games, &boards, &wars, &worlds, &templates, &patterns, &textMaps},
         folder.filePath(QStringLiteral("data"))}};
};

} // namespace stonemason::test
