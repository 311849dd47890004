// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/duel_oracle.h"

#include "core/format/duel_rules_reader.h"
#include "core/format/file.h"

namespace stonemason::fuzz {

const std::shared_ptr<const DuelTable>& duels() {
    static const std::shared_ptr<const DuelTable> table = [] {
        const auto json = readFile(STONEMASON_RESOURCES "/duels/token-battle.json");
        require(json.ok(), "the rules are there");
        const auto rules = readDuelRules(*json);
        require(rules.ok(), "the rules are well");
        return DuelTable::of(cards(), *rules).value();
    }();
    return table;
}

} // namespace stonemason::fuzz
