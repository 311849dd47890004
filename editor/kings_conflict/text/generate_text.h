// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/generate/wishes.h"

#include <QString>

namespace stonemason::kings_conflict {

/// What can be wished for of a map: "Water", "Routes between the kings".
QString wishName(const WishInfo& wish, const GameProfile& game);
/// What its numbers count, in a few words: "Share of tiles with water, in percent".
QString wishMeaning(const WishInfo& wish, const GameProfile& game);

/// A sentence why a map could not be made: every error of core/kings_conflict/generate/generate.h; other
/// errors as errorText() has them.
QString generationErrorText(const Error& error, const GameProfile& game);

} // namespace stonemason::kings_conflict
