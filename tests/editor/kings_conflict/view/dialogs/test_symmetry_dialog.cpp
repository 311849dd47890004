// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/symmetry.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/kings_conflict/view/actions/map_menu_actions.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"
#include "editor/kings_conflict/view/dialogs/symmetry_dialog.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

/// Answers the next modal dialog once it is there.
template <typename Answer>
void answer(Answer answering) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, answering] {
        auto* dialog = qobject_cast<SymmetryDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->deleteLater();
        timer->stop();
        answering(*dialog);
    });
    timer->start(0);
}

} // namespace

class TestSymmetryDialog : public QObject {
    Q_OBJECT

private slots:
    void repairsFromEitherHalfInOneStep_data() {
        QTest::addColumn<int>("choice");
        QTest::newRow("bottom left") << 0;
        QTest::newRow("top right") << 1;
    }
    void repairsFromEitherHalfInOneStep() {
        QFETCH(int, choice);
        MapWindow window;
        const Map before = window.document.map();
        answer([choice](SymmetryDialog& dialog) {
            dialog.choice(choice)->click();
            dialog.accept();
        });
        window.action(QStringLiteral("symmetry-diagonal"))->trigger();
        QCOMPARE(window.document.map().symmetry, Symmetry::Diagonal);
        QVERIFY(cellsBreaking(window.document.map(), kingsConflict(), Symmetry::Diagonal).empty());
        const Half kept = choice == 0 ? Half::BottomLeft : Half::TopRight;
        forEachCell(before.size(), [&](Cell cell) {
            if (inHalf(cell, before.size(), Symmetry::Diagonal, kept))
                QCOMPARE(window.document.map().terrain()[cell], before.terrain()[cell]);
        });
        QCOMPARE(window.steps(), 1);
        window.document.undoStack().undo();
        QVERIFY(window.document.map() == before);
    }

    /// For a map just opened, the fuller half is chosen; for an edited one, the half with the last stroke.
    void theHalfThatIsWorkedOnIsChosen() {
        Map map = newMap(kingsConflict());
        map.symmetry = Symmetry::None;
        for (const Cell cell : {Cell{1, 7}, Cell{1, 8}, Cell{2, 9}, Cell{8, 1}})
            map.layer(terrainLayer)[cell] = 'F';
        MapWindow window(map);
        MapRenderer renderer(kingsConflict());
        const auto chosen = [&](Symmetry symmetry) {
            const SymmetryDialog dialog(window.document, renderer, symmetry);
            return dialog.choice(1)->isChecked() ? Half::TopRight : Half::BottomLeft;
        };
        const auto paint = [&window](Cell cell, Code code) {
            window.document.apply(QStringLiteral("Paint"),
                                  {{{terrainLayer, cell, window.document.map().terrain()[cell], code}}, {}});
        };
        for (const Symmetry symmetry : {Symmetry::Diagonal, Symmetry::HalfTurn})
            QVERIFY(chosen(symmetry) == Half::TopRight);
        paint({9, 2}, 'M');
        for (const Symmetry symmetry : {Symmetry::Diagonal, Symmetry::HalfTurn})
            QVERIFY(chosen(symmetry) == Half::BottomLeft);
        paint({2, 9}, 'P'); // also where something was taken away
        QVERIFY(chosen(Symmetry::Diagonal) == Half::TopRight);
        window.document.undoStack().undo();
        QVERIFY(chosen(Symmetry::Diagonal) == Half::BottomLeft);
        window.document.setNote({0, 10}, "no stroke");
        QVERIFY(chosen(Symmetry::Diagonal) == Half::BottomLeft);
    }

    void leavingItAsItIsOnlyDeclares() {
        MapWindow window;
        const Map before = window.document.map();
        answer([](SymmetryDialog& dialog) {
            dialog.choice(2)->click();
            dialog.accept();
        });
        window.action(QStringLiteral("symmetry-diagonal"))->trigger();
        QCOMPARE(window.document.map().symmetry, Symmetry::Diagonal);
        QVERIFY(window.document.map().layers == before.layers);
        QCOMPARE(window.steps(), 1);
    }

    void cancellingChangesNothing() {
        MapWindow window;
        const Map before = window.document.map();
        answer([](SymmetryDialog& dialog) { dialog.reject(); });
        window.action(QStringLiteral("symmetry-diagonal"))->trigger();
        QVERIFY(window.document.map() == before);
        QCOMPARE(window.steps(), 0);
        QVERIFY(window.action(QStringLiteral("symmetry-half-turn"))->isChecked());
        QVERIFY(!window.action(QStringLiteral("symmetry-diagonal"))->isChecked());
    }

    void aMapThatObeysIsNotAskedAbout() {
        MapWindow window(newMap(kingsConflict()));
        window.action(QStringLiteral("symmetry-half-turn"))->trigger();
        QCOMPARE(window.document.map().symmetry, Symmetry::HalfTurn);
        window.action(QStringLiteral("symmetry-none"))->trigger();
        QCOMPARE(window.document.map().symmetry, Symmetry::None);
        QCOMPARE(window.steps(), 2);
    }

    void theButtonSaysWhatHolds() {
        MapWindow window;
        const SymmetryAction& state = *window.workspace.mapActions().map().symmetryState();
        QCOMPARE(state.text(), QStringLiteral("Half-turn: obeyed"));
        window.document.apply(QStringLiteral("Break"), {{{terrainLayer, {0, 0}, 'M', 'S'}}, {}});
        QCOMPARE(state.text(), QStringLiteral("Half-turn: 2 cells differ"));
        QVERIFY(!state.verdict().isObeyed);
        window.document.setSymmetry(Symmetry::None);
        QCOMPARE(state.text(), QStringLiteral("No symmetry"));
        window.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!state.isEnabled());
    }

    void repairActionsWriteTheOtherHalf() {
        MapWindow window;
        QVERIFY(!window.action(QStringLiteral("repair-bottom-left"))->isEnabled());
        window.document.apply(QStringLiteral("Break"), {{{terrainLayer, {9, 0}, 'F', 'S'}}, {}});
        window.action(QStringLiteral("repair-bottom-left"))->trigger();
        QCOMPARE(window.at(1, 10), 'S');
        window.document.undoStack().undo();
        window.action(QStringLiteral("repair-top-right"))->trigger();
        QCOMPARE(window.at(9, 0), 'F');
        QCOMPARE(window.steps(), 2);
    }

    void oblongMapsCannotBeMirroredAtTheDiagonal() {
        Map map = newMap(kingsConflict());
        map.symmetry = Symmetry::HalfTurn;
        for (auto& layer : map.layers)
            layer = Grid<Code>({5, 7}, layer == map.layers.front() ? 'P' : '0');
        MapWindow window(map);
        QVERIFY(!window.action(QStringLiteral("symmetry-diagonal"))->isEnabled());
        window.workspace.mapActions().map().chooseSymmetry(Symmetry::Diagonal);
        QCOMPARE(window.document.map().symmetry, Symmetry::HalfTurn);
    }

    /// Each choice shows what it makes of the map, with the cells marked that it changes; the last one those
    /// that stay wrong, in the colour of faults.
    void eachChoiceShowsWhatItDoes_data() {
        QTest::addColumn<int>("choice");
        QTest::newRow("bottom left") << 0;
        QTest::newRow("top right") << 1;
        QTest::newRow("as it is") << 2;
    }
    void eachChoiceShowsWhatItDoes() {
        QFETCH(int, choice);
        MapWindow window;
        MapRenderer renderer(kingsConflict());
        Map before = window.document.map();
        SymmetryDialog dialog(window.document, renderer, Symmetry::Diagonal);
        const QImage shown = dialog.choice(choice)->picture();
        const QString message = dialog.choice(choice)->accessibleDescription();
        dialog.choice(choice)->setChecked(true);
        dialog.accept();
        const Map& after = window.document.map();

        std::vector<Cell> marked;
        forEachCell(after.size(), [&](Cell cell) {
            if (after.terrain()[cell] != before.terrain()[cell]) marked.push_back(cell);
        });
        QCOMPARE(marked.empty(), choice == 2);
        if (choice == 2) marked = cellsBreaking(after, kingsConflict(), Symmetry::Diagonal);
        const QColor colour = choice == 2 ? severityColour(Severity::Error, dialog.palette())
                                          : dialog.palette().color(QPalette::Active, QPalette::Highlight);
        const int side = std::max(shown.width(), shown.height());
        const auto pictureWith = [&](const Map& map, const QColor& mark) {
            return mapPicture(renderer, map, side, shown.devicePixelRatio(), marked, mark);
        };
        QCOMPARE(shown, pictureWith(after, colour));
        QVERIFY(shown != pictureWith(after, Qt::green)); // they are marked
        before.symmetry = after.symmetry;
        QCOMPARE(shown == pictureWith(before, colour), choice == 2);
        QVERIFY2(message.startsWith(QString::number(marked.size())), qPrintable(message));
        QCOMPARE(message.contains(QStringLiteral("still break")), choice == 2);
    }

    void describesOneCellInTheSingular() {
        MapWindow window(newMap(kingsConflict()));
        window.document.apply(QStringLiteral("Break"), {{{terrainLayer, {3, 5}, window.at(3, 5), 'F'}}, {}});
        MapRenderer renderer(kingsConflict());
        const SymmetryDialog dialog(window.document, renderer, Symmetry::Diagonal);
        for (const int choice : {0, 1})
            QCOMPARE(dialog.choice(choice)->accessibleDescription(), QStringLiteral("1 cell changes"));
        QVERIFY(dialog.choice(2)->accessibleDescription().endsWith(QStringLiteral("still break it")));
    }

    /// The file is read anew behind the dialog: what it does is about the new map.
    void followsAMapThatIsReadAnew() {
        MapWindow window;
        MapRenderer renderer(kingsConflict());
        SymmetryDialog dialog(window.document, renderer, Symmetry::Diagonal);
        window.document.replace(QStringLiteral("Reload"), test::publishedMap("mountain-passes"));
        dialog.accept();
        QVERIFY(cellsBreaking(window.document.map(), kingsConflict(), Symmetry::Diagonal).empty());
        QCOMPARE(window.document.map().symmetry, Symmetry::Diagonal);
        Map oblong = newMap(kingsConflict());
        for (auto& layer : oblong.layers)
            layer = Grid<Code>({5, 7}, layer == oblong.layers.front() ? 'P' : '0');
        SymmetryDialog late(window.document, renderer, Symmetry::Diagonal);
        late.show();
        window.document.replace(QStringLiteral("Reload"), oblong);
        QVERIFY(!late.isVisible());
    }

    void listsTilesThatCannotStayOnTheAxis() {
        MapWindow window; // the river runs through the diagonal at 5, 5 as a bridge
        MapRenderer renderer(kingsConflict());
        SymmetryDialog dialog(window.document, renderer, Symmetry::Diagonal);
        QString message;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            message += label->text();
        QVERIFY(message.contains(QStringLiteral("row 5, column 5 becomes ")));
    }
};

STONEMASON_TEST(TestSymmetryDialog)
#include "test_symmetry_dialog.moc"
