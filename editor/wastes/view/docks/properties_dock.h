// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/view/canvas/board_canvas.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace stonemason::wastes {

/// The texts of a board, its symmetry and who moves first. Typing changes the board at once; consecutive
/// typing in one field is merged into one undo step.
class PropertiesDock : public BoardDock {
    Q_OBJECT

public:
    PropertiesDock();

    QLineEdit* nameField() const { return name_; }
    QLineEdit* authorField() const { return author_; }
    QPlainTextEdit* descriptionField() const { return description_; }
    QComboBox* symmetryField() const { return symmetry_; }
    QComboBox* firstField() const { return first_; }

signals:
    /// The user asks for another symmetry; the board still declares the old one.
    void symmetryRequested(stonemason::wastes::Symmetry symmetry);

protected:
    void bound() override;

private:
    QWidget* buildForm();
    void showWords();
    void showFacts();
    void commit();

    QLineEdit* name_;
    QLineEdit* author_;
    QPlainTextEdit* description_;
    QComboBox* symmetry_;
    QComboBox* first_;
    QLabel* size_;
    bool showing_ = false; ///< fields are being updated by the program, not by the user
};

} // namespace stonemason::wastes
