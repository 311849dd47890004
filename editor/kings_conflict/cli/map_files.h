// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/game/game_profile.h"
#include "core/kings_conflict/map/map.h"
#include "editor/cli/arguments.h"
#include "editor/cli/game_cli.h"
#include "editor/kings_conflict/text/map_vocabulary.h"

#include <QString>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason::kings_conflict {

/// A map named on the command line.
struct Input {
    Map map;
    MapFormat format;
    const GameProfile* game; ///< the map's own, never null
};

/// The option of every verb that reads maps.
inline constexpr Option gameOption{
    .name = "--game",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP(
        "CommandLine",
        "The game of a map given as code or text, such as kings-conflict; without it the game is "
        "found from the board and the tiles; an .smap file names its own")};

/// Reads maps for the verbs.
class MapInput {
public:
    /// Loads the rules of all games. Invalid profiles are reported on standard error and skipped. Returns
    /// nullopt if an invalid profile has the name of a built-in one (its author intends to override it, so
    /// there is no fallback here) or if no game has the id given by --game.
    static std::optional<MapInput> load(const Arguments& arguments);

    /// @param path as given: "-" is standard input
    Result<Input> read(const std::string& path) const;
    /// The map in the content of a file.
    Result<Input> parse(std::string_view bytes) const;

    /// A note for the error of a map that was read from rows without a format marker: how they were
    /// interpreted, and the alternatives. Empty for any other map.
    QString doubtAbout(std::string_view bytes) const;

    /// The candidate games for bytes that do not name their game.
    std::span<const GameProfile> gamesOf(std::string_view bytes) const;
    /// The game that --game names; nullptr without it.
    const GameProfile* namedGame() const { return ofText_ ? &games_[*ofText_] : nullptr; }
    /// Whether --game gives the game of code and text.
    bool isGameGiven() const { return ofText_.has_value(); }

    /// The vocabulary for errors about a file that does not contain a map.
    MapVocabulary vocabulary() const { return MapVocabulary(games_[ofText_.value_or(0)]); }

private:
    explicit MapInput(std::vector<GameProfile> games) : games_(std::move(games)) {}

    std::vector<GameProfile> games_;
    std::optional<std::size_t> ofText_; ///< the game of code and text, if --game gives it
    bool isKindGiven_ = false;          ///< by --as
};

/// complainAbout() for a map that cannot be read from those bytes, with the note of doubtAbout().
int complainAboutMap(const std::string& path, const Error& error, const MapInput& maps,
                     std::string_view bytes);

/// The hint layer with that id; nullopt, with a usage error on standard error, if the game has none.
std::optional<int> hintLayerNamed(std::string_view verb, const GameProfile& game, const std::string& id);

/// Writes the result of writeMap() or writeMapToKeep() to the output, as writeOutput() does; reports an
/// error for the map's own path if the format cannot represent it.
int writeResult(const Result<std::string>& bytes, const std::string& path, const Input& input,
                const std::string& output);

/// Writes the map in that format so that it can be read again, as writeResult does, and reports on standard
/// error what the format loses.
int keepMapAs(MapFormat format, const std::string& path, const Input& input, const std::string& output);

/// The implementation of check, convert, export and ambush for maps.
extern const FileVerbs mapVerbs;

/// Renders a map to the bytes of a file; nullopt if there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a map without a name
using DrawMap = std::optional<std::string> (*)(const Map& map, const GameProfile& game, std::string_view form,
                                               const QString& title);

} // namespace stonemason::kings_conflict
