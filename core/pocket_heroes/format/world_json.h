// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"
#include "core/pocket_heroes/world/world.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// "GRASS", "NDESERT": the name of a surface in the files of the map generator; empty for an unknown one.
std::string_view surfaceName(Surface surface);

/// All that a world holds as JSON for other programs and for people (its schema is
/// resources/schema/world.schema.json), a record to a line; nothing reads it back. Control and invisible
/// characters in a text are escaped, a lone surrogate becomes U+FFFD. Cells are [row, column]. Numbers that
/// have a name are written as the name, unknown numbers as they are.
std::string worldJson(const World& world);

/// The same in pieces, one after the other, so that it need not be held as a
/// whole: it may be ten times as long as the file.
using JsonPieceSink = std::function<void(std::string_view piece)>;
void writeWorldJson(const World& world, const JsonPieceSink& append);

/// The same as what a file is to hold. It ends early when no more is wanted, and
/// can be called on any thread, while nobody changes the world.
FileContent worldJsonContent(std::shared_ptr<const World> world);

/// Its first bytes, at least so many; all of it when it has fewer.
std::string beginningOfWorldJson(const World& world, std::size_t least);

} // namespace stonemason::pocket_heroes
