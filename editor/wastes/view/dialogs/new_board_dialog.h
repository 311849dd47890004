// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"
#include "editor/grid/dialogs/new_document_dialog.h"
#include "editor/grid/dialogs/size_dialog.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QPushButton;

namespace stonemason::wastes {

class BoardRenderer;

/// Asks for the properties of a new board: its name, and whether it starts plain, with a size and symmetry,
/// or from an existing board.
class NewBoardDialog : public NewDocumentDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    NewBoardDialog(const Profile& profile, BoardRenderer& renderer, std::vector<Board> samples,
                   QWidget* parent = nullptr);

    /// What exec() returns if the user chooses to generate a board instead.
    static constexpr int wantsGenerated = 2;

    /// The board as currently chosen; valid at any time.
    Board board() const;

    QSpinBox* rowsField() const { return size_.rows(); }
    QSpinBox* columnsField() const { return size_.columns(); }
    QComboBox* symmetryField() const { return symmetry_; }
    QCheckBox* piecesField() const { return pieces_; }
    QPushButton* generatedButton() const { return generated_; }

private:
    QWidget* buildPlain();
    QImage pictureOf(const Board& board, bool axis) const;
    Board plain() const;
    void showPlain();

    const Profile& profile_;
    BoardRenderer& renderer_;
    std::vector<Board> samples_;
    SizeFields size_;
    QComboBox* symmetry_;
    QCheckBox* pieces_;
    QPushButton* generated_;
};

} // namespace stonemason::wastes
