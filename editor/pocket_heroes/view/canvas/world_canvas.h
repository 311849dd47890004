// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/grid/problems/grid_problems.h"
#include "editor/grid/view/grid_canvas.h"
#include "editor/grid/workspace/grid_status.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/text/world_text.h"

#include <QCoreApplication>

namespace stonemason::pocket_heroes {

class WorldBrush;
class WorldDocument;
class WorldHand;
class WorldRenderer;

/// One world on the screen, worked on with the tools.
class WorldCanvas : public GridCanvas<WorldDocument> {
    Q_OBJECT

public:
    WorldCanvas(WorldDocument& document, WorldRenderer& renderer, WorldBrush& brush,
                QWidget* parent = nullptr);

    WorldHand& hand() const;
};

/// What the checks of a world found, in the words of the game.
class WorldReport : public ReportIn<Fix, Catalogue> {
public:
    using ReportIn::ReportIn;

    bool isFixedWithAll(int number) const override; ///< not where something would be deleted
};

/// Worlds as the general parts of the grid editor see them (grid_traits.h).
struct WorldEditorTraits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::WorldEditorTraits)

public:
    using Document = WorldDocument;
    using View = WorldCanvas;
    using Report = WorldReport;
    static constexpr const char* id = "world";
    static constexpr const char* statusPrefix = "world.";
    static constexpr std::tuple changes{&WorldDocument::edited}; ///< players have no cell
    static constexpr bool fixesAside = true;                     ///< each round checks the whole world

    /// "Row 1, column 7 · Grass, Chest · blocked (Building)", and why what is in hand does not fit there.
    static QString cellText(const WorldDocument& document, const WorldCanvas* view, Cell cell);
    static WorldReport report(const WorldDocument& document) {
        return {document.report(), document.catalogue()};
    }
    static ProblemWords problemWords();
    /// @param like only problems of its kind; none: all
    static std::function<AllFixed(std::stop_token)> fixAll(WorldDocument& document,
                                                           const ProblemRef& like = {});
};

using WorldBinding = Binding<WorldDocument, WorldCanvas>;
using WorldDock = BoundDock<WorldDocument, WorldCanvas>;
using WorldProblems = GridProblems<WorldEditorTraits>;
using BoundWorldActions = TableActions<BoundGridActions<WorldEditorTraits>>;

} // namespace stonemason::pocket_heroes
