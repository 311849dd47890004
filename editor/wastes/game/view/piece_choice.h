// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/players/advantage.h"
#include "editor/wastes/game/model/war_document.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace stonemason::wastes {

/// The move that is being thought about in a view: the chosen piece, and where it may go. Pointer, keys and
/// drags differ only in how they choose the two.
class PieceChoice : public QObject {
    Q_OBJECT

public:
    explicit PieceChoice(WarTurns& turns, QObject* parent = nullptr);

    WarTurns& turns() const { return turns_; }
    WarDocument& document() const { return turns_.document(); }

    /// Where the chosen piece stands; noSquare for none.
    Square chosen() const { return chosen_; }
    /// Where it can go.
    const std::vector<Square>& targets() const { return targets_; }
    bool isTarget(Square square) const;

    /// A click or Enter on a square: chooses an own piece there, plays the chosen one there, puts it back on
    /// its own square, or shows why none of that is possible.
    void press(Square square);
    /// Chooses the piece there; false: it cannot be chosen, which is reported if `aloud`.
    bool choose(Square square, bool aloud = true);
    /// Plays the chosen piece to the square and returns true, or shows why it cannot go there.
    bool playTo(Square square);
    void cancel();

    /// A move that a player who looks ahead would make here, and the win that it forces where one is proven;
    /// shown until the position changes.
    struct Hint {
        Move move;
        std::optional<SureWin> win{};
        bool isHards = true; ///< else Hard had not seen the win

        bool operator==(const Hint&) const = default;
    };
    std::optional<Move> hint() const;
    const Hint* wholeHint() const;
    void setHint(const Hint& hint);

    /// How the game may go on from here, drawn until the position is another; empty for none.
    const std::vector<Move>& line() const;
    void setLine(std::vector<Move> line);

    /// Why nobody can move at this desk now, or empty.
    QString whyNot() const;

signals:
    void changed();
    void refused(const QString& sentence);
    /// The last refusal no longer applies.
    void accepted();
    /// A move that dropped later ones.
    void branched(int dropped);

private:
    void followDocument();
    void setChosen(Square square);
    bool isOwn(Square square) const;

    WarTurns& turns_;
    Square chosen_ = noSquare;
    std::vector<Square> targets_;
    std::optional<Hint> hint_;
    std::uint64_t hintPosition_ = 0; ///< the key of the position that it is for
    std::vector<Move> line_;
    std::uint64_t linePosition_ = 0; ///< likewise
};

} // namespace stonemason::wastes
