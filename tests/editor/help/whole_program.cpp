// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/help/whole_program.h"

namespace stonemason::test {

WholeProgram::WholeProgram()
    : settings(folder.filePath(QStringLiteral("settings.json")))
    , profiles(kings_conflict::loadProfiles())
    , cards(token_battle::loadCatalogues())
    , duels(token_battle::loadDuelRules())
    , table(DuelTable::of(cards.catalogues.front(), *duels.of(cards.catalogues.front())).value())
    , maps(profiles.games.front())
    , deckEditor(cards.catalogues.front(), table, dialogs, settings)
    , games(table, settings, dialogs)
    , wastelands(wastes::loadWastes())
    , boards(wastelands.profile)
    , wars(wastelands.profile, settings, dialogs)
    , realm(pocket_heroes::loadWorldCatalogue())
    , worlds(realm.catalogue)
    , templates(realm.catalogue)
    , signs(text_map::loadSigns())
    , patterns(grounds, [this] { return text_map::sampleMap(signs.table); })
    , textMaps(signs.table)
    , hasPanels(addPanels())
    , window({settings,
              dialogs,
              {&maps, &deckEditor, &games, &boards, &wars, &worlds, &templates, &patterns, &textMaps},
              folder.filePath(QStringLiteral("data"))}) {
}

WholeProgram::~WholeProgram() = default;

void WholeProgram::open(const QString& file) {
    window.openFiles({file});
    if (!window.tabs().currentDocument()) qFatal("cannot open");
}

bool WholeProgram::addPanels() {
    maps.offerGrounds(grounds);
    textMaps.offerGrounds(grounds);
    const auto panel = [this](const QString& id, const QString& prefix) {
        return [this, id, prefix] { return patterns.makeAmbushDock(id, prefix, dialogs); };
    };
    maps.addPanel(panel(QStringLiteral("ambushes"), QStringLiteral("map")));
    textMaps.addPanel(panel(QStringLiteral("text-map-ambushes"), QStringLiteral("text-map")));
    worlds.offerGrounds(grounds);
    worlds.addPanel(panel(QStringLiteral("world-ambushes"), QStringLiteral("world")));
    pocket_heroes::connectGenerator(templates, worlds, dialogs);
    return true;
}

} // namespace stonemason::test
