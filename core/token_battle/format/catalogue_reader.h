// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/duel/duel_table.h"

#include <string_view>

namespace stonemason::token_battle {

/// Reads a card catalogue (resources/cards/*.json; its schema is
/// resources/schema/card-catalogue.schema.json). Errors name the field ("cards[3].area") or, for broken
/// JSON, the line: those of parseJson and JsonReader, json/unknown-field for a field that is not in the
/// schema, json/duplicate for an id or a cell used twice, json/version, cards/order (id that is not larger
/// than the one before), cards/offset (no neighbouring cell), cards/version (no version such as 0.4.0),
/// cards/no-area (an ability that needs one) and cards/needless-area, cards/too-few (cards or openers found,
/// needed) for a deck of full stacks.
Result<Catalogue> readCatalogue(std::string_view json);

/// Reads the numbers of a game and its computer players (resources/duels/*.json; its schema is
/// resources/schema/duel-rules.schema.json, where each number is described and its range given). Errors name
/// the field ("players.nodes.value") or, for broken JSON, the line: those of parseJson and JsonReader,
/// json/duplicate for a start named twice, json/length for a list that is too short or too long,
/// json/version.
Result<DuelRules> readDuelRules(std::string_view json);

} // namespace stonemason::token_battle
