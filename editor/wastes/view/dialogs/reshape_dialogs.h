// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/symmetry.h"
#include "editor/grid/dialogs/half_choice_dialog.h"
#include "editor/grid/dialogs/size_dialog.h"

#include <array>

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;

/// How large a board is to be, and how many pieces fall off.
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

/// Asks how a board that breaks a symmetry is made to obey it. It follows a board that is read anew
/// meanwhile.
class SymmetryDialog : public HalfChoiceDialog {
    Q_OBJECT

public:
    SymmetryDialog(BoardDocument& document, BoardRenderer& renderer, Symmetry symmetry,
                   QWidget* parent = nullptr);

    /// Declares the symmetry and makes the chosen repair: one undo step.
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
