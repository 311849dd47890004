// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace stonemason {
class PictureButton;
}

namespace stonemason::wastes {

class BoardRenderer;

/// Asks what a new board is to be: its name, and whether it starts plain, of what size and symmetry, or from
/// a board that there is.
class NewBoardDialog : public QDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    NewBoardDialog(const Profile& profile, BoardRenderer& renderer, std::vector<Board> samples,
                   QWidget* parent = nullptr);

    /// The board as chosen; meaningful at any time.
    Board board() const;

    QLineEdit* nameField() const { return name_; }
    /// Plain first, then the samples.
    const std::vector<PictureButton*>& startChoices() const { return starts_; }
    QSpinBox* rowsField() const { return rows_; }
    QSpinBox* columnsField() const { return columns_; }
    QComboBox* symmetryField() const { return symmetry_; }
    QCheckBox* piecesField() const { return pieces_; }

private:
    QWidget* buildStarts();
    QWidget* buildPlain();
    void addStart(const QString& title, const Board& board);
    Board plain() const;
    void showPlain();
    std::size_t chosen() const;

    const Profile& profile_;
    BoardRenderer& renderer_;
    std::vector<Board> samples_;
    QLineEdit* name_;
    std::vector<PictureButton*> starts_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QComboBox* symmetry_;
    QCheckBox* pieces_;
    QWidget* plain_ = nullptr;
};

} // namespace stonemason::wastes
