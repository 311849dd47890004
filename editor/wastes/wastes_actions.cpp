// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/wastes_actions.h"

#include "editor/app/action_reason.h"
#include "editor/grid/actions/grid_print_actions.h"
#include "editor/grid/actions/sketch_actions.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/grid/actions/tool_actions.h"
#include "editor/grid/actions/zoom_actions.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/wastes/actions/board_menu_actions.h"
#include "editor/wastes/actions/edit_actions.h"
#include "editor/wastes/actions/piece_actions.h"
#include "editor/wastes/actions/view_actions.h"
#include "editor/wastes/brush.h"
#include "editor/wastes/tools/piece_tools.h"

namespace stonemason::wastes {

namespace {

/// The tools of any board, with those of pieces in front of the selection.
ToolOffer wastesToolOffer() {
    ToolOffer offer = gridToolOffer();
    const std::vector<ToolEntry> pieces{
        {QStringLiteral("move-piece"), WastesActions::tr("&Move Pieces"),
         WastesActions::tr("Drag pieces about the board; click to select them"), Qt::Key_M,
         WastesActions::tr("Pieces")},
        {QStringLiteral("place-piece"), WastesActions::tr("&New Pieces"),
         WastesActions::tr("Put the chosen piece on the board"), Qt::Key_N, WastesActions::tr("New")},
        {QStringLiteral("jump"), WastesActions::tr("&Jumps"),
         WastesActions::tr("Add jumps from tile to tile, or take them away; Shift does the way back too"),
         Qt::Key_J, WastesActions::tr("Jumps")},
        {}};
    offer.at(QStringLiteral("eraser"))->tip =
        WastesActions::tr("Erase to normal ground, with the pieces on it");
    offer.entries.insert(offer.at(QStringLiteral("select")), pieces.begin(), pieces.end());
    return offer;
}

} // namespace

WastesActions::WastesActions(const Profile& profile, Brush& brush, StampShelf& stamps,
                             BoardRenderer& renderer, QObject* parent)
    : QObject(parent)
    , toolBox_(wastesTools())
    , tools_(new ToolActions(QStringLiteral("board"), brush, toolBox_, wastesToolOffer(), this))
    , pieces_(new PieceActions(profile, brush, this))
    , stamps_(new StampActions(QStringLiteral("board"), brush, stamps, this))
    , edit_(new EditActions(brush, this))
    , view_(new ViewActions(this))
    , zoom_(new ZoomActions(QStringLiteral("board"), tr("&Fit Board"),
                            tr("Show the whole board as large as it fits"), this))
    , sketch_(new SketchActions(QStringLiteral("board"), this))
    , board_(new BoardMenuActions(renderer, this))
    , problems_(new ProblemActions(QStringLiteral("board"), this))
    , print_(new GridPrintActions(QStringLiteral("board"), tr("Print the board"), this))
    , separator_(new QAction(this)) {
    separator_->setSeparator(true);
    for (const ActionSet* set : std::initializer_list<ActionSet*>{tools_, pieces_, stamps_, edit_, view_,
                                                                  zoom_, sketch_, board_, problems_, print_})
        connect(set, &ActionSet::message, this, &WastesActions::message);
}

void WastesActions::bind(BoardDocument* document, BoardCanvas* canvas) {
    for (GridActions* set : std::initializer_list<GridActions*>{tools_, stamps_, edit_, zoom_, sketch_})
        set->bind(canvas);
    print_->bind(document, canvas);
    for (BoundBoardActions* set : std::initializer_list<BoundBoardActions*>{pieces_, view_, board_})
        set->bind(document, canvas);
    problems_->follow();
    board_->symmetryState()->setEnabled(document != nullptr);
    setWithoutDocument(*board_->symmetryState(), !document);
}

WorkspaceActions WastesActions::places() const {
    WorkspaceActions places;
    places.edit = edit_->menu();
    places.view = zoom_->menu() + QList<QAction*>{separator_} + view_->menu() + sketch_->menu();
    places.menu = board_->menu() + problems_->menu();
    places.menuTitle = tr("&Board");
    places.tools = tools_->menu() + QList<QAction*>{pieces_->menu()} + stamps_->menu();
    places.toolBar = tools_->toolBar() +
                     QList<QAction*>{board_->symmetryState(), board_->playAction(), board_->exportAction()};
    places.exports = QList{board_->exportAction()} + print_->menu();
    return places;
}

} // namespace stonemason::wastes
