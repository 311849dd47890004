// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/wastes/view/art/board_renderer.h"

class QCheckBox;
class QSpinBox;

namespace stonemason {
class ReportVerdict;
}

namespace stonemason::wastes {

class BoardDocument;

/// Shows a board in the forms in which it leaves the program: its file, its tiles as rows of text, a picture.
/// The findings of the checks are shown; it can be exported all the same, as half a board is worth keeping
/// too.
class BoardExportDialog : public ExportDialog {
    Q_OBJECT

public:
    explicit BoardExportDialog(BoardDocument& document, QWidget* parent = nullptr);

    QSpinBox* cellSizeField() const { return cellSize_; }
    ReportVerdict* verdict() const { return verdict_; }

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    ExportPicture picture() const override;
    void prepare() override { showVerdict(); }

private:
    BoardStyle style() const;
    void showVerdict();

    BoardDocument& document_;
    QtDialogs dialogs_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* signs_;
    QCheckBox* pieces_;
    ReportVerdict* verdict_;
};

} // namespace stonemason::wastes
