// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"
#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/grid/actions/switch_actions.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include <QMenu>

#include <memory>

namespace stonemason::pocket_heroes {

class EditActions;
class OwnerActions;
class WorldBrush;
class WorldRenderer;

/// A world in the other forms in which it leaves the program.
class ExportActions : public BoundWorldActions {
    Q_OBJECT

public:
    explicit ExportActions(QObject* parent = nullptr);

    QAction* exportAction() const { return all().front(); }

protected:
    void bound() override {}

private:
    void showExport();
};

/// What is done to a world as a whole.
class WholeWorldActions : public BoundWorldActions {
    Q_OBJECT

public:
    explicit WholeWorldActions(WorldRenderer& renderer, QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return all(); }

signals:
    /// The user requests to see the world in the preview of the template from which it was made.
    void againRequested(const stonemason::pocket_heroes::WorldOrigin& origin);

protected:
    void bound() override;
    void refresh() override;

private:
    void showSize();
    void requestAgain();

    WorldRenderer& renderer_;
};

/// What is drawn of a world: its layers, and what lies over them.
class ViewActions : public SwitchActions<WorldEditorTraits> {
    Q_OBJECT

public:
    explicit ViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    QAction* addLayer(WorldLayer layer, const QString& id, const QString& text, const QString& tip);

    std::unique_ptr<QMenu> layerMenu_;
    QList<QAction*> menu_;
};

/// Every action of the workspace of worlds that needs a world. Single letters choose tools.
class WorldActions : public GridEditorActions<WorldEditorTraits> {
    Q_OBJECT

public:
    /// Brush and renderer outlive the actions.
    WorldActions(WorldBrush& brush, WorldRenderer& renderer, QObject* parent = nullptr);

    WorkspaceActions places() const override;

    EditActions& edit() const { return *edit_; }
    WholeWorldActions& whole() const { return *whole_; }
    /// The most frequent commands, for the context menu.
    QList<QAction*> contextMenu() const;

private:
    EditActions* edit_;
    OwnerActions* owner_;
    ViewActions* view_;
    WholeWorldActions* whole_;
    ExportActions* export_;
};

} // namespace stonemason::pocket_heroes
