// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"

class QCheckBox;
class QSpinBox;

namespace stonemason::ambush {

class PatternDocument;

/// Shows a pattern in the forms in which it leaves the program: its file, its rows of signs, a picture.
class PatternExportDialog : public ExportDialog {
    Q_OBJECT

public:
    explicit PatternExportDialog(PatternDocument& document, QWidget* parent = nullptr);

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override;
    ExportPicture picture() const override;

private:
    PatternStyle style() const;

    PatternDocument& document_;
    QtDialogs dialogs_;
    QSpinBox* cellSize_;
    QCheckBox* grid_;
    QCheckBox* characters_;
};

} // namespace stonemason::ambush
