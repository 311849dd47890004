// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/symmetry.h"
#include "editor/grid/dialogs/half_choice_dialog.h"
#include "editor/grid/dialogs/size_dialog.h"

#include <array>

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;

/// Asks for the new size of a board, and shows how many pieces it would remove.
class ResizeDialog : public SizeDialog {
    Q_OBJECT

public:
    ResizeDialog(BoardDocument& document, BoardRenderer& renderer, QWidget* parent = nullptr);

    /// Makes the change one undo step.
    void accept() override;

private:
    Outcome outcome(const Margins& margins, QSize pixels) const override;

    BoardDocument& document_;
    BoardRenderer& renderer_;
};

/// Asks how to repair a board that breaks a symmetry. The dialog is updated if the board is reloaded while
/// it is open.
class SymmetryDialog : public HalfChoiceDialog {
    Q_OBJECT

public:
    SymmetryDialog(BoardDocument& document, BoardRenderer& renderer, Symmetry symmetry,
                   QWidget* parent = nullptr);

    /// Declares the symmetry and makes the chosen repair, as one undo step.
    void accept() override;

private:
    void workOut();
    void showChoice(int index);

    BoardDocument& document_;
    BoardRenderer& renderer_;
    Symmetry symmetry_;
    std::array<BoardEdit, 3> edits_;
};

} // namespace stonemason::wastes
