// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace stonemason::kings_conflict {

struct SymmetryState;

/// The words that go with the map, its symmetry, and what the game fixes. Typing changes the map at once, so
/// that nothing is lost when it is saved from the keyboard; all that is typed into one field in a row is one
/// undo step.
class PropertiesDock : public MapDock {
    Q_OBJECT

public:
    explicit PropertiesDock(const GameProfile& game);

    QLineEdit* nameField() const { return name_; }
    QLineEdit* authorField() const { return author_; }
    QPlainTextEdit* descriptionField() const { return description_; }
    QComboBox* licenceField() const { return licence_; }
    QComboBox* symmetryField() const { return symmetry_; }
    QLabel* symmetryState() const { return symmetryState_; }

signals:
    /// Another symmetry was asked for; the map still declares the old one.
    void symmetryRequested(stonemason::kings_conflict::Symmetry symmetry);

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildForm();
    void showInfo();
    void showSymmetry();
    void colourSymmetry(const SymmetryState& state);
    void showSize();
    void commit();
    void requestSymmetry(int index);

    const GameProfile& game_;
    QLineEdit* name_;
    QLineEdit* author_;
    QPlainTextEdit* description_;
    QComboBox* licence_;
    QComboBox* symmetry_;
    QLabel* symmetryState_;
    QLabel* size_;
    bool showing_ = false; ///< fields are being filled, nothing was typed
};

} // namespace stonemason::kings_conflict
