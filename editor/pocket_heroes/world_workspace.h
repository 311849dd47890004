// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/given_widgets.h"
#include "editor/app/on_demand.h"
#include "editor/app/workspace.h"
#include "editor/grid/ground_dock.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/world_binding.h"
#include "editor/pocket_heroes/world_brush.h"

#include <QPointer>

#include <optional>
#include <utility>

namespace stonemason {
class Settings;
}

namespace stonemason::pocket_heroes {

class FindDock;
class ObjectsDock;
class ProblemsDock;
class SurfacesDock;
class WorldActions;
class WorldStatus;

/// The editor of worlds of Pocket Heroes as the main window sees it.
class WorldWorkspace : public Workspace {
    Q_OBJECT

public:
    /// The catalogue is loaded when the first world is read or begun. One that is there already must outlive
    /// the workspace and its documents.
    explicit WorldWorkspace(OnDemand<Catalogue> catalogue, QObject* parent = nullptr);
    ~WorldWorkspace() override;

    QString id() const override { return QStringLiteral("world"); }
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("hmm"); }

    bool recognises(std::string_view bytes) const override;
    ContentReader contentReader() const override;
    QList<QAction*> newDocumentActions() override { return {newWorld_}; }

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;

    /// Takes the author of new worlds from there. Without settings they have none. They outlive the
    /// workspace.
    void rememberIn(Settings& settings) { settings_ = &settings; }

    /// Has the panel behind its own and takes it over. It is made with the editor, which is not there yet.
    void addPanel(MakePanel make) { makePanels_ += std::move(make); }
    /// Offers open worlds there to be looked at. They outlive the workspace.
    void offerGrounds(WalkabilityMaps& grounds) { grounds_ = &grounds; }

    const Catalogue& catalogue() const { return *catalogue_; }
    WorldBrush& brush() { return brush_; }
    /// Makes a document of a world as the New World dialog does, and emits created().
    /// @param zones those it was made in, if it was made of a template
    void create(World world, std::optional<ZoneMap> zones = std::nullopt);

protected:
    void createEditor() override;

private:
    void makeDocks();
    void makeForms();
    void makePanels();
    void addDock(WorldDock& dock);
    void showNewDialog();

    OnDemand<Catalogue> catalogue_;
    WorldBrush brush_;
    std::optional<WorldRenderer> renderer_; ///< as long as there is an editor
    Settings* settings_ = nullptr;
    WorldActions* actions_ = nullptr;
    WorldStatus* status_ = nullptr;
    QPointer<SurfacesDock> surfaces_;
    QPointer<ObjectsDock> objects_;
    QPointer<ProblemsDock> problems_;
    QPointer<FindDock> find_;
    GivenWidgets<WorldDock> docks_;
    QList<MakePanel> makePanels_;
    GivenWidgets<GroundDock> panels_;
    WalkabilityMaps* grounds_ = nullptr;
    QAction* newWorld_;
    QAction* findObject_ = nullptr;
    QPointer<WorldDocument> current_;
};

} // namespace stonemason::pocket_heroes
