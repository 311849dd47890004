// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/actions/text_map_actions.h"

#include "editor/grid/actions/symmetry_button.h"
#include "editor/text_map/model/sign_brush.h"
#include "editor/text_map/view/actions/edit_actions.h"
#include "editor/text_map/view/actions/map_menu_actions.h"
#include "editor/text_map/view/actions/view_actions.h"

namespace stonemason::text_map {

namespace {

ToolOffer textMapToolOffer() {
    ToolOffer offer = gridToolOffer();
    offer.at(QStringLiteral("eraser"))->tip = TextMapActions::tr("Erase to floor");
    return offer;
}

} // namespace

TextMapActions::TextMapActions(SignBrush& brush, StampShelf& stamps, TextMapRenderer& renderer,
                               QObject* parent)
    : GridEditorActions({.menuTitle = tr("&Map"),
                         .fit = tr("&Fit Map"),
                         .fitTip = tr("Show the whole map as large as it fits"),
                         .printTip = tr("Print the map")},
                        brush, ToolBox(gridTools()), textMapToolOffer(), &stamps, parent)
    , edit_(add(new EditActions(brush, this)))
    , view_(add(new ViewActions(this)))
    , map_(add(new MapMenuActions(renderer, this))) {
}

WorkspaceActions TextMapActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu();
    places.view += view_->menu();
    places.menu = map_->menu();
    places.toolBar += {map_->symmetryAction(), map_->exportAction()};
    places.exports.prepend(map_->exportAction());
    return places;
}

} // namespace stonemason::text_map
