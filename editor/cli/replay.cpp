// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/token_battle/format/game_record.h"
#include "core/wastes/format/swar.h"
#include "editor/cli/board_input.h"
#include "editor/cli/console.h"
#include "editor/cli/duel_input.h"
#include "editor/cli/game_text.h"
#include "editor/cli/map_input.h"
#include "editor/cli/verb.h"
#include "editor/cli/war_text.h"

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--json] RECORD"};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Print the game as JSON, as \"play --json\" does")},
};

int replayDuel(const std::string& path, std::string_view bytes, bool asJson) {
    const std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    const auto record = readGameRecord(bytes, input->catalogue());
    if (!record) return complainAboutDecks(path, record.error(), input->catalogue());
    const auto game = token_battle::Game::replay(input->table(), *record);
    if (!game) return complainAboutDecks(path, game.error(), input->catalogue());
    return printGame(*game, asJson);
}

int replayWar(const std::string& path, std::string_view bytes, bool asJson) {
    const std::optional<BoardInput> input = BoardInput::load();
    if (!input) return exitUnusable;
    const auto game = wastes::readSwar(bytes, input->profile());
    return game ? printWar(*game, asJson) : complainAbout(path, game.error());
}

int run(const Arguments& arguments) {
    const std::string& path = arguments.operands().front();
    const auto bytes = readFile(path, std::int64_t(maximumRecordSize));
    if (!bytes) return complainAbout(path, bytes.error());
    const bool isWar = wastes::looksLikeSwar(*bytes);
    return (isWar ? replayWar : replayDuel)(path, *bytes, arguments.has("--json"));
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
    .takes = Takes::NoFile,
    .run = run,
};

} // namespace stonemason
