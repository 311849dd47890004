// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/comparison_file.h"
#include "editor/cli/figures_text.h"
#include "editor/cli/tournament_run.h"
#include "editor/wastes/cli/board_report.h"
#include "editor/wastes/cli/board_tournament.h"

#include <array>
#include <utility>

namespace stonemason::wastes {

namespace {

using Boards = std::array<TournamentPart, 2>;

std::int64_t gamesOn(const Boards& boards) {
    return boards[0].result.gamesPlayed() + boards[1].result.gamesPlayed();
}

std::int64_t gamesInAll(const Boards& boards) {
    return std::int64_t(boards[0].tournament.plan().games) + boards[1].tournament.plan().games;
}

void playOn(Boards& boards, int jobs) {
    ProgressLines progress(0, gamesInAll(boards), gamesText);
    const Interrupt interrupt;
    std::int64_t before = 0;
    for (TournamentPart& board : boards) {
        board.result = runTournament(
            board.tournament, std::move(board.result), jobs, interrupt.token(),
            [&](const PartialResult& result) { progress.report(before + result.gamesPlayed()); });
        before += board.result.gamesPlayed();
    }
}

QString comparisonText(const Boards& boards, const std::array<std::string, 2>& paths) {
    QString text;
    for (const TournamentPart& board : boards)
        text += boardHeadline(board.tournament) + QLatin1Char('\n') +
                progressText({}, board.result.gamesPlayed(), board.tournament.plan().games);
    return text + QLatin1Char('\n') + comparisonReport(boards, paths);
}

} // namespace

int compareBoards(const BoardInput& input, const Arguments& arguments) {
    const std::array paths{*arguments.value("--board"), *arguments.value("--compare")};
    auto first = boardTournamentOf(input, arguments, paths[0]);
    auto second = first ? boardTournamentOf(input, arguments, paths[1]) : std::nullopt;
    if (!second || !canWriteResult(arguments, paths)) return exitUnusable;
    PartialResult none(*first);
    PartialResult noneOfSecond(*second);
    Boards boards{TournamentPart{*std::move(first), std::move(none)},
                  TournamentPart{*std::move(second), std::move(noneOfSecond)}};
    playOn(boards, jobsOf(arguments));
    const int status =
        giveResult({writeComparison(boards).value(), // boards that were read can be written
                    [&] { return comparisonText(boards, paths); }, gamesOn(boards), gamesInAll(boards)},
                   arguments);
    if (gamesOn(boards) != gamesInAll(boards))
        //: %1 and %2 are numbers
        complain(CommandLine::tr("stopped after %1 of %2 games; a comparison cannot be continued")
                     .arg(QString::number(gamesOn(boards)), QString::number(gamesInAll(boards))));
    return status;
}

} // namespace stonemason::wastes
