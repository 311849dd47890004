// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/game/game_profile.h"

#include <QString>

namespace stonemason {

/// One sentence: why an input or output could not be used and, where that is not plain, what to do.
/// `game` names grids in words; without it their ids are said.
QString errorText(const Message& cause, const GameProfile* game = nullptr);

/// The same with the place in front: "Line 3: ..." or "layers.safe[3]: ...", always a single line.
QString errorText(const Error& error, const GameProfile* game = nullptr);

/// The same with the file in front of that, for the command line and dialogs: "my.txt: Line 3: ...".
QString errorText(const QString& file, const Error& error, const GameProfile* game = nullptr);

} // namespace stonemason
