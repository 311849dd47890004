// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/profile_reader.h"
#include "editor/app/settings/settings.h"
#include "editor/app/window/commands.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/actions/map_actions.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/canvas/compare_view.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "editor/kings_conflict/view/dialogs/map_export_dialog.h"
#include "editor/kings_conflict/view/dialogs/new_map_dialog.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const std::vector<GameProfile>& bothGames() {
    static const std::vector<GameProfile> games = [] {
        auto marsh = readGameProfile(testData("games/marsh.json"));
        if (!marsh) qFatal("marsh.json");
        return std::vector{kingsConflict(), std::move(marsh).value()};
    }();
    return games;
}

/// The window with the maps of both games.
struct TwoGames {
    TwoGames() : window({settings, dialogs, {&kings, &marsh}, folder.filePath(QStringLiteral("data"))}) {
        kings.offerGames({&kings, &marsh});
        window.show();
    }

    QStringList docksInSight() const {
        QStringList titles;
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
            if (dock->isVisible()) titles += dock->windowTitle();
        return titles;
    }
    QStringList menuTexts() const {
        QStringList texts;
        for (const QAction* menu : window.menuBar()->actions())
            for (const QAction* action : menu->menu()->actions())
                texts += QString(action->text()).remove(u'&');
        return texts;
    }
    QAction* create() { return kings.newDocumentActions().front(); }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    FakeDialogs dialogs;
    MapWorkspace kings{bothGames(), 0};
    MapWorkspace marsh{bothGames(), 1};
    MainWindow window;
};

MapDocument* created(TwoGames& program) {
    return qobject_cast<MapDocument*>(program.window.tabs().currentDocument());
}

/// Triggers New Map and answers it by keys alone; the game is chosen in its field.
void makeMap(TwoGames& program, const char* game) {
    QTimer::singleShot(0, [game] {
        auto* dialog = qobject_cast<NewMapDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        if (!QTest::qWaitForWindowActive(dialog)) qWarning("not active");
        QTest::keyClick(dialog, Qt::Key_G, Qt::AltModifier);
        if (dialog->focusWidget() == dialog->gameField())
            QTest::keyClicks(dialog->focusWidget(), QString::fromLatin1(game));
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    program.create()->trigger();
}

} // namespace

/// Two games stand side by side: each map has the panels, tools and checks of its own.
class TestGamesSideBySide : public QObject {
    Q_OBJECT

private slots:
    void oneGameAsksForNone() {
        MapRenderer renderer(kingsConflict());
        const NewMapDialog dialog(kingsConflict(), renderer, {});
        QVERIFY(!dialog.gameField());
    }

    void newMapAsksForTheGame() {
        MapRenderer kings(bothGames()[0]);
        MapRenderer marsh(bothGames()[1]);
        NewMapDialog dialog({{bothGames()[0], kings, {}}, {bothGames()[1], marsh, {}}});
        dialog.show();
        QCOMPARE(dialog.gameField()->count(), 2);
        QVERIFY(dialog.map().terrain() == newMap(bothGames()[0]).terrain());
        QCOMPARE(dialog.map().game, bothGames()[0].id);
        QCOMPARE(int(dialog.symmetryChoices().size()), 2);
        dialog.gameField()->setCurrentIndex(1);
        QCOMPARE(dialog.game(), std::size_t(1));
        QVERIFY(dialog.map() == newMap(bothGames()[1]));
        QCOMPARE(int(dialog.symmetryChoices().size()), 1);
        QVERIFY(dialog.startChoices().front() != nullptr);
        dialog.nameField()->setText(QStringLiteral("Fen"));
        QCOMPARE(dialog.map().info.name, std::string("Fen"));
    }

    void eachFileGoesToItsGame() {
        const TwoGames program;
        for (std::size_t i : {0U, 1U}) {
            const std::string smap = *writeMap(newMap(bothGames()[i]), bothGames()[i], MapFormat::Smap);
            const std::string text = *writeMap(newMap(bothGames()[i]), bothGames()[i], MapFormat::Text);
            for (const std::string& bytes : {smap, text}) {
                QCOMPARE(program.kings.recognises(bytes), i == 0);
                QCOMPARE(program.marsh.recognises(bytes), i == 1);
            }
        }
        QVERIFY(program.kings.recognises("{\"format\": \"stonemason-map\", \"game\": \"chess\"}"));
        QCOMPARE(program.kings.samples().size(), 2);
        QVERIFY(program.marsh.samples().isEmpty());
    }

    void rememberedNamesDiffer() {
        TwoGames program;
        QVERIFY(program.kings.id() != program.marsh.id());
        QSet<QString> names;
        for (MapWorkspace* workspace : {&program.kings, &program.marsh})
            for (const QDockWidget* dock : workspace->docks()) {
                QVERIFY(!names.contains(dock->objectName()));
                names += dock->objectName();
            }
    }

    /// New, paint, check, save, export.
    void aMapOfTheOtherGameGoesAllTheWay() {
        TwoGames program;
        makeMap(program, "Marsh");
        MapDocument* map = created(program);
        QVERIFY(map);
        QCOMPARE(map->game().id, std::string("marsh"));
        QVERIFY(map->map().size() == (Size{9, 14}));

        program.marsh.toolState().setTile('o');
        MapCanvas* canvas = program.window.findChild<CompareView*>()->leftCanvas();
        map->view().setCursor({2, 2});
        QTest::keyClick(canvas, Qt::Key_Space);
        QCOMPARE(map->committedMap().terrain()[(Cell{2, 2})], 'o');
        QCOMPARE(map->committedMap().terrain()[(Cell{6, 11})], 'o'); // the half-turn
        const int steps = map->undoStack().index();
        map->view().setCursor({0, 0}); // a hole
        QTest::keyClick(canvas, Qt::Key_Space);
        QCOMPARE(map->committedMap().terrain()[(Cell{0, 0})], '#');
        QCOMPARE(map->undoStack().index(), steps);

        QTRY_COMPARE(int(map->report().problems.size()), 1);
        QVERIFY(map->report().problems[0].message.id == "variety/scarce");

        const QString path = program.folder.filePath(QStringLiteral("fen.smap"));
        program.dialogs.saveAnswer = path;
        QVERIFY(program.window.saver().save(*map));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readMap(file.readAll().toStdString(), bothGames());
        QVERIFY(read && read->map == map->committedMap());
        const auto text = exportText(map->committedMap(), map->game(), ExportForm::Text);
        QVERIFY(text && readMap(*text, bothGames())->map.layers == map->committedMap().layers);
        QVERIFY(!program.window.grab().isNull());
    }

    void panelsAndMenusFollowTheMap() {
        TwoGames program;
        makeMap(program, "Marsh");
        QCOMPARE(created(program)->game().id, std::string("marsh"));
        const QStringList marsh = program.menuTexts();
        QVERIFY(program.docksInSight().contains(QStringLiteral("Tiles")));
        for (const char* text : {"Fairness", "Hints", "Compare With Layer", "Hint Grid", "March",
                                 "Assumed Rules", "Mirror Hint Strokes", "Raise or Lower", "Gradient",
                                 "Distance Fill", "River Pen", "Add Missing Hint Grids"})
            QVERIFY2(!marsh.contains(QLatin1String(text)), text);
        QVERIFY(marsh.contains(QStringLiteral("Road Pen")));
        makeMap(program, "King's");
        QCOMPARE(created(program)->game().id, std::string("kings-conflict"));
        const QStringList kings = program.menuTexts();
        for (const char* text : {"Fairness", "Hints", "Compare With Layer", "Hint Grid", "March",
                                 "Assumed Rules", "Mirror Hint Strokes", "Raise or Lower", "River Pen"})
            QVERIFY2(kings.contains(QLatin1String(text)), text);
    }

    /// Their keys are those of one command, which is listed once.
    void commandsOfBothAreListedOnce() {
        TwoGames program;
        QStringList ids;
        for (const Commands::Group& group : program.window.commands().groups())
            for (const Command* command : group.commands)
                ids += command->id();
        QVERIFY(ids.contains(QStringLiteral("map.brush")));
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    }

    void holesLookLikeNoTile() {
        MapRenderer painting(bothGames()[1]);
        MapStyle style;
        style.gridLines = style.axis = false;
        const QImage image = painting.image(newMap(bothGames()[1]), style, QSize(14 * 40, 9 * 40));
        const QRgb hole = image.pixel(20, 20);
        for (const QPoint at : {QPoint(3, 3), QPoint(37, 37), QPoint(6 * 40 + 20, 4 * 40 + 20)})
            QCOMPARE(image.pixel(at), hole);
        QVERIFY(image.pixel(3 * 40 + 8, 3 * 40 + 8) != hole);
    }

    void wholeMapsTurnOnlyWithTheirHoles() {
        MapDocument map(newMap(bothGames()[1]), bothGames()[1]);
        QSignalSpy refused(&map, &MapDocument::refused);
        transformMap(map, QStringLiteral("Turn"), Transform::QuarterTurn);
        QCOMPARE(refused.count(), 1);
        QVERIFY(map.map() == newMap(bothGames()[1]));
        transformMap(map, QStringLiteral("Flip"), Transform::FlipVertical);
        QCOMPARE(refused.count(), 1);
    }

    void clearingALayerKeepsTheHoles() {
        Map filled = newMap(bothGames()[1]);
        filled.layer(0)[{4, 4}] = 'b';
        MapDocument map(filled, bothGames()[1]);
        clearLayer(map, terrainLayer);
        QVERIFY(map.map() == newMap(bothGames()[1]));
    }
};

STONEMASON_TEST(TestGamesSideBySide)
#include "test_games_side_by_side.moc"
