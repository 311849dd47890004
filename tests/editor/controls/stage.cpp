// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/stage.h"

#include "core/token_battle/format/deck_format.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/view/preview/preview_dock.h"
#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/app/settings/motion.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/app/window/preferences_dialog.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/docks/statistics_dock.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "editor/wastes/model/board_state.h"
#include "tests/editor/controls/snapshot.h"

#include <QApplication>
#include <QClipboard>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStatusBar>
#include <QTest>

#include <algorithm>
#include <chrono>

namespace stonemason::test {

using namespace kings_conflict;
using namespace token_battle;

namespace {

const QSize windowSize{1280, 900};
constexpr int fewRounds = 3;                ///< that anything takes
constexpr std::chrono::seconds longest{60}; ///< on a busy machine

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// The decks of the samples, as the program offers them for a game.
std::vector<DeckOffer> offersOf(const WholeProgram& program) {
    const auto reading =
        readDecks(bytesOf(WholeProgram::decks).toStdString(), program.cards.catalogues.front());
    std::vector<DeckOffer> all;
    for (const NamedDeck& deck : reading->library.decks())
        all.push_back({QStringLiteral("first-decks"), deck.name, deck.deck, {}});
    return all;
}

/// Whether the report of a document is known, and what lies over its board.
bool isWorkedOut(const Document& document) {
    if (const auto* map = qobject_cast<const MapDocument*>(&document))
        return map->reportIsCurrent() && !map->view().isWorking();
    if (const auto* board = qobject_cast<const wastes::BoardDocument*>(&document))
        return board->reportIsCurrent() && !board->view().isWorking();
    if (const auto* world = qobject_cast<const pocket_heroes::WorldDocument*>(&document))
        return world->reportIsCurrent();
    return true;
}

bool isCounting(Stage& stage) {
    const auto* statistics = stage.window().findChild<StatisticsDock*>();
    const bool isBound = qobject_cast<MapDocument*>(stage.window().tabs().currentDocument());
    return isBound && statistics->isVisible() && (statistics->isStale() || statistics->isCounting());
}

bool isSearching(Stage& stage) {
    const auto* preview = stage.window().findChild<ambush::PreviewDock*>();
    const auto* worlds = stage.window().findChild<pocket_heroes::TemplatePreviewDock*>();
    const bool forSites = std::ranges::any_of(stage.window().findChildren<ambush::AmbushDock*>(),
                                              &ambush::AmbushDock::isSearching);
    return forSites || (preview && preview->isVisible() && preview->isSearching()) ||
           (worlds && worlds->isWorking());
}

bool isFixing(Stage& stage) {
    return std::ranges::any_of(stage.window().findChildren<ProblemsPanel*>(), &ProblemsPanel::isFixing);
}

bool isAtWork(Stage& stage) {
    const QList<Document*> documents = stage.window().documents().all();
    return !std::ranges::all_of(documents, [](const Document* document) { return isWorkedOut(*document); }) ||
           isCounting(stage) || isSearching(stage) || isFixing(stage);
}

} // namespace

Stage::FirstLook::FirstLook() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.json")));
    settings.setValue(setting::motion, Motion::Reduced);
    settings.setValue(setting::appearance, Appearance::Light);
    applyLook(settings);
}

Stage::Stage()
    : eventFilters_(*QCoreApplication::instance())
    , guide_(QStringLiteral(":/help"), program_.settings, program_.dialogs, [](const QUrl&) {}) {
    QApplication::setCursorFlashTime(0); // a picture does not depend on when it is taken
    QApplication::clipboard()->clear();
    program_.settings.setValue(setting::motion, Motion::Reduced);
    program_.settings.setValue(setting::folder, folder());
    applyLook(program_.settings);
    window().actions().appearance->actions().at(int(Appearance::Light))->trigger();
    program_.maps.rememberIn(program_.settings);
    program_.boards.rememberIn(program_.settings);
    program_.patterns.rememberIn(program_.settings);
    program_.textMaps.rememberIn(program_.settings);
    program_.worlds.rememberIn(program_.settings);
    program_.textMaps.offerGrounds(program_.grounds);
    wastes::connectGames(program_.boards, program_.wars);
    program_.games.setOffers([this] { return offersOf(program_); });
    program_.deckEditor.setPlayable(true);
    QObject::connect(&program_.deckEditor, &DeckWorkspace::playRequested, &program_.games,
                     [this](const DeckDocument* document, int index) {
                         const NamedDeck& deck = document->library().at(index);
                         program_.games.askForGame(DeckOffer{document->title(), deck.name, deck.deck});
                     });
    QObject::connect(&window(), &MainWindow::guideRequested, &guide_, &Guide::show);
    window().show();
    window().setWindowState(Qt::WindowNoState); // on a small screen it is shown maximised
    window().resize(windowSize);
    window().activateWindow();
    if (!QTest::qWaitForWindowActive(&window())) qFatal("no active window");
    removeFiles();
    window().commands(); // of every game, so that all is there from the start
    arrangement_ = window().layoutOfDocks().arrangement();
    inHand_ = program_.worlds.brush().part();
}

Stage::~Stage() = default;

/// Files and what is remembered of them.
void Stage::removeFiles() {
    const QDir all(folder());
    for (const QFileInfo& file : all.entryInfoList(QDir::Files))
        if (file.fileName() != QLatin1String("settings.json")) QFile::remove(file.filePath());
    window().actions().clearRecent->trigger();
    program_.settings.setValue(setting::recentFiles, {}); // kept empty also where there was none
    program_.settings.setValue(setting::folder, folder());
}

void Stage::clear() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget != &window() && widget->isVisible()) widget->close();
    for (Document* document : window().documents().all())
        window().documents().remove(document);
    removeFiles();
    window().setWindowState(Qt::WindowNoState);
    window().resize(windowSize);
    window().layoutOfDocks().setArrangement(arrangement_);
    window().statusBar()->clearMessage();
    MapToolState& tools = program_.maps.toolState();
    const MapToolState atFirst(program_.profiles.games.front());
    tools.setTile(atFirst.tile());
    tools.setDigit(atFirst.digit());
    tools.setBrushSize(atFirst.brushSize());
    tools.setScatterShare(atFirst.scatterShare());
    tools.setRamp(atFirst.ramp());
    tools.setSlope(atFirst.slope());
    tools.setStamp({});
    tools.setTool(atFirst.tool());
    wastes::Brush& brush = program_.boards.brush();
    const wastes::Brush brushAtFirst;
    brush.setTile(brushAtFirst.tile());
    brush.setPiece(brushAtFirst.piece());
    brush.setBrushSize(brushAtFirst.brushSize());
    brush.setScatterShare(brushAtFirst.scatterShare());
    brush.setStamp({});
    brush.setTool(brushAtFirst.tool());
    ambush::PatternBrush& signs = program_.patterns.brush();
    const ambush::PatternBrush signsAtFirst;
    signs.setSign(signsAtFirst.sign());
    signs.setBrushSize(signsAtFirst.brushSize());
    signs.setScatterShare(signsAtFirst.scatterShare());
    signs.setStamp({});
    signs.setTool(signsAtFirst.tool());
    text_map::SignBrush& walls = program_.textMaps.brush();
    const text_map::SignBrush wallsAtFirst(program_.textMaps.signs());
    walls.setSign(wallsAtFirst.sign());
    walls.setBrushSize(wallsAtFirst.brushSize());
    walls.setScatterShare(wallsAtFirst.scatterShare());
    walls.setStamp({});
    walls.setTool(wallsAtFirst.tool());
    pocket_heroes::WorldBrush& things = program_.worlds.brush();
    const pocket_heroes::WorldBrush thingsAtFirst;
    things.setSurface(thingsAtFirst.surface());
    things.setPath(thingsAtFirst.path());
    things.setBrushSize(thingsAtFirst.brushSize());
    things.setPart(inHand_);
    things.setTool(thingsAtFirst.tool());
    QApplication::clipboard()->clear();
    program_.dialogs = {};
    applyLook(program_.settings);
    window().show();
    window().activateWindow();
    settle(*this);
}

Stage& StageKeeper::cleared() {
    if (!stage_) return fresh();
    stage_->clear();
    return factsOf(*stage_) == atFirst_ ? *stage_ : fresh();
}

Stage& StageKeeper::fresh() {
    stage_.reset(); // first: there is one program at a time
    stage_ = std::make_unique<Stage>();
    settle(*stage_);
    atFirst_ = factsOf(*stage_);
    return *stage_;
}

QString Stage::copyOf(const QString& file, const QString& name) const {
    return write(name, bytesOf(file));
}

QString Stage::write(const QString& name, const QByteArray& bytes) const {
    const QString path = program_.folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    return path;
}

template <typename Kind>
Kind& Stage::opened(const QString& path) {
    program_.open(path);
    settle(*this);
    auto* document = qobject_cast<Kind*>(window().tabs().currentDocument());
    if (!document) qFatal("cannot open %s", qPrintable(path));
    return *document;
}

MapDocument& Stage::openMap(const QString& path) {
    return opened<MapDocument>(path);
}

DeckDocument& Stage::openDecks(const QString& path) {
    return opened<DeckDocument>(path);
}

DuelDocument& Stage::openGame(const QString& path) {
    return opened<DuelDocument>(path);
}

wastes::BoardDocument& Stage::openBoard(const QString& path) {
    return opened<wastes::BoardDocument>(path);
}

wastes::WarDocument& Stage::openWar(const QString& path) {
    return opened<wastes::WarDocument>(path);
}

text_map::TextMapDocument& Stage::openTextMap(const QString& path) {
    return opened<text_map::TextMapDocument>(path);
}

ambush::PatternDocument& Stage::openPattern(const QString& path) {
    return opened<ambush::PatternDocument>(path);
}

pocket_heroes::WorldDocument& Stage::openWorld(const QString& path) {
    return opened<pocket_heroes::WorldDocument>(path);
}

pocket_heroes::TemplateDocument& Stage::openTemplate(const QString& path) {
    return opened<pocket_heroes::TemplateDocument>(path);
}

QWidget& Stage::view() {
    return *window().tabs().currentPage()->view();
}

void Stage::trigger(const QString& command) {
    const Command* known = window().commands().command(command);
    if (!known || !known->action->isEnabled()) qFatal("cannot do %s", qPrintable(command));
    known->action->trigger();
    settle(*this);
}

QDockWidget& Stage::showPanel(const QString& name) {
    auto* dock = window().findChild<QDockWidget*>(name);
    if (!dock) qFatal("no panel %s", qPrintable(name));
    dock->show();
    dock->raise();
    settle(*this);
    return *dock;
}

void settle(Stage& stage) {
    const QDeadlineTimer end(longest);
    for (int round = 0; !end.hasExpired(); ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        if (isAtWork(stage))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        else if (round >= fewRounds)
            return;
    }
}

void hideAPanel(Stage& stage) {
    for (QDockWidget* dock : stage.window().findChildren<QDockWidget*>())
        if (dock->isVisible()) return dock->hide();
}

void openPlainDecks(Stage& stage) {
    stage.openDecks(stage.copyOf(WholeProgram::decks, QStringLiteral("decks.sdeck")));
}

void openWorkedOnDecks(Stage& stage) {
    DeckDocument& document =
        stage.openDecks(stage.copyOf(WholeProgram::decks, QStringLiteral("decks.sdeck")));
    document.show(1);
    auto& view = static_cast<DeckView&>(stage.view());
    view.gestures().setCursor({1, 1});
    view.gestures().removeCards(view.gestures().chosen());
    CardFilter filter;
    filter.values = {1, 2, 3};
    view.collection()->filters()->setFilter(filter);
    view.gestures().setCursor({1, 1});
    settle(stage);
    view.collection()->list()->selectAll();
    view.gestures().pick({CardHand::From::Stacks, {*view.gestures().cardAtCursor()}});
    settle(stage);
}

void openFinishedGame(Stage& stage) {
    stage.openGame(stage.copyOf(WholeProgram::game, QStringLiteral("game.sduel"))).show(10);
    settle(stage);
}

void openRestingGame(Stage& stage) {
    QJsonObject record = QJsonDocument::fromJson(bytesOf(WholeProgram::game)).object();
    const QJsonArray moves = record.value(QStringLiteral("moves")).toArray();
    record.insert(QStringLiteral("moves"), QJsonArray{moves.at(0), moves.at(1)});
    stage.openGame(stage.write(QStringLiteral("game.sduel"), QJsonDocument(record).toJson()));
}

void openRunningGame(Stage& stage) {
    const NewGame choices{.seats = {.mode = GameMode::Hotseat, .first = FirstMove::Near}, .seed = 4};
    stage.program().games.begin(choices, offersOf(stage.program()));
    settle(stage);
    auto& view = static_cast<DuelView&>(stage.view());
    const auto moves = view.document().duel().legalMoves(view.document().position());
    if (moves.empty() || !view.duelTurns().play(moves[0])) qFatal("no move");
    view.choice().choose(0);
    settle(stage);
}

void openStartPage(Stage& stage) {
    stage.openMap(stage.copyOf(WholeProgram::map, QStringLiteral("a map.smap")));
    stage.trigger(QStringLiteral("window.close"));
}

} // namespace stonemason::test
