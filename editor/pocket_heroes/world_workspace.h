// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/given_widgets.h"
#include "editor/app/workspace.h"
#include "editor/board/ground_dock.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/world_binding.h"
#include "editor/pocket_heroes/world_brush.h"

#include <QPointer>

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
    /// The catalogue must outlive the workspace and its documents.
    explicit WorldWorkspace(const Catalogue& catalogue, QObject* parent = nullptr);
    ~WorldWorkspace() override;

    QString id() const override { return QStringLiteral("world"); }
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("hmm"); }

    bool recognises(std::string_view bytes) const override;
    ContentReader contentReader() const override;

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

    /// Has the panel among its own and takes it over. To be called before the main window asks for docks.
    void addDock(WorldDock& dock);
    /// The same for one about where one can walk, whatever it looks for there.
    void addPanel(GroundDock& panel);
    /// Offers open worlds there to be looked at. They outlive the workspace.
    void offerGrounds(PassableMaps& grounds) { grounds_ = &grounds; }

    const Catalogue& catalogue() const { return catalogue_; }
    WorldBrush& brush() { return brush_; }
    /// Makes a document of a world as the New World dialog does, and tells created().
    /// @param zones those it was made in, if it was made of a template
    void create(World world, std::optional<ZoneMap> zones = std::nullopt);

private:
    void makeDocks();
    void makeForms();
    void showNewDialog();

    const Catalogue& catalogue_;
    WorldBrush brush_;
    WorldRenderer renderer_;
    Settings* settings_ = nullptr;
    WorldActions* actions_;
    WorldStatus* status_;
    QPointer<SurfacesDock> surfaces_;
    QPointer<ObjectsDock> objects_;
    QPointer<ProblemsDock> problems_;
    QPointer<FindDock> find_;
    GivenWidgets<WorldDock> docks_;
    GivenWidgets<GroundDock> panels_;
    PassableMaps* grounds_ = nullptr;
    QAction* newWorld_;
    QAction* findObject_;
    QPointer<WorldDocument> current_;
};

} // namespace stonemason::pocket_heroes
