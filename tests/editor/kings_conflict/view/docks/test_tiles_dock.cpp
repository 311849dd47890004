// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/profile_reader.h"
#include "editor/app/widgets/appearance.h"
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/kings_conflict/view/docks/tile_model.h"
#include "editor/kings_conflict/view/docks/tiles_dock.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

namespace {

TileModel& modelOf(const TilesDock& dock) {
    return static_cast<TileModel&>(*dock.palettePane()->model());
}

/// The codes that the palette lists, in order.
QString listed(const TilesDock& dock) {
    QString codes;
    for (int row = 0; row < modelOf(dock).rowCount(); ++row)
        codes += modelOf(dock).index(row).data(TileModel::CodeRole).toString();
    return codes;
}

/// What stands for more than one tile, in order.
QStringList others(const TilesDock& dock) {
    QStringList names;
    for (int row = 0; row < modelOf(dock).rowCount(); ++row)
        if (modelOf(dock).index(row).data(TileModel::CodeRole).toString().isEmpty())
            names += modelOf(dock).index(row).data().toString();
    return names;
}

void click(PicturePalette& palette, const QModelIndex& index) {
    palette.scrollTo(index);
    QTest::mouseClick(palette.viewport(), Qt::LeftButton, {}, palette.visualRect(index).center());
}

/// The window in front, with its keys at the palette.
struct FrontWindow : MapWindow {
    FrontWindow() {
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
        palette().setFocus();
    }
    PicturePalette& palette() { return *dock<TilesDock>()->palettePane(); }
    TileModel& model() { return modelOf(*dock<TilesDock>()); }
    MapToolState& tools() { return workspace.toolState(); }
    /// To whatever has the keys.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.focusWidget(), key, modifiers);
    }
};

} // namespace

class TestTilesDock : public QObject {
    Q_OBJECT

private slots:
    void namesHaveMoreRoomWithLargerText() {
        MapWindow window;
        PicturePalette& palette = *window.dock<TilesDock>()->palettePane();
        palette.setParent(nullptr); // else the dock would give it another width
        palette.resize(300, 400);
        palette.show();
        constexpr int narrowest = 44;
        const QSize usual = palette.gridSize();
        applyTextSize(150);
        palette.resize(301, 400);
        const QSize large = palette.gridSize();
        applyTextSize(100);
        palette.setParent(window.dock<TilesDock>());
        QVERIFY(usual.width() >= narrowest && usual.width() < large.width());
        QVERIFY(large.width() >= narrowest * 3 / 2);
    }

    void listsTilesWithNameAndCode() {
        MapWindow window;
        auto* dock = window.dock<TilesDock>();
        QCOMPARE(listed(*dock), QStringLiteral("PFHMSEVL"));
        QCOMPARE(others(*dock), QStringList({QStringLiteral("River"), QStringLiteral("Road"),
                                             QStringLiteral("Bridge"), QStringLiteral("Pieces")}));
        const QModelIndex forest = dock->palettePane()->model()->index(1, 0);
        QCOMPARE(forest.data().toString(), QStringLiteral("Forest"));
        QVERIFY(forest.data(Qt::ToolTipRole).toString().contains(QStringLiteral("(code F)")));
    }

    void findsByWordsAndCodes_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::newRow("code") << "-"
                              << "-";
        QTest::newRow("capital code and words that begin so") << "B"
                                                              << "01234567Bb";
        QTest::newRow("small code") << "d"
                                    << "Ed";
        QTest::newRow("digit") << "4"
                               << "4";
        QTest::newRow("word") << "bridge"
                              << "Bb";
        QTest::newRow("part of a word") << "ount"
                                        << "M";
        QTest::newRow("two words in any order") << "right bend"
                                                << "1256";
        QTest::newRow("case does not matter in words") << "FOREST"
                                                       << "F";
        QTest::newRow("white space alone finds all") << "  "
                                                     << "PFHMSEVL";
        QTest::newRow("nothing") << "castle"
                                 << "";
    }
    void findsByWordsAndCodes() {
        QFETCH(QString, typed);
        MapWindow window;
        auto* dock = window.dock<TilesDock>();
        dock->searchField()->setText(typed);
        QTEST(listed(*dock), "found");
    }

    void enterInTheSearchTakesTheFirst() {
        MapWindow window;
        window.window.show();
        auto* dock = window.dock<TilesDock>();
        window.workspace.toolState().setTool(QStringLiteral("eraser"));
        QTest::keyClicks(dock->searchField(), QStringLiteral("mount"));
        QTest::keyClick(dock->searchField(), Qt::Key_Return);
        QCOMPARE(window.workspace.toolState().tile(), 'M');
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
        QVERIFY(dock->searchField()->text().isEmpty());
        QCOMPARE(listed(*dock), QStringLiteral("PFHMSEVL"));
    }

    void enterPrefersTheExactCode() {
        MapWindow window;
        auto* dock = window.dock<TilesDock>();
        for (const char code : {'b', 'B', 'd', 'D', '4'}) {
            QTest::keyClicks(dock->searchField(), QString(QLatin1Char(code)));
            QTest::keyClick(dock->searchField(), Qt::Key_Return);
            QCOMPARE(window.workspace.toolState().tile(), code);
        }
    }

    void clickChoosesTheTileAndTakesUpTheBrush() {
        MapWindow window;
        window.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window.window));
        auto* dock = window.dock<TilesDock>();
        window.workspace.toolState().setTool(QStringLiteral("river"));
        PicturePalette* palette = dock->palettePane();
        const QRect hills = palette->visualRect(palette->model()->index(2, 0));
        QTest::mouseClick(palette->viewport(), Qt::LeftButton, {}, hills.center());
        QCOMPARE(window.workspace.toolState().tile(), 'H');
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
        window.workspace.toolState().setTool(QStringLiteral("fill")); // paints tiles itself: it stays
        QTest::mouseClick(palette->viewport(), Qt::LeftButton, {},
                          palette->visualRect(palette->model()->index(4, 0)).center());
        QCOMPARE(window.workspace.toolState().tile(), 'S');
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("fill"));
    }

    void arrowsWalk() {
        FrontWindow w;
        w.tools().setTile('P');
        w.key(Qt::Key_Right);
        QCOMPARE(w.tools().tile(), 'F');
        QVERIFY(w.palette().hasFocus());
    }

    /// F fills, whether a tile has just been picked or is about to be.
    void lettersAreToolsWhereverTheKeysAre() {
        FrontWindow w;
        w.key(Qt::Key_F);
        QCOMPARE(w.tools().tool(), QStringLiteral("fill"));
        click(w.palette(), w.model().indexOf('H'));
        QVERIFY(w.canvas->hasFocus());
        w.key(Qt::Key_L);
        QCOMPARE(w.tools().tool(), QStringLiteral("line"));
        QVERIFY(w.dock<TilesDock>()->searchField()->text().isEmpty());
        for (const Qt::Key pick : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            w.palette().setFocus();
            w.key(pick);
            QVERIFY(w.canvas->hasFocus());
        }
        QCOMPARE(w.steps(), 0);
    }

    void digitsAreChosenWhereverTheKeysAre() {
        FrontWindow w;
        w.view().setCurrentLayer(2);
        w.key(Qt::Key_7);
        QCOMPARE(w.tools().digit(), '7');
        QVERIFY(w.palette().hasFocus());
    }

    /// The tiles come first, every panel in sight gets its turn, and the walk ends at the map.
    void keysLeadFromPanelToPanelAndBack() {
        FrontWindow w;
        w.canvas->setFocus();
        w.key(Qt::Key_F6);
        QVERIFY(w.palette().hasFocus());
        w.key(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(w.canvas->hasFocus());
        QStringList visited;
        for (int i = 0; i < 12; ++i) {
            w.key(Qt::Key_F6);
            if (w.canvas->hasFocus()) break;
            for (const QDockWidget* dock : w.window.findChildren<QDockWidget*>())
                if (dock->isAncestorOf(w.window.focusWidget())) visited += dock->objectName();
        }
        QVERIFY(w.canvas->hasFocus());
        QCOMPARE(visited, (QStringList{QStringLiteral("tiles"), QStringLiteral("layers"),
                                       QStringLiteral("overview"), QStringLiteral("problems")}));
        w.dock<TilesDock>()->hide();
        w.key(Qt::Key_F6);
        QVERIFY(!w.palette().hasFocus() && !w.canvas->hasFocus());
    }

    void aKeyLeadsToTheProblemsAndBack() {
        FrontWindow w;
        w.canvas->setFocus();
        auto* problems = w.dock<ProblemsDock>();
        problems->hide();
        w.key(Qt::Key_0, Qt::AltModifier); // asked for, it is there
        QVERIFY(problems->isVisible() && problems->panel().list()->hasFocus());
        w.key(Qt::Key_0, Qt::AltModifier);
        QVERIFY(w.canvas->hasFocus());
    }

    void searchTakesLettersWhenItWasAskedFor() {
        FrontWindow w;
        auto* dock = w.dock<TilesDock>();
        dock->searchField()->setText(QStringLiteral("hill"));
        w.canvas->setFocus();
        w.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(dock->searchField()->hasFocus());
        QTest::keyClicks(w.window.focusWidget(), QStringLiteral("des")); // in place of what was there
        w.key(Qt::Key_Return);
        QCOMPARE(w.tools().tile(), 'E');
        QVERIFY(w.canvas->hasFocus());
        w.view().setCurrentLayer(2);
        QVERIFY(!w.action(QStringLiteral("find-tile"))->isEnabled());
    }

    void codesAreOnThePicturesWhenTheyAreOnTheMap() {
        FrontWindow w;
        const auto drawn = [&] {
            return w.palette().viewport()->grab(w.palette().visualRect(w.model().indexOf('M'))).toImage();
        };
        const QImage bare = drawn();
        w.action(QStringLiteral("codes"))->trigger();
        QVERIFY(drawn() != bare);
        w.action(QStringLiteral("codes"))->trigger();
        QCOMPARE(drawn(), bare);
    }

    void riversAndRoadsAreDrawnByPens() {
        FrontWindow w;
        click(w.palette(), w.model().indexOfPen(QStringLiteral("river")));
        QCOMPARE(w.tools().tool(), QStringLiteral("river"));
        QVERIFY(w.canvas->hasFocus());
        w.palette().setFocus();
        w.key(Qt::Key_Right); // only to look at
        QCOMPARE(w.tools().tool(), QStringLiteral("river"));
        w.key(Qt::Key_Return);
        QCOMPARE(w.tools().tool(), QStringLiteral("road"));
        QCOMPARE(w.palette().currentIndex(), w.model().indexOfPen(QStringLiteral("road")));
        click(w.palette(), w.model().indexOf('B')); // no pen lays bridges by themselves
        QCOMPARE(w.tools().tool(), QStringLiteral("brush"));
        QCOMPARE(w.tools().tile(), 'B');
        w.tools().setTool(QStringLiteral("road"));
        QCOMPARE(w.palette().currentIndex().data().toString(), QStringLiteral("Road"));
    }

    void singlePiecesUnfold() {
        FrontWindow w;
        auto* dock = w.dock<TilesDock>();
        click(w.palette(), w.model().indexOfFold());
        QCOMPARE(listed(*dock), QStringLiteral("PFHMSEVL-|0123dD4567Bb"));
        QVERIFY(w.palette().hasFocus());
        click(w.palette(), w.model().indexOf('0'));
        QCOMPARE(w.tools().tile(), '0');
        QCOMPARE(w.tools().tool(), QStringLiteral("brush"));
        w.palette().setFocus();
        w.palette().setCurrentIndex(w.model().indexOfFold());
        w.key(Qt::Key_Space);
        QCOMPARE(listed(*dock), QStringLiteral("PFHMSEVL"));
        QVERIFY(w.palette().hasFocus());
        w.key(Qt::Key_Space);
        QCOMPARE(listed(*dock).size(), 22);
    }

    /// The one that was picked from the map, say, is seen although it is folded.
    void aGroupStandsForItsPieceInHand() {
        MapWindow window;
        const auto* dock = window.dock<TilesDock>();
        window.workspace.toolState().setTile('2');
        const QModelIndex current = dock->palettePane()->currentIndex();
        QCOMPARE(current.data().toString(), QStringLiteral("River"));
        QCOMPARE(modelOf(*dock).code(current), '2');
        window.workspace.toolState().setTile('P');
        QCOMPARE(modelOf(*dock).code(modelOf(*dock).indexOfPen(QStringLiteral("river"))), '-');
    }

    void groupsFollowFromTheGame() {
        const GameProfile marsh = readGameProfile(test::testData("games/marsh.json")).value();
        const std::vector<TileGroup> groups = tileGroups(marsh);
        QCOMPARE(int(groups.size()), 1);
        QCOMPARE(groups.front().name, QStringLiteral("Dyke"));
        QCOMPARE(groups.front().tool, QStringLiteral("road"));
        QVERIFY(groups.front().codes == (std::vector<Code>{'=', 'I'}));
        GameProfile bare = marsh;
        bare.tiles.pop_back(); // a single piece stands for itself
        QVERIFY(tileGroups(bare).empty());
        TileModel model(bare);
        QVERIFY(!model.indexOfFold().isValid());
        QCOMPARE(model.rowCount(), int(bare.tiles.size()));
    }

    void followsTheEyedropper() {
        MapWindow window;
        auto* dock = window.dock<TilesDock>();
        window.workspace.toolState().setTile('V');
        QCOMPARE(dock->palettePane()->currentIndex().data(TileModel::CodeRole).toString(),
                 QStringLiteral("V"));
    }

    void hintLayersOfferDigits() {
        MapWindow window;
        auto* dock = window.dock<TilesDock>();
        window.workspace.toolState().setTile('V');
        window.view().setCurrentLayer(2);
        QCOMPARE(listed(*dock), QStringLiteral("0123456789"));
        QVERIFY(dock->searchField()->isHidden());
        dock->palettePane()->setCurrentIndex(dock->palettePane()->model()->index(7, 0));
        QCOMPARE(window.workspace.toolState().digit(), '7');
        QCOMPARE(window.workspace.toolState().tile(), 'V');
        window.view().setCurrentLayer(terrainLayer);
        QCOMPARE(listed(*dock), QStringLiteral("PFHMSEVL"));
        QCOMPARE(dock->palettePane()->currentIndex().data(TileModel::CodeRole).toString(),
                 QStringLiteral("V"));
    }

    void showsEveryTileWithoutScrollingSideways() {
        MapWindow window;
        window.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window.window));
        auto* dock = window.dock<TilesDock>();
        PicturePalette* palette = dock->palettePane();
        for (int row = 0; row < palette->model()->rowCount(); ++row) {
            const QRect rect = palette->visualRect(palette->model()->index(row, 0));
            QVERIFY2(rect.left() >= 0 && rect.right() <= palette->viewport()->width(),
                     qPrintable(QString::number(row)));
        }
    }
};

STONEMASON_TEST(TestTilesDock)
#include "test_tiles_dock.moc"
