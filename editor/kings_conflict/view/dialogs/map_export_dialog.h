// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/kings_conflict/view/dialogs/export_form.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace stonemason {
class ReportVerdict;
}

namespace stonemason::kings_conflict {

class MapDocument;

/// Shows a map in the form in which it leaves the program. What the checks hold against it stands above the
/// buttons; while errors do, nothing leaves until "export anyway" is ticked.
class MapExportDialog : public ExportDialog {
    Q_OBJECT

public:
    explicit MapExportDialog(MapDocument& document, QWidget* parent = nullptr);

    void setForm(ExportForm form) { setTarget(int(form)); }
    ExportForm form() const { return allExportForms[std::size_t(target())]; }

    QCheckBox* anywayBox() const { return anyway_; }
    /// Asks a map without a name for one; hidden for all others.
    QLineEdit* nameField() const { return name_; }
    QSpinBox* cellSizeField() const { return cellSize_; }

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    ExportPicture picture() const override;
    void prepare() override;
    bool mayLeave() const override;

private:
    QWidget* buildNameRow();
    QList<QWidget*> buildPictureOptions();
    QWidget* buildVerdict();
    PictureOptions pictureOptions() const;
    void changeName(const QString& name);
    void showVerdict();

    MapDocument& document_;
    QtDialogs dialogs_;
    QLineEdit* name_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* codes_;
    QCheckBox* kings_;
    QComboBox* hints_;
    ReportVerdict* verdict_;
    QCheckBox* anyway_;
};

} // namespace stonemason::kings_conflict
