// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_workspace.h"

#include "core/documents/document_kind.h"
#include "core/documents/recognition.h"
#include "core/kings_conflict/format/map_format.h"
#include "editor/app/action_keys.h"
#include "editor/app/author.h"
#include "editor/app/focus_handover.h"
#include "editor/app/help_page.h"
#include "editor/app/icons.h"
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/kings_conflict/actions/comparison_actions.h"
#include "editor/kings_conflict/actions/hint_actions.h"
#include "editor/kings_conflict/actions/map_menu_actions.h"
#include "editor/kings_conflict/actions/march_actions.h"
#include "editor/kings_conflict/actions/note_actions.h"
#include "editor/kings_conflict/actions/view_actions.h"
#include "editor/kings_conflict/canvas/compare_view.h"
#include "editor/kings_conflict/canvas/map_canvas.h"
#include "editor/kings_conflict/dialogs/new_map_dialog.h"
#include "editor/kings_conflict/docks/layers_dock.h"
#include "editor/kings_conflict/docks/march_dock.h"
#include "editor/kings_conflict/docks/notes_dock.h"
#include "editor/kings_conflict/docks/problems_dock.h"
#include "editor/kings_conflict/docks/properties_dock.h"
#include "editor/kings_conflict/docks/rules_dock.h"
#include "editor/kings_conflict/docks/statistics_dock.h"
#include "editor/kings_conflict/docks/tiles_dock.h"
#include "editor/kings_conflict/map_actions.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_ground.h"
#include "editor/kings_conflict/map_status.h"
#include "editor/kings_conflict/map_tour.h"
#include "editor/kings_conflict/overlays/fairness_provider.h"
#include "editor/kings_conflict/overlays/notes_overlay.h"
#include "editor/kings_conflict/problem_tool.h"
#include "editor/kings_conflict/tools/map_tools.h"
#include "editor/kings_conflict/text/map_names.h"
#include "editor/text/names.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>

#include <utility>

namespace stonemason::kings_conflict {

namespace {

/// For each game (its id) the id of the symmetry that its last new map began with.
constexpr SettingKey<QString> newMapSymmetry{"maps/newSymmetry/"};

Symmetry rememberedSymmetry(const Settings* settings, const GameProfile& game) {
    const QString id =
        settings ? settings->value(newMapSymmetry, QString::fromStdString(game.id)) : QString();
    return symmetryFromId(id.toStdString()).value_or(game.defaultSymmetry);
}

/// Of a file built in; empty when there is none.
std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

MapWorkspace::MapWorkspace(const GameProfile& game, QObject* parent)
    : MapWorkspace(std::span(&game, 1), 0, parent) {
}

MapWorkspace::MapWorkspace(std::span<const GameProfile> games, std::size_t index, QObject* parent)
    : Workspace(parent)
    , games_(games)
    , index_(index)
    , game_(games[index])
    , offered_{this}
    , state_(game_)
    , tools_(mapTools())
    , renderer_(game_) {
    makeNewAction();
}

void MapWorkspace::createEditor() {
    actions_ = new MapActions(game_, state_, tools_, stamps_, renderer_, this);
    status_ = new MapStatus(this);
    makeDocks();
    makePanels();
    connectParts();
    if (settings_) rememberAuthor(*properties_->authorField(), *settings_);
    setCurrent(nullptr, nullptr);
}

void MapWorkspace::rememberIn(Settings& settings) {
    settings_ = &settings;
    stamps_.rememberIn(settings, id());
    sketches_.rememberIn(settings);
    if (properties_) rememberAuthor(*properties_->authorField(), settings);
}

void MapWorkspace::makeDocks() {
    tiles_ = new TilesDock(game_, state_, renderer_);
    layers_ = new LayersDock(game_);
    overview_ = new MapOverview(QStringLiteral("overview"), tr("Overview"), tr("Overview of the map"));
    problems_ = new ProblemsDock;
    properties_ = new PropertiesDock(game_);
    if (game_.hasHints()) march_ = new MarchDock(game_, actions_->march());
    if (game_.kings) rules_ = new RulesDock(game_);
    statistics_ = new StatisticsDock(game_);
    notes_ = new NotesDock(actions_->notes());
    for (MapDock* dock : std::initializer_list<MapDock*>{tiles_, layers_, overview_, problems_, properties_,
                                                         march_, rules_, statistics_, notes_}) {
        if (!dock) continue;
        dock->setObjectName(ofGame(dock->objectName()));
        docks_.add(dock);
    }
    // Problems have their side for themselves; of what waits behind them the rarer is not there until it is
    // asked for.
    problems_->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
    for (MapDock* dock : std::initializer_list<MapDock*>{properties_, march_, rules_, statistics_, notes_}) {
        if (!dock) continue;
        dock->setProperty("tabWith", problems_->objectName());
        dock->setProperty("closed", dock != properties_);
    }
    for (const auto& [dock, share] : {std::pair<MapDock*, int>{tiles_, 18}, {layers_, 6}, {overview_, 5}})
        dock->setProperty("share", share);
    setHelpPage(*problems_, QStringLiteral("checks.md"));
    setHelpPage(*properties_, QStringLiteral("export-and-submit.md"));
    if (march_) setHelpPage(*march_, QStringLiteral("trying-hints.md"));
    if (rules_) setHelpPage(*rules_, QStringLiteral("fairness.md#rules-numbers-that-are-assumed"));
    setHelpPage(*statistics_, QStringLiteral("fairness.md#statistics"));
    setHelpPage(*notes_, QStringLiteral("maps.md#notes"));
}

void MapWorkspace::makePanels() {
    for (const MakePanel& make : std::as_const(makePanels_)) {
        GroundDock* panel = make();
        panel->setObjectName(ofGame(panel->objectName()));
        panel->setProperty("tabWith", problems_->objectName());
        panels_.add(panel);
        connect(panel, &GroundDock::message, this, &Workspace::message);
    }
}

void MapWorkspace::makeNewAction() {
    if (index_ != 0) return; // the first game's workspace makes the maps of all
    newMap_ = new QAction(icon(QStringLiteral("new")), tr("New &Map…"), this);
    newMap_->setObjectName(QStringLiteral("map.new"));
    newMap_->setShortcut(QKeySequence::New);
    setTip(*newMap_, tr("Start a map"));
    connect(newMap_, &QAction::triggered, this, &MapWorkspace::showNewMapDialog);
}

void MapWorkspace::connectParts() {
    connect(actions_, &MapActions::message, this, &Workspace::message);
    MapMenuActions& map = actions_->map();
    for (const MapDock* dock : docks_.alive())
        connect(dock, &MapDock::message, this, &Workspace::message);
    connect(&actions_->view(), &ViewActions::problemsRequested, this, &MapWorkspace::exchangeKeys);
    connect(&actions_->view(), &ViewActions::tileSearchRequested, tiles_, &TilesDock::search);
    connect(problems_, &ProblemsDock::suggestRequested, this, [this](std::optional<int> layer) {
        if (!current_) return;
        current_->view().setCurrentLayer(layer.value_or(terrainLayer));
        actions_->hints().action(QStringLiteral("suggest-hints"))->trigger();
    });
    connect(problems_, &ProblemsDock::paintRequested, this, &MapWorkspace::paint);
    connect(&state_, &MapToolState::paintChanged, this, &MapWorkspace::takeAdviceBack);
    connect(&state_, &MapToolState::toolChanged, this, [this] { isAdvised_ = false; }); // its hint is shown
    connect(properties_, &PropertiesDock::symmetryRequested, &map, &MapMenuActions::chooseSymmetry);
    const auto showMarch = [this] {
        if (!march_ || march_->isInSight()) return;
        showDock(march_);
        if (canvas_) canvas_->setFocus();
    };
    if (march_)
        connect(march_, &QDockWidget::visibilityChanged, &actions_->march(), &MarchActions::tellPanel);
    connect(&actions_->march(), &MarchActions::panelRequested, this, showMarch);
    connect(&actions_->march(), &MarchActions::panelSwitched, this, [this, showMarch] {
        if (march_ && march_->isInSight())
            march_->close();
        else
            showMarch();
        if (march_) actions_->march().tellPanel(march_->isInSight());
    });
    connect(status_, &MapStatus::problemsClicked, this, [this] { showDock(problems_); });
    connect(&map, &MapMenuActions::problemStepRequested, this, [this](int direction) {
        if (problems_) problems_->panel().list()->step(direction);
    });
    connect(&map, &MapMenuActions::problemFixRequested, this, [this] {
        if (problems_) problems_->panel().list()->fixCurrent();
    });
    connect(&map, &MapMenuActions::reportCopyRequested, this, [this] {
        if (problems_) problems_->panel().copyReport();
    });
    connect(&map, &MapMenuActions::fixAllRequested, this, [this] {
        if (problems_) problems_->panel().fixAll();
    });
    connect(&map, &MapMenuActions::checkRequested, this, [this] {
        showDock(problems_);
        if (problems_) problems_->panel().tellVerdict();
    });
    connect(&map, &MapMenuActions::rulesRequested, this, [this] { showDock(rules_); });
    connect(&map, &MapMenuActions::statisticsRequested, this, [this] { showDock(statistics_); });
    actions_->comparison().offerMaps([this] { return openMaps(); });
    connect(&actions_->notes(), &NoteActions::panelRequested, this, [this] { showDock(notes_); });
    connect(&map, &MapMenuActions::propertiesRequested, this, [this] {
        showDock(properties_);
        if (!properties_) return;
        properties_->nameField()->setFocus();
        properties_->nameField()->selectAll();
    });
}

/// The brush with the tile, where it is to begin.
void MapWorkspace::paint(const PaintAdvice& advice) {
    if (!current_) return;
    MapViewState& view = current_->view();
    view.setCurrentLayer(terrainLayer);
    if (advice.place) view.setCursor(*advice.place);
    state_.setTile(advice.tile);
    state_.setTool(QStringLiteral("brush"));
    if (canvas_) canvas_->setFocus();
    //: %1 is a tile in words: Forest
    emit message(tr("Brush with %1: paint where it helps.").arg(tileName(game_, advice.tile)));
    isAdvised_ = true;
}

/// Between the map and the list of problems.
void MapWorkspace::exchangeKeys() {
    if (problems_ && problems_->isAncestorOf(QApplication::focusWidget()))
        giveKeysTo(canvas_);
    else
        showDock(problems_);
}

/// What was advised no longer holds once something else is painted with.
void MapWorkspace::takeAdviceBack() {
    if (std::exchange(isAdvised_, false)) emit message({});
}

/// A name that is remembered: the first game's as it is, another's with its id.
QString MapWorkspace::ofGame(const QString& name) const {
    return index_ == 0 ? name : name + u':' + QString::fromStdString(game_.id);
}

QString MapWorkspace::id() const {
    return ofGame(QStringLiteral("map"));
}

QString MapWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 maps (*.smap *.as *.txt)").arg(localText(game_.name));
}

QStringList MapWorkspace::saveFilters() const {
    return {tr("Stonemason map (*.smap)"), tr("Code for submission (*.as)"), tr("Text (*.txt)")};
}

QString MapWorkspace::nativeSuffix() const {
    return QStringLiteral("smap");
}

bool MapWorkspace::recognises(std::string_view bytes) const {
    return looksLikeMap(bytes, games_) && gameOf(bytes, games_) == index_;
}

int MapWorkspace::likeness(std::string_view text) const {
    return mapLikeness(text, games_.subspan(index_, 1));
}

ContentReader MapWorkspace::contentReader() const {
    return [&game = game_](const std::string& bytes, ContentSource source) -> Result<MakeDocument> {
        auto read = readMapDocument(bytes, std::span(&game, 1));
        if (!read) return read.error();
        std::optional<MapFileFormat> form;
        if (source == ContentSource::File) form = mapFileFormatOf(bytes, *read, game);
        return MakeDocument([map = std::move(read).value().map, form, &game]() mutable {
            return std::make_unique<MapDocument>(std::move(map), game, form);
        });
    };
}

QWidget* MapWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    auto& map = static_cast<MapDocument&>(document);
    auto* view = new CompareView(map, renderer_, state_, parent);
    provideFairness(map);
    provideNotes(map);
    sketches_.follow(map, map.view());
    std::erase_if(shown_, [](const QPointer<MapDocument>& closed) { return closed.isNull(); });
    shown_.emplace_back(&map);
    const auto describe = [view, &map] {
        const bool hints = map.view().currentLayer() != terrainLayer;
        setHelpPage(*view, hints ? QStringLiteral("making-hints.md") : QStringLiteral("maps.md"));
    };
    connect(&map.view(), &MapViewState::currentLayerChanged, view, describe);
    describe();
    if (grounds_ && !map.findChild<MapGround*>()) grounds_->add(*new MapGround(map));
    connect(&map, &MapDocument::refused, view, [this](const QString& sentence) { emit message(sentence); });
    connect(&map.view(), &MapViewState::rulesRequested, view, [this](int number) {
        showDock(rules_);
        if (rules_) rules_->showNumber(number);
    });
    connect(view, &CompareView::activeChanged, this, [this, &map, view] {
        if (current_ == &map) setCurrent(&map, view);
    });
    return view;
}

void MapWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    if (current_ && current_ != document) current_->endGesture(); // tools and tiles are chosen for all maps
    current_ = qobject_cast<MapDocument*>(document);
    const auto* compared = current_ ? qobject_cast<CompareView*>(view) : nullptr;
    canvas_ = compared ? compared->activeCanvas() : nullptr;
    if (canvas_ && canvas_->actions().isEmpty()) canvas_->addActions(actions_->notes().ofCell());
    for (MapDock* dock : docks_.alive())
        dock->bind(current_, canvas_);
    auto* ground = current_ ? current_->findChild<MapGround*>() : nullptr;
    for (GroundDock* panel : panels_.alive())
        panel->bind(ground, ground ? canvas_ : nullptr);
    actions_->bind(current_, canvas_);
    status_->bind(current_, canvas_);
}

std::vector<MapDocument*> MapWorkspace::openMaps() const {
    std::vector<MapDocument*> open;
    for (const QPointer<MapDocument>& map : shown_)
        if (map) open.push_back(map);
    return open;
}

QList<QAction*> MapWorkspace::newDocumentActions() {
    return newMap_ ? QList{newMap_} : QList<QAction*>();
}

QList<QDockWidget*> MapWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>() + panels_.alive<QDockWidget>();
}

WorkspaceActions MapWorkspace::actions() {
    ensureEditor();
    WorkspaceActions places = actions_->places();
    for (const GroundDock* panel : panels_.alive())
        places.menu += panel->menu();
    return places;
}

QList<FixedKeys> MapWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Move the frame on the map")},
            {{Qt::Key_Home, Qt::Key_End}, tr("Move the frame to the left or right edge")},
            {{Qt::Key_PageUp, Qt::Key_PageDown}, tr("Move the frame to the top or bottom edge")},
            {{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}, tr("Use the tool at the frame")},
            {{Qt::Key_Escape}, tr("Cancel the current stroke or selection")},
            {{Qt::Key_F}, tr("Fix the selected problem, in the Problems panel"), true}};
}

QList<QWidget*> MapWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

QStringList MapWorkspace::samples() const {
    QStringList paths;
    const QDir maps(QStringLiteral(":/maps"));
    for (const QString& name : maps.entryList({QStringLiteral("*.smap")}, QDir::Files, QDir::Name))
        if (games_.size() == 1 || recognises(bytesOf(maps.filePath(name)))) paths += maps.filePath(name);
    return paths;
}

QList<TourStep> MapWorkspace::tourSteps() const {
    return index_ == 0 ? mapTour() : QList<TourStep>();
}

std::vector<Map> MapWorkspace::sampleMaps() const {
    std::vector<Map> maps;
    for (const QString& path : samples()) {
        auto read = readMap(bytesOf(path), std::span(&game_, 1));
        if (read && read->map.game == game_.id) maps.push_back(std::move(read).value().map);
    }
    return maps;
}

void MapWorkspace::create(Map map) {
    emit created(new MapDocument(std::move(map), game_));
}

void MapWorkspace::showNewMapDialog() {
    std::vector<NewMapDialog::Offer> offers;
    for (MapWorkspace* workspace : offered_)
        offers.push_back({workspace->game_, workspace->renderer_, workspace->sampleMaps()});
    NewMapDialog dialog(std::move(offers), QApplication::activeWindow());
    for (std::size_t i = 0; i < offered_.size(); ++i)
        if (offered_[i]->current_) dialog.chooseGame(i);
    for (std::size_t i = 0; i < offered_.size(); ++i)
        dialog.chooseSymmetry(i, rememberedSymmetry(settings_, offered_[i]->game_));
    if (dialog.exec() != QDialog::Accepted) return;
    const GameProfile& game = offered_[dialog.game()]->game_;
    Map map = dialog.map();
    if (settings_) signWithAuthor(map.info.author, *settings_);
    if (settings_ && dialog.symmetry() != rememberedSymmetry(settings_, game))
        settings_->setValue(newMapSymmetry,
                            QString::fromStdString(std::string(symmetryId(dialog.symmetry()))),
                            QString::fromStdString(game.id));
    offered_[dialog.game()]->create(std::move(map));
}

} // namespace stonemason::kings_conflict
