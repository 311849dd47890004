// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/play/schedule.h"
#include "core/wastes/game/engine.h"
#include "core/wastes/players/player.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace stonemason::wastes {

/// A computer player and its strength.
struct ComputerPlayer {
    PlayerLevel level = PlayerLevel::Normal;
    int nodes = 0; ///< Hard's, see PlayerOptions

    bool operator==(const ComputerPlayer&) const = default;
};

/// The player, drawing what is left to chance from the seed.
std::unique_ptr<Player> makePlayer(const ComputerPlayer& player, std::uint64_t seed);

/// All inputs of the results except the game's numbers.
struct TournamentPlan {
    Board board;
    std::array<ComputerPlayer, playerCount> players{}; ///< who meet; equals say how fair the board is
    int games = 100;                                   ///< even, 2 to maximumGames
    std::uint64_t seed = 0;                            ///< at most maximumSeed
    TournamentForm form = TournamentForm::RoundRobin;  ///< makes no difference with two

    bool operator==(const TournamentPlan&) const = default;
};

/// Two players on one board. They play units of two games: in the first the plan's first player has the side
/// that moves first, in the second the other. Both games begin with the same opening; those of equals, which
/// only measure the board, each with one of its own. Results are a pure function of this value.
class Tournament {
public:
    /// Errors: those of Engine::of, tournament/games (fewest, most), tournament/seed. Fields of the board
    /// that are not known are left out of the plan.
    static Result<Tournament> of(TournamentPlan plan, const Profile& profile);

    const TournamentPlan& plan() const { return plan_; }
    const Schedule& schedule() const { return schedule_; }
    const Engine& engine() const { return engine_; }
    /// The side that moves first on the board.
    Side firstMover() const { return plan_.board.toMove; }

    /// 16 hexadecimal digits that differ when anything differs that results depend on: the plan, the game's
    /// numbers, the way games are played. Guards against mistakes, not against malice.
    const std::string& fingerprint() const { return fingerprint_; }

private:
    Tournament(TournamentPlan plan, Engine engine);

    TournamentPlan plan_;
    Engine engine_;
    Schedule schedule_;
    std::string fingerprint_;
};

/// The part of fingerprint() that does not depend on the plan: the game's numbers, the way games are played.
std::string gameFingerprint(const Profile& profile);

/// Moves of both that are drawn before the players of a tournament take over (decided): players that choose
/// the same from the same position would play one game again and again.
inline constexpr int openingMoves = 4;

/// A position of a running game after so many legal moves, each as likely, drawn from the seed. The start
/// where no such position is found: on a board where games end sooner.
Position openingOf(const Engine& engine, std::uint64_t seed);

} // namespace stonemason::wastes
