// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/board_tournament.h"

#include "core/play/player.h"
#include "core/wastes/format/comparison_file.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/format/tournament_file.h"
#include "core/wastes/tournament/runner.h"
#include "editor/cli/figures_text.h"
#include "editor/cli/player_option.h"
#include "editor/wastes/cli/board_files.h"
#include "editor/wastes/cli/board_report.h"
#include "editor/wastes/cli/war_text.h"

#include <array>
#include <utility>

namespace stonemason::wastes {

namespace {

/// See tournament_run.h.
struct BoardTournament {
    using Tournament = wastes::Tournament;
    using PartialResult = wastes::PartialResult;
    using Part = TournamentPart;

    const BoardInput& input;

    static PartialResult run(const Tournament& tournament, PartialResult from, int jobs,
                             const std::stop_token& stop, const RunWatcher& watcher) {
        return runTournament(tournament, std::move(from), jobs, stop, watcher);
    }
    static auto merged(const std::vector<Part>& parts) { return wastes::merged(parts); }
    Result<Part> read(std::string_view bytes) const { return readTournament(bytes, input.profile()); }
    static std::string json(const Tournament& tournament, const PartialResult& result) {
        // A board that was read can be written.
        return writeTournament(tournament, result, standingsOf(tournament, result.tally)).value();
    }
    static QString text(const Tournament& tournament, const PartialResult& result) {
        return boardHeadline(tournament) + QLatin1Char('\n') +
               progressText(result.shard, result.gamesPlayed(), result.gamesInAll(tournament.schedule())) +
               QLatin1Char('\n') + boardReport({tournament, result});
    }
    static int complain(const std::string& path, const Error& error) { return complainAbout(path, error); }
};

} // namespace

bool isOfBoards(const PartFile& file) {
    return looksLikeTournament(file.bytes) || looksLikeComparison(file.bytes);
}

std::optional<Tournament> boardTournamentOf(const BoardInput& input, const Arguments& arguments,
                                            const std::string& path) {
    auto board = input.board(path);
    if (!board) return std::nullopt;
    const auto games = int(arguments.number("--games", 100));
    auto tournament = Tournament::of(
        {.board = *std::move(board),
         .players = {boardPlayerOf(arguments, "--player-a"), boardPlayerOf(arguments, "--player-b")},
         .games = games + games % 2,
         .seed = arguments.number("--seed", 1)},
        input.profile());
    if (tournament) return std::move(tournament).value();
    complainAbout(path, tournament.error());
    return std::nullopt;
}

int playBoardTournament(CommandCall& call, Shard shard) {
    const Arguments& arguments = call.arguments();
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    const std::string path = *arguments.value("--board");
    if (arguments.has("--compare")) return compareBoards(*input, arguments);
    const auto tournament = boardTournamentOf(*input, arguments, path);
    if (!tournament) return exitUnusable;
    const std::array inputs{path};
    if (!canWriteResult(arguments, inputs)) return exitUnusable;
    return playAndGive(BoardTournament{*input}, *tournament, PartialResult(*tournament, shard), arguments);
}

int resumeBoardTournament(CommandCall& call, const PartFile& file) {
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    return looksLikeComparison(file.bytes) ? resumeComparison(*input, file, call.arguments())
                                           : resumeResult(BoardTournament{*input}, file, call.arguments());
}

int mergeBoardTournaments(CommandCall& call, PartFile first) {
    const BoardInput* input = call.load<BoardInput>();
    return input ? mergeResults(BoardTournament{*input}, std::move(first), call.arguments()) : exitUnusable;
}

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
    return recordAndPrint(game, arguments, write,
                          [&](const Game& played, bool) { return printWar(played, arguments); });
}

int replay(CommandCall& call, const std::string& path, std::string_view bytes) {
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    const auto game = readSwar(bytes, input->profile());
    return game ? printWar(*game, call.arguments()) : complainAbout(path, game.error());
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
