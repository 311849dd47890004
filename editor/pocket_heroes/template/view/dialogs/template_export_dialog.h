// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"

class QLabel;
class QSpinBox;

namespace stonemason::pocket_heroes {

class TemplateDocument;

/// Shows a template in the forms in which it leaves the program: its file, the generator's template and
/// config, its old text, a picture.
class TemplateExportDialog : public ExportDialog {
    Q_OBJECT

public:
    explicit TemplateExportDialog(TemplateDocument& document, QWidget* parent = nullptr);

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    ExportPicture picture() const override;
    void prepare() override;

private:
    QSize pictureSize() const;
    QByteArray drawing(QSize size) const;

    TemplateDocument& document_;
    QtDialogs dialogs_;
    QSpinBox* side_;
    QLabel* losses_;
};

} // namespace stonemason::pocket_heroes
