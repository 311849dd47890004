// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/given_widgets.h"
#include "editor/app/workspace.h"
#include "editor/grid/ground_dock.h"
#include "editor/grid/overview_dock.h"
#include "editor/grid/sketch/sketch_memory.h"
#include "editor/grid/tools/stamp_shelf.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/map_binding.h"
#include "editor/kings_conflict/map_tool_state.h"

#include <QPointer>

#include <span>
#include <vector>

namespace stonemason {
class WalkabilityMaps;
class Settings;
} // namespace stonemason

namespace stonemason::kings_conflict {

class LayersDock;
class MapActions;
class MapStatus;
class MarchDock;
class NotesDock;
class ProblemsDock;
class PropertiesDock;
class RulesDock;
class StatisticsDock;
class TilesDock;
struct PaintAdvice;

using MapOverview = OverviewDock<MapDocument, MapCanvas>;

/// The map editor of one game as the main window sees it: reads and makes map documents, shows them on a
/// canvas, and owns the docks, tools and actions that work on whichever is current. What the game lacks,
/// hints or kings, has no panel and no action.
class MapWorkspace : public Workspace {
    Q_OBJECT

public:
    /// The profile must outlive the workspace and its documents.
    explicit MapWorkspace(const GameProfile& game, QObject* parent = nullptr);
    /// The workspace of games[index], beside one for each of the others. The first makes new maps of all of
    /// them: enable that by offerGames().
    MapWorkspace(std::span<const GameProfile> games, std::size_t index, QObject* parent = nullptr);

    QString id() const override;
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override;

    bool recognises(std::string_view bytes) const override;
    int likeness(std::string_view text) const override;
    ContentReader contentReader() const override;
    QList<QAction*> newDocumentActions() override;

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;
    QList<TourStep> tourSteps() const override;

    /// Keeps stamps and sketches there, and takes the author of new maps from there. Without settings,
    /// nothing outlasts the program. They outlive the workspace.
    void rememberIn(Settings& settings);
    /// The games that its New Map dialog offers: its own and those of these workspaces, in this order.
    void offerGames(const std::vector<MapWorkspace*>& workspaces) { offered_ = workspaces; }
    /// Puts the maps that are open among these, which outlive the workspace.
    void offerGrounds(WalkabilityMaps& grounds) { grounds_ = &grounds; }
    /// Has the panel behind its own, with its actions in the menu, and takes it over. It is made with the
    /// editor, which is not there yet.
    void addPanel(MakePanel make) { makePanels_ += std::move(make); }

    const GameProfile& game() const { return game_; }
    MapToolState& toolState() { return state_; }
    MapRenderer& renderer() { return renderer_; }
    /// Those that are shown.
    std::vector<MapDocument*> openMaps() const;
    MapActions& mapActions() {
        ensureEditor();
        return *actions_;
    }
    /// Makes a document of a map as the New Map dialog does, and emits created().
    void create(Map map);

protected:
    void createEditor() override;

private:
    QString ofGame(const QString& name) const;
    void makeDocks();
    void makePanels();
    void makeNewAction();
    void connectParts();
    void showNewMapDialog();
    void paint(const PaintAdvice& advice);
    void exchangeKeys();
    void takeAdviceBack();
    std::vector<Map> sampleMaps() const;

    std::span<const GameProfile> games_; ///< all, game_ among them
    std::size_t index_;
    const GameProfile& game_;
    std::vector<MapWorkspace*> offered_;
    MapToolState state_;
    StampShelf stamps_;
    SketchMemory sketches_;
    ToolBox tools_;
    MapRenderer renderer_;
    Settings* settings_ = nullptr;
    WalkabilityMaps* grounds_ = nullptr;
    MapActions* actions_ = nullptr;
    MapStatus* status_ = nullptr;
    QPointer<TilesDock> tiles_;
    QPointer<LayersDock> layers_;
    QPointer<MapOverview> overview_;
    QPointer<ProblemsDock> problems_;
    QPointer<PropertiesDock> properties_;
    QPointer<MarchDock> march_;
    QPointer<NotesDock> notes_;
    QPointer<RulesDock> rules_;
    QPointer<StatisticsDock> statistics_;
    GivenWidgets<MapDock> docks_;
    QList<MakePanel> makePanels_;
    GivenWidgets<GroundDock> panels_;
    QAction* newMap_ = nullptr;
    bool isAdvised_ = false;                   ///< the brush still has the painting that was advised
    std::vector<QPointer<MapDocument>> shown_; ///< all that ever were, the closed ones gone
    QPointer<MapDocument> current_;
    QPointer<MapCanvas> canvas_;
};

} // namespace stonemason::kings_conflict
