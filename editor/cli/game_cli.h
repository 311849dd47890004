// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document_kind.h"
#include "core/grid/bit_grid.h"
#include "editor/cli/arguments.h"
#include "editor/cli/command_call.h"
#include "editor/cli/file_report.h"
#include "editor/cli/tournament_run.h"

#include <QStringList>
#include <QtGlobal>

#include <array>

namespace stonemason {

/// The kinds that --as names.
inline constexpr std::array<std::string_view, 6> readableKinds{"map",   "deck",     "board",
                                                               "world", "template", "text-map"};

/// The option of verbs that detect what a file holds, to set it instead.
inline constexpr Option asOption{
    .name = "--as",
    .value = "KIND",
    .choices = readableKinds,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "What FILE is read as, whatever it looks like: map (of a game), deck, "
                              "board, world, template or text-map (of characters, of no game)")};

/// The options of an export, and the file.
struct ExportCall {
    std::string to; ///< "code", "png" ...
    std::optional<std::string> output;
    std::string path;
    bool strict;

    /// Whether that is a picture or a page.
    bool isDrawn() const { return to == "png" || to == "svg" || to == "pdf"; }
};

/// A map as a search for ambush sites sees it.
struct AmbushGround {
    BitGrid passable;
    QStringList remarks; ///< sentences on what was assumed of it
};

/// What the verbs for files of any game do with a kind of document. What is nullptr is not offered. Paths are
/// as given, "-" is standard input; each reports on standard error what goes wrong.
struct FileVerbs {
    DocumentKind kind;
    FileReport (*check)(CommandCall& call, const std::string& path, std::string_view bytes) = nullptr;
    /// Writes it to a file whose name says the form. Returns the exit status.
    int (*convert)(CommandCall& call, const std::string& from, std::string_view bytes,
                   const std::string& to) = nullptr;
    /// Whether convert writes it to files of such a name.
    bool (*hasName)(const std::string& name) = nullptr;
    /// Whether convert writes a file of this kind to one with its own ending, whatever that is.
    bool keepsEnding = false;
    /// Whether the call asks for this kind, whatever the file looks like.
    bool (*isAskedFor)(const Arguments& arguments, const std::string& to) = nullptr;
    /// Returns the exit status. The bytes may be released once they have been read.
    int (*exportFile)(CommandCall& call, const ExportCall& wanted, std::string bytes) = nullptr;
    std::optional<AmbushGround> (*ground)(CommandCall& call, const std::string& path,
                                          std::string_view bytes) = nullptr;
    /// Why it is nothing for a verb that does not take it, and what takes it: a sentence.
    QString (*whyNot)(std::string_view bytes) = nullptr;
};

/// How a game of two sides is played on the command line. What takes a call returns the exit status.
struct PlayVerbs {
    /// The option that asks for this game, "--board"; empty: it is played when no other game is asked for.
    std::string_view chooser;
    int (*play)(CommandCall& call);
    bool (*isRecord)(std::string_view bytes);
    int (*replay)(CommandCall& call, const std::string& path, std::string_view bytes);
    int (*tournament)(CommandCall& call, Shard shard);
    /// Whether a file is the result of a tournament of this game; nullptr: of no other game's.
    bool (*isResult)(const PartFile& file);
    int (*resume)(CommandCall& call, const PartFile& file);
    int (*merge)(CommandCall& call, PartFile first);
};

/// How documents of a game are made by chance on the command line.
struct GenerateVerbs {
    /// The options that only this game has; those of all games are in editor/verbs/generate.cpp.
    std::span<const Option> options;
    /// Of those that several games have and others not, editor/verbs/generate.cpp, the ones it takes.
    std::span<const std::string_view> shared{};
    /// The ids by which --game names what it makes; of a person's own games, too.
    QStringList (*games)();
    /// Whether it is meant without --game.
    bool isDefault = false;
    /// Returns the exit status.
    int (*run)(CommandCall& call);
    /// Verb::draws
    bool (*draws)(const Arguments& arguments);
};

/// What a game adds to the command line. `editor/<game>/cli/module.h` declares one as `gameCli`.
struct GameCli {
    std::span<const Verb* const> verbs{};
    std::span<const FileVerbs* const> files{};
    /// Options on files that every verb for files of any game has.
    std::span<const Option> fileOptions{};
    const PlayVerbs* play = nullptr;
    const GenerateVerbs* generate = nullptr;
};

/// What files hold, found out as the window does.
class Recognition {
public:
    virtual ~Recognition() = default;

    /// Loads the data that it takes. Returns false when it cannot be used, which has been reported.
    virtual bool prepare(CommandCall& call) const = 0;
    /// The bytes of a file of any kind: at most maximumFileSize, maximumDocumentSize of a map of characters.
    virtual Result<std::string> read(const CommandCall& call, const std::string& path) const = 0;
    /// The value of --as, else by its content or else its name; nullopt: no kind is known.
    virtual std::optional<DocumentKind> kindOf(CommandCall& call, const std::string& path,
                                               std::string_view bytes) const = 0;
    /// Why a file for which kindOf() returns nothing cannot be used: a sentence or two that name the
    /// nearest kind.
    virtual QString unknownText(CommandCall& call, std::string_view bytes) const = 0;
    /// How such a file can be read all the same: a sentence with a blank before it, to be added. Empty where
    /// no kind is near.
    virtual QString asHint(CommandCall& call, std::string_view bytes) const = 0;
};

/// The games of the command line.
struct CommandGames {
    std::span<const GameCli* const> all;
    const Recognition& recognition;

    /// What verbs do with that kind; nullptr: nothing.
    const FileVerbs* of(DocumentKind kind) const;
};

/// Why the record of a game cannot be used by a verb that needs files to play games with.
/// @param isRecord whether it looks like one, or only its name suggests it
QString whyNoRecord(bool isRecord);

/// complainAbout() a file of no known kind.
int complainAboutUnknown(CommandCall& call, const std::string& path, std::string_view bytes);

/// The game that a call of `play` or `tournament` asks for.
const PlayVerbs& playedGame(const CommandCall& call);

/// The game of a record; if no game recognises it, one that can report what is wrong with it.
const PlayVerbs& gameOfRecord(const CommandCall& call, std::string_view bytes);
/// Likewise the game of a tournament's result.
const PlayVerbs& gameOfResult(const CommandCall& call, const PartFile& file);

} // namespace stonemason
