// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/symmetry.h"

#include <QDialog>

#include <array>

class QLabel;

namespace stonemason {
class PictureButton;
}

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;

/// Asks how a board that breaks a symmetry shall come to obey it: by copying one half onto the other, shown
/// as pictures of the outcome, or not at all for now. It follows a board that is read anew meanwhile.
class SymmetryDialog : public QDialog {
    Q_OBJECT

public:
    SymmetryDialog(BoardDocument& document, BoardRenderer& renderer, Symmetry symmetry,
                   QWidget* parent = nullptr);

    /// Keep the first half, keep the second, leave as it is.
    PictureButton* choice(int index) const { return choices_[std::size_t(index)]; }

    /// Declares the symmetry and makes the chosen repair: one undo step.
    void accept() override;

private:
    void workOut();
    void showChoice(int index);

    BoardDocument& document_;
    BoardRenderer& renderer_;
    Symmetry symmetry_;
    std::array<BoardEdit, 3> edits_;
    std::array<PictureButton*, 3> choices_{};
    QLabel* intro_;
};

} // namespace stonemason::wastes
