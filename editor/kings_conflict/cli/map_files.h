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
    /// With the rules of the games there are. Profiles that cannot be used are named on standard error and
    /// left out. Nothing when one of them has the name of one built in: its author means it to be
    /// followed, so no other takes its place here; nor when there is no game of the id that --game gives.
    static std::optional<MapInput> load(const Arguments& arguments);

    /// @param path as given: "-" is standard input
    Result<Input> read(const std::string& path) const;
    /// The map in the content of a file.
    Result<Input> parse(std::string_view bytes) const;

    /// What is to be added to the error of a map that was read from rows which nothing marks as one: as
    /// what they were read, and how else they can be. Empty for any other map.
    QString doubtAbout(std::string_view bytes) const;

    /// The games that bytes which name no game may be of.
    std::span<const GameProfile> gamesOf(std::string_view bytes) const;
    /// The game that --game names; nullptr without it.
    const GameProfile* namedGame() const { return ofText_ ? &games_[*ofText_] : nullptr; }
    /// Whether the call names the game of code and text.
    bool isGameGiven() const { return ofText_.has_value(); }

    /// In its words one describes what is wrong with a file that holds no map.
    MapVocabulary vocabulary() const { return MapVocabulary(games_[ofText_.value_or(0)]); }

private:
    explicit MapInput(std::vector<GameProfile> games) : games_(std::move(games)) {}

    std::vector<GameProfile> games_;
    std::optional<std::size_t> ofText_; ///< the game of code and text, if --game gives it
    bool isKindGiven_ = false;          ///< by --as
};

/// complainAbout() a map in those bytes that cannot be read, with the doubt about them.
int complainAboutMap(const std::string& path, const Error& error, const MapInput& maps,
                     std::string_view bytes);

/// The hint layer of that id. Nothing, with a usage error on standard error, when the game has none such.
std::optional<int> hintLayerNamed(std::string_view verb, const GameProfile& game, const std::string& id);

/// Writes what writeMap() or writeMapToKeep() made of the map to the output, as writeOutput() does; complains
/// about the map's own path when the form cannot hold it.
int writeResult(const Result<std::string>& bytes, const std::string& path, const Input& input,
                const std::string& output);

/// Writes the map in that form so that it can be read again, as writeResult does, and says on standard error
/// what is lost in that form.
int keepMapAs(MapFormat format, const std::string& path, const Input& input, const std::string& output);

/// What check, convert, export and ambush do with maps.
extern const FileVerbs mapVerbs;

/// Makes the bytes of a file that shows a map. Nothing when there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a map without a name
using DrawMap = std::optional<std::string> (*)(const Map& map, const GameProfile& game, std::string_view form,
                                               const QString& title);

} // namespace stonemason::kings_conflict
