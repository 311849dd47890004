// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/actions/pattern_actions.h"

#include "editor/ambush/model/pattern_brush.h"
#include "editor/ambush/view/actions/pattern_edit_actions.h"
#include "editor/ambush/view/actions/pattern_menu_actions.h"
#include "editor/ambush/view/actions/pattern_view_actions.h"
#include "editor/ambush/view/actions/sign_actions.h"

namespace stonemason::ambush {

namespace {

ToolOffer patternToolOffer() {
    ToolOffer offer = gridToolOffer();
    offer.at(QStringLiteral("eraser"))->tip =
        PatternActions::tr("Erase: nobody cares about these cells then");
    return offer;
}

} // namespace

PatternActions::PatternActions(PatternBrush& brush, StampShelf& stamps, PatternRenderer& renderer,
                               QObject* parent)
    : GridEditorActions({.menuTitle = tr("&Pattern"),
                         .fit = tr("&Fit Pattern"),
                         .fitTip = tr("Show the whole pattern as large as it fits"),
                         .printTip = tr("Print the pattern")},
                        brush, ToolBox(gridTools()), patternToolOffer(), &stamps, parent)
    , signs_(add(new SignActions(brush, this)))
    , edit_(add(new PatternEditActions(brush, this)))
    , view_(add(new PatternViewActions(this)))
    , pattern_(add(new PatternMenuActions(renderer, this))) {
}

WorkspaceActions PatternActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu();
    places.view += view_->menu();
    places.menu = pattern_->menu() + places.menu;
    places.tools.insert(tools().menu().size(), signs_->menuAction());
    places.toolBar += pattern_->exportAction();
    places.exports.prepend(pattern_->exportAction());
    return places;
}

} // namespace stonemason::ambush
