// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/profiles/catalogues.h"

#include "core/token_battle/format/catalogue_reader.h"

#include <algorithm>

namespace stonemason::token_battle {

LoadedCatalogues loadCatalogues() {
    LoadedCatalogues loaded;
    loaded.catalogues = loadFolder<Catalogue>(QStringLiteral("cards"), readCatalogue, loaded.broken);
    return loaded;
}

const DuelRules* LoadedDuelRules::of(const Catalogue& catalogue) const {
    const auto it = std::ranges::find(rules, catalogue.id, &DuelRules::game);
    return it == rules.end() ? nullptr : &*it;
}

LoadedDuelRules loadDuelRules() {
    LoadedDuelRules loaded;
    loaded.rules = loadFolder<DuelRules>(QStringLiteral("duels"), readDuelRules, loaded.broken);
    return loaded;
}

} // namespace stonemason::token_battle
