// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/deck_view.h"

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace stonemason::token_battle {

/// The words that go with the shown deck. Typing changes the deck at once, so that nothing is lost when it is
/// saved from the keyboard; all that is typed into one field in a row is one undo step. What is refused (a
/// name that another deck has) is reported below the fields and leaves the deck as it was before the typing.
class DeckPropertiesDock : public DeckDock {
    Q_OBJECT

public:
    DeckPropertiesDock();

    QLineEdit* nameField() const { return name_; }
    QLineEdit* tagsField() const { return tags_; }
    QPlainTextEdit* notesField() const { return notes_; }
    QLabel* faultLabel() const { return fault_; }

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildForm();
    void showWords();
    void commitName();
    void commitTags();
    void commitNotes();
    void showFault(const std::optional<Message>& fault);
    void colourFault();
    int shown() const;

    QLineEdit* name_;
    QLineEdit* tags_;
    QPlainTextEdit* notes_;
    QLabel* fault_;
    bool showing_ = false; ///< fields are being filled, nothing was typed
    bool typing_ = false;  ///< the field for the name is ahead of the deck
    QString nameBefore_;   ///< of the shown deck, before the user began to type another
};

} // namespace stonemason::token_battle
