// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/actions/world_actions.h"

#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/view/actions/edit_actions.h"
#include "editor/pocket_heroes/view/actions/export_actions.h"
#include "editor/pocket_heroes/view/actions/view_actions.h"
#include "editor/pocket_heroes/view/tools/world_tools.h"

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
    : GridEditorActions({.menuTitle = tr("&World"),
                         .fit = tr("&Fit World"),
                         .fitTip = tr("Show the whole world as large as it fits"),
                         .printTip = tr("Print the world")},
                        brush, ToolBox(worldTools()), worldToolOffer(), nullptr, parent)
    , edit_(add(new EditActions(brush, this)))
    , view_(add(new ViewActions(this)))
    , export_(add(new ExportActions(this))) {
}

WorkspaceActions WorldActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu();
    places.view += view_->menu();
    places.toolBar += export_->exportAction();
    places.exports.prepend(export_->exportAction());
    return places;
}

} // namespace stonemason::pocket_heroes
