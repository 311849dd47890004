// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/play_boards.h"

#include "core/play/player.h"
#include "core/wastes/format/swar.h"
#include "editor/cli/recorded_play.h"
#include "editor/wastes/cli/board_input.h"
#include "editor/wastes/cli/board_tournament.h"
#include "editor/wastes/cli/war_text.h"

#include <array>

namespace stonemason::wastes {

namespace {

int play(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    const std::string path = *arguments.value("--board");
    auto board = input->board(path);
    if (!board) return exitUnusable;
    const std::uint64_t seed = arguments.number("--seed", 1);
    const auto first = std::size_t(board->toMove);
    GameSetup setup{*std::move(board), seed, {}};
    ContestantsOf<WarTraits> contestants;
    for (const std::size_t i : {0U, 1U}) {
        const std::size_t side = i == 0 ? first : 1 - first;
        const ComputerPlayer player = boardPlayerOf(arguments, i == 0 ? "--player-a" : "--player-b");
        setup.players[side] = playerLevelId(player.level);
        contestants[side] = makePlayer(player, playerSeed(seed, int(side)));
    }
    auto begun = Game::of(std::move(setup), input->profile());
    if (!begun) return complainAbout(path, begun.error());
    if (!canRecord(arguments, std::array{path})) return exitUnusable;
    Game game = std::move(begun).value();
    playToEnd(game, contestants);
    const auto write = [](const Game& played, const std::string& record) {
        const auto bytes = writeSwar(played);
        return bytes ? writeOutput(record, *bytes) : complainAbout(record, bytes.error());
    };
    return recordAndPrint(game, arguments, write, printWar);
}

int replay(CommandCall& call, const std::string& path, std::string_view bytes) {
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    const auto game = readSwar(bytes, input->profile());
    return game ? printWar(*game, call.arguments().has("--json")) : complainAbout(path, game.error());
}

bool isRecord(std::string_view bytes) {
    return looksLikeSwar(bytes);
}

} // namespace

const PlayVerbs playVerbs{
    .chooser = "--board",
    .play = play,
    .isRecord = isRecord,
    .replay = replay,
    .tournament = playBoardTournament,
    .isResult = isOfBoards,
    .resume = resumeBoardTournament,
    .merge = mergeBoardTournaments,
};

} // namespace stonemason::wastes
