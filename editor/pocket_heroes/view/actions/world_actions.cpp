// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/actions/world_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/text/origin_text.h"
#include "editor/pocket_heroes/view/actions/edit_actions.h"
#include "editor/pocket_heroes/view/actions/owner_actions.h"
#include "editor/pocket_heroes/view/dialogs/world_dialogs.h"
#include "editor/pocket_heroes/view/dialogs/world_size_dialog.h"
#include "editor/pocket_heroes/view/tools/world_tools.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

ExportActions::ExportActions(QObject* parent) : BoundWorldActions(parent) {
    QAction* shown = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
                         tr("Show the world's picture, all it holds or what the game loads, to copy or save"),
                         Qt::CTRL | Qt::Key_E);
    shown->setIconText(tr("Export…"));
    shown->setProperty("primary", true);
    connect(shown, &QAction::triggered, this, &ExportActions::showExport);
}

void ExportActions::showExport() {
    document()->endGesture(); // the picture shows the world without it
    WorldExportDialog dialog(*document(), window());
    connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
    dialog.exec();
}

WholeWorldActions::WholeWorldActions(WorldRenderer& renderer, QObject* parent)
    : BoundWorldActions(parent), renderer_(renderer) {
    addTable({{"resize",
               "zoom-fit",
               tr("Si&ze…"),
               tr("Give the world more cells or fewer"),
               {},
               [this] { showSize(); }},
              {"again",
               "template",
               tr("Make This World A&gain…"),
               tr("Open the template that this world was generated from, with its seed in the preview"),
               {},
               [this] { requestAgain(); }}});
}

void WholeWorldActions::bound() {
    binding().on(document(), &WorldDocument::edited, [this] { update(); });
}

/// By what the description says.
void WholeWorldActions::refresh() {
    const QString why = whyNotAgain(originOf(document()->committedWorld()));
    allow(QStringLiteral("again"), why.isEmpty(), why);
}

void WholeWorldActions::requestAgain() {
    if (const auto origin = originOf(document()->committedWorld())) emit againRequested(*origin);
}

void WholeWorldActions::showSize() {
    document()->endGesture(); // what is changed is the world without it
    WorldSizeDialog dialog(*document(), renderer_, window());
    if (dialog.exec() == QDialog::Accepted) emit message(dialog.doneText());
}

ViewActions::ViewActions(QObject* parent) : SwitchActions(parent), layerMenu_(std::make_unique<QMenu>()) {
    layerMenu_->setTitle(tr("&Layers"));
    layerMenu_->setIcon(icon(QStringLiteral("visible")));
    const QList<QAction*> layers{
        addLayer(WorldLayer::Surface, QStringLiteral("surface"), tr("&Ground"), tr("Show the ground")),
        addLayer(WorldLayer::Altitude, QStringLiteral("altitude"), tr("&Heights"),
                 tr("Shade the ground by its height")),
        addLayer(WorldLayer::Paths, QStringLiteral("paths"), tr("&Roads, Rivers and Walls"),
                 tr("Show roads, rivers and walls")),
        addLayer(WorldLayer::Decorations, QStringLiteral("decorations"), tr("&Decorations"),
                 tr("Show trees, rocks and other decorations")),
        addLayer(WorldLayer::Objects, QStringLiteral("objects"), tr("&Buildings and Heroes"),
                 tr("Show castles, buildings, heroes and events")),
        addLayer(WorldLayer::Guards, QStringLiteral("guards"), tr("G&uards"),
                 tr("Show the creatures that guard")),
        addLayer(WorldLayer::Items, QStringLiteral("items"), tr("&Treasure"),
                 tr("Show what lies there to be taken"))};
    layerMenu_->addActions(layers);
    QAction* zones =
        add(QStringLiteral("layer-zones"), QStringLiteral("template"), tr("&Zones"),
            tr("Show the zones of the template that this world was made from, while it stays open"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_K);
    zones->setCheckable(true);
    connect(zones, &QAction::triggered, this, [this](bool on) { viewState()->setShowsZones(on); });
    layerMenu_->addAction(zones);
    QAction* blocked = addSwitch(QStringLiteral("blocked"), QStringLiteral("fairness-regions"),
                                 tr("Bloc&ked Cells"), tr("Mark the cells on which no hero can stand"),
                                 Qt::CTRL | Qt::Key_L, &WorldViewState::showsBlocked,
                                 &WorldViewState::setShowsBlocked, &WorldViewState::blockedChanged);
    QAction* grid =
        addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"),
                  tr("Draw lines between the cells"), Qt::CTRL | Qt::Key_G, &WorldViewState::showsGrid,
                  &WorldViewState::setShowsGrid, &WorldViewState::styleChanged);
    menu_ = {layerMenu_->menuAction(), blocked, grid};
}

QAction* ViewActions::addLayer(WorldLayer layer, const QString& id, const QString& text, const QString& tip) {
    static_assert(worldLayerCount < 10);
    return addSwitch(
        QStringLiteral("layer-") + id, QStringLiteral("layer-terrain"), text, tip,
        Qt::ALT | Qt::Key(Qt::Key_1 + int(layer)),
        [layer](const WorldViewState& view) { return view.shows(layer); },
        [layer](WorldViewState& view, bool on) { view.setShows(layer, on); }, &WorldViewState::styleChanged);
}

void ViewActions::bound() {
    SwitchActions::bound();
    binding().on(viewState(), &WorldViewState::zonesShownChanged, [this] { update(); });
    binding().on(document(), &WorldDocument::zonesChanged, [this] { update(); });
    binding().on(document(), &WorldDocument::replaced, [this] { update(); });
}

void ViewActions::refresh() {
    SwitchActions::refresh();
    allow(QStringLiteral("layer-zones"), document()->zones(),
          tr("Only a world that was just made from a template has zones."));
    action(QStringLiteral("layer-zones"))->setChecked(document()->zones() && viewState()->showsZones());
}

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

WorldActions::WorldActions(WorldBrush& brush, WorldRenderer& renderer, QObject* parent)
    : GridEditorActions({.menuTitle = tr("&World"),
                         .fit = tr("&Fit World"),
                         .fitTip = tr("Show the whole world as large as it fits"),
                         .printTip = tr("Print the world")},
                        brush, ToolBox(worldTools()), worldToolOffer(), nullptr, parent)
    , edit_(add(new EditActions(brush, this)))
    , owner_(add(new OwnerActions(this)))
    , view_(add(new ViewActions(this)))
    , whole_(add(new WholeWorldActions(renderer, this)))
    , export_(add(new ExportActions(this))) {
}

QList<QAction*> WorldActions::contextMenu() const {
    QList<QAction*> menu = edit_->contextMenu();
    menu.insert(1, owner_->menuAction()); // behind the properties
    return menu;
}

WorkspaceActions WorldActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu() + QList{owner_->menuAction()};
    places.menu = whole_->menu() + places.menu;
    places.view += view_->menu();
    places.toolBar += export_->exportAction();
    places.exports.prepend(export_->exportAction());
    return places;
}

} // namespace stonemason::pocket_heroes
