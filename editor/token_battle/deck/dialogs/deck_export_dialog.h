// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/token_battle/deck/dialogs/deck_export_form.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTabBar;

namespace stonemason {

class DeckDocument;
class Dialogs;

/// Shows decks in the form in which they leave the program, to copy or save. What the form cannot hold and
/// what the game would not take stands above the buttons.
class DeckExportDialog : public QDialog {
    Q_OBJECT

public:
    /// @param selected decks as indexes in the library
    DeckExportDialog(DeckDocument& document, Dialogs& dialogs, std::vector<int> selected,
                     QWidget* parent = nullptr);

    void setForm(DeckExportForm form);
    DeckExportForm form() const;
    /// The decks that are chosen: the shown one, the selected ones or all.
    std::vector<int> decks() const;

    /// What would be written in this form; the error says why it cannot be.
    Result<std::string> bytes() const;
    /// Writes the decks in this form into a file, a picture as the file's ending says (PNG or SVG). Of a user
    /// file of the game only sets take the place of its own, once the person has agreed. On failure the
    /// dialog says why and the file is as it was.
    bool saveTo(const QString& path);
    void copy();

    QComboBox* decksField() const { return decks_; }
    QPlainTextEdit* textPreview() const { return text_; }
    QLabel* picturePreview() const { return picture_; }
    QSpinBox* widthField() const { return width_; }
    QLabel* notesLabel() const { return notes_; }
    QLabel* remark() const { return remark_; }
    QPushButton* copyButton() const { return copy_; }
    QPushButton* saveButton() const { return save_; }

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildTop();
    QWidget* buildPicturePage();
    QImage picture(int width) const;
    QString title() const;
    void showForm();
    void showPicture();
    void showNotes();
    void say(const QString& sentence, bool isError);
    void saveAs();
    Result<std::string> bytesInto(const std::string& userFile) const;

    DeckDocument& document_;
    Dialogs& dialogs_;
    std::vector<int> selected_;
    QComboBox* decks_;
    QTabBar* tabs_;
    QStackedWidget* pages_;
    QPlainTextEdit* text_;
    QLabel* picture_;
    QLabel* pictureSize_;
    QSpinBox* width_;
    QLabel* notes_;
    QLabel* remark_;
    QPushButton* copy_;
    QPushButton* save_;
};

} // namespace stonemason
