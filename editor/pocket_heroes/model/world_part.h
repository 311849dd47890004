// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/thing.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

/// Things of a world, with the texts that they use, as they lie on the clipboard.
struct WorldPart {
    std::vector<Record> records; ///< around row 0, column 0
    World texts;                 ///< version, languages and texts of where they come from
};

/// Of these things of a world, the first of which comes to row 0, column 0.
WorldPart partOf(const World& world, const std::vector<Thing>& things);

/// What the bytes of a part are called on the clipboard and in drags.
QString partMimeType();

/// As bytes, and back; nothing for bytes that are none.
QByteArray bytesOf(const WorldPart& part);
std::optional<WorldPart> partFrom(const QByteArray& bytes);

} // namespace stonemason::pocket_heroes
