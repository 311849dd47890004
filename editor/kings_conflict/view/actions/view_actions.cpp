// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/view_actions.h"

#include "editor/app/files/plain_file_dialog.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/view/comparison/map_comparison.h"
#include "editor/text/names.h"

#include <QFileInfo>
#include <QPointer>

namespace stonemason::kings_conflict {

ViewActions::ViewActions(const GameProfile& game, const QList<QAction*>& zoom, QObject* parent)
    : SwitchActions(parent)
    , game_(game)
    , layerMenu_(tr("&Layer"), QStringLiteral("layer-terrain"))
    , fairnessMenu_(tr("Fai&rness"), QStringLiteral("fairness")) {
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
    QAction* find =
        add(QStringLiteral("find-tile"), QStringLiteral("search"), tr("Fin&d a Tile"),
            tr("Find a tile by its name or code"), QKeySequence::Find, &ViewActions::tileSearchRequested);
    QAction* problems = add(QStringLiteral("show-problems"), QStringLiteral("warning"),
                            tr("Go to the Problem&s"), tr("From the map to the list of problems and back"),
                            Qt::ALT | Qt::Key_0, &ViewActions::problemsRequested);
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
    menu_ += addSwitch(QStringLiteral("locks"), QStringLiteral("locked"), tr("Locked Cells"),
                       tr("Mark the cells that generating terrain leaves as they are"),
                       Qt::CTRL | Qt::SHIFT | Qt::Key_K, &MapViewState::showsLocks,
                       &MapViewState::setShowsLocks, &MapViewState::showsLocksChanged);
    QAction* mirror = addSwitch(
        QStringLiteral("mirror-hints"), QStringLiteral("symmetry"), tr("Mirror Hint Stro&kes"),
        tr("Mirror strokes on hint layers as well; the game does not need it"), Qt::CTRL | Qt::Key_M,
        &MapViewState::mirrorsHints, &MapViewState::setMirrorsHints, &MapViewState::mirrorsHintsChanged);
    if (game_.hasHints()) menu_ += mirror;
}

void ViewActions::addLayers() {
    for (int layer = 0; layer < int(game_.layers.size()); ++layer) {
        const Layer& described = game_.layers[std::size_t(layer)];
        const QString name = localText(described.name);
        QAction* action = add(QStringLiteral("layer-") + QString::fromStdString(described.id),
                              described.kind == LayerKind::Terrain ? QStringLiteral("layer-terrain")
                                                                   : QStringLiteral("layer-hint"),
                              name, tr("Work on the layer %1").arg(name),
                              layer < 9 ? QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + layer)) : QKeySequence(),
                              [this, layer] {
                                  if (viewState()) viewState()->setCurrentLayer(layer);
                              });
        layerMenu_.addChoice(action, layer);
    }
    layerMenu_.addSeparator();
    QAction* lock = add(QStringLiteral("lock-layer"), QStringLiteral("locked"), tr("Loc&k the Current Layer"),
                        tr("Let no tool and no command change the layer that is worked on"),
                        Qt::CTRL | Qt::Key_K, [this](bool on) {
                            if (viewState()) viewState()->setLocked(viewState()->currentLayer(), on);
                        });
    lock->setCheckable(true);
    layerMenu_.addAction(lock);
    menu_ += layerMenu_.menuAction();
}

void ViewActions::addFairness() {
    for (FairnessView shown : allFairnessViews()) {
        const QString id = QStringLiteral("fairness-") + fairnessId(shown);
        QAction* action =
            add(id, shown == FairnessView::None ? QStringLiteral("hidden") : id, fairnessName(shown),
                fairnessTip(shown), Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_0 + int(shown)), [this, shown] {
                    if (viewState()) viewState()->setFairness(shown);
                });
        fairnessMenu_.addChoice(action, int(shown));
    }
    if (game_.kings) menu_ += fairnessMenu_.menuAction();
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
    allow(QStringLiteral("find-tile"), viewState()->currentLayer() == terrainLayer,
          layer_reason::onlyOnTerrain());
    SwitchActions::refresh();
    action(QStringLiteral("lock-layer"))->setChecked(viewState()->isLocked(viewState()->currentLayer()));
    fairnessMenu_.check(int(viewState()->fairness()));
    layerMenu_.check(viewState()->currentLayer());
    for (const QAction* choice : layerMenu_.choices())
        allow(choice, document()->map().hasLayer(ChoiceMenu::valueOf(*choice)), layer_reason::noSuchGrid());
}

ComparisonActions::ComparisonActions(QObject* parent)
    : BoundMapActions(parent), menu_(std::make_unique<QMenu>()), open_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("Compare &With Map"));
    menu_->setIcon(icon(QStringLiteral("difference")));
    open_->setTitle(tr("&Open Map"));
    open_->setIcon(icon(QStringLiteral("map")));
    QAction* file = add(QStringLiteral("compare-file"), QStringLiteral("open"), tr("&File…"),
                        tr("Show where another map differs from this one"), Qt::CTRL | Qt::ALT | Qt::Key_D,
                        &ComparisonActions::askForFile);
    QAction* next = add(QStringLiteral("next-difference"), QStringLiteral("down"), tr("&Next Difference"),
                        tr("Go to the next cell that differs"), Qt::CTRL | Qt::Key_F8,
                        [this] { showMessage(MapComparison::of(*document()).step(1)); });
    QAction* previous =
        add(QStringLiteral("previous-difference"), QStringLiteral("up"), tr("&Previous Difference"),
            tr("Go to the cell before that differs"), Qt::CTRL | Qt::SHIFT | Qt::Key_F8,
            [this] { showMessage(MapComparison::of(*document()).step(-1)); });
    QAction* stop = add(QStringLiteral("compare-stop"), QStringLiteral("close"), tr("&Stop Comparing"),
                        tr("Take the marks of the other map off the board"), {},
                        [this] { MapComparison::of(*document()).stop(); });
    menu_->addAction(file);
    menu_->addMenu(open_.get());
    menu_->addSeparator();
    menu_->addActions({next, previous, stop});
    connect(menu_.get(), &QMenu::aboutToShow, this, &ComparisonActions::listMaps);
}

void ComparisonActions::listMaps() {
    open_->clear();
    if (maps_ && document())
        for (MapDocument* map : maps_()) {
            if (map == document()) continue;
            const QAction* choice = open_->addAction(icon(QStringLiteral("map")),
                                                     fullTitle(*map).replace(u'&', QLatin1String("&&")));
            connect(choice, &QAction::triggered, this, [this, other = QPointer<MapDocument>(map)] {
                if (other && document())
                    MapComparison::of(*document()).compareWith({other->committedMap(), other->title()});
            });
        }
    stonemason::allow(*open_->menuAction(), !open_->isEmpty(), tr("No other map is open."));
}

void ComparisonActions::askForFile() {
    const QString folder = QFileInfo(document()->path()).absolutePath();
    const QString path =
        askForFileToRead(window(), tr("Compare With Map"), folder, {tr("Maps (*.smap *.as *.txt)")});
    if (!path.isEmpty() && document()) MapComparison::of(*document()).compareWithFile(path);
}

void ComparisonActions::bound() {
    const MapComparison& comparison = MapComparison::of(*document());
    binding().on(&comparison, &MapComparison::changed, [this] { update(); });
    binding().on(&comparison, &MapComparison::noticePosted,
                 [this](const QString& sentence) { showMessage(sentence); });
}

void ComparisonActions::refresh() {
    const MapComparison& comparison = MapComparison::of(*document());
    const bool differs = !comparison.difference().allCells().empty();
    const QString none = tr("The map is not compared with another.");
    for (const char* id : {"next-difference", "previous-difference"})
        allow(QString::fromLatin1(id), differs, comparison.isOn() ? tr("There is no difference.") : none);
    allow(QStringLiteral("compare-stop"), comparison.isOn(), none);
}

} // namespace stonemason::kings_conflict
