// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"
#include "editor/token_battle/duel/model/duel_turns.h"

#include <array>
#include <vector>

namespace stonemason::token_battle {

/// What a move would do: played on a copy of the position.
struct MovePreview {
    Move move;
    int player = 0;
    DuelCard card;
    Position before;
    Position after;
    std::vector<DuelEvent> events{};
    Squares area = 0;    ///< cells on the board that the ability reaches
    Squares touched = 0; ///< those of them on which it does something
    std::array<int, playerCount> yieldsBefore{};
    std::array<int, playerCount> yieldsAfter{};

    int count(DuelEventKind kind) const;
    /// Whether that event of a flip moves the token of the other side as well.
    bool isExchange(const DuelEvent& event) const;
};

/// The preview of a legal move.
MovePreview previewOf(const Duel& duel, const Position& position, Move move);

/// The move that is being thought about in a view: the chosen stack and the cell under the pointer or the
/// keyboard cursor. Pointer, keys and drags differ only in how they choose the two.
class MoveChoice : public QObject {
    Q_OBJECT

public:
    explicit MoveChoice(DuelTurns& play, QObject* parent = nullptr);

    DuelTurns& duelTurns() const { return play_; }
    DuelDocument& document() const { return play_.document(); }

    /// The stack of the player to move whose top card is chosen.
    std::optional<int> stack() const { return stack_; }
    /// Chooses it and returns true, or shows why it cannot be chosen.
    bool choose(int stack);
    void cancel();

    /// The cell the keys are at; any time.
    Square cursor() const { return cursor_; }
    void setCursor(Square square);
    /// By so many rows and columns, staying on the board.
    void moveCursor(int rows, int columns);
    /// The cell under the pointer, noSquare for none. It counts for more than the cursor.
    void setHovered(Square square);
    Square hovered() const { return hovered_; }
    /// The cell that is meant: the hovered one, else the cursor while it is shown, else noSquare.
    Square square() const;
    /// Whether the cursor is shown: the keys moved it last.
    void setCursorShown(bool shown);
    bool isCursorShown() const { return cursorShown_; }

    /// What playing the chosen card on the cell would do; nullopt when it cannot be played.
    const std::optional<MovePreview>& preview() const { return preview_; }

    /// The move that was suggested for the position looked at, while it can be played; nullopt for none.
    std::optional<Move> hint() const;
    /// Ignored when the move is not legal in the position looked at.
    void setHint(Move hint);

    /// Plays the chosen card on the cell and returns true, or shows why it cannot be played.
    bool playOn(Square square);
    /// Whether a card that the side to move can play is known at this desk.
    bool holdsKnownCard() const;
    /// Why nobody can move at this desk now, or empty.
    QString whyNot() const;
    /// Shows the user why a gesture has no effect.
    void refuse(const QString& sentence);

signals:
    void changed();
    void refused(const QString& sentence);
    /// The last refusal no longer applies: a card was chosen or played, or the position or the reason has
    /// changed.
    void accepted();
    /// A move that dropped later ones.
    void branched(int dropped);

private:
    void followDocument();
    void refresh();
    void withdrawRefusal();

    DuelTurns& play_;
    std::optional<int> stack_;
    Square cursor_ = squareOf({duelSide / 2, duelSide / 2 - 1});
    Square hovered_ = noSquare;
    bool cursorShown_ = false;
    std::optional<MovePreview> preview_;
    std::optional<Move> hint_;         ///< of the position looked at
    std::optional<QString> refusedAt_; ///< whyNot() when something was refused, until that matters no longer
};

} // namespace stonemason::token_battle
