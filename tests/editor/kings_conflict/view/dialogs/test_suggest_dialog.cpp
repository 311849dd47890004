// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/dialogs/suggest_dialog.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

const int strategic = 1;
const int safe = 2;
const int mountain = 3;

struct Shown {
    explicit Shown(Map map, int layer)
        : document(std::move(map), kingsConflict()), dialog(document, renderer, layer) {}

    Grid<Code> suggestion(int layer) {
        return suggestHints(document.committedMap(), kingsConflict(), layer, dialog.options())->grid;
    }
    int steps() const { return document.undoStack().index(); }

    MapRenderer renderer{kingsConflict()};
    MapDocument document;
    SuggestDialog dialog;
};

} // namespace

class TestSuggestDialog : public QObject {
    Q_OBJECT

private slots:
    void fillsTheCurrentLayerInOneStep() {
        Shown shown(test::publishedMap("the-crossing"), safe);
        const Map before = shown.document.map();
        QVERIFY(shown.dialog.fillBox(safe)->isChecked());
        QVERIFY(!shown.dialog.fillBox(strategic)->isChecked());
        QCOMPARE(shown.dialog.shownLayer()->currentData().toInt(), safe);
        const Grid<Code> expected = shown.suggestion(safe);
        shown.dialog.applyButton()->click();
        QCOMPARE(shown.dialog.result(), int(QDialog::Accepted));
        QCOMPARE(shown.steps(), 1);
        QVERIFY(shown.document.map().layer(safe) == expected);
        QVERIFY(shown.document.map().layer(strategic) == before.layer(strategic));
        shown.document.undoStack().undo();
        QVERIFY(shown.document.map() == before);
    }

    void fillsAllThreeFromTheTerrain() {
        Shown shown(test::publishedMap("mountain-passes"), terrainLayer);
        shown.document.view().setMirrorsHints(true); // a suggestion is not a stroke
        shown.dialog.reachSlider()->setValue(150);
        const std::array expected{shown.suggestion(strategic), shown.suggestion(safe),
                                  shown.suggestion(mountain)};
        shown.dialog.accept();
        QCOMPARE(shown.steps(), 1);
        for (int layer = strategic; layer <= mountain; ++layer)
            QVERIFY(shown.document.map().layer(layer) == expected[std::size_t(layer - 1)]);
    }

    void addsAMissingGridInOneStep() {
        Map map = test::publishedMap("the-crossing");
        map.layer(mountain) = {};
        Shown shown(map, mountain);
        const Grid<Code> expected = shown.suggestion(mountain);
        shown.dialog.accept();
        QCOMPARE(shown.steps(), 1);
        QVERIFY(shown.document.map().layer(mountain) == expected);
        shown.document.undoStack().undo();
        QVERIFY(shown.document.map() == map);
    }

    void nothingIsWrittenBeforeApply() {
        Shown shown(test::publishedMap("the-crossing"), strategic);
        const Map before = shown.document.map();
        shown.dialog.reachSlider()->setValue(200);
        shown.dialog.noiseSlider()->setValue(3);
        shown.dialog.reject();
        QVERIFY(shown.document.map() == before);
        QCOMPARE(shown.steps(), 0);
    }

    void saysWhatItWillDo() {
        Shown shown(test::publishedMap("the-crossing"), strategic);
        QVERIFY(shown.dialog.outcomeLabel()->text().contains(QStringLiteral("cells change")));
        shown.dialog.fillBox(strategic)->setChecked(false);
        QVERIFY(!shown.dialog.applyButton()->isEnabled());
        QVERIFY(shown.dialog.outcomeLabel()->text().contains(QStringLiteral("Choose a layer")));
        shown.dialog.fillBox(strategic)->setChecked(true);
        shown.dialog.accept();
        Shown again(shown.document.map(), strategic);
        QVERIFY(!again.dialog.applyButton()->isEnabled());
        QVERIFY(again.dialog.outcomeLabel()->text().contains(QStringLiteral("Nothing changes")));
        Shown flat(test::board(), mountain);
        QVERIFY(flat.dialog.outcomeLabel()->text().contains(QStringLiteral("cannot reach any mountain")));
    }

    void controlsThatDoNothingAreDisabledAndItIsSaidWhy() {
        Shown shown(test::publishedMap("the-crossing"), safe);
        const auto says = [&](const char* words) {
            for (const QLabel* label : shown.dialog.findChildren<QLabel*>())
                if (label->text().contains(QLatin1String(words))) return true;
            return false;
        };
        QVERIFY(!shown.dialog.crossingsSlider()->isEnabled());
        QVERIFY(says("Crossings matter"));
        shown.dialog.fillBox(strategic)->setChecked(true);
        QVERIFY(shown.dialog.crossingsSlider()->isEnabled());
        QVERIFY(!says("Crossings matter"));
        QVERIFY(!shown.dialog.anotherButton()->isEnabled());
        QVERIFY(says("get other variants"));
        shown.dialog.noiseSlider()->setValue(1);
        QVERIFY(shown.dialog.anotherButton()->isEnabled());
        const SuggestOptions before = shown.dialog.options();
        shown.dialog.anotherButton()->click();
        QVERIFY(shown.dialog.options() != before);
    }

    void bothGridsAreSeenBesideEachOther() {
        Shown shown(test::publishedMap("the-crossing"), safe);
        shown.dialog.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&shown.dialog));
        QList<QRect> pictures;
        for (const QLabel* label : shown.dialog.findChildren<QLabel*>())
            if (label->isVisible() && !label->pixmap(Qt::ReturnByValue).isNull())
                pictures += QRect(label->mapTo(&shown.dialog, QPoint()), label->size());
        QCOMPARE(pictures.size(), 2);
        QVERIFY(!pictures[0].intersects(pictures[1]));
        QCOMPARE(pictures[0].top(), pictures[1].top());
        QVERIFY(shown.dialog.rect().contains(pictures[0] | pictures[1]));
    }

    void everyControlHasANameAndAKey() {
        Shown shown(test::publishedMap("the-crossing"), safe);
        for (const QSlider* slider : shown.dialog.findChildren<QSlider*>()) {
            QVERIFY(!slider->accessibleName().isEmpty());
            QVERIFY(slider->focusPolicy() & Qt::TabFocus);
        }
    }

    void bigMapsAreWorkedOutOnTheSide() {
        test::Random random(5);
        Shown shown(test::randomMap(random, {120, 120}, "PPPPPPFHMS"), strategic);
        QVERIFY(!shown.dialog.isCurrent());
        QVERIFY(!shown.dialog.applyButton()->isEnabled());
        shown.dialog.accept(); // comes too early
        QCOMPARE(shown.steps(), 0);
        shown.dialog.reachSlider()->setValue(60); // takes the first one's place
        QTRY_VERIFY_WITH_TIMEOUT(shown.dialog.isCurrent(), 60000);
        QVERIFY(shown.dialog.applyButton()->isEnabled());
        const Grid<Code> expected = shown.suggestion(strategic);
        shown.dialog.accept();
        QVERIFY(shown.document.map().layer(strategic) == expected);
    }

    void closingWhileAtWorkWaitsForNobody() {
        test::Random random(5);
        Shown shown(test::randomMap(random, {200, 200}, "PPPPPPFHMS"), strategic);
        shown.dialog.reject();
        QCOMPARE(shown.steps(), 0);
    }

    void opensFromTheMenu() {
        MapWindow window;
        window.view().setCurrentLayer(mountain);
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&timer] {
            auto* dialog = qobject_cast<SuggestDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            timer.stop();
            QVERIFY(dialog->fillBox(mountain)->isChecked());
            dialog->accept();
        });
        timer.start(0);
        window.action(QStringLiteral("suggest-hints"))->trigger();
        QCOMPARE(window.steps(), 1);
    }
};

STONEMASON_TEST(TestSuggestDialog)
#include "test_suggest_dialog.moc"
