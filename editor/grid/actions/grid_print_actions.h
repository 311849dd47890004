// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document.h"
#include "editor/app/files/print_actions_of.h"
#include "editor/app/widgets/bound_actions.h"
#include "editor/grid/view/grid_view.h"

namespace stonemason {

/// Print, Print Preview and Save as PDF for the board in the view, whatever game it is of: what
/// GridModel::paper() draws, under the document's title.
class GridPrintActions : public PrintActionsOf<BoundActions<Document, GridView>> {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names, and what a file is called that gets no name from the title
    /// @param tip of Print: "Print the board"
    GridPrintActions(const QString& prefix, const QString& tip, QObject* parent = nullptr);

    PrintJob printJob() const override;

private:
    QString nameless_;
};

} // namespace stonemason
