// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/play/played_game.h"
#include "editor/play/play_document.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason {

/// A PlayDocument with the game in it: its moves as undo steps. `Game` is a PlayedGame or derived from one.
/// The game's own document defines the texts of undo steps.
template <typename Game>
class GameDocument : public PlayDocument {
public:
    using Move = typename Game::Move;
    using Position = typename Game::Position;
    using Record = typename Game::Record;

    explicit GameDocument(Game game, QObject* parent = nullptr)
        : PlayDocument(parent), game_(std::move(game)) {
        startAt(game_.moveCount());
    }

    const Game& game() const { return game_; }
    const auto& setup() const { return game_.setup(); }
    /// The position shown.
    const Position& position() const { return game_.positionAfter(shown()); }

    int moveCount() const override { return game_.moveCount(); }
    GameState stateAfter(int moves) const override { return game_.stateAfter(moves); }
    int toMoveAfter(int moves) const override { return game_.playerOf(moves); }
    bool isOver() const override { return game_.hasEnded(); }
    bool hasPersonPlayed() const override;
    std::optional<int> winnerOfGame() const override { return game_.winner(); }

    /// Plays at the position shown and returns true; does nothing and returns false if the move is illegal
    /// there, or the game is live and this is not its end.
    bool play(Move move) { return push(move, shown(), false); }
    /// The move of a computer or a peer, at the end of the game: one undo step with the person's before it.
    bool answer(Move move) { return push(move, game_.moveCount(), true); }
    void resign(int player) override;
    /// Truncates a live game to that many moves, after a take-back agreed by both sides.
    void goBackLive(int moves);

    /// The game up to the position shown, as a separate record.
    Record recordUpToShown() const;

protected:
    /// The text of the undo step of a move after that many others.
    virtual QString moveStepName(const Move& move, int after) const = 0;
    virtual QString resignStepName() const = 0;

    Game& gameToChange() { return game_; }
    /// Replaces the game by another in one undo step with that text; fails with `whenLive` if the game is
    /// live.
    Status exchangeFor(Game game, const QString& stepName, Message whenLive);

    /// The same with the game of a file and the review that was kept with it.
    /// @param review that of this document
    template <typename Review, typename Reviewed>
    Status exchangeForFile(Reviewed read, Review& review, const QString& stepName, Message whenLive) {
        Status status = exchangeFor(std::move(read.game), stepName, std::move(whenLive));
        if (status && read.review) review.restore(std::move(*read.review));
        return status;
    }

private:
    /// The continuation of a game after some of its moves.
    struct Line {
        std::vector<Move> moves;
        std::optional<int> resigned;
    };
    enum class By { Person, Answer };
    class ChangeLine;
    class ExchangeGame;

    Line lineAfter(int kept) const {
        const Record& record = game_.record();
        return {{record.moves.begin() + kept, record.moves.end()}, record.resigned};
    }
    void setLine(int kept, const Line& line, int shown);
    void exchange(Game& other);
    bool push(const Move& move, int kept, bool isAnswer);
    void playLive(const Move& move);

    Game game_;
    bool playing_ = false; ///< a move is being pushed, not undone or redone
};

/// The undo command that replaces the continuation from one position: a move, a different move instead of
/// later ones, a resignation.
template <typename Game>
class GameDocument<Game>::ChangeLine : public QUndoCommand {
public:
    /// @param kept number of moves before the change
    ChangeLine(GameDocument& document, const QString& text, int kept, Line after, By by)
        : QUndoCommand(text)
        , document_(document)
        , kept_(kept)
        , before_(document.lineAfter(kept))
        , after_(std::move(after))
        , by_(by) {}

    void redo() override { document_.setLine(kept_, after_, end()); }
    void undo() override { document_.setLine(kept_, before_, kept_); }
    int id() const override { return 1; }

    /// Merges answers with the move of the person before them, so that one undo reverts all of them.
    bool mergeWith(const QUndoCommand* other) override {
        const auto& next = static_cast<const ChangeLine&>(*other);
        if (by_ != By::Person || next.by_ != By::Answer || next.kept_ != end() || after_.resigned)
            return false;
        after_.moves.insert(after_.moves.end(), next.after_.moves.begin(), next.after_.moves.end());
        after_.resigned = next.after_.resigned;
        return true;
    }

private:
    int end() const { return kept_ + int(after_.moves.size()); }

    GameDocument& document_;
    int kept_;
    Line before_;
    Line after_;
    By by_;
};

/// The undo command that replaces the whole game.
template <typename Game>
class GameDocument<Game>::ExchangeGame : public QUndoCommand {
public:
    ExchangeGame(GameDocument& document, const QString& text, Game game)
        : QUndoCommand(text), document_(document), other_(std::move(game)) {}

    void redo() override { document_.exchange(other_); }
    void undo() override { document_.exchange(other_); }

private:
    GameDocument& document_;
    Game other_;
};

template <typename Game>
bool GameDocument<Game>::push(const Move& move, int kept, bool isAnswer) {
    const bool over = kept == game_.moveCount() && game_.hasEnded();
    if (over || !game_.isLegalAfter(kept, move)) return false;
    if (isLive()) {
        if (kept != game_.moveCount()) return false;
        playLive(move);
        return true;
    }
    playing_ = true;
    undoStack_.push(new ChangeLine(*this, moveStepName(move, kept), kept, {{move}, std::nullopt},
                                   isAnswer ? By::Answer : By::Person));
    playing_ = false;
    return true;
}

template <typename Game>
void GameDocument<Game>::playLive(const Move& move) {
    const int before = game_.moveCount();
    const bool looking = isAtEnd();
    game_.play(move);
    noteLiveChange(looking ? before + 1 : shown(), true, looking ? std::optional(before) : std::nullopt);
}

template <typename Game>
void GameDocument<Game>::goBackLive(int moves) {
    if (moves >= game_.moveCount()) return;
    game_.goBackTo(moves);
    noteLiveChange(std::min(shown(), moves), false, std::nullopt);
}

template <typename Game>
void GameDocument<Game>::resign(int player) {
    Game after = game_;
    after.resign(player);
    if (after.record().resigned == game_.record().resigned) return;
    if (isLive()) {
        game_ = std::move(after);
        noteLiveChange(game_.moveCount(), false, std::nullopt);
        return;
    }
    undoStack_.push(new ChangeLine(*this, resignStepName(), game_.moveCount(), {{}, player}, By::Person));
}

template <typename Game>
void GameDocument<Game>::setLine(int kept, const Line& line, int shown) {
    game_.goBackTo(kept);
    for (const Move& move : line.moves)
        game_.play(move);
    if (line.resigned) game_.resign(*line.resigned);
    const bool isNext = line.moves.size() == 1 && shown == kept + 1;
    noteChange(shown, playing_, isNext ? std::optional(kept) : std::nullopt);
}

template <typename Game>
void GameDocument<Game>::exchange(Game& other) {
    std::swap(game_, other);
    noteChange(game_.moveCount(), false, std::nullopt);
    emit titleChanged();
}

template <typename Game>
bool GameDocument<Game>::hasPersonPlayed() const {
    if (game_.record().resigned) return true;
    const SeatedPlayers seated = this->seated();
    for (int move = 0; move < game_.moveCount(); ++move)
        if (isPersonAt(seated, game_.playerOf(move))) return true;
    return false;
}

template <typename Game>
typename GameDocument<Game>::Record GameDocument<Game>::recordUpToShown() const {
    Record record = game_.record();
    if (isAtEnd()) return record;
    record.moves.erase(record.moves.begin() + shown(), record.moves.end());
    record.resigned.reset();
    return record;
}

template <typename Game>
Status GameDocument<Game>::exchangeFor(Game game, const QString& stepName, Message whenLive) {
    if (game.record() == game_.record()) return std::monostate{};
    if (isLive()) return Error{std::move(whenLive)};
    undoStack_.push(new ExchangeGame(*this, stepName, std::move(game)));
    return std::monostate{};
}

} // namespace stonemason
