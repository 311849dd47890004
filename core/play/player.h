// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "core/play/pairing_tally.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace stonemason {

/// The playing strength of a computer player.
enum class PlayerLevel : std::uint8_t { Easy, Normal, Hard };

/// "easy", "normal", "hard".
std::string_view playerLevelId(PlayerLevel level);
std::optional<PlayerLevel> playerLevelFromId(std::string_view id);

/// The seed of one side's player in a game with this seed, so that the two draw different numbers.
std::uint64_t playerSeed(std::uint64_t gameSeed, int player);

/// A computer player of one game. Same options, same positions, same moves, on every machine.
template <TwoPlayerGame T>
class PlayerOf {
public:
    virtual ~PlayerOf() = default;
    /// The move for the player whose turn it is; the game must run. After a stop request it returns soon with
    /// the best move so far.
    virtual typename T::Move choose(const typename T::Rules& rules, const typename T::Position& position,
                                    std::stop_token stop = {}) = 0;
};

/// The two players of a game, player 0 first.
template <TwoPlayerGame T>
using ContestantsOf = std::array<std::unique_ptr<PlayerOf<T>>, playerCount>;

/// Lets the players go on from a position to the end of the game; play(Position&, Move) is to play each move.
/// Returns false when stopped before the end; the last move may then be a poor one.
template <TwoPlayerGame T, typename Play>
bool playOut(const typename T::Rules& rules, typename T::Position& position, const ContestantsOf<T>& players,
             const std::stop_token& stop, Play play) {
    while (T::state(position) == GameState::Running && !stop.stop_requested())
        play(position, players[std::size_t(T::toMove(position))]->choose(rules, position, stop));
    return !stop.stop_requested();
}

/// The results of both players in a game that ended with this position; without the number of moves.
template <TwoPlayerGame T>
std::array<SideResult, playerCount> sideResultsOf(const typename T::Position& end) {
    return {SideResult{resultOf(T::state(end), 0), T::points(end, 0)},
            SideResult{resultOf(T::state(end), 1), T::points(end, 1)}};
}

/// Lets the players, player 0 first, go on with a PlayedGame of their rules to its end. Returns false when
/// stopped before.
template <typename Game, typename Players>
bool playToEnd(Game& game, const Players& players, const std::stop_token& stop = {}) {
    while (!game.hasEnded() && !stop.stop_requested()) {
        const auto& player = players[std::size_t(game.playerOf(game.moveCount()))];
        game.play(player->choose(game.rules(), game.position(), stop));
    }
    return !stop.stop_requested();
}

inline constexpr int mostCostly = 3; ///< moves that the review of a game names

/// The mostCostly costliest moves that lost at least `least`, in the order of the game. A `Loss` has the
/// number of its move as `move` and its loss in the member `lost`.
template <typename Loss>
std::vector<Loss> costliest(std::vector<Loss> losses, int Loss::*lost, int least) {
    std::erase_if(losses, [lost, least](const Loss& loss) { return loss.*lost < least; });
    std::ranges::stable_sort(losses, std::ranges::greater(), lost);
    if (losses.size() > std::size_t(mostCostly)) losses.resize(std::size_t(mostCostly));
    std::ranges::sort(losses, {}, &Loss::move);
    return losses;
}

} // namespace stonemason
