// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_menu_actions.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/view/grid_job.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/dialogs/map_export_dialog.h"
#include "editor/kings_conflict/view/dialogs/symmetry_dialog.h"
#include "editor/kings_conflict/view/sheet/map_sheet.h"

namespace stonemason::kings_conflict {

MapMenuActions::MapMenuActions(const GameProfile& game, MapRenderer& renderer,
                               const QList<QAction*>& problems, QObject* parent)
    : BoundMapActions(parent)
    , game_(game)
    , renderer_(renderer)
    , symmetryMenu_(tr("&Symmetry"), QStringLiteral("symmetry"))
    , transformMenu_(std::make_unique<QMenu>())
    , state_(new SymmetryAction(QStringLiteral("map.symmetry-state"), &symmetryMenu_, this)) {
    state_->setVerdict(verdictOn({}));
    state_->setProperty("pinned", true);
    addSymmetry();
    addTransforms();
    addGrids();
    menu_ += addSeparator();
    menu_ += problems;
    menu_ += addSeparator();
    addFacts();
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export Code…"),
                  tr("Show the code to submit; also as forum post, text or picture"), Qt::CTRL | Qt::Key_E,
                  &MapMenuActions::showExport);
    export_->setIconText(tr("Export code…"));
    export_->setProperty("primary", true); // the tool bar fills it with the accent
}

void MapMenuActions::addSymmetry() {
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
                                   : tr("Mirror every stroke: %1").arg(symmetryName(symmetry)),
                              {}, [this, symmetry] { chooseSymmetry(symmetry); });
        symmetryMenu_.addChoice(action, int(symmetry));
    }
    symmetryMenu_.addSeparator();
    QAction* bottomLeft =
        add(QStringLiteral("repair-bottom-left"), QStringLiteral("fix"), tr("Copy &Bottom Left to Top Right"),
            tr("Make the map symmetric: your half overwrites the opponent's"), {},
            [this] { repair(Half::BottomLeft); });
    QAction* topRight =
        add(QStringLiteral("repair-top-right"), QStringLiteral("fix"), tr("Copy &Top Right to Bottom Left"),
            tr("Make the map symmetric: the opponent's half overwrites yours"), {},
            [this] { repair(Half::TopRight); });
    symmetryMenu_.addActions({bottomLeft, topRight});
    menu_ += symmetryMenu_.menuAction();
}

void MapMenuActions::addTransforms() {
    transformMenu_->setTitle(tr("Turn or &Flip the Map"));
    transformMenu_->setIcon(icon(QStringLiteral("rotate-right")));
    const auto addOne = [this](const QString& picture, const QString& text, const QString& tip,
                               Transform transform) {
        const QString step = QString(text).remove(QLatin1Char('&'));
        QAction* action = add(QStringLiteral("map-") + picture, picture, text, tip, {},
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
    QAction* addAll =
        add(QStringLiteral("add-grids"), QStringLiteral("add"), tr("&Add Missing Hint Grids"),
            tr("Add the missing hint grids, filled with 0"), {}, [this] { addMissingGrids(*document()); });
    QAction* remove = add(QStringLiteral("remove-grid"), QStringLiteral("remove"), tr("&Remove Hint Grid"),
                          tr("Remove the current hint grid from the map"), {},
                          [this] { removeGrid(*document(), viewState()->currentLayer()); });
    QAction* clear = add(QStringLiteral("clear-layer"), QStringLiteral("eraser"), tr("&Clear Layer"),
                         tr("Clear the whole current layer"), {},
                         [this] { clearLayer(*document(), viewState()->currentLayer()); });
    menu_ += addSeparator();
    if (game_.hasHints()) menu_ += {addAll, remove};
    menu_ += clear;
}

void MapMenuActions::addFacts() {
    QAction* properties = add(QStringLiteral("properties"), QStringLiteral("info"), tr("&Properties"),
                              tr("Edit the map's name, author, description and licence"),
                              Qt::ALT | Qt::Key_Return, &MapMenuActions::propertiesRequested);
    QAction* rules = add(QStringLiteral("rules"), QStringLiteral("rules"), tr("Assum&ed Rules"),
                         tr("Change the assumed numbers for this map"), Qt::CTRL | Qt::ALT | Qt::Key_R,
                         &MapMenuActions::rulesRequested);
    QAction* statistics = add(QStringLiteral("statistics"), QStringLiteral("statistics"), tr("S&tatistics"),
                              tr("Count the map's terrain, regions and routes"),
                              Qt::CTRL | Qt::ALT | Qt::Key_S, &MapMenuActions::statisticsRequested);
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
    symmetryMenu_.check(int(map.symmetry));
    for (const QAction* choice : symmetryMenu_.choices())
        allow(choice, fits(Symmetry(ChoiceMenu::valueOf(*choice)), map.size()),
              layer_reason::onlyWhereSquare());
    const bool repairable = state.broken > 0 && fits(map.symmetry, map.size());
    for (const char* id : {"repair-bottom-left", "repair-top-right"})
        allow(QString::fromLatin1(id), repairable,
              state.broken > 0 ? layer_reason::onlyWhereSquare() : reason::symmetryIsObeyed());

    const int layer = viewState()->currentLayer();
    bool missing = false;
    for (int i = 0; i < map.layerCount(); ++i)
        missing = missing || !map.hasLayer(i);
    allow(QStringLiteral("add-grids"), missing, tr("The map has all its grids."));
    allow(QStringLiteral("remove-grid"), layer != terrainLayer && map.hasLayer(layer),
          layer_reason::onlyOnHints());
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

namespace {

/// The data for drawing the pages on any thread.
struct Printed {
    MapSheet sheet;
    MapRenderer renderer;
};

} // namespace

PrintActions::PrintActions(QObject* parent)
    : PrintActionsOf(printEntries(tr("Print the map with its hint grids and what the checks say"),
                                  PageCount::Any, nullptr),
                     parent) {
}

PrintJob PrintActions::printJob() const {
    document()->endGesture(); // the pages show the map without the gesture, and the report must match that
    const auto report =
        document()->reportIsCurrent() ? std::optional<Report>(document()->report()) : std::nullopt;
    const Map& map = document()->committedMap();
    const GameProfile& game = document()->game();
    const std::shared_ptr<Printed> printed(
        new Printed{MapSheet(map, game, document()->title(), report), MapRenderer(game)});
    PrintJob job{
        .name = document()->title(),
        .file = fileNameFor(document()->title(), QStringLiteral("map")),
        .pages = [printed](const QSizeF& page) { return printed->sheet.pages(page); },
        .paint = [printed](QPainter& painter, const QRectF& page,
                           int number) { printed->sheet.paint(painter, page, number, printed->renderer); }};
    if (!isQuick(map.size()))
        job.prepare = [printed](const QSizeF&, const WorkProgress& progress) {
            return printed->sheet.prepare(printed->renderer, progress);
        };
    return job;
}

} // namespace stonemason::kings_conflict
