// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/player_option.h"
#include "editor/verbs/verbs.h"

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--chances] [--json] RECORD"};

constexpr Option options[] = {
    chancesOption,
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Print the game as JSON, as \"play --json\" does")},
};

int run(CommandCall& call) {
    const std::string& path = call.arguments().operands().front();
    const auto bytes = readFile(path, std::int64_t(maximumRecordSize));
    if (!bytes) return complainAbout(path, bytes.error());
    const PlayVerbs& game = gameOfRecord(call, *bytes);
    if (call.arguments().has(chancesOption.name) && game.chooser.empty())
        return usageError("replay", CommandLine::tr("--chances is for games on boards (.swar)"));
    return game.replay(call, path, *bytes);
}

} // namespace

const Verb replayVerb{
    .name = "replay",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Print the game of a record"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine", "Plays the moves of a record (.sduel or .swar) again, checks each against the rules, "
                       "and prints them as \"play\" does. RECORD may be - for standard input."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .run = run,
};

} // namespace stonemason
