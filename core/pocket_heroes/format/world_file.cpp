// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/world_file.h"

#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/phm.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

WorldFileFormat worldFileFormatOf(std::string_view bytes) {
    return looksLikePlayable(bytes) ? WorldFileFormat::Game : WorldFileFormat::Editor;
}

std::optional<WorldFileFormat> worldFileFormatForName(std::string_view name) {
    const auto endsWith = [name](std::string_view ending) {
        return name.size() >= ending.size() &&
               std::ranges::equal(
                   name.substr(name.size() - ending.size()), ending, [](char found, char wanted) {
                       return (found >= 'A' && found <= 'Z' ? found - 'A' + 'a' : found) == wanted;
                   });
    };
    if (endsWith(".hmm")) return WorldFileFormat::Editor;
    if (endsWith(".phm")) return WorldFileFormat::Game;
    return std::nullopt;
}

Result<World> readWorldFile(std::string_view bytes, const Catalogue& catalogue) {
    if (worldFileFormatOf(bytes) == WorldFileFormat::Editor) return readWorld(bytes);
    const Result<Playable> playable = readPlayable(bytes);
    return playable ? editableWorldOf(*playable, catalogue) : Result<World>(playable.error());
}

Language firstLanguageOf(const World& world) {
    return world.version == Version::Plain || world.has(Language::English) ? Language::English
                                                                           : Language::Russian;
}

std::string_view gameFileEnd(Language language) {
    constexpr std::array<std::string_view, languageCount> ends{"_English.phm", "_Russian.phm"};
    return ends[std::size_t(language)];
}

Result<std::string> writeGameFile(const World& world, Language language, const Catalogue& catalogue) {
    const Result<Playable> playable = playableOf(world, language, catalogue);
    return playable ? writePlayable(*playable) : Result<std::string>(playable.error());
}

Result<std::string> writeWorldFile(const World& world, WorldFileFormat format, const Catalogue& catalogue) {
    return format == WorldFileFormat::Editor ? writeWorld(world)
                                             : writeGameFile(world, firstLanguageOf(world), catalogue);
}

} // namespace stonemason::pocket_heroes
