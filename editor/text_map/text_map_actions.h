// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/workspace.h"
#include "editor/grid/tools/tool_box.h"

namespace stonemason {
class GridPrintActions;
class StampActions;
class StampShelf;
class ToolActions;
class ZoomActions;
} // namespace stonemason

namespace stonemason::text_map {

class EditActions;
class MapMenuActions;
class SignBrush;
class TextMapCanvas;
class TextMapDocument;
class TextMapRenderer;
class ViewActions;

/// Every action of the workspace of text maps that needs a map. Single letters choose tools, those of any
/// board.
class TextMapActions : public QObject {
    Q_OBJECT

public:
    TextMapActions(SignBrush& brush, StampShelf& stamps, TextMapRenderer& renderer,
                   QObject* parent = nullptr);

    void bind(TextMapDocument* document, TextMapCanvas* canvas);

    /// Where they go, without those of File > New.
    WorkspaceActions places() const;

    ToolActions& tools() const { return *tools_; }
    EditActions& edit() const { return *edit_; }
    ViewActions& view() const { return *view_; }
    MapMenuActions& map() const { return *map_; }

signals:
    void message(const QString& sentence);

private:
    ToolBox toolBox_;
    ToolActions* tools_;
    StampActions* stamps_;
    EditActions* edit_;
    ViewActions* view_;
    ZoomActions* zoom_;
    MapMenuActions* map_;
    GridPrintActions* print_;
    QAction* separator_; ///< in the View menu
};

} // namespace stonemason::text_map
