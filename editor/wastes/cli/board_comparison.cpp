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

std::int64_t gamesOn(const ComparedBoards& boards) {
    return boards[0].result.gamesPlayed() + boards[1].result.gamesPlayed();
}

std::int64_t gamesInAll(const ComparedBoards& boards) {
    return std::int64_t(boards[0].tournament.plan().games) + boards[1].tournament.plan().games;
}

void playOn(ComparedBoards& boards, int jobs) {
    ProgressLines progress(gamesOn(boards), gamesInAll(boards), gamesText);
    const Interrupt interrupt;
    for (TournamentPart& board : boards) {
        const std::int64_t others = gamesOn(boards) - board.result.gamesPlayed();
        board.result = runTournament(
            board.tournament, std::move(board.result), jobs, interrupt.token(),
            [&](const PartialResult& result) { progress.report(others + result.gamesPlayed()); });
    }
}

QString comparisonText(const ComparedBoards& boards, const std::array<std::string, 2>& paths) {
    QString text;
    for (const TournamentPart& board : boards)
        text += boardHeadline(board.tournament) + QLatin1Char('\n') +
                progressText({}, board.result.gamesPlayed(), board.tournament.plan().games);
    return text + QLatin1Char('\n') + comparisonReport(boards, paths);
}

/// @param paths of the boards, used if they have no names; empty when continuing a comparison
int playAndCompare(ComparedBoards boards, const std::array<std::string, 2>& paths,
                   const Arguments& arguments) {
    playOn(boards, jobsOf(arguments));
    return giveRun({writeComparison(boards).value(), // boards that were read can be written
                    [&] { return comparisonText(boards, paths); }, gamesOn(boards), gamesInAll(boards)},
                   arguments);
}

} // namespace

int compareBoards(const BoardInput& input, const Arguments& arguments) {
    const std::array paths{*arguments.value("--board"), *arguments.value("--compare")};
    auto first = boardTournamentOf(input, arguments, paths[0]);
    auto second = first ? boardTournamentOf(input, arguments, paths[1]) : std::nullopt;
    if (!second || !canWriteResult(arguments, paths)) return exitUnusable;
    PartialResult none(*first);
    PartialResult noneOfSecond(*second);
    return playAndCompare({TournamentPart{*std::move(first), std::move(none)},
                           TournamentPart{*std::move(second), std::move(noneOfSecond)}},
                          paths, arguments);
}

int resumeComparison(const BoardInput& input, const PartFile& file, const Arguments& arguments) {
    auto boards = readComparison(file.bytes, input.profile());
    if (!boards) return complainAbout(file.path, boards.error());
    if (!canWriteResult(arguments, {})) return exitUnusable;
    return playAndCompare(std::move(boards).value(), {}, arguments);
}

} // namespace stonemason::wastes
