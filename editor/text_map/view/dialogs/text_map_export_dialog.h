// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/text_map/view/art/text_map_renderer.h"

class QCheckBox;
class QSpinBox;

namespace stonemason::text_map {

class TextMapDocument;

/// Shows a text map in the forms in which it leaves the program: its text, a picture.
class TextMapExportDialog : public ExportDialog {
    Q_OBJECT

public:
    explicit TextMapExportDialog(TextMapDocument& document, QWidget* parent = nullptr);

    QSpinBox* cellSizeField() const { return cellSize_; }

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    ExportPicture picture() const override;

private:
    TextMapStyle style() const;

    TextMapDocument& document_;
    QtDialogs dialogs_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* signs_;
};

} // namespace stonemason::text_map
