// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/actions/view_actions.h"

#include "editor/app/widgets/icons.h"

namespace stonemason::pocket_heroes {

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

} // namespace stonemason::pocket_heroes
