// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/play/game_traits.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason {

/// A recorded game: its setup before the first move and the moves. Replaying it gives every position exactly.
template <TwoPlayerGame T, typename SetupOfGame>
struct RecordOf {
    using Setup = SetupOfGame;

    Setup setup;
    std::vector<typename T::Move> moves;
    std::optional<int> resigned; ///< the player who gave the game up

    bool operator==(const RecordOf&) const = default;
};

/// A game as it is played: the moves so far with all positions, so that any of them can be looked at, the
/// last moves undone, and another way tried from anywhere. A value.
template <TwoPlayerGame T, typename Setup>
class PlayedGame {
public:
    using Rules = typename T::Rules;
    using Position = typename T::Position;
    using Move = typename T::Move;
    using Record = RecordOf<T, Setup>;

    /// The game before its first move.
    PlayedGame(Rules rules, Setup setup, Position first)
        : rules_(std::move(rules)), record_{std::move(setup), {}, {}}, positions_{std::move(first)} {}

    const Rules& rules() const { return rules_; }
    const Setup& setup() const { return record_.setup; }
    const Record& record() const { return record_; }
    int moveCount() const { return int(record_.moves.size()); }
    /// The position after so many moves, 0 to moveCount().
    const Position& positionAfter(int moves) const { return positions_[std::size_t(moves)]; }
    const Position& position() const { return positions_.back(); }
    /// A move, counted from 0, and who played it.
    const Move& move(int index) const { return record_.moves[std::size_t(index)]; }
    int playerOf(int move) const { return T::toMove(positionAfter(move)); }
    /// How the rules see the position after so many moves, and whether a move can be played there by them.
    GameState stateAfter(int moves) const { return T::state(positionAfter(moves)); }
    bool isLegalAfter(int moves, const Move& move) const {
        return T::isLegal(rules_, positionAfter(moves), move);
    }

    /// Whether the game has ended, by the rules or because a side gave up.
    bool hasEnded() const { return T::state(position()) != GameState::Running || record_.resigned; }
    /// nullopt while the game runs and for a draw. Who gives up loses.
    std::optional<int> winner() const {
        return record_.resigned ? 1 - *record_.resigned : winnerOf(T::state(position()));
    }

    /// Plays a move and returns true, or does nothing when it is not legal or the game has ended.
    bool play(Move move) {
        if (hasEnded() || !isLegalAfter(moveCount(), move)) return false;
        Position next = position();
        T::play(rules_, next, move);
        positions_.push_back(std::move(next));
        record_.moves.push_back(std::move(move));
        return true;
    }
    /// Takes moves back until so many are left; a resignation too.
    void goBackTo(int moves) {
        record_.resigned.reset();
        record_.moves.erase(record_.moves.begin() + moves, record_.moves.end());
        positions_.erase(positions_.begin() + moves + 1, positions_.end());
    }
    /// Ends the game; does nothing unless it runs, there is such a player, and canResign() of the
    /// setup, where it has one, is true.
    void resign(int player) {
        if constexpr (requires { setup().canResign(); })
            if (!setup().canResign()) return;
        if ((player == 0 || player == 1) && !hasEnded()) record_.resigned = player;
    }

protected:
    /// For a game that reveals parts of its setup while it is played.
    Rules& rulesToChange() { return rules_; }
    Setup& setupToChange() { return record_.setup; }

private:
    Rules rules_;
    Record record_;
    std::vector<Position> positions_;
};

/// Plays the moves of a record, and its resignation if it has one. Returns the number, from 1, of the first
/// move that cannot be played, or of the move after the last for a resignation that cannot be; the game then
/// stays as it was before that. nullopt when everything was played.
template <typename Game>
std::optional<int> playRecord(Game& game, const typename Game::Record& record) {
    for (const auto& move : record.moves)
        if (!game.play(move)) return game.moveCount() + 1;
    if (!record.resigned) return std::nullopt;
    game.resign(*record.resigned);
    if (game.record().resigned == record.resigned) return std::nullopt;
    return game.moveCount() + 1;
}

/// The ids of errors of a record that cannot be replayed, beside that of an illegal move.
struct ReplayErrors {
    std::string_view resigned; ///< by a player who cannot resign; no arguments
    std::string_view afterEnd; ///< a move after the end of the game (its number from 1)
};

/// The game with all moves of the record played, from one that has just begun, or the error that it begins
/// with. illegalMoveId(game, move) is the id of the error (number from 1) for a move that cannot be played.
template <typename Game, typename IllegalMoveId>
Result<Game> replayed(Result<Game> begun, const typename Game::Record& record, const ReplayErrors& errors,
                      IllegalMoveId illegalMoveId) {
    if (!begun) return begun;
    Game& game = begun.value();
    const std::optional<int> stopped = playRecord(game, record);
    if (!stopped) return begun;
    if (game.moveCount() == int(record.moves.size())) return Error{{errors.resigned}};
    if (game.hasEnded()) return Error{{errors.afterEnd, {*stopped}}};
    return Error{{illegalMoveId(game, record.moves[std::size_t(game.moveCount())]), {*stopped}}};
}

} // namespace stonemason
