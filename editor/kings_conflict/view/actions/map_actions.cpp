// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/kings_conflict/view/actions/generate_actions.h"
#include "editor/kings_conflict/view/actions/hint_actions.h"
#include "editor/kings_conflict/view/actions/map_edit_actions.h"
#include "editor/kings_conflict/view/actions/map_menu_actions.h"
#include "editor/kings_conflict/view/actions/map_tool_actions.h"
#include "editor/kings_conflict/view/actions/march_actions.h"
#include "editor/kings_conflict/view/actions/view_actions.h"

#include <initializer_list>

namespace stonemason::kings_conflict {

MapActions::MapActions(const GameProfile& game, MapToolState& state, const ToolBox& tools, StampShelf& stamps,
                       MapRenderer& renderer, QObject* parent)
    : GridActionSets(parent)
    , game_(game)
    , state_(state)
    , tools_(add(new MapToolActions(game, state, tools, this)))
    , stamps_(add(new StampActions(QStringLiteral("map"), state, stamps, this)))
    , edit_(add(new MapEditActions(state, renderer, this)))
    , zoom_(add(new ZoomActions(QStringLiteral("map"), tr("&Fit Map"),
                                tr("Show the whole map as large as it fits"), this)))
    , sketch_(add(new SketchActions(QStringLiteral("map"), this)))
    , view_(add(new ViewActions(game, zoom_->menu(), this)))
    , problems_(add(
          new ProblemActions(QStringLiteral("map"), this,
                             {.next = MapMenuActions::tr("Show the next problem on the map"),
                              .previous = MapMenuActions::tr("Show the previous problem on the map"),
                              .check = MapMenuActions::tr("Check the map and count its problems"),
                              .hasListAction = false})))
    , map_(add(new MapMenuActions(game, renderer, problems_->menu(), this)))
    , notes_(add(new NoteActions(this)))
    , generate_(add(new GenerateActions(game, renderer, this)))
    , comparison_(add(new ComparisonActions(this)))
    , hints_(new HintActions(game, renderer, this))
    , hintViews_(new HintViewActions(game, this))
    , slopes_(new SlopeActions(state, this))
    , march_(new MarchActions(state, this))
    , print_(new PrintActions(this)) {
    if (game.hasHints()) {
        add(hints_);
        add(hintViews_);
        add(slopes_);
        add(march_);
    }
    add(print_);
    hints_->menu()->menu()->addAction(view_->action(QStringLiteral("mirror-hints")));
}

void MapActions::bind(MapDocument* document, MapCanvas* canvas) {
    state_.enter(document);
    GridActionSets::bind(document, canvas);
    for (QAction* action : std::initializer_list<QAction*>{map_->symmetryState(), hintViews_->button()}) {
        action->setEnabled(document != nullptr);
        setWithoutDocument(*action, !document);
    }
}

WorkspaceActions MapActions::places() const {
    WorkspaceActions places;
    places.edit = edit_->menu();
    places.view = view_->menu();
    places.menu = map_->menu();
    places.menu.insert(2, notes_->menu()); // below symmetry and turning
    places.menu.insert(3, generate_->menu());
    places.menu.insert(4, comparison_->menu());
    places.menuTitle = tr("&Map");
    places.tools = tools_->menu() + stamps_->menu();
    places.toolBar = tools_->toolBar();
    if (game_.hasHints()) {
        places.view += hintViews_->menu();
        places.menu.insert(1, hints_->menu()); // below the symmetry
        places.menu.insert(2, march_->menu());
        places.tools += slopes_->menus();
        places.toolBar += slopes_->toolBar() + QList{hintViews_->button()};
    }
    places.view += sketch_->menu();
    places.toolBar += {map_->symmetryState(), map_->exportAction()};
    places.exports = QList{map_->exportAction()} + print_->menu();
    return places;
}

} // namespace stonemason::kings_conflict
