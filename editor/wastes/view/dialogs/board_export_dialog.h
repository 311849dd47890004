// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/print/grid_export_dialog.h"

namespace stonemason {
class ReportVerdict;
}

namespace stonemason::wastes {

class BoardDocument;

/// Shows a board in its export formats: its file, its tiles as rows of text, a picture. The problems found
/// are shown but do not prevent export, because an unfinished board may be worth saving.
class BoardExportDialog : public GridExportDialog {
    Q_OBJECT

public:
    explicit BoardExportDialog(const BoardDocument& document, QWidget* parent = nullptr);

    ReportVerdict* verdict() const;
    /// What the shown format omits; hidden if it omits nothing.
    QLabel* loss() const;
    /// Shows the format of bare rows.
    void showRows();
};

} // namespace stonemason::wastes
