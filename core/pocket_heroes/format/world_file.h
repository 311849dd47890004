// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <optional>
#include <string>
#include <string_view>

/// The two files that hold a world.
namespace stonemason::pocket_heroes {

enum class WorldFileFormat : std::uint8_t {
    Editor, ///< .hmm, which the game's editor opens and which holds everything
    Game    ///< .phm, which the game loads, in one language
};

/// Game where the bytes begin as such a file, else Editor.
WorldFileFormat worldFileFormatOf(std::string_view bytes);
/// By the ending, in capitals or not; nullopt: it is neither.
std::optional<WorldFileFormat> worldFileFormatForName(std::string_view name);

/// Reads either. Errors: those of readWorld(), or of readPlayable() and editableWorldOf().
Result<World> readWorldFile(std::string_view bytes, const Catalogue& catalogue);

/// The language of a file for the game, unless another is asked for: the first that the world has.
Language firstLanguageOf(const World& world);
/// Errors: those of writeWorld(), or of playableOf() and writePlayable().
Result<std::string> writeWorldFile(const World& world, WorldFileFormat format, const Catalogue& catalogue);
/// How the name of a file for the game ends when there is one for each language, as the game's editor calls
/// them: "_English.phm".
std::string_view gameFileEnd(Language language);
/// For the game, in that language.
Result<std::string> writeGameFile(const World& world, Language language, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
