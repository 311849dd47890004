// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/profiles/world_catalogue.h"

#include "core/pocket_heroes/format/catalogue_reader.h"
#include "core/pocket_heroes/format/craft_reader.h"
#include "core/pocket_heroes/format/game_numbers_reader.h"

namespace stonemason::pocket_heroes {

namespace {

const QString worldsFolder = QStringLiteral("worlds");
const QString craftFolder = QStringLiteral("craft");
const QString numbersFolder = QStringLiteral("playable");

} // namespace

LoadedWorldCatalogue loadWorldCatalogue() {
    LoadedWorldCatalogue loaded;
    auto catalogues = loadFolder<Catalogue>(worldsFolder, readCatalogue, loaded.broken);
    if (!catalogues.empty()) loaded.catalogue = std::move(catalogues.front());
    auto numbers = loadFolder<GameNumbers>(numbersFolder, readGameNumbers, loaded.broken);
    if (!numbers.empty()) loaded.catalogue.numbers = std::move(numbers.front());
    auto craft = loadFolder<CraftRules>(craftFolder, readCraftRules, loaded.broken);
    if (!craft.empty()) loaded.catalogue.craft = craft.front();
    return loaded;
}

bool hasOwnWorldCatalogue() {
    return !ownFile(worldsFolder, QStringLiteral("pocket-heroes.json")).isEmpty();
}

} // namespace stonemason::pocket_heroes
