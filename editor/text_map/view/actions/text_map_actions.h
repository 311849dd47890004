// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/text_map/view/canvas/text_map_binding.h"

namespace stonemason::text_map {

class EditActions;
class MapMenuActions;
class SignBrush;
class TextMapRenderer;
class ViewActions;

/// Every action of the workspace of text maps that needs a map. Single letters choose tools, those of any
/// board.
class TextMapActions : public GridEditorActions<TextMapEditorTraits> {
    Q_OBJECT

public:
    TextMapActions(SignBrush& brush, StampShelf& stamps, TextMapRenderer& renderer,
                   QObject* parent = nullptr);

    WorkspaceActions places() const override;

    MapMenuActions& map() const { return *map_; }

private:
    EditActions* edit_;
    ViewActions* view_;
    MapMenuActions* map_;
};

} // namespace stonemason::text_map
