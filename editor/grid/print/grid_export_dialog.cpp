// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/print/grid_export_dialog.h"

#include "editor/app/widgets/help_page.h"
#include "editor/grid/document/grid_document.h"
#include "editor/grid/print/grid_sheet.h"

#include <QCheckBox>
#include <QSpinBox>

#include <utility>

namespace stonemason {

GridExportDialog::GridExportDialog(const GridDocument& document, GridExport content, QWidget* parent)
    : ExportDialog(document, content.nameless, parent)
    , content_(std::move(content))
    , cellSize_(new QSpinBox) {
    setWindowTitle(content_.windowTitle);
    setHelpPage(*this, content_.helpPage);
    resize(720, 560);
    dialogs_.setWindow(this);
    cellSize_->setRange(content_.cell.smallest, content_.cell.largest);
    cellSize_->setValue(content_.cell.usual);
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(content_.cellName);
    connect(cellSize_, &QSpinBox::valueChanged, this, &GridExportDialog::showPicture);
    QList<QWidget*> options{labelled(content_.cellLabel, cellSize_)};
    for (QCheckBox* box : content_.switches) {
        connect(box, &QCheckBox::toggled, this, &GridExportDialog::showPicture);
        options += box;
    }
    build({content_.targets, nullptr, options, content_.notes});
    connect(&document, &GridDocument::cellsChanged, this, &GridExportDialog::showTarget);
    connect(&document, &GridDocument::replaced, this, &GridExportDialog::showTarget);
    if (content_.showNotes)
        connect(&document, &GridDocument::reportChanged, this, &GridExportDialog::prepare);
}

ExportPicture GridExportDialog::picture() const {
    return gridExport(content_.look(), cellSize_->value(), title());
}

void GridExportDialog::prepare() {
    if (content_.showNotes) content_.showNotes(target());
}

} // namespace stonemason
