// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/board_tournament.h"

#include "core/play/player.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/format/tournament_file.h"
#include "core/wastes/tournament/runner.h"
#include "editor/cli/figures_text.h"
#include "editor/cli/recorded_play.h"
#include "editor/text/argument_text.h"
#include "editor/text/error_text.h"
#include "editor/wastes/cli/board_files.h"
#include "editor/wastes/cli/war_text.h"
#include "editor/wastes/text/wastes_text.h"

#include <QStringList>

#include <array>

namespace stonemason::wastes {

namespace {

/// "hard", with the positions it looks at where they are not those of the window.
QString playerText(const Tournament& tournament, std::size_t index) {
    const ComputerPlayer& player = tournament.plan().players[index];
    const QString level = shown(playerLevelId(player.level));
    const bool isUsual =
        player.level != PlayerLevel::Hard || player.nodes == tournament.engine().profile().hard.nodes;
    //: %1 is hard, %2 a large number
    return isUsual ? level : CommandLine::tr("%1 (%2 positions)").arg(level, QString::number(player.nodes));
}

QString headline(const Tournament& tournament) {
    const TournamentPlan& plan = tournament.plan();
    //: %1 and %2 are easy, normal or hard, %3 and %4 are numbers
    const QString what = CommandLine::tr("%1 against %2, %3 games, seed %4")
                             .arg(playerText(tournament, 0), playerText(tournament, 1),
                                  QString::number(plan.games), QString::number(plan.seed));
    const QString name = QString::fromStdString(plan.board.name);
    return name.isEmpty() ? what : CommandLine::tr("%1: %2").arg(quoted(name), what);
}

QString playerTable(const Tournament& tournament, const Standings& standings) {
    std::vector<QStringList> rows{
        {CommandLine::tr("player"), CommandLine::tr("won"), CommandLine::tr("drawn"), CommandLine::tr("lost"),
         CommandLine::tr("score"), CommandLine::tr("Elo"), CommandLine::tr("expected score")}};
    for (std::size_t i = 0; i < standings.entrants.size(); ++i) {
        const EntrantFigures& figures = standings.entrants[i];
        //: %1 is easy, normal or hard; it was named with --player-a
        const QString name =
            (i == 0 ? CommandLine::tr("a: %1") : CommandLine::tr("b: %1")).arg(playerText(tournament, i));
        rows.push_back({name, QString::number(figures.outcomes.wins), QString::number(figures.outcomes.draws),
                        QString::number(figures.outcomes.losses), shareFigures(figures.share),
                        signedFigures(figures.elo, 0), shareFigures(expectedScore(figures.elo))});
    }
    return figuresTable(rows);
}

/// How fair the board is, as measured with these players.
QString fairnessText(const Tournament& tournament, const Standings& standings) {
    const QString side = sideName(tournament.firstMover());
    QString text =
        //: %1 is a side: Blue, Red; %2 a percentage with its interval, %3 a number
        CommandLine::tr("%1, which moves first, scores %2; a game has %3 moves.")
            .arg(side, shareFigures(standings.firstMover), QString::number(standings.moves, 'f', 1)) +
        QLatin1Char('\n');
    const auto favoured = favouredSide(tournament, standings);
    if (tournament.plan().players[0] != tournament.plan().players[1])
        return text + CommandLine::tr("To learn how fair the board is, let equal players meet.") +
               QLatin1Char('\n');
    //: %1 is a side: Blue, Red
    text += favoured ? CommandLine::tr("The board favours %1.").arg(sideName(*favoured))
                     : CommandLine::tr("The board favours neither side beyond doubt.");
    return text + QLatin1Char('\n');
}

/// See tournament_run.h.
struct BoardGame {
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
        const Standings standings = standingsOf(tournament, result.tally);
        return headline(tournament) + QLatin1Char('\n') +
               progressText(result.shard, result.gamesPlayed(), result.gamesInAll(tournament.schedule())) +
               QLatin1Char('\n') + playerTable(tournament, standings) + QLatin1Char('\n') +
               fairnessText(tournament, standings) + scoreLegend();
    }
    static int complain(const std::string& path, const Error& error) { return complainAbout(path, error); }
};

} // namespace

bool isOfBoards(const PartFile& file) {
    return looksLikeTournament(file.bytes);
}

int playBoardTournament(CommandCall& call, Shard shard) {
    const Arguments& arguments = call.arguments();
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    const std::string path = *arguments.value("--board");
    auto board = input->board(path);
    if (!board) return exitUnusable;
    const auto games = int(arguments.number("--games", 100));
    const auto tournament = Tournament::of(
        {.board = *std::move(board),
         .players = {boardPlayerOf(arguments, "--player-a"), boardPlayerOf(arguments, "--player-b")},
         .games = games + games % 2,
         .seed = arguments.number("--seed", 1)},
        input->profile());
    if (!tournament) return complainAbout(path, tournament.error());
    const std::array inputs{path};
    if (!canWriteResult(arguments, inputs)) return exitUnusable;
    return playAndGive(BoardGame{*input}, *tournament, PartialResult(*tournament, shard), arguments);
}

int resumeBoardTournament(CommandCall& call, const PartFile& file) {
    const BoardInput* input = call.load<BoardInput>();
    return input ? resumeResult(BoardGame{*input}, file, call.arguments()) : exitUnusable;
}

int mergeBoardTournaments(CommandCall& call, PartFile first) {
    const BoardInput* input = call.load<BoardInput>();
    return input ? mergeResults(BoardGame{*input}, std::move(first), call.arguments()) : exitUnusable;
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
