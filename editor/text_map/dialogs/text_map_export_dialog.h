// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/export_dialog.h"
#include "editor/app/qt_dialogs.h"
#include "editor/text_map/art/text_map_renderer.h"

class QCheckBox;
class QSpinBox;

namespace stonemason::text_map {

class TextMapDocument;

/// Shows a text map in the forms in which it leaves the program: its text, a picture.
class TextMapExportDialog : public ExportDialog {
    Q_OBJECT

public:
    TextMapExportDialog(TextMapDocument& document, TextMapRenderer& renderer, QWidget* parent = nullptr);

    QSpinBox* cellSizeField() const { return cellSize_; }

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    QSize pictureSize() const override;
    QImage picture(std::optional<QSize> room = {}) const override;
    QByteArray drawing() const override;

private:
    TextMapStyle style() const;
    TextMapCells cells() const;

    TextMapDocument& document_;
    TextMapRenderer& renderer_;
    QtDialogs dialogs_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* signs_;
};

} // namespace stonemason::text_map
