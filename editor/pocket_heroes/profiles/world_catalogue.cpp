// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/profiles/world_catalogue.h"

#include "core/pocket_heroes/format/catalogue_reader.h"

namespace stonemason::pocket_heroes {

namespace {

const QString worldsFolder = QStringLiteral("worlds");

} // namespace

LoadedWorldCatalogue loadWorldCatalogue() {
    LoadedWorldCatalogue loaded;
    auto catalogues = loadFolder<Catalogue>(worldsFolder, readCatalogue, loaded.broken);
    if (!catalogues.empty()) loaded.catalogue = std::move(catalogues.front());
    return loaded;
}

bool hasOwnWorldCatalogue() {
    return !ownFile(worldsFolder, QStringLiteral("pocket-heroes.json")).isEmpty();
}

} // namespace stonemason::pocket_heroes
