// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/overview_dock.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/grid/workspace/grid_workspace_of.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <QPointer>

#include <span>
#include <vector>

namespace stonemason::kings_conflict {

struct GenerationRequest;
class LayersDock;
class MapActions;
class MarchDock;
class RulesDock;
class TilesDock;
struct PaintAdvice;

using MapOverview = OverviewDock<MapDocument, MapCanvas>;

/// The map editor of one game as the main window sees it: reads and makes map documents, shows them on a
/// canvas, and owns the docks, tools and actions that work on whichever is current. What the game lacks,
/// hints or kings, has no panel and no action.
class MapWorkspace : public GridWorkspaceOf<MapEditorTraits> {
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
    QString nativeSuffix() const override { return QStringLiteral("smap"); }

    bool recognises(std::string_view bytes) const override;
    int likeness(std::string_view text) const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;
    QList<FixedKeys> fixedKeys() const override;
    QStringList samples() const override;
    QList<TourStep> tourSteps() const override;

    /// The games that its New Map dialog offers: its own and those of these workspaces, in this order.
    void offerGames(const std::vector<MapWorkspace*>& workspaces) { offered_ = workspaces; }

    const GameProfile& game() const { return game_; }
    MapToolState& toolState() { return state_; }
    MapRenderer& renderer() { return renderer_; }
    /// Those that are shown.
    std::vector<MapDocument*> openMaps() const { return openDocuments(); }
    MapActions& mapActions() {
        ensureEditor();
        return *actions_;
    }
    /// Makes a document of a map as the New Map dialog does, and emits created(). One that was generated
    /// counts as modified, so that it is not lost unasked.
    void create(Map map);

protected:
    /// The first game's as it is, another's with its id.
    QString nameOf(const QString& name) const override;
    GridActionSets<MapEditorTraits>* makeActions() override;
    void makeDocks() override;
    QWidget* makeView(MapDocument& document, QWidget* parent) override;
    QString helpPageOf(const MapDocument& document) const override;
    MapCanvas* canvasIn(QWidget& view) const override;
    void firstShown(MapDocument& document) override;
    std::unique_ptr<ProblemSource> problemsOf(MapDocument& document) override;

private:
    void connectMarch(MarchDock* march);
    void showNewMapDialog();
    /// @param request what its fields show at first
    void showGeneratedMapDialog(const GenerationRequest* request = nullptr);
    void paint(const PaintAdvice& advice);
    void exchangeKeys();
    void clearAdvice();
    std::vector<Map> sampleMaps() const;

    std::span<const GameProfile> games_; ///< all, game_ among them
    std::size_t index_;
    const GameProfile& game_;
    std::vector<MapWorkspace*> offered_;
    MapToolState state_;
    ToolBox tools_;
    MapRenderer renderer_;
    MapActions* actions_ = nullptr;
    QPointer<TilesDock> tiles_;
    QPointer<RulesDock> rules_;
    bool isAdvised_ = false; ///< the brush still has the painting that was advised
};

} // namespace stonemason::kings_conflict
