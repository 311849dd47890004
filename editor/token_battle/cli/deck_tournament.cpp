// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/deck_tournament.h"

#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/tournament/runner.h"
#include "editor/cli/console.h"
#include "editor/token_battle/cli/duel_input.h"
#include "editor/token_battle/cli/entrant_list.h"
#include "editor/token_battle/cli/tournament_report.h"
#include "editor/token_battle/text/deck_text.h"

namespace stonemason::token_battle {

namespace {

/// See tournament_run.h.
struct DeckGame {
    using Tournament = token_battle::Tournament;
    using PartialResult = token_battle::PartialResult;
    using Part = TournamentPart;

    const DuelInput& input;

    static PartialResult run(const Tournament& tournament, PartialResult from, int jobs,
                             const std::stop_token& stop, const RunWatcher& watcher) {
        return runTournament(tournament, std::move(from), jobs, stop, watcher);
    }
    static auto merged(const std::vector<Part>& parts) { return token_battle::merged(parts); }
    Result<Part> read(std::string_view bytes) const { return readTournament(bytes, input.table()); }
    static std::string json(const Tournament& tournament, const PartialResult& result) {
        return writeTournament(tournament, result, standingsOf(tournament, result.tally));
    }
    static QString text(const Tournament& tournament, const PartialResult& result) {
        return tournamentText(tournament, result, standingsOf(tournament, result.tally));
    }
    int complain(const std::string& path, const Error& error) const {
        return complainAboutDecks(path, error, input.catalogue());
    }
};

std::optional<EntrantList> entrantsOf(const Arguments& arguments, DuelInput& input) {
    EntrantList entrants(input);
    const auto measured = arguments.value("--deck");
    if (measured && !entrants.add(DeckOperand(*measured))) return std::nullopt;
    const bool all = arguments.has("--all") || arguments.operands().size() == 1;
    for (const std::string& operand : arguments.operands()) {
        const DeckOperand source(operand);
        const bool added = all && source.name.empty() ? entrants.addAll(source) : entrants.add(source);
        if (!added) return std::nullopt;
    }
    return entrants;
}

int playAll(const Arguments& arguments, Shard shard, DuelInput& input) {
    const std::optional<EntrantList> entrants = entrantsOf(arguments, input);
    if (!entrants) return exitUnusable;
    const auto games = int(arguments.number("--games", 100));
    TournamentPlan plan{.form = arguments.has("--deck") ? TournamentForm::Field : TournamentForm::RoundRobin,
                        .entrants = entrants->entrants(),
                        .player = playerOf(arguments, "--player"),
                        .games = games + games % 2,
                        .seed = arguments.number("--seed", 1)};
    const auto tournament = Tournament::of(input.table(), std::move(plan));
    if (!tournament) return usageError("tournament", deckText(tournament.error().message, input.catalogue()));
    entrants->sayNewNames();
    if (!canWriteResult(arguments, input.files())) return exitUnusable;
    const auto sayWhatChanged = [&input] {
        for (const std::string& path : input.changedFiles())
            complain(CommandLine::tr("%1: the file has changed during the run; its decks were played as they "
                                     "were at the beginning")
                         .arg(pathText(path)));
    };
    return playAndGive(DeckGame{input}, *tournament, PartialResult(*tournament, shard), arguments,
                       sayWhatChanged);
}

} // namespace

int playDeckTournament(CommandCall& call, Shard shard) {
    std::optional<DuelInput> input = DuelInput::load();
    return input ? playAll(call.arguments(), shard, *input) : exitUnusable;
}

int resumeDeckTournament(CommandCall& call, const PartFile& file) {
    const std::optional<DuelInput> input = DuelInput::load();
    return input ? resumeResult(DeckGame{*input}, file, call.arguments()) : exitUnusable;
}

int mergeDeckTournaments(CommandCall& call, PartFile first) {
    const std::optional<DuelInput> input = DuelInput::load();
    return input ? mergeResults(DeckGame{*input}, std::move(first), call.arguments()) : exitUnusable;
}

} // namespace stonemason::token_battle
