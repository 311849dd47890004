// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/view_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/layer_reasons.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/text/names.h"

#include <QActionGroup>

namespace stonemason::kings_conflict {

ViewActions::ViewActions(const GameProfile& game, const QList<QAction*>& zoom, QObject* parent)
    : SwitchActions(parent)
    , game_(game)
    , layers_(new QActionGroup(this))
    , layerMenu_(std::make_unique<QMenu>())
    , fairness_(new QActionGroup(this))
    , fairnessMenu_(std::make_unique<QMenu>()) {
    addPanes();
    menu_ += addSeparator();
    menu_ += zoom;
    menu_ += addSeparator();
    addSwitches();
    menu_ += addSeparator();
    addLayers();
    addFairness();
}

void ViewActions::addPanes() {
    QAction* find = add(QStringLiteral("find-tile"), QStringLiteral("search"), tr("Fin&d a Tile"),
                        tr("Find a tile by its name or code"), QKeySequence::Find);
    connect(find, &QAction::triggered, this, &ViewActions::tileSearchRequested);
    QAction* problems =
        add(QStringLiteral("show-problems"), QStringLiteral("warning"), tr("Go to the Problem&s"),
            tr("From the map to the list of problems and back"), Qt::ALT | Qt::Key_0);
    connect(problems, &QAction::triggered, this, &ViewActions::problemsRequested);
    menu_ += {find, problems};
}

void ViewActions::addSwitches() {
    menu_ += addSwitch(QStringLiteral("codes"), QStringLiteral("codes"), tr("&Codes"),
                       tr("Write each tile's code over it"), Qt::CTRL | Qt::Key_L, &MapViewState::showsCodes,
                       &MapViewState::setShowsCodes, &MapViewState::styleChanged);
    menu_ += addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"),
                       tr("Draw lines between the tiles"), Qt::CTRL | Qt::Key_G, &MapViewState::showsGrid,
                       &MapViewState::setShowsGrid, &MapViewState::styleChanged);
    menu_ += addSwitch(QStringLiteral("opponent"), QStringLiteral("opponent-view"), tr("O&pponent's View"),
                       tr("Turn the board to the other player's side"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                       &GridState::isTurned, &GridState::setTurned, &GridState::turnedChanged);
    QAction* mirror = addSwitch(
        QStringLiteral("mirror-hints"), QStringLiteral("symmetry"), tr("Mirror Hint Stro&kes"),
        tr("Mirror strokes on hint layers as well; the game does not need it"), Qt::CTRL | Qt::Key_M,
        &MapViewState::mirrorsHints, &MapViewState::setMirrorsHints, &MapViewState::mirrorsHintsChanged);
    if (game_.hasHints()) menu_ += mirror;
}

void ViewActions::addLayers() {
    layerMenu_->setTitle(tr("&Layer"));
    layerMenu_->setIcon(icon(QStringLiteral("layer-terrain")));
    for (int layer = 0; layer < int(game_.layers.size()); ++layer) {
        const Layer& described = game_.layers[std::size_t(layer)];
        const QString name = localText(described.name);
        QAction* action =
            add(QStringLiteral("layer-") + QString::fromStdString(described.id),
                described.kind == LayerKind::Terrain ? QStringLiteral("layer-terrain")
                                                     : QStringLiteral("layer-hint"),
                name, tr("Work on the layer %1").arg(name),
                layer < 9 ? QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + layer)) : QKeySequence());
        action->setCheckable(true);
        action->setActionGroup(layers_);
        action->setData(layer);
        connect(action, &QAction::triggered, this, [this, layer] {
            if (viewState()) viewState()->setCurrentLayer(layer);
        });
        layerMenu_->addAction(action);
    }
    layerMenu_->addSeparator();
    QAction* lock =
        add(QStringLiteral("lock-layer"), QStringLiteral("locked"), tr("Loc&k the Current Layer"),
            tr("Let no tool and no command change the layer that is worked on"), Qt::CTRL | Qt::Key_K);
    lock->setCheckable(true);
    connect(lock, &QAction::triggered, this, [this](bool on) {
        if (viewState()) viewState()->setLocked(viewState()->currentLayer(), on);
    });
    layerMenu_->addAction(lock);
    menu_ += layerMenu_->menuAction();
}

void ViewActions::addFairness() {
    fairnessMenu_->setTitle(tr("Fai&rness"));
    fairnessMenu_->setIcon(icon(QStringLiteral("fairness")));
    for (FairnessView shown : allFairnessViews()) {
        const QString id = QStringLiteral("fairness-") + fairnessId(shown);
        QAction* action =
            add(id, shown == FairnessView::None ? QStringLiteral("hidden") : id, fairnessName(shown),
                fairnessTip(shown), Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_0 + int(shown)));
        action->setCheckable(true);
        action->setActionGroup(fairness_);
        action->setData(int(shown));
        connect(action, &QAction::triggered, this, [this, shown] {
            if (viewState()) viewState()->setFairness(shown);
        });
        fairnessMenu_->addAction(action);
    }
    if (game_.kings) menu_ += fairnessMenu_->menuAction();
}

void ViewActions::bound() {
    SwitchActions::bound();
    binding().on(viewState(), &MapViewState::lockChanged, [this] { update(); });
    binding().on(viewState(), &MapViewState::currentLayerChanged, [this] { update(); });
    binding().on(viewState(), &MapViewState::fairnessChanged, [this] { update(); });
    binding().on(document(), &MapDocument::replaced, [this] {
        if (!document()->map().hasLayer(viewState()->currentLayer()))
            viewState()->setCurrentLayer(terrainLayer);
        update();
    });
}

void ViewActions::refresh() {
    allow(QStringLiteral("find-tile"), viewState()->currentLayer() == terrainLayer, reason::onlyOnTerrain());
    SwitchActions::refresh();
    action(QStringLiteral("lock-layer"))->setChecked(viewState()->isLocked(viewState()->currentLayer()));
    for (QAction* choice : fairness_->actions())
        choice->setChecked(choice->data().toInt() == int(viewState()->fairness()));
    for (QAction* choice : layers_->actions()) {
        const int layer = choice->data().toInt();
        choice->setChecked(layer == viewState()->currentLayer());
        allow(choice, document()->map().hasLayer(layer), reason::noSuchGrid());
    }
}

} // namespace stonemason::kings_conflict
