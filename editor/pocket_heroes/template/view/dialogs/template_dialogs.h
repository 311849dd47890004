// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"
#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/grid/dialogs/new_document_dialog.h"

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace stonemason::pocket_heroes {

class TemplateDocument;

/// Asks what a new template is to be: its name, whether it starts from two zones or from a template that
/// there is, and the size of its worlds, at first that of the start.
class NewTemplateDialog : public NewDocumentDialog {
    Q_OBJECT

public:
    /// @param samples to start from
    explicit NewTemplateDialog(std::vector<Template> samples, QWidget* parent = nullptr);

    /// The template as chosen; meaningful at any time.
    Template worldTemplate() const;

    QComboBox* sizeField() const { return size_; }

private:
    QWidget* buildSize();
    void addStart(const QString& title, const Template& worldTemplate);
    Template start(std::size_t index) const;

    std::vector<Template> samples_;
    QComboBox* size_;
};

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
