// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/print/grid_export_dialog.h"

namespace stonemason {
class ReportVerdict;
}

namespace stonemason::wastes {

class BoardDocument;

/// Shows a board in the forms in which it leaves the program: its file, its tiles as rows of text, a picture.
/// The findings of the checks are shown; it can be exported all the same, as half a board is worth keeping
/// too.
class BoardExportDialog : public GridExportDialog {
    Q_OBJECT

public:
    explicit BoardExportDialog(const BoardDocument& document, QWidget* parent = nullptr);

    ReportVerdict* verdict() const;
    /// What the form that is shown leaves out; hidden where that is nothing.
    QLabel* loss() const;
    /// Shows the form of bare rows.
    void showRows();
};

} // namespace stonemason::wastes
