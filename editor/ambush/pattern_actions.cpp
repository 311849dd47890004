// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_actions.h"

#include "editor/ambush/actions/pattern_edit_actions.h"
#include "editor/ambush/actions/pattern_menu_actions.h"
#include "editor/ambush/actions/pattern_view_actions.h"
#include "editor/ambush/actions/sign_actions.h"
#include "editor/ambush/pattern_brush.h"
#include "editor/grid/actions/grid_print_actions.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/actions/tool_actions.h"
#include "editor/grid/actions/zoom_actions.h"
#include "editor/grid/problems/problem_actions.h"

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
    : QObject(parent)
    , toolBox_(gridTools())
    , tools_(new ToolActions(QStringLiteral("pattern"), brush, toolBox_, patternToolOffer(), this))
    , stamps_(new StampActions(QStringLiteral("pattern"), brush, stamps, this))
    , signs_(new SignActions(brush, this))
    , edit_(new PatternEditActions(brush, this))
    , view_(new PatternViewActions(this))
    , zoom_(new ZoomActions(QStringLiteral("pattern"), tr("&Fit Pattern"),
                            tr("Show the whole pattern as large as it fits"), this))
    , pattern_(new PatternMenuActions(renderer, this))
    , problems_(new ProblemActions(QStringLiteral("pattern"), this))
    , print_(new GridPrintActions(QStringLiteral("pattern"), tr("Print the pattern"), this))
    , separator_(new QAction(this)) {
    separator_->setSeparator(true);
    for (const ActionSet* set : std::initializer_list<ActionSet*>{tools_, stamps_, signs_, edit_, view_,
                                                                  zoom_, pattern_, problems_, print_})
        connect(set, &ActionSet::message, this, &PatternActions::message);
}

void PatternActions::bind(PatternDocument* document, PatternCanvas* canvas) {
    for (GridActions* set : std::initializer_list<GridActions*>{tools_, stamps_, edit_, zoom_})
        set->bind(canvas);
    print_->bind(document, canvas);
    for (BoundPatternActions* set : std::initializer_list<BoundPatternActions*>{signs_, view_, pattern_})
        set->bind(document, canvas);
    problems_->follow();
}

WorkspaceActions PatternActions::places() const {
    WorkspaceActions places;
    places.edit = edit_->menu();
    places.view = zoom_->menu() + QList<QAction*>{separator_} + view_->menu();
    places.menu = pattern_->menu() + problems_->menu();
    places.menuTitle = tr("&Pattern");
    places.tools = tools_->menu() + signs_->menu() + stamps_->menu();
    places.toolBar = tools_->toolBar() + QList<QAction*>{pattern_->exportAction()};
    places.exports = QList{pattern_->exportAction()} + print_->menu();
    return places;
}

} // namespace stonemason::ambush
