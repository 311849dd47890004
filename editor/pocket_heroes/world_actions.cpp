// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_actions.h"

#include "editor/grid/actions/grid_print_actions.h"
#include "editor/grid/actions/tool_actions.h"
#include "editor/grid/actions/zoom_actions.h"
#include "editor/grid/problems/problem_actions.h"
#include "editor/pocket_heroes/actions/edit_actions.h"
#include "editor/pocket_heroes/actions/export_actions.h"
#include "editor/pocket_heroes/actions/view_actions.h"
#include "editor/pocket_heroes/tools/world_tools.h"
#include "editor/pocket_heroes/world_brush.h"
#include "editor/pocket_heroes/world_problems.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Tools of any board that paint, then those of worlds.
ToolOffer worldToolOffer() {
    ToolOffer offer = gridToolOffer();
    const QStringList left{
        QStringLiteral("scatter"), QStringLiteral("eraser"),      QStringLiteral("wand"),
        QStringLiteral("stamp"),   QStringLiteral("select-same"), QStringLiteral("replace"),
        QStringLiteral("select"),  QStringLiteral("eyedropper"),  QString()};
    std::erase_if(offer.entries, [&left](const ToolEntry& entry) { return left.contains(entry.tool); });
    offer.at(QStringLiteral("brush"))->tip = WorldActions::tr("Paint the chosen ground");
    offer.at(QStringLiteral("line"))->tip = WorldActions::tr("Paint a straight line of the chosen ground");
    offer.at(QStringLiteral("rectangle"))->tip = WorldActions::tr("Paint a rectangle of the chosen ground");
    offer.at(QStringLiteral("fill"))->tip = WorldActions::tr("Give an area of equal ground the chosen one");
    const std::vector<ToolEntry> more{
        {},
        {QStringLiteral("road"), WorldActions::tr("R&oad Pen"),
         WorldActions::tr("Lay a road, a river or a wall that joins; Ctrl takes it out"), Qt::Key_G,
         WorldActions::tr("Road")},
        {},
        {QStringLiteral("select"), WorldActions::tr("&Select and Move"),
         WorldActions::tr("Select objects and drag them about the map"), Qt::Key_S,
         WorldActions::tr("Select")},
        {QStringLiteral("place"), WorldActions::tr("&New Objects"),
         WorldActions::tr("Put the chosen object down"), Qt::Key_N, WorldActions::tr("Place")},
        {QStringLiteral("eyedropper"),
         WorldActions::tr("E&yedropper"),
         WorldActions::tr("Take up the object or the ground that is clicked"),
         Qt::Key_I,
         {}}};
    offer.entries.insert(offer.entries.end(), more.begin(), more.end());
    offer.brush = {WorldActions::tr("The brush paints more cells at once"),
                   WorldActions::tr("The brush paints fewer cells at once"),
                   WorldActions::tr("The brush paints squares of %1 cells"),
                   WorldActions::tr("How many cells the brush paints at once")};
    return offer;
}

} // namespace

WorldActions::WorldActions(WorldBrush& brush, QObject* parent)
    : QObject(parent)
    , toolBox_(worldTools())
    , tools_(new ToolActions(QStringLiteral("world"), brush, toolBox_, worldToolOffer(), this))
    , edit_(new EditActions(brush, this))
    , view_(new ViewActions(this))
    , zoom_(new ZoomActions(QStringLiteral("world"), tr("&Fit World"),
                            tr("Show the whole world as large as it fits"), this))
    , export_(new ExportActions(this))
    , print_(new GridPrintActions(QStringLiteral("world"), tr("Print the world"), this))
    , problems_(new ProblemActions(QStringLiteral("world"), this, WorldProblems::fixAllTip()))
    , separator_(new QAction(this)) {
    separator_->setSeparator(true);
    for (const ActionSet* set :
         std::initializer_list<ActionSet*>{tools_, edit_, view_, zoom_, export_, print_, problems_})
        connect(set, &ActionSet::message, this, &WorldActions::message);
}

void WorldActions::bind(WorldDocument* document, WorldCanvas* canvas) {
    for (GridActions* set : std::initializer_list<GridActions*>{tools_, zoom_})
        set->bind(canvas);
    for (BoundWorldActions* set : std::initializer_list<BoundWorldActions*>{edit_, view_, export_})
        set->bind(document, canvas);
    print_->bind(document, canvas);
    problems_->follow();
}

WorkspaceActions WorldActions::places() const {
    WorkspaceActions places;
    places.edit = edit_->menu();
    places.view = zoom_->menu() + QList<QAction*>{separator_} + view_->menu();
    places.menu = problems_->menu();
    places.menuTitle = tr("&World");
    places.tools = tools_->menu();
    places.toolBar = tools_->toolBar() + QList<QAction*>{export_->exportAction()};
    places.exports = QList{export_->exportAction()} + print_->menu();
    return places;
}

} // namespace stonemason::pocket_heroes
