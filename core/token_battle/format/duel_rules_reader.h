// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/duel/duel_rules.h"

#include <string_view>

namespace stonemason::token_battle {

/// Reads the numbers of a game and its computer players (resources/duels/*.json; its schema is
/// resources/schema/duel-rules.schema.json, where each number is described and its range given). Errors name
/// the field ("players.nodes.value") or, for broken JSON, the line: those of parseJson and JsonReader,
/// json/duplicate for a start named twice, json/length for a list that is too short or too long,
/// json/version.
Result<DuelRules> readDuelRules(std::string_view json);

} // namespace stonemason::token_battle
