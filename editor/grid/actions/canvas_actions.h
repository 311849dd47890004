// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document.h"
#include "editor/app/files/print_actions_of.h"
#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/grid/actions/grid_actions.h"
#include "editor/grid/view/grid_view.h"

namespace stonemason {

/// How large the cells are shown, and the way from the board to the panels around it and back.
class ZoomActions : public ViewCallActions<GridActions, GridView> {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    /// @param fit shows the whole board: "&Fit Map"
    ZoomActions(const QString& prefix, const QString& fit, const QString& fitTip, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }

protected:
    void bound() override {}

private:
    void addPanels();
};

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

/// The picture that the board in the view is traced from: chooses it, shows and hides it. Where
/// there is none to be shown, it is asked for.
class SketchActions : public GridActions {
    Q_OBJECT

public:
    /// @param prefix of the actions' object names: "map"
    explicit SketchActions(const QString& prefix, QObject* parent = nullptr);

    /// For the View menu.
    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    void ask();

    QList<QAction*> menu_;
};

} // namespace stonemason
