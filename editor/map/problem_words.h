// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/check/check.h"

#include <QString>

namespace stonemason {

/// What goes wrong in the game, in a few words.
QString problemHeadline(const Problem& problem, const GameProfile& game);
/// Where and why, in one sentence.
QString problemSentence(const Problem& problem, const GameProfile& game);
/// What a button that makes the fix says.
QString fixText(const Fix& fix, const GameProfile& game);
/// Why an input could not be used, in one sentence.
QString errorSentence(const Error& error);

} // namespace stonemason
