// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/generate/wishes.h"

#include <QString>

#include <string_view>

namespace stonemason::kings_conflict {

/// What a wish is about, as a label: "Water", "Routes", "River length".
QString wishName(const WishInfo& wish, const GameProfile& game);

/// What its numbers count, in a sentence for a tool tip: "Tiles with a river, bridges included."
QString wishMeaning(const WishInfo& wish, const GameProfile& game);

/// A number of the wish's unit: "14 %", "3".
QString wishValue(const WishInfo& wish, int value);

/// What a term of a map's score is about, by its id in scoreTermIds: "Variety".
QString scoreTermName(std::string_view id);

/// What gives it points, in a sentence for a tool tip.
QString scoreTermMeaning(std::string_view id);

/// Why no map was made, as a sentence with the wishes by their names. The command line says it with the ids
/// of errorText().
QString generationErrorText(const Error& error, const GameProfile& game);

} // namespace stonemason::kings_conflict
