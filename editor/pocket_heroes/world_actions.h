// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/workspace.h"
#include "editor/grid/tools/tool_box.h"

namespace stonemason {
class GridPrintActions;
class ProblemActions;
class ToolActions;
class ZoomActions;
} // namespace stonemason

namespace stonemason::pocket_heroes {

class EditActions;
class ExportActions;
class ViewActions;
class WorldBrush;
class WorldCanvas;
class WorldDocument;

/// Every action of the workspace of worlds that needs a world. Single letters choose tools.
class WorldActions : public QObject {
    Q_OBJECT

public:
    explicit WorldActions(WorldBrush& brush, QObject* parent = nullptr);

    void bind(WorldDocument* document, WorldCanvas* canvas);

    /// Where they go, without those of File > New.
    WorkspaceActions places() const;

    ProblemActions& problems() const { return *problems_; }

signals:
    void message(const QString& sentence);

private:
    ToolBox toolBox_;
    ToolActions* tools_;
    EditActions* edit_;
    ViewActions* view_;
    ZoomActions* zoom_;
    ExportActions* export_;
    GridPrintActions* print_;
    ProblemActions* problems_;
    QAction* separator_; ///< in the View menu
};

} // namespace stonemason::pocket_heroes
