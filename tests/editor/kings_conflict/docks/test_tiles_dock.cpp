// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/tile_model.h"
#include "editor/kings_conflict/docks/tile_palette.h"
#include "editor/kings_conflict/docks/tiles_dock.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QTest>

using namespace stonemason;
using test::MapWindow;

namespace {

/// The codes that the palette lists, in order.
QString listed(const TilesDock& dock) {
    QString codes;
    const QAbstractItemModel* model = dock.palettePane()->model();
    for (int row = 0; row < model->rowCount(); ++row)
        codes += model->index(row, 0).data(TileModel::CodeRole).toString();
    return codes;
}

} // namespace

class TestTilesDock : public QObject {
    Q_OBJECT

private slots:
    void listsEveryTileWithNameAndCode() {
        MapWindow window;
        auto* dock = window.dock<TilesDock>();
        QCOMPARE(listed(*dock), QStringLiteral("PFHMSEVL-|0123dD4567Bb"));
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
                                                              << "012367Bb";
        QTest::newRow("small code") << "d"
                                    << "Ed";
        QTest::newRow("digit") << "4"
                               << "4";
        QTest::newRow("word") << "bridge"
                              << "Bb";
        QTest::newRow("part of a word") << "ount"
                                        << "M";
        QTest::newRow("two words in any order") << "right bend"
                                                << "12";
        QTest::newRow("case does not matter in words") << "FOREST"
                                                       << "F";
        QTest::newRow("white space alone finds all") << "  "
                                                     << "PFHMSEVL-|0123dD4567Bb";
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
        QCOMPARE(listed(*dock).size(), 22);
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
        TilePalette* palette = dock->palettePane();
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

    void arrowsWalkAndLettersSearch() {
        MapWindow window;
        window.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window.window));
        auto* dock = window.dock<TilesDock>();
        TilePalette* palette = dock->palettePane();
        window.workspace.toolState().setTile('P');
        palette->setFocus();
        QTest::keyClick(palette, Qt::Key_Right);
        QCOMPARE(window.workspace.toolState().tile(), 'F');
        QTest::keyClick(palette, Qt::Key_L); // the line tool elsewhere
        QCOMPARE(dock->searchField()->text(), QStringLiteral("l"));
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
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
        QCOMPARE(listed(*dock).size(), 22);
        QCOMPARE(dock->palettePane()->currentIndex().data(TileModel::CodeRole).toString(),
                 QStringLiteral("V"));
    }

    void showsEveryTileWithoutScrollingSideways() {
        MapWindow window;
        window.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window.window));
        auto* dock = window.dock<TilesDock>();
        TilePalette* palette = dock->palettePane();
        for (int row = 0; row < palette->model()->rowCount(); ++row) {
            const QRect rect = palette->visualRect(palette->model()->index(row, 0));
            QVERIFY2(rect.left() >= 0 && rect.right() <= palette->viewport()->width(),
                     qPrintable(QString::number(row)));
        }
    }
};

STONEMASON_TEST(TestTilesDock)
#include "test_tiles_dock.moc"
