// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/export_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/grid/view/grid_picture.h"

#include <functional>

class QCheckBox;
class QSpinBox;

namespace stonemason {

class GridDocument;

/// How large a cell of an exported picture is, in pixels.
struct CellPixels {
    int smallest = 8;
    int largest = 128;
    int usual = 48;
};

/// What the export dialog of one kind of grid shows and how it writes it.
struct GridExport {
    QString nameless;    ///< what a file is called that gets no name from the title: "pattern"
    QString windowTitle; ///< "Export Crossing"
    QString helpPage;    ///< "patterns.md"
    QList<ExportTarget> targets;
    QString cellLabel; ///< of the field for the size of a cell: "&Cell"
    QString cellName;  ///< the same for screen readers: "Size of a cell"
    CellPixels cell{};
    QList<QCheckBox*> switches; ///< what the picture shows; the dialog owns them
    QWidget* notes = nullptr;   ///< below the preview; may be none
    /// The text in the form of that tab.
    std::function<Result<std::string>(int target)> text;
    /// The picture as the switches are now; it owns what it draws.
    std::function<GridLook()> look;
    /// Brings the notes up to date for the form of that tab; may be empty.
    std::function<void(int target)> showNotes{};
};

/// Shows a grid in the forms in which it leaves the program: its files and a picture, whose size and contents
/// can be chosen. It follows changes of the cells.
class GridExportDialog : public ExportDialog {
    Q_OBJECT

public:
    GridExportDialog(const GridDocument& document, GridExport content, QWidget* parent);

    QSpinBox* cellSizeField() const { return cellSize_; }
    QWidget* notes() const { return content_.notes; }

protected:
    Dialogs& dialogs() override { return dialogs_; }
    Result<std::string> text() const override { return content_.text(target()); }
    ExportPicture picture() const override;
    void prepare() override;

private:
    GridExport content_;
    QtDialogs dialogs_;
    QSpinBox* cellSize_;
};

} // namespace stonemason
