// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/tournament/runner.h"

#include "core/base/random.h"
#include "core/wastes/tournament/tournament.h"

#include <utility>

namespace stonemason::wastes {

namespace {

std::optional<BoardGame> playGame(const Engine& engine, Position position,
                                  const ContestantsOf<WarTraits>& players, const std::stop_token& stop) {
    BoardGame game;
    const auto play = [&](Position& on, Move move) {
        engine.play(on, move);
        ++game.moves;
    };
    if (!playOut<WarTraits>(engine, position, players, stop, play)) return std::nullopt;
    game.sides = sideResultsOf<WarTraits>(position);
    game.end = position.end;
    return game;
}

} // namespace

std::optional<UnitGames> playUnit(const Tournament& tournament, std::int64_t unit,
                                  const std::stop_token& stop) {
    const std::uint64_t seed = tournament.schedule().seedOfUnit(tournament.plan().seed, unit);
    const auto& [one, other] = tournament.plan().players;
    const Position opening = openingOf(tournament.engine(), seed);
    // Equals would play nearly the same game twice from one opening.
    const Position second =
        one == other ? openingOf(tournament.engine(), SeededRandom(seed).next()) : opening;
    const auto first = std::size_t(tournament.firstMover());
    UnitGames games;
    for (std::size_t game = 0; game < games.size(); ++game) {
        ContestantsOf<WarTraits> players;
        for (std::size_t i = 0; i < players.size(); ++i)
            players[i == game ? first : 1 - first] =
                makePlayer(tournament.plan().players[i], playerSeed(seed, int(i)));
        const auto played = playGame(tournament.engine(), game == 0 ? opening : second, players, stop);
        if (!played) return std::nullopt;
        games[game] = *played;
        if (first == 1) std::swap(games[game].sides[0], games[game].sides[1]);
    }
    return games;
}

PartialResult runTournament(const Tournament& tournament, PartialResult from, int jobs,
                            const std::stop_token& stop, const RunWatcher& watcher) {
    const auto play = [&](std::int64_t unit) { return playUnit(tournament, unit, stop); };
    const auto add = [](const UnitGames& games, std::int64_t, Tally& tally) { tally.add(games); };
    return withUnitsPlayed<UnitGames>(std::move(from), tournament.schedule(), jobs, stop, watcher, play, add);
}

std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts) {
    return mergedParts(parts,
                       [](const TournamentPlan& part, const TournamentPlan& first) -> std::optional<Message> {
                           if (part.players != first.players) return Message{"tournament/other-player"};
                           if (part.board != first.board) return Message{"tournament/other-board"};
                           return std::nullopt;
                       });
}

} // namespace stonemason::wastes
