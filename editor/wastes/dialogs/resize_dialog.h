// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board_shape.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;

/// Asks how many rows and columns to add or take away on each side, and shows the board as it would be.
class ResizeDialog : public QDialog {
    Q_OBJECT

public:
    ResizeDialog(BoardDocument& document, BoardRenderer& renderer, QWidget* parent = nullptr);

    QSpinBox* topField() const { return top_; }
    QSpinBox* rightField() const { return right_; }
    QComboBox* fillField() const { return fill_; }
    QLabel* verdict() const { return verdict_; }

    /// Makes the change one undo step.
    void accept() override;

private:
    QWidget* buildFields();
    Margins margins() const;
    Tile fill() const;
    void showOutcome();

    BoardDocument& document_;
    BoardRenderer& renderer_;
    QSpinBox* top_;
    QSpinBox* bottom_;
    QSpinBox* left_;
    QSpinBox* right_;
    QComboBox* fill_;
    QLabel* picture_;
    QLabel* verdict_;
    QPushButton* ok_ = nullptr;
};

} // namespace stonemason::wastes
