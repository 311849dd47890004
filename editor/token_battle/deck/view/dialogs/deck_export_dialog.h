// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"
#include "editor/app/files/export_dialog.h"

#include <QString>

#include <array>
#include <vector>

class QComboBox;
class QSpinBox;

namespace stonemason::token_battle {

class DeckDocument;
struct NamedDeck;

/// The forms in which decks leave the program, in the order of the dialog's tabs.
enum class DeckExportForm { ShareCode, List, Sets, OldSets, Library, Picture };
inline constexpr std::array allDeckExportForms{DeckExportForm::ShareCode, DeckExportForm::List,
                                               DeckExportForm::Sets,      DeckExportForm::OldSets,
                                               DeckExportForm::Library,   DeckExportForm::Picture};

/// The forms of a list, in the order in which they are offered.
inline constexpr std::array allListForms{DeckFormat::List,         DeckFormat::Cards,
                                         DeckFormat::MarkdownList, DeckFormat::MarkdownTable,
                                         DeckFormat::Csv,          DeckFormat::Html};

/// How wide a picture of a deck can be made, in pixels.
inline constexpr int smallestSheet = 300;
inline constexpr int usualSheet = 1000;
inline constexpr int largestSheet = 4000;

/// What people call the form.
QString nameOf(DeckExportForm form);
/// Whether the form is that of a single deck.
bool holdsOneDeck(DeckExportForm form);
/// The form in which decks are text; a picture is none.
DeckFormat deckFormatOf(DeckExportForm form);
/// "txt", "sdeck", "png".
QString suffixOf(DeckExportForm form);
/// What a file dialog calls such files, the usual form first: "Sets of the game (*.txt)".
QStringList filtersOf(DeckExportForm form);

/// Shows decks in the form in which they leave the program. What the form cannot hold and what the game would
/// not take stands above the buttons. Of a user file of the game only sets take the place of its own, once
/// the person has agreed.
class DeckExportDialog : public ExportDialog {
    Q_OBJECT

public:
    /// @param selected decks as indexes in the library
    DeckExportDialog(DeckDocument& document, Dialogs& dialogs, std::vector<int> selected,
                     QWidget* parent = nullptr);

    void setForm(DeckExportForm form) { setTarget(int(form)); }
    DeckExportForm form() const { return allDeckExportForms[std::size_t(target())]; }
    /// The decks that are chosen: the shown one, the selected ones or all.
    std::vector<int> decks() const;

    QComboBox* decksField() const { return decks_; }
    /// Which form a list has.
    QComboBox* listFormField() const { return listForm_; }
    QSpinBox* widthField() const { return width_; }
    QLabel* notesLabel() const { return notes_; }

protected:
    QString title() const override;
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    ExportPicture picture() const override;
    QString sentence(const Error& error) const override;
    void prepare() override;
    bool fitTo(const QString& path, Result<std::string>& content) override;

private:
    QWidget* buildTop();
    DeckFormat format() const;
    QList<QWidget*> buildPictureOptions();
    const NamedDeck& firstDeck() const;
    void showNotes();

    DeckDocument& document_;
    Dialogs& dialogs_;
    std::vector<int> selected_;
    QComboBox* decks_;
    QComboBox* listForm_;
    QWidget* listFormRow_ = nullptr; ///< with its name
    QSpinBox* width_;
    QLabel* notes_;
};

} // namespace stonemason::token_battle
