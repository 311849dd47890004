// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the result of a tournament or of a shard of one.
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/tournament/runner.h"
#include "tests/fuzz/duel_oracle.h"

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

namespace {

void requireRoundTrip(const TournamentPart& part) {
    const std::string written =
        writeTournament(part.tournament, part.result, standingsOf(part.tournament, part.result.tally));
    require(looksLikeTournament(written), "a result looks like one");
    const auto again = readTournament(written, fuzz::duels());
    require(again.ok(), "what was written can be read");
    require(again->result == part.result && again->tournament.plan() == part.tournament.plan(),
            "what was written reads back equal");
}

/// What the program plays and writes today is accepted, however old the seeds are.
bool requireOwn() {
    TournamentPlan plan{.player = {PlayerLevel::Easy}, .games = 4};
    SeededRandom random(1);
    for (const char* name : {"One", "Two", "Three"})
        plan.entrants.push_back({name, randomDeck(fuzz::cards(), random)});
    const auto tournament = Tournament::of(fuzz::duels(), std::move(plan));
    require(tournament.ok(), "dealt decks can take part");
    PartialResult played = runTournament(*tournament, PartialResult(*tournament, {1, 2}), 1);
    requireRoundTrip({*tournament, std::move(played)});
    return true;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    [[maybe_unused]] static const bool own = requireOwn();
    const std::string_view input = fuzz::textOf(data, size);
    const auto part = readTournament(input, fuzz::duels());
    if (!part) {
        fuzz::requireGoodError(part.error(), input);
        return 0;
    }
    requireRoundTrip(*part);
    const TournamentPart parts[] = {*part};
    const auto whole = merged(parts);
    require(part->result.shard.of > 1 || std::holds_alternative<PartialResult>(whole),
            "the only part is the whole");
    return 0;
}
