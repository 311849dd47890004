// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/export_dialog.h"
#include "editor/app/qt_dialogs.h"
#include "editor/wastes/art/board_renderer.h"

class QCheckBox;
class QSpinBox;

namespace stonemason::wastes {

class BoardDocument;

/// Shows a board in the forms in which it leaves the program: its file, its tiles as rows of text, a picture.
class BoardExportDialog : public ExportDialog {
    Q_OBJECT

public:
    BoardExportDialog(BoardDocument& document, BoardRenderer& renderer, QWidget* parent = nullptr);

    QSpinBox* cellSizeField() const { return cellSize_; }

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    QSize pictureSize() const override;
    QImage picture(std::optional<QSize> room = {}) const override;
    QByteArray drawing() const override;

private:
    BoardStyle style() const;

    BoardDocument& document_;
    BoardRenderer& renderer_;
    QtDialogs dialogs_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* signs_;
    QCheckBox* pieces_;
};

} // namespace stonemason::wastes
