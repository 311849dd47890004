// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_menu_actions.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/layer_reasons.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/symmetry_state.h"
#include "editor/kings_conflict/text/map_names.h"
#include "editor/kings_conflict/view/dialogs/map_export_dialog.h"
#include "editor/kings_conflict/view/dialogs/symmetry_dialog.h"

#include <QActionGroup>

namespace stonemason::kings_conflict {

MapMenuActions::MapMenuActions(const GameProfile& game, MapRenderer& renderer, QObject* parent)
    : BoundMapActions(parent)
    , game_(game)
    , renderer_(renderer)
    , symmetries_(new QActionGroup(this))
    , symmetryMenu_(std::make_unique<QMenu>())
    , transformMenu_(std::make_unique<QMenu>())
    , state_(new SymmetryAction(QStringLiteral("map.symmetry-state"), symmetryMenu_.get(), this)) {
    state_->setVerdict(verdictOn({}));
    state_->setProperty("pinned", true);
    addSymmetry();
    addTransforms();
    addGrids();
    menu_ += addSeparator();
    addProblems();
    menu_ += addSeparator();
    addFacts();
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export Code…"),
                  tr("Show the code to submit; also as forum post, text or picture"), Qt::CTRL | Qt::Key_E);
    export_->setIconText(tr("Export code…"));
    export_->setProperty("primary", true); // the tool bar fills it with the accent
    connect(export_, &QAction::triggered, this, &MapMenuActions::showExport);
}

void MapMenuActions::addSymmetry() {
    symmetryMenu_->setTitle(tr("&Symmetry"));
    symmetryMenu_->setIcon(icon(QStringLiteral("symmetry")));
    for (Symmetry symmetry : game_.symmetries) {
        const bool none = symmetry == Symmetry::None;
        const QString id = none                             ? QStringLiteral("symmetry-none")
                           : symmetry == Symmetry::Diagonal ? QStringLiteral("symmetry-diagonal")
                                                            : QStringLiteral("symmetry-half-turn");
        const QString text = none                             ? tr("&No Symmetry")
                             : symmetry == Symmetry::Diagonal ? tr("&Diagonal Mirror")
                                                              : tr("&Half-Turn");
        QAction* action = add(id, id, text,
                              none ? tr("Paint without mirroring; the finished map must be symmetric")
                                   : tr("Mirror every stroke: %1").arg(symmetryName(symmetry)));
        action->setCheckable(true);
        action->setActionGroup(symmetries_);
        action->setData(int(symmetry));
        connect(action, &QAction::triggered, this, [this, symmetry] { chooseSymmetry(symmetry); });
        symmetryMenu_->addAction(action);
    }
    symmetryMenu_->addSeparator();
    QAction* bottomLeft =
        add(QStringLiteral("repair-bottom-left"), QStringLiteral("fix"), tr("Copy &Bottom Left to Top Right"),
            tr("Make the map symmetric: your half overwrites the opponent's"));
    QAction* topRight =
        add(QStringLiteral("repair-top-right"), QStringLiteral("fix"), tr("Copy &Top Right to Bottom Left"),
            tr("Make the map symmetric: the opponent's half overwrites yours"));
    connect(bottomLeft, &QAction::triggered, this, [this] { repair(Half::BottomLeft); });
    connect(topRight, &QAction::triggered, this, [this] { repair(Half::TopRight); });
    symmetryMenu_->addActions({bottomLeft, topRight});
    menu_ += symmetryMenu_->menuAction();
}

void MapMenuActions::addTransforms() {
    transformMenu_->setTitle(tr("Turn or &Flip the Map"));
    transformMenu_->setIcon(icon(QStringLiteral("rotate-right")));
    const auto addOne = [this](const QString& picture, const QString& text, const QString& tip,
                               Transform transform) {
        QAction* action = add(QStringLiteral("map-") + picture, picture, text, tip);
        const QString step = QString(text).remove(QLatin1Char('&'));
        connect(action, &QAction::triggered, this,
                [this, transform, step] { transformMap(*document(), step, transform); });
        transformMenu_->addAction(action);
    };
    addOne(QStringLiteral("rotate-left"), tr("Rotate Map &Left"),
           tr("Turn the whole map with its hint grids to the left"), Transform::ThreeQuarterTurn);
    addOne(QStringLiteral("rotate-right"), tr("Rotate Map &Right"),
           tr("Turn the whole map with its hint grids to the right"), Transform::QuarterTurn);
    addOne(QStringLiteral("flip-horizontal"), tr("Flip Map &Horizontally"),
           tr("Swap left and right of the whole map and its hint grids"), Transform::FlipHorizontal);
    addOne(QStringLiteral("flip-vertical"), tr("Flip Map &Vertically"),
           tr("Swap top and bottom of the whole map and its hint grids"), Transform::FlipVertical);
    menu_ += transformMenu_->menuAction();
}

void MapMenuActions::addGrids() {
    QAction* addAll = add(QStringLiteral("add-grids"), QStringLiteral("add"), tr("&Add Missing Hint Grids"),
                          tr("Add the missing hint grids, filled with 0"));
    QAction* remove = add(QStringLiteral("remove-grid"), QStringLiteral("remove"), tr("&Remove Hint Grid"),
                          tr("Remove the current hint grid from the map"));
    QAction* clear = add(QStringLiteral("clear-layer"), QStringLiteral("eraser"), tr("&Clear Layer"),
                         tr("Clear the whole current layer"));
    connect(addAll, &QAction::triggered, this, [this] { addMissingGrids(*document()); });
    connect(remove, &QAction::triggered, this,
            [this] { removeGrid(*document(), viewState()->currentLayer()); });
    connect(clear, &QAction::triggered, this,
            [this] { clearLayer(*document(), viewState()->currentLayer()); });
    menu_ += addSeparator();
    if (game_.hasHints()) menu_ += {addAll, remove};
    menu_ += clear;
}

void MapMenuActions::addProblems() {
    QAction* next = add(QStringLiteral("next-problem"), QStringLiteral("down"), tr("Ne&xt Problem"),
                        tr("Show the next problem on the map"), Qt::Key_F8);
    QAction* previous = add(QStringLiteral("previous-problem"), QStringLiteral("up"), tr("Pre&vious Problem"),
                            tr("Show the previous problem on the map"), Qt::SHIFT | Qt::Key_F8);
    QAction* fix = add(QStringLiteral("fix-problem"), QStringLiteral("fix"), tr("Fix This Problem"),
                       tr("Take the fix of the problem that is shown, or choose among its fixes"),
                       Qt::CTRL | Qt::Key_Period);
    QAction* fixAll =
        add(QStringLiteral("fix-all"), QStringLiteral("fix"), tr("Fix All Pro&blems"),
            tr("Take the recommended fix of every problem that has one"), Qt::SHIFT | Qt::Key_F7);
    QAction* check = add(QStringLiteral("check"), QStringLiteral("check"), tr("Check N&ow"),
                         tr("Check the map and tell how many problems it has"), Qt::Key_F7);
    QAction* copy = add(QStringLiteral("copy-report"), QStringLiteral("copy"), tr("Cop&y Report"),
                        tr("Copy the whole list of problems as text"));
    connect(next, &QAction::triggered, this, [this] { emit problemStepRequested(1); });
    connect(previous, &QAction::triggered, this, [this] { emit problemStepRequested(-1); });
    connect(check, &QAction::triggered, this, &MapMenuActions::checkRequested);
    connect(fix, &QAction::triggered, this, &MapMenuActions::problemFixRequested);
    connect(fixAll, &QAction::triggered, this, &MapMenuActions::fixAllRequested);
    connect(copy, &QAction::triggered, this, &MapMenuActions::reportCopyRequested);
    menu_ += {next, previous, fix, fixAll, check, copy};
}

void MapMenuActions::addFacts() {
    QAction* properties =
        add(QStringLiteral("properties"), QStringLiteral("info"), tr("&Properties"),
            tr("Edit the map's name, author, description and licence"), Qt::ALT | Qt::Key_Return);
    connect(properties, &QAction::triggered, this, &MapMenuActions::propertiesRequested);
    QAction* rules = add(QStringLiteral("rules"), QStringLiteral("rules"), tr("Assum&ed Rules"),
                         tr("Change the assumed numbers for this map"), Qt::CTRL | Qt::ALT | Qt::Key_R);
    connect(rules, &QAction::triggered, this, &MapMenuActions::rulesRequested);
    QAction* statistics =
        add(QStringLiteral("statistics"), QStringLiteral("statistics"), tr("S&tatistics"),
            tr("Count the map's terrain, regions and routes"), Qt::CTRL | Qt::ALT | Qt::Key_S);
    connect(statistics, &QAction::triggered, this, &MapMenuActions::statisticsRequested);
    menu_ += properties;
    if (game_.kings) menu_ += rules;
    menu_ += statistics;
}

void MapMenuActions::bound() {
    binding().on(document(), &MapDocument::reportChanged, [this] { update(); });
    binding().on(document(), &MapDocument::symmetryChanged, [this] { update(); });
    binding().on(document(), &MapDocument::replaced, [this] { update(); });
    binding().on(viewState(), &MapViewState::currentLayerChanged, [this] { update(); });
}

void MapMenuActions::refresh() {
    const Map& map = document()->map();
    const SymmetryState state = kings_conflict::symmetryState(*document());
    state_->setVerdict(verdictOn(state));
    for (QAction* choice : symmetries_->actions()) {
        const auto symmetry = Symmetry(choice->data().toInt());
        choice->setChecked(symmetry == map.symmetry);
        allow(choice, fits(symmetry, map.size()), reason::onlyWhereSquare());
    }
    const bool repairable = state.broken > 0 && fits(map.symmetry, map.size());
    for (const char* id : {"repair-bottom-left", "repair-top-right"})
        allow(QString::fromLatin1(id), repairable,
              state.broken > 0 ? reason::onlyWhereSquare() : reason::symmetryIsObeyed());

    const int layer = viewState()->currentLayer();
    bool missing = false;
    for (int i = 0; i < map.layerCount(); ++i)
        missing = missing || !map.hasLayer(i);
    allow(QStringLiteral("add-grids"), missing, tr("The map has all its grids."));
    allow(QStringLiteral("remove-grid"), layer != terrainLayer && map.hasLayer(layer), reason::onlyOnHints());
    const bool problems = !document()->report().problems.empty();
    for (const char* id : {"next-problem", "previous-problem", "fix-problem", "fix-all"})
        allow(QString::fromLatin1(id), problems, reason::noProblems());
}

void MapMenuActions::chooseSymmetry(Symmetry symmetry) {
    if (!document()) return;
    document()->endGesture();
    const Map& map = document()->committedMap();
    if (symmetry != map.symmetry) {
        if (!fits(symmetry, map.size()))
            emit message(tr("Only a square map can have the symmetry %1.").arg(symmetryName(symmetry)));
        else if (cellsBreaking(map, game_, symmetry).empty())
            document()->setSymmetry(symmetry);
        else
            SymmetryDialog(*document(), renderer_, symmetry, window()).exec();
    }
    update(); // a cancelled choice must not stay checked
}

void MapMenuActions::repair(Half from) {
    int count = 0;
    document()->apply(tr("Repair symmetry"), [&](const Map& map) {
        const Edit edit = repairSymmetry(map, game_, map.symmetry, from);
        count = int(edit.changes.size());
        return Edit{edit.changes, {}};
    });
    emit message(count == 1 ? tr("1 cell changed.") : tr("%n cells changed.", nullptr, count));
}

void MapMenuActions::showExport() {
    if (!document()) return;
    document()->endGesture();
    MapExportDialog dialog(*document(), window());
    connect(&dialog, &MapExportDialog::message, this, &MapMenuActions::message);
    dialog.exec();
}

} // namespace stonemason::kings_conflict
