// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document_kind.h"
#include "core/kings_conflict/format/map_format.h"
#include "editor/cli/arguments.h"
#include "editor/text/kings_conflict/map_vocabulary.h"

#include <QString>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason {

/// A map named on the command line.
struct Input {
    kings_conflict::Map map;
    kings_conflict::MapFormat format;
    const kings_conflict::GameProfile* game; ///< the map's own, never null
};

/// The option of every verb that reads maps.
inline constexpr Option gameOption{
    .name = "--game",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP(
        "CommandLine",
        "The game of a map given as code or text, such as kings-conflict; without it the game is "
        "found from the board and the tiles; an .smap file names its own")};

/// The kinds that --as names.
inline constexpr std::array<std::string_view, 6> readableKinds{"map",   "deck",     "board",
                                                               "world", "template", "text-map"};

/// The option of verbs that detect what a file holds, to set it instead.
inline constexpr Option asOption{
    .name = "--as",
    .value = "KIND",
    .choices = readableKinds,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "What FILE is read as, whatever it looks like: map (of King's Conflict), deck, "
                              "board, world, template or text-map (of characters, of no game)")};

/// The bytes of a file of any kind: at most maximumFileSize, maximumDocumentSize of a map of characters.
Result<std::string> readFileOfAnyKind(const Arguments& arguments, const std::string& path);

/// Reads maps for the verbs.
class MapInput {
public:
    /// With the rules of the games there are. Profiles that cannot be used are named on standard error and
    /// left out. Nothing when one of them has the name of one built in: whoever wrote it means it to be
    /// followed, so no other takes its place here; nor when there is no game of the id that --game gives.
    static std::optional<MapInput> load(const Arguments& arguments);

    /// @param path as given: "-" is standard input
    Result<Input> read(const std::string& path) const;
    /// The map in the content of a file.
    Result<Input> parse(std::string_view bytes) const;

    /// The kind of the file: the value of --as, else by its content or else its name, as the window sees
    /// it.
    std::optional<DocumentKind> kindOf(const std::string& path, std::string_view bytes) const;

    /// What is to be added to the error of a map that was read from rows which nothing says to be one: as
    /// what they were read, and how else they can be. Empty for any other map.
    QString doubtAbout(std::string_view bytes) const;

    /// Why a file for which kindOf() has no answer cannot be used: a sentence or two, which name the nearest
    /// kind.
    QString unknownText(std::string_view bytes) const;
    /// How such a file can be read all the same: a sentence with a blank before it, to be added. Empty where
    /// no kind is near.
    QString asHint(std::string_view bytes) const;

    /// In its words one says what is wrong with a file that holds no map.
    kings_conflict::MapVocabulary vocabulary() const {
        return kings_conflict::MapVocabulary(games_[ofText_.value_or(0)]);
    }

private:
    explicit MapInput(std::vector<kings_conflict::GameProfile> games) : games_(std::move(games)) {}

    /// Those that bytes which name no game may be of.
    std::span<const kings_conflict::GameProfile> gamesOf(std::string_view bytes) const;

    std::vector<kings_conflict::GameProfile> games_;
    std::optional<std::size_t> ofText_; ///< the game of code and text, if --game gives it
    std::optional<DocumentKind> as_;    ///< the value of --as
};

/// Why a game is nothing for a verb that takes maps or decks, and what there is to do with it: a sentence.
QString whyNoGame(std::string_view bytes);

/// Why a board is nothing for a verb that takes maps, likewise.
QString whyNoBoard();

/// Why a template of worlds is nothing for it.
QString whyNoTemplate();

/// Why a world is nothing for it.
QString whyNoWorld();

/// Why a map of characters is nothing for it.
QString whyNoTextMap();

/// complainAbout() a map in those bytes that cannot be read, with the doubt about them.
int complainAboutMap(const std::string& path, const Error& error, const MapInput& maps,
                     std::string_view bytes);

/// complainAbout() a file for which maps.kindOf() has no answer.
int complainAboutUnknown(const std::string& path, const MapInput& maps, std::string_view bytes);

/// The hint layer of that id. Nothing, with a usage error on standard error, when the game has none such.
std::optional<int> hintLayerNamed(std::string_view verb, const kings_conflict::GameProfile& game,
                                  const std::string& id);

/// Writes what writeMap() or writeMapToKeep() made of the map to the output, as writeOutput() does; complains
/// about the map's own path when the form cannot hold it.
int writeMade(const Result<std::string>& bytes, const std::string& path, const Input& input,
              const std::string& output);

/// Writes the map in that form so that it can be read again, as writeMade does, and says on standard error
/// what is lost in that form.
int keepMapAs(kings_conflict::MapFormat format, const std::string& path, const Input& input,
              const std::string& output);

} // namespace stonemason
