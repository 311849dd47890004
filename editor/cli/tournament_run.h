// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/play/shards.h"
#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/progress_lines.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

// The verb tournament, independent of the game. A game provides its part in a struct:
//
//     Tournament, PartialResult   what is played, and its result
//     Part                        both: {Tournament tournament; PartialResult result;}
//     run()                       plays the rest of a result: the game's runTournament()
//     merged()                    the whole from parts: the game's merged()
//     read()                      Result<Part> of a result's file
//     json(), text()              the result for programs, and for people
//     complain()                  reports what is wrong with a file, exitUnusable

namespace stonemason {

/// As many games at once as --jobs says, or as there are processors.
int jobsOf(const Arguments& arguments);

/// Before anything is played: whether what --output names can be written to.
bool canWriteResult(const Arguments& arguments, std::span<const std::string> inputs);

/// The parts of a result that can be printed.
struct ResultWords {
    std::string json;
    std::function<QString()> text;
    std::int64_t gamesPlayed = 0;
    std::int64_t games = 0;
};

/// Writes and prints a result; what cannot be written is printed nevertheless. Returns the exit status.
int giveResult(const ResultWords& words, const Arguments& arguments);

/// The same for the result of a run; if it was interrupted, prints whether it can be resumed.
int giveRun(const ResultWords& words, const Arguments& arguments);

/// "120 of 500 games (24 %), 31 a second"
QString gamesText(const Progress& progress);

template <typename Game>
ResultWords wordsOf(const Game& game, const typename Game::Tournament& tournament,
                    const typename Game::PartialResult& result) {
    return {game.json(tournament, result), [&] { return game.text(tournament, result); },
            result.gamesPlayed(), result.gamesInAll(tournament.schedule())};
}

/// Plays what is left of a result, until it is broken off, and gives it.
/// @param afterwards is called when all is played, before anything is given
template <typename Game>
int playAndGive(const Game& game, const typename Game::Tournament& tournament,
                typename Game::PartialResult from, const Arguments& arguments,
                const std::function<void()>& afterwards = {}) {
    ProgressLines progress(from.gamesPlayed(), from.gamesInAll(tournament.schedule()), gamesText);
    const auto result = [&] {
        const Interrupt interrupt;
        return game.run(tournament, std::move(from), jobsOf(arguments), interrupt.token(),
                        [&progress](const auto& so) { progress.report(so.gamesPlayed()); });
    }();
    if (afterwards) afterwards();
    return giveRun(wordsOf(game, tournament, result), arguments);
}

/// A file of a result as it was read, to be looked into.
struct PartFile {
    std::string path;
    std::string bytes;
};

/// Nothing, with one line on standard error, when it cannot be read.
std::optional<PartFile> readPartFile(const std::string& path);

template <typename Game>
std::optional<typename Game::Part> partOf(const Game& game, const PartFile& file) {
    auto part = game.read(file.bytes);
    if (part) return std::move(part).value();
    game.complain(file.path, part.error());
    return std::nullopt;
}

/// Continues a result. Continuing in the same file is the normal case: all its content is kept.
template <typename Game>
int resumeResult(const Game& game, const PartFile& file, const Arguments& arguments) {
    auto part = partOf(game, file);
    if (!part || !canWriteResult(arguments, {})) return exitUnusable;
    return playAndGive(game, part->tournament, std::move(part->result), arguments);
}

/// Makes one result of those of all operands, of which the first is read already.
template <typename Game>
int mergeResults(const Game& game, PartFile first, const Arguments& arguments) {
    if (!canWriteResult(arguments, arguments.operands())) return exitUnusable;
    std::vector<typename Game::Part> parts;
    std::optional<PartFile> file = std::move(first);
    for (const std::string& path : arguments.operands()) {
        if (!parts.empty()) file = readPartFile(path);
        auto part = file ? partOf(game, *file) : std::nullopt;
        if (!part) return exitUnusable;
        parts.push_back(*std::move(part));
    }
    const auto whole = game.merged(parts);
    if (const auto* fault = std::get_if<MergeFault>(&whole))
        return game.complain(arguments.operands()[fault->part], Error{fault->message});
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!parts[i].result.isFinished(parts[i].tournament.schedule()))
            complain(CommandLine::tr("%1: this part was stopped; --resume continues it")
                         .arg(pathText(arguments.operands()[i])));
    return giveResult(wordsOf(game, parts.front().tournament, std::get<typename Game::PartialResult>(whole)),
                      arguments);
}

} // namespace stonemason
