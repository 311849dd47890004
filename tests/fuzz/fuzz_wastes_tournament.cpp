// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the result of a tournament on a board of War in the Wastes, or of a shard of one.
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/tournament_file.h"
#include "core/wastes/tournament/runner.h"
#include "tests/fuzz/wastes_oracle.h"

using namespace stonemason;
using fuzz::require;

namespace {

void requireRoundTrip(const wastes::TournamentPart& part) {
    const auto written =
        writeTournament(part.tournament, part.result, standingsOf(part.tournament, part.result.tally));
    require(written.ok(), "what was read can be written");
    require(wastes::looksLikeTournament(*written), "a result looks like one");
    const auto again = wastes::readTournament(*written, fuzz::theWastes());
    require(again.ok(), "what was written can be read");
    require(again->result == part.result && again->tournament.plan() == part.tournament.plan(),
            "what was written reads back equal");
}

/// What the program plays and writes today is accepted, however old the seeds are.
bool requireOwn() {
    wastes::Board board = wastes::readBoardRows("..B\n.~.\nR..\n").value();
    board.pieces = {{wastes::Side::Blue, 1, {0, 0}}, {wastes::Side::Red, 1, {2, 2}}};
    const auto tournament = wastes::Tournament::of({.board = board, .games = 4}, fuzz::theWastes());
    require(tournament.ok(), "a small board can be played on");
    requireRoundTrip(
        {*tournament, runTournament(*tournament, wastes::PartialResult(*tournament, {1, 2}), 1)});
    return true;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    [[maybe_unused]] static const bool own = requireOwn();
    const std::string_view input = fuzz::textOf(data, size);
    const auto part = wastes::readTournament(input, fuzz::theWastes());
    if (!part) {
        fuzz::requireGoodWastesError(part.error(), input);
        return 0;
    }
    requireRoundTrip(*part);
    const wastes::TournamentPart parts[] = {*part};
    const auto whole = wastes::merged(parts);
    require(part->result.shard.of > 1 || std::holds_alternative<wastes::PartialResult>(whole),
            "the only part is the whole");
    return 0;
}
