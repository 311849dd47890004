// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"

#include <QIcon>

namespace stonemason::pocket_heroes {

/// Pixels of a side of the pictures in forms.
inline constexpr int recordPictureSide = 20;

/// What lies, guards or stands on one cell of a map, as the map shows it: treasure, guards, heroes, events.
/// Null for anything larger.
QIcon pictureOf(const Record& record);
/// The picture of a pile of that.
QIcon pictureOf(Resource resource);

} // namespace stonemason::pocket_heroes
