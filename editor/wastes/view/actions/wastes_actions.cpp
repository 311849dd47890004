// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/actions/wastes_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/wastes/model/brush.h"
#include "editor/wastes/view/actions/board_menu_actions.h"
#include "editor/wastes/view/actions/edit_actions.h"
#include "editor/wastes/view/actions/piece_actions.h"
#include "editor/wastes/view/actions/view_actions.h"
#include "editor/wastes/view/tools/piece_tools.h"

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
    : GridEditorActions({.menuTitle = tr("&Board"),
                         .fit = tr("&Fit Board"),
                         .fitTip = tr("Show the whole board as large as it fits"),
                         .printTip = tr("Print the board")},
                        brush, ToolBox(wastesTools()), wastesToolOffer(), &stamps, parent)
    , pieces_(add(new PieceActions(profile, brush, this)))
    , edit_(add(new EditActions(brush, this)))
    , view_(add(new ViewActions(this)))
    , sketch_(add(new SketchActions(id(), this)))
    , board_(add(new BoardMenuActions(renderer, this))) {
}

void WastesActions::bind(BoardDocument* document, BoardCanvas* canvas) {
    GridEditorActions::bind(document, canvas);
    board_->symmetryState()->setEnabled(document != nullptr);
    setWithoutDocument(*board_->symmetryState(), !document);
}

WorkspaceActions WastesActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu();
    places.view += view_->menu() + sketch_->menu();
    places.menu = board_->menu() + places.menu;
    places.tools.insert(tools().menu().size(), pieces_->menu());
    places.toolBar += {board_->symmetryState(), board_->playAction(), board_->exportAction()};
    places.exports.prepend(board_->exportAction());
    return places;
}

} // namespace stonemason::wastes
