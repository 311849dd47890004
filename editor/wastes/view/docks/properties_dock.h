// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/view/canvas/board_canvas.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace stonemason::wastes {

/// The words that go with a board, its symmetry and who moves first. Typing changes the board at once; all
/// that is typed into one field in a row is one undo step.
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
    /// Another symmetry was asked for; the board still declares the old one.
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
    bool showing_ = false; ///< fields are being filled, nothing was typed
};

} // namespace stonemason::wastes
