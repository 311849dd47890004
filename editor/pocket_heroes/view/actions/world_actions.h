// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/pocket_heroes/view/canvas/world_binding.h"

namespace stonemason::pocket_heroes {

class EditActions;
class ExportActions;
class ViewActions;
class WorldBrush;

/// Every action of the workspace of worlds that needs a world. Single letters choose tools.
class WorldActions : public GridEditorActions<WorldEditorTraits> {
    Q_OBJECT

public:
    explicit WorldActions(WorldBrush& brush, QObject* parent = nullptr);

    WorkspaceActions places() const override;

    EditActions& edit() const { return *edit_; }

private:
    EditActions* edit_;
    ViewActions* view_;
    ExportActions* export_;
};

} // namespace stonemason::pocket_heroes
