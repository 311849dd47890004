// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/sketch/grid_sketch.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace stonemason {

/// Chooses the picture that a board is traced from, how strongly it is seen and where it lies. What is
/// changed is seen at once.
class SketchDialog : public QDialog {
    Q_OBJECT

public:
    /// The sketch must outlive the dialog.
    explicit SketchDialog(GridSketch& sketch, QWidget* parent = nullptr);

    QLabel* remark() const { return remark_; } ///< what is the matter, or nothing
    QPushButton* removeButton() const { return remove_; }
    QCheckBox* shownBox() const { return shown_; }
    QSlider* opacitySlider() const { return opacity_; }
    QSpinBox* scaleField() const { return scale_; }
    QSpinBox* rightField() const { return right_; }
    QSpinBox* downField() const { return down_; }

private:
    QSpinBox* percentField(int least, int most, int SketchLook::*field);
    void change(int SketchLook::*field, int value);
    void choose();
    void refresh();

    GridSketch& sketch_;
    QLabel* file_;
    QLabel* remark_;
    QPushButton* choose_;
    QPushButton* remove_;
    QCheckBox* shown_;
    QSlider* opacity_;
    QSpinBox* scale_;
    QSpinBox* right_;
    QSpinBox* down_;
};

} // namespace stonemason
