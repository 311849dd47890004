// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/grid/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason::wastes {

class BoardDocument;
struct PieceMove;

/// Places the chosen piece on a cell and shows a notice if it replaces another one; during a drag the piece
/// follows the pointer. The right button picks what is under the pointer.
class PlacePieceTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlacePieceTool)

public:
    PlacePieceTool() : Tool(QStringLiteral("place-piece")) {}

    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    void refresh(PaintTarget& target) override;
    QString hint() const override;

    /// Places a piece as the tool does, as one undo step.
    static void place(BoardDocument& document, Piece piece, Cell cell);

private:
    void show(PaintTarget& target) const;

    std::optional<Cell> at_; ///< none: no gesture, or one that only picks
};

/// Selects pieces and moves them: a click selects one, a drag on it moves it with the whole selection (with
/// Ctrl: copies it), a drag elsewhere selects the pieces in a rectangle. A moved piece swaps places with a
/// piece at its target; a copy replaces it.
class MovePieceTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(MovePieceTool)

public:
    MovePieceTool() : Tool(QStringLiteral("move-piece")) {}

    bool isDragged() const override { return true; }
    bool beginsAnywhere() const override { return true; }
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    QString hint() const override;

private:
    enum class Gesture { None, Select, Move };

    void showMoved(PaintTarget& target) const;
    void selectPieces(PaintTarget& target) const;
    void copy(PaintTarget& target) const;
    void move(PaintTarget& target) const;
    QString whyNot(const BoardDocument& document, const PieceMove& move) const;
    QString nameOfMoving(const BoardDocument& document) const;
    std::vector<Cell> movedSelection(const BoardDocument& document) const;
    Cell by() const { return {to_.row - from_.row, to_.column - from_.column}; }

    Gesture gesture_ = Gesture::None;
    Modifiers modifiers_;
    Cell from_;
    Cell to_;
    CellSet before_;            ///< the selection at the start of the gesture
    std::vector<Piece> moving_; ///< positions before the gesture; mirror images move automatically
};

/// The generic tools that boards of the Wastes support, and those for pieces and jumps.
std::vector<std::unique_ptr<Tool>> wastesTools();

} // namespace stonemason::wastes
