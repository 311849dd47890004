// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/text_map_actions.h"

#include "editor/grid/actions/grid_print_actions.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/grid/actions/tool_actions.h"
#include "editor/grid/actions/zoom_actions.h"
#include "editor/text_map/actions/edit_actions.h"
#include "editor/text_map/actions/map_menu_actions.h"
#include "editor/text_map/actions/view_actions.h"
#include "editor/text_map/sign_brush.h"

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
    : QObject(parent)
    , toolBox_(gridTools())
    , tools_(new ToolActions(QStringLiteral("text-map"), brush, toolBox_, textMapToolOffer(), this))
    , stamps_(new StampActions(QStringLiteral("text-map"), brush, stamps, this))
    , edit_(new EditActions(brush, this))
    , view_(new ViewActions(this))
    , zoom_(new ZoomActions(QStringLiteral("text-map"), tr("&Fit Map"),
                            tr("Show the whole map as large as it fits"), this))
    , map_(new MapMenuActions(renderer, this))
    , print_(new GridPrintActions(QStringLiteral("text-map"), tr("Print the map"), this))
    , separator_(new QAction(this)) {
    separator_->setSeparator(true);
    for (const ActionSet* set :
         std::initializer_list<ActionSet*>{tools_, stamps_, edit_, view_, zoom_, map_, print_})
        connect(set, &ActionSet::message, this, &TextMapActions::message);
}

void TextMapActions::bind(TextMapDocument* document, TextMapCanvas* canvas) {
    for (GridActions* set : std::initializer_list<GridActions*>{tools_, stamps_, edit_, zoom_})
        set->bind(canvas);
    print_->bind(document, canvas);
    for (BoundTextMapActions* set : std::initializer_list<BoundTextMapActions*>{view_, map_})
        set->bind(document, canvas);
}

WorkspaceActions TextMapActions::places() const {
    WorkspaceActions places;
    places.edit = edit_->menu();
    places.view = zoom_->menu() + QList<QAction*>{separator_} + view_->menu();
    places.menu = map_->menu();
    places.menuTitle = tr("&Map");
    places.tools = tools_->menu() + stamps_->menu();
    places.toolBar = tools_->toolBar() + QList<QAction*>{map_->symmetryAction(), map_->exportAction()};
    places.exports = QList{map_->exportAction()} + print_->menu();
    return places;
}

} // namespace stonemason::text_map
