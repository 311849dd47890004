// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_shape.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace stonemason::ambush {

class PatternDocument;
class PatternRenderer;

/// Asks how many rows and columns to add or take away on each side, and shows the pattern as it would be.
class PatternSizeDialog : public QDialog {
    Q_OBJECT

public:
    PatternSizeDialog(PatternDocument& document, PatternRenderer& renderer, QWidget* parent = nullptr);

    QSpinBox* topField() const { return top_; }
    QSpinBox* bottomField() const { return bottom_; }
    QSpinBox* leftField() const { return left_; }
    QSpinBox* rightField() const { return right_; }
    QComboBox* fillField() const { return fill_; }
    QLabel* verdict() const { return verdict_; }

    /// Makes the change one undo step.
    void accept() override;

private:
    QWidget* buildFields();
    Margins margins() const;
    char fill() const;
    void showOutcome();

    PatternDocument& document_;
    PatternRenderer& renderer_;
    QSpinBox* top_;
    QSpinBox* bottom_;
    QSpinBox* left_;
    QSpinBox* right_;
    QComboBox* fill_;
    QLabel* picture_;
    QLabel* verdict_;
    QPushButton* ok_ = nullptr;
};

} // namespace stonemason::ambush
