// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"
#include "editor/app/tasks/on_demand.h"
#include "editor/grid/workspace/grid_workspace_of.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include <optional>

namespace stonemason {
class Dialogs;
}

namespace stonemason::pocket_heroes {

class TemplateWorkspace;
class WorldActions;

/// The workspace of the main window for editing worlds of Pocket Heroes.
class WorldWorkspace : public GridWorkspaceOf<WorldEditorTraits> {
    Q_OBJECT

public:
    /// The catalogue is loaded when the first world is read or begun. One that is there already must outlive
    /// the workspace and its documents.
    explicit WorldWorkspace(OnDemand<Catalogue> catalogue, QObject* parent = nullptr);

    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("hmm"); }

    bool recognises(std::string_view bytes) const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;

    const Catalogue& catalogue() const { return *catalogue_; }
    WorldBrush& brush() { return brush_; }
    /// Makes a document of a world as the New World dialog does, and emits created().
    /// @param zones those it was made in, if it was made of a template: then it counts as modified, so that
    /// closing it asks the user to save
    void create(World world, std::optional<ZoneMap> zones = std::nullopt);
    /// Saves a world that is not a document as a file for the game, to a path that the user chooses.
    void exportForGame(const World& world);

signals:
    /// The person wants to see a world in the preview of the template that it was made from.
    void againRequested(const stonemason::pocket_heroes::WorldOrigin& origin);

protected:
    GridActionSets<WorldEditorTraits>* makeActions() override;
    void makeDocks() override;
    QWidget* makeView(WorldDocument& document, QWidget* parent) override;
    void firstShown(WorldDocument& document) override;

private:
    void showNewDialog();

    OnDemand<Catalogue> catalogue_;
    WorldBrush brush_;
    std::optional<WorldRenderer> renderer_; ///< as long as there is an editor
    WorldActions* actions_ = nullptr;
};

/// Worlds that templates become open as worlds do, and lead back to their templates.
void connectGenerator(TemplateWorkspace& templates, WorldWorkspace& worlds, Dialogs& dialogs);

} // namespace stonemason::pocket_heroes
