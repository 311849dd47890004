// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/bit_grid.h"
#include "core/text_map/glyph_table.h"
#include "editor/cli/map_input.h"

#include <QStringList>

#include <optional>
#include <string>

namespace stonemason {

/// The option that says for whom a game's map is passable.
inline constexpr Option moverOption{
    .name = "--mover",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "For whom a map of a game is passable: a kind of unit by its id, in King's "
                              "Conflict king, mercenary, combat, support or stonemason; the first of its "
                              "kinds unless given. Text maps have a table of their signs instead")};

/// A map as a search for ambush sites sees it.
struct AmbushGround {
    BitGrid passable;
    QStringList remarks; ///< sentences on what was assumed of it
};

/// Reads maps of games, worlds and maps of characters for the search.
class AmbushGrounds {
public:
    /// Nothing, with one line on standard error, when the tables of games and signs cannot be used.
    static std::optional<AmbushGrounds> load(const Arguments& arguments);

    /// The ground of a file: a map of a game when it means to be one, a world of Pocket Heroes, in which what
    /// blocks a hero is a wall, else a map of characters. Nothing, with one line on standard error, when it
    /// is neither, or when --mover gives an id and there is no kind of unit of it.
    std::optional<AmbushGround> read(const std::string& path) const;

private:
    AmbushGrounds(MapInput maps, text_map::GlyphTable signs, const Arguments& arguments);

    std::optional<AmbushGround> ofGame(const std::string& path, std::string_view bytes) const;
    std::optional<AmbushGround> ofWorld(const std::string& path, std::string_view bytes) const;
    std::optional<AmbushGround> ofText(const std::string& path, std::string_view bytes) const;

    MapInput maps_;
    text_map::GlyphTable signs_;
    std::optional<std::string> mover_;
    std::optional<text_map::Charset> charset_; ///< of maps of characters
};

} // namespace stonemason
