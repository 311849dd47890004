// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/code_page.h"
#include "core/text_map/glyph_table.h"
#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"
#include "editor/cli/arguments.h"
#include "editor/cli/file_report.h"
#include "editor/text_map/profiles/remembered.h"

#include <QtGlobal>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason::text_map {

/// The option for the encoding of a map of characters.
inline constexpr Option encodingOption{
    .name = "--encoding",
    .value = "SET",
    .choices = charsetIds,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "What the bytes of a map of characters are: utf-8, cp437 (DOS, with lines of "
                              "boxes and blocks), cp1252 (Windows, Latin-1) or shift-jis; found out unless "
                              "given")};

/// What a blank can be.
inline constexpr std::array<std::string_view, 2> blankChoices{"rock", "floor"};

/// The switch that ignores the choices remembered by the window.
inline constexpr Option forgetOption{
    .name = "--forget",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "Leave aside what the window remembers of a map of characters or its folder: "
                              "what its characters are, its encoding, which map of a level file was open")};

/// The choices that the window remembers for the file; empty with --forget and for standard input.
RememberedChoices rememberedFor(const Arguments& arguments, const std::string& path);

/// The value of --encoding, else the character set chosen in the window; nullopt: the encoding is detected.
std::optional<Charset> charsetAsked(const Arguments& arguments, const std::string& path);

/// Options for the meanings of the characters of a text map.
inline constexpr std::array signOptions{
    Option{.name = "--glyphs",
           .value = "GAME",
           .help = QT_TRANSLATE_NOOP(
               "CommandLine", "What the characters of a map of characters are: nethack (level files), "
                              "nethack-screen, crawl, angband (and its family), brogue, doomrl, moving-ai or "
                              "cp437")},
    Option{.name = "--walls",
           .value = "CHARACTERS",
           .help = QT_TRANSLATE_NOOP("CommandLine", "These are walls on a map of characters, such as xcv; "
                                                    "this and the next ones go before --glyphs")},
    Option{.name = "--floor",
           .value = "CHARACTERS",
           .help = QT_TRANSLATE_NOOP("CommandLine", "These are floor there")},
    Option{.name = "--water",
           .value = "CHARACTERS",
           .help = QT_TRANSLATE_NOOP("CommandLine", "These are water, where nobody can walk")},
    Option{.name = "--trees",
           .value = "CHARACTERS",
           .help = QT_TRANSLATE_NOOP("CommandLine", "These are trees, where nobody can walk")},
    Option{.name = "--doors",
           .value = "CHARACTERS",
           .help = QT_TRANSLATE_NOOP("CommandLine", "These are doors, through which one can walk")},
    Option{.name = "--blank",
           .value = "WHAT",
           .choices = blankChoices,
           .help = QT_TRANSLATE_NOOP("CommandLine",
                                     "What a blank is there, also behind the end of a line: rock (so unless "
                                     "given) or floor")},
};

/// The option for one map of a file that holds several.
inline constexpr Option mapOption{
    .name = "--map",
    .value = "MAP",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "Which map of a level file or dump with several maps of characters: its number "
                              "or its name; 0 is the whole file as one map")};

/// The data that the verbs need besides a text map, and the meanings of characters given on the command
/// line.
class SignInput {
public:
    /// Returns nullopt, with one line on standard error, when a user-defined table or an option cannot be
    /// used.
    static std::optional<SignInput> load(const Arguments& arguments);

    /// What the signs of maps mean.
    const GlyphTable& signs() const { return signs_; }
    /// The meanings given by options or remembered by the window for the file. In a level file of the game
    /// that --glyphs names, the lines around a map define meanings, too.
    SignMeanings meaningsOf(const TextMap& map) const;

    /// The same for one file: the choices that the window remembers for it apply where no option is given.
    SignInput of(const Arguments& arguments, const std::string& path) const;

private:
    SignInput(GlyphTable signs, std::optional<GlyphPreset> game, SignMeanings named)
        : signs_(std::move(signs)), game_(std::move(game)), named_(std::move(named)) {}

    GlyphTable signs_;
    SignMeanings remembered_{};
    std::optional<GlyphPreset> game_; ///< of --glyphs
    SignMeanings named_;              ///< by options for single characters
};

/// The maps of a file that a call processes.
struct AskedMaps {
    std::vector<LevelMap> all;   ///< all maps found in the file
    std::vector<LevelMap> asked; ///< those of them that --map names, else all
    bool isWhole = false;        ///< the file is one map: it is one, or --map 0
    bool isMarked = false;       ///< the file marks its maps
};

/// Nothing, with one line on standard error, for a --map that the file does not have.
std::optional<AskedMaps> askedMaps(const Arguments& arguments, const std::string& path,
                                   std::string_view bytes);

/// The only map that the call selects. Returns nullopt, with a list of the maps on standard error, when
/// there are several, or when it cannot be read.
/// @param takesDump whether a text with several maps among words is taken as one map
std::optional<TextMap> oneMap(const Arguments& arguments, const std::string& path, std::string_view bytes,
                              bool takesDump);

/// The bytes to output: the rows if the map is a part of a file, else the unchanged file.
std::string bytesOfOne(const TextMap& map);

/// Draws a map as png, svg or pdf; nothing when it could not be drawn.
using DrawTextMap = std::optional<std::string> (*)(const TextMap& map, const GlyphTable& signs,
                                                   const SignMeanings& meanings, std::string_view form,
                                                   const QString& title);

/// Whether a map of characters is written to a file of that name: .txt or .map, in small or capital letters.
bool isTextMapName(const std::string& name);

/// What `convert` does with a level file whose maps can all be read: writes the whole file. Returns the exit
/// status.
int convertLevelFile(const Arguments& arguments, const std::string& path, std::string_view bytes,
                     const std::string& output);

/// What `convert` does with a map of characters: writes it as it was read. Returns the exit status.
int convertTextMap(const std::string& path, const TextMap& map, const std::string& output);

/// What `check` reports on a map of characters: signs that the table does not have, rows that end before
/// others, and that there is no floor.
FileReport describeTextMap(const std::string& path, const TextMap& map, const SignInput& signs);

/// The same of several maps of one file.
FileReport describeLevelFile(const std::string& path, std::string_view bytes,
                             const std::vector<LevelMap>& maps, std::optional<Charset> charset,
                             const SignInput& signs);

} // namespace stonemason::text_map
