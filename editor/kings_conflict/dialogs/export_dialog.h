// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/dialogs/export_form.h"

#include <QDialog>

#include <string>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTabBar;

namespace stonemason {

class MapDocument;

/// Shows a map in the form in which it leaves the program, to copy or save. What the checks hold against it
/// stands above the buttons; while errors do, nothing leaves until "export anyway" is ticked.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(MapDocument& document, MapRenderer& renderer, QWidget* parent = nullptr);

    void setForm(ExportForm form);
    ExportForm form() const;

    /// What would be written in this form; the error says why it cannot be.
    Result<std::string> bytes() const;
    /// Writes the map in this form into a file, a picture as the file's ending says (PNG or SVG). On failure
    /// the dialog says why and the file is as it was.
    bool saveTo(const QString& path);
    void copy();

    QPlainTextEdit* textPreview() const { return text_; }
    QCheckBox* anywayBox() const { return anyway_; }
    QPushButton* copyButton() const { return copy_; }
    QPushButton* saveButton() const { return save_; }
    QLabel* remark() const { return remark_; }
    /// Asks a map without a name for one; hidden for all others.
    QLineEdit* nameField() const { return name_; }
    QSpinBox* cellSizeField() const { return cellSize_; }

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildNameRow();
    QWidget* buildPicturePage();
    QWidget* buildVerdict();
    PictureOptions pictureOptions() const;
    void changeName(const QString& name);
    void showForm();
    void showPicture();
    void showVerdict();
    void say(const QString& sentence, bool isError);
    void saveAs();

    MapDocument& document_;
    MapRenderer& renderer_;
    QLineEdit* name_;
    QTabBar* tabs_;
    QStackedWidget* pages_;
    QPlainTextEdit* text_;
    QLabel* picture_;
    QLabel* pictureSize_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* codes_;
    QCheckBox* kings_;
    QComboBox* hints_;
    QLabel* verdictIcon_;
    QLabel* verdict_;
    QCheckBox* anyway_;
    QLabel* remark_;
    QPushButton* copy_;
    QPushButton* save_;
    bool writable_ = true; ///< the map can be written in the form
};

} // namespace stonemason
