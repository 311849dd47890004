// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/snapshot.h"

#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/grid/sketch/grid_sketch.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "editor/kings_conflict/view/comparison/map_comparison.h"
#include "editor/kings_conflict/view/march/march_model.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/view/canvas/graph_canvas.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/deck/view/strength/strength_session.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_board.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/canvas/board_canvas.h"
#include "editor/wastes/view/fairness/fairness_session.h"

#include <QApplication>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>
#include <QTextStream>

namespace stonemason::test {

using namespace kings_conflict;
using namespace token_battle;

namespace {

/// Words that distinguish one state from another; numbers, texts and lists of them one after the other.
class Words {
public:
    template <typename... Values>
    Words& operator()(const char* name, const Values&... values) {
        stream_ << name;
        ((stream_ << ' ', add(values)), ...);
        stream_ << '\n';
        return *this;
    }
    QString text() {
        stream_.flush();
        return text_;
    }

private:
    void add(const QString& text) { stream_ << text; }
    void add(const std::string& text) { stream_ << QString::fromStdString(text); }
    void add(const QByteArray& bytes) {
        stream_ << QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex();
    }
    void add(const Cell& cell) { stream_ << cell.row << ',' << cell.column; }
    void add(double number) { stream_ << number; }
    void add(const GameVersion& version) { add(versionText(version)); }
    template <typename Number>
    requires(std::is_integral_v<Number> || std::is_enum_v<Number>) void add(Number number) {
        stream_ << qint64(number);
    }
    template <typename Value>
    void add(const std::optional<Value>& value) {
        if (value) add(*value);
    }
    template <typename Values>
    requires requires(const Values& values) { values.begin(); }
    void add(const Values& values) {
        for (const auto& value : values) {
            add(value);
            stream_ << ';';
        }
    }

    QString text_;
    QTextStream stream_{&text_};
};

QString documentsOf(Stage& stage) {
    Words words;
    for (const Document* document : stage.window().documents().all()) {
        const auto bytes = document->recoveryBytes();
        words("document", fullTitle(*document), bytes ? QByteArray::fromStdString(*bytes) : QByteArray());
        words("file", document->path(), document->isModified());
        words("history", document->undoStack().index(), document->undoStack().count(),
              document->undoStack().undoText());
        if (const auto* duel = qobject_cast<const DuelDocument*>(document))
            words("open", duel->hasOpenDecks());
    }
    return words.text();
}

QString settingsOf(Stage& stage) {
    stage.program().settings.sync();
    QFile file(stage.program().settings.file().path());
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString filesOf(Stage& stage) {
    QStringList files;
    QDirIterator all(stage.folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        const QString inFolder = file.fileName().mid(stage.folder().size());
        if (inFolder == QLatin1String("/settings.json") || inFolder.startsWith(QLatin1String("/data")))
            continue;
        if (file.open(QIODevice::ReadOnly))
            files += inFolder + u' ' +
                     QString::fromLatin1(
                         QCryptographicHash::hash(file.readAll(), QCryptographicHash::Md5).toHex());
    }
    files.sort();
    return files.join(u'\n');
}

QString clipboardNow() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (!data) return {};
    if (!data->hasImage()) return data->formats().join(u' ') + data->text();
    const QImage image = QApplication::clipboard()->image();
    const QByteArray pixels(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    return Words()("image", image.width(), image.height(), pixels).text();
}

void describePart(Words& words, const GridView& view) {
    const QRectF part = view.visibleCells();
    words("canvas", view.cellSize(), part.x(), part.y(), view.isVisible());
}

void describeMap(Words& words, MapDocument& document, const QWidget& view) {
    const MapViewState& state = document.view();
    words("layer", state.currentLayer(), state.hintLayer());
    for (int layer = 0; layer < document.map().layerCount(); ++layer)
        words("shown", state.isVisible(layer), state.isLocked(layer), state.opacity(layer));
    const HintViews& hints = state.hintViews();
    words("hints", hints.flow, hints.basins, hints.stops, hints.comparedLayer, hints.asDifference);
    words("style", state.showsCodes(), state.showsGrid(), state.showsLocks(), state.isTurned(),
          state.mirrorsHints(), state.fairness(), state.legendFolded());
    words("selection", state.selection().cells())("cursor", state.cursor())("marked", state.marked());
    words("compared", MapComparison::of(document).summary());
    const SketchLook& sketch = GridSketch::of(document.view()).look();
    words("sketch", sketch.path, sketch.shown, sketch.opacity, sketch.scale, sketch.right, sketch.down);
    for (const MapCanvas* canvas : view.findChildren<MapCanvas*>())
        describePart(words, *canvas);
    const MarchModel& march = MarchModel::of(document);
    words("march", march.layer(), march.placed(), march.appearing(), march.seed(), march.turn(),
          march.isPlaying(), march.millisecondsPerTurn());
}

void describeDecks(Words& words, Stage& stage, DeckDocument& document, const DeckView& view) {
    const DeckGestures& gestures = view.gestures();
    words("shown", document.shown(), view.stacksWidth(), view.isInCollection());
    words("hand", gestures.cursor().stack, gestures.cursor().index, gestures.hand().from,
          gestures.hand().cards);
    const FilterBar& filters = *view.collection()->filters();
    const CardFilter& filter = filters.filter();
    words("filter", filter.words, filter.abilities, filter.kinds, filter.values, filter.areaShapes,
          filter.versions, filter.notInDeck, filters.order());
    words("collection", view.collection()->list()->cardWidth(), view.collection()->list()->selectedCards());
    const StrengthSession& session = StrengthSession::of(document, stage.program().table);
    const StrengthPlan plan = session.plan();
    words("strength", plan.plan.form, plan.plan.player.level, plan.plan.games, plan.plan.seed, plan.fault,
          session.settings().searchGames, session.activity());
    for (const auto& entrant : plan.plan.entrants)
        words("entrant", entrant.name, entrant.deck.cards());
}

void describeGame(Words& words, const DuelDocument& document, const DuelView& view) {
    words("shown", document.shown());
    words("choice", view.choice().stack(), int(view.choice().square()), int(view.choice().cursor()));
    words("play", view.duelTurns().isGoing(), view.duelTurns().isThinking(), view.duelTurns().tempo());
}

void describeBoard(Words& words, wastes::BoardDocument& document, const wastes::BoardCanvas& canvas) {
    const wastes::BoardViewState& state = document.view();
    words("style", state.showsSigns(), state.showsGrid(), state.showsPieces(), state.isTurned(),
          state.insight(), state.legendFolded());
    words("selection", state.selection().cells())("cursor", state.cursor())("marked", state.marked());
    words("measured", wastes::FairnessSession::of(document).isRunning());
    describePart(words, canvas);
}

void describeWar(Words& words, const wastes::WarDocument& document, const wastes::WarView& view) {
    words("shown", document.shown());
    words("choice", view.choice().chosen(), view.board()->state().cursor());
    words("play", view.turns().isGoing(), view.turns().isThinking(), view.turns().tempo());
    words("turned", view.board()->state().isTurned());
}

void describeGrid(Words& words, const GridState& state, const GridView& view) {
    words("selection", state.selection().cells())("cursor", state.cursor())("marked", state.marked());
    words("turned", state.isTurned(), state.legendFolded());
    describePart(words, view);
}

QString viewNow(Stage& stage) {
    Words words;
    Document* document = stage.window().tabs().currentDocument();
    if (!document) return {};
    QWidget& view = stage.view();
    if (auto* map = qobject_cast<MapDocument*>(document)) describeMap(words, *map, view);
    if (auto* decks = qobject_cast<DeckDocument*>(document))
        describeDecks(words, stage, *decks, static_cast<DeckView&>(view));
    if (auto* duel = qobject_cast<DuelDocument*>(document))
        describeGame(words, *duel, static_cast<DuelView&>(view));
    if (auto* board = qobject_cast<wastes::BoardDocument*>(document))
        describeBoard(words, *board, static_cast<wastes::BoardCanvas&>(view));
    if (auto* war = qobject_cast<wastes::WarDocument*>(document))
        describeWar(words, *war, static_cast<wastes::WarView&>(view));
    if (auto* text = qobject_cast<text_map::TextMapDocument*>(document)) {
        words("style", text->view().showsGrid(), text->view().showsSigns(), text->view().mirroring());
        describeGrid(words, text->view(), static_cast<text_map::TextMapCanvas&>(view));
    }
    if (auto* pattern = qobject_cast<ambush::PatternDocument*>(document)) {
        words("style", pattern->view().showsGrid(), pattern->view().showsCharacters());
        describeGrid(words, pattern->view(), static_cast<ambush::PatternCanvas&>(view));
    }
    if (auto* templates = qobject_cast<pocket_heroes::TemplateDocument*>(document)) {
        const GridState& state = templates->view();
        const auto geometry = static_cast<pocket_heroes::GraphCanvas&>(view).geometryOfGraph();
        words("selection", state.selection().cells())("cursor", state.cursor())("marked", state.marked());
        words("part", geometry.scale, geometry.origin.x(), geometry.origin.y());
        words("keeps layout", templates->keepsLayout());
    }
    if (auto* world = qobject_cast<pocket_heroes::WorldDocument*>(document)) {
        const pocket_heroes::WorldViewState& state = world->view();
        for (int layer = 0; layer < pocket_heroes::worldLayerCount; ++layer)
            words("layer", state.shows(pocket_heroes::WorldLayer(layer)));
        words("style", state.showsGrid(), state.showsBlocked(), state.showsZones());
        for (const pocket_heroes::Thing thing : state.selectedThings())
            words("thing", thing.kind, thing.index);
        describeGrid(words, state, static_cast<pocket_heroes::WorldCanvas&>(view));
    }
    return words.text();
}

QString toolsNow(Stage& stage) {
    const MapToolState& tools = stage.program().maps.toolState();
    const Block& stamp = tools.stamp();
    const wastes::Brush& brush = stage.program().boards.brush();
    const wastes::Piece& piece = brush.piece();
    const ambush::PatternBrush& signs = stage.program().patterns.brush();
    const text_map::SignBrush& walls = stage.program().textMaps.brush();
    const pocket_heroes::WorldBrush& things = stage.program().worlds.brush();
    QStringList inHand;
    for (const pocket_heroes::Record& record : things.records())
        inHand += QString::number(int(record.kind)) + QString::fromStdString(idOf(record));
    return Words()("tool", tools.tool(), tools.tile(), tools.digit(), tools.brushSize(),
                   tools.scatterShare())("slopes", tools.ramp().from, tools.ramp().to, tools.slope().fall,
                                         tools.slope().steps)("stamp", stamp.size().rows,
                                                              stamp.size().columns, stamp.codes.values())(
               "tool of boards", brush.tool(), brush.tile(), brush.brushSize(), brush.scatterShare(),
               brush.stampText())("piece", piece.side, piece.rank, piece.walks, piece.jumps)(
               "tool of patterns", signs.tool(), signs.sign(), signs.brushSize(), signs.scatterShare(),
               signs.stampText())("tool of text maps", walls.tool(), walls.sign(), walls.brushSize(),
                                  walls.scatterShare(), walls.stampText())(
               "tool of worlds", things.tool(), things.surface(), things.path(), things.brushSize(), inHand)
        .text();
}

QString windowNow(Stage& stage) {
    Words words;
    MainWindow& window = stage.window();
    words("tabs", window.tabs().count(), window.tabs().currentIndex(), window.tabs().startIsCurrent());
    words("state", int(window.windowState()), window.isVisible(),
          QApplication::palette().color(QPalette::Window).name());
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (dock->isVisible())
            words("panel", dock->objectName(), dock->x(), dock->y(), dock->width(), dock->height());
    QStringList others;
    for (const QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget != &window)
            others += QString::fromLatin1(widget->metaObject()->className());
    others.sort();
    for (const QWidget* child : window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        // Qt keeps the tab bars of panels that are gone; the panels themselves are listed above.
        if (child->isVisible() && !qobject_cast<const QDockWidget*>(child) &&
            !qobject_cast<const QTabBar*>(child))
            others += QString::fromLatin1(child->metaObject()->className());
    return words("others", others).text();
}

QString saidNow(Stage& stage) {
    const FakeDialogs& asked = stage.program().dialogs;
    Words words;
    words("status", stage.window().statusBar()->currentMessage());
    words("asked", asked.openFilters, asked.saveSuggestions, asked.confirmed, asked.informed, asked.failures);
    for (const QStringList& titles : asked.unsavedAsked)
        words("unsaved", titles);
    for (const MessageBar* bar : stage.window().findChildren<MessageBar*>())
        for (const QLabel* label : bar->findChildren<QLabel*>())
            words("notice", label->text());
    return words.text();
}

QString focusNow() {
    const QWidget* focus = QApplication::focusWidget();
    return focus ? QString::fromLatin1(focus->metaObject()->className()) + focus->accessibleName()
                 : QString();
}

} // namespace

QMap<QString, QString> factsOf(Stage& stage) {
    QMap<QString, QString> facts{{QStringLiteral("documents"), documentsOf(stage)},
                                 {QStringLiteral("settings"), settingsOf(stage)},
                                 {QStringLiteral("files"), filesOf(stage)},
                                 {QStringLiteral("clipboard"), clipboardNow()},
                                 {QStringLiteral("view"), viewNow(stage)},
                                 {QStringLiteral("tools"), toolsNow(stage)},
                                 {QStringLiteral("window"), windowNow(stage)},
                                 {QStringLiteral("said"), saidNow(stage)},
                                 {QStringLiteral("focus"), focusNow()}};
    for (QString& fact : facts)
        fact.replace(stage.folder(), QStringLiteral("folder"));
    return facts;
}

Snapshot snapshotOf(Stage& stage) {
    Snapshot snapshot{factsOf(stage), {}};
    if (!stage.window().isVisible()) return snapshot;
    snapshot.pictures.insert(QStringLiteral("view"), stage.window().tabs().currentWidget()->grab().toImage());
    for (QDockWidget* dock : stage.window().findChildren<QDockWidget*>())
        if (dock->isVisible()) snapshot.pictures.insert(dock->objectName(), dock->grab().toImage());
    return snapshot;
}

QStringList differing(const QMap<QString, QString>& some, const QMap<QString, QString>& others) {
    QStringList names;
    for (auto at = some.begin(); at != some.end(); ++at)
        if (others.value(at.key()) != at.value()) names += at.key();
    return names;
}

QStringList differing(const QMap<QString, QImage>& some, const QMap<QString, QImage>& others) {
    QStringList names;
    for (auto at = some.begin(); at != some.end(); ++at)
        if (others.value(at.key()) != at.value()) names += pictureOf + at.key();
    for (auto at = others.begin(); at != others.end(); ++at)
        if (!some.contains(at.key())) names += pictureOf + at.key();
    return names;
}

} // namespace stonemason::test
