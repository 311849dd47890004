// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/bound_actions.h"
#include "editor/app/document.h"
#include "editor/board/board_view.h"

namespace stonemason {

struct PrintJob;

/// Print, Print Preview and Save as PDF for the board in the view, whatever game it is of: what
/// BoardModel::paper() draws, under the document's title.
class BoardPrintActions : public BoundActions<Document, BoardView> {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names, and what a file is called that gets no name from the title
    /// @param tip of Print: "Print the board"
    BoardPrintActions(const QString& prefix, const QString& tip, QObject* parent = nullptr);

    /// For the File menu.
    const QList<QAction*>& menu() const { return all(); }

    /// The sheet of the current board, which there must be. It stays as it is when the board goes on.
    PrintJob printJob() const;

protected:
    void bound() override {}

private:
    void savePdf();

    QString nameless_;
};

} // namespace stonemason
