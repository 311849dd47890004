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

const int suggestedStrategic = 1;
const int suggestedSafe = 2;
const int suggestedMountain = 3;

struct ShownSuggestion {
    explicit ShownSuggestion(Map map, int layer)
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
        ShownSuggestion shown(test::publishedMap("the-crossing"), suggestedSafe);
        const Map before = shown.document.map();
        QVERIFY(shown.dialog.fillBox(suggestedSafe)->isChecked());
        QVERIFY(!shown.dialog.fillBox(suggestedStrategic)->isChecked());
        QCOMPARE(shown.dialog.shownLayer()->currentData().toInt(), suggestedSafe);
        const Grid<Code> expected = shown.suggestion(suggestedSafe);
        shown.dialog.applyButton()->click();
        QCOMPARE(shown.dialog.result(), int(QDialog::Accepted));
        QCOMPARE(shown.steps(), 1);
        QVERIFY(shown.document.map().layer(suggestedSafe) == expected);
        QVERIFY(shown.document.map().layer(suggestedStrategic) == before.layer(suggestedStrategic));
        shown.document.undoStack().undo();
        QVERIFY(shown.document.map() == before);
    }

    void fillsAllThreeFromTheTerrain() {
        ShownSuggestion shown(test::publishedMap("mountain-passes"), terrainLayer);
        shown.document.view().setMirrorsHints(true); // a suggestion is not a stroke
        shown.dialog.reachSlider()->setValue(150);
        const std::array expected{shown.suggestion(suggestedStrategic), shown.suggestion(suggestedSafe),
                                  shown.suggestion(suggestedMountain)};
        shown.dialog.accept();
        QCOMPARE(shown.steps(), 1);
        for (int layer = suggestedStrategic; layer <= suggestedMountain; ++layer)
            QVERIFY(shown.document.map().layer(layer) == expected[std::size_t(layer - 1)]);
    }

    void addsAMissingGridInOneStep() {
        Map map = test::publishedMap("the-crossing");
        map.layer(suggestedMountain) = {};
        ShownSuggestion shown(map, suggestedMountain);
        const Grid<Code> expected = shown.suggestion(suggestedMountain);
        shown.dialog.accept();
        QCOMPARE(shown.steps(), 1);
        QVERIFY(shown.document.map().layer(suggestedMountain) == expected);
        shown.document.undoStack().undo();
        QVERIFY(shown.document.map() == map);
    }

    void nothingIsWrittenBeforeApply() {
        ShownSuggestion shown(test::publishedMap("the-crossing"), suggestedStrategic);
        const Map before = shown.document.map();
        shown.dialog.reachSlider()->setValue(200);
        shown.dialog.noiseSlider()->setValue(3);
        shown.dialog.reject();
        QVERIFY(shown.document.map() == before);
        QCOMPARE(shown.steps(), 0);
    }

    void reportsWhatItWillDo() {
        ShownSuggestion shown(test::publishedMap("the-crossing"), suggestedStrategic);
        QVERIFY(shown.dialog.outcomeLabel()->text().contains(QStringLiteral("cells change")));
        shown.dialog.fillBox(suggestedStrategic)->setChecked(false);
        QVERIFY(!shown.dialog.applyButton()->isEnabled());
        QVERIFY(shown.dialog.outcomeLabel()->text().contains(QStringLiteral("Choose a layer")));
        shown.dialog.fillBox(suggestedStrategic)->setChecked(true);
        shown.dialog.accept();
        ShownSuggestion again(shown.document.map(), suggestedStrategic);
        QVERIFY(!again.dialog.applyButton()->isEnabled());
        QVERIFY(again.dialog.outcomeLabel()->text().contains(QStringLiteral("Nothing changes")));
        ShownSuggestion flat(test::board(), suggestedMountain);
        QVERIFY(flat.dialog.outcomeLabel()->text().contains(QStringLiteral("cannot reach any mountain")));
    }

    void controlsThatDoNothingAreDisabledWithAReason() {
        ShownSuggestion shown(test::publishedMap("the-crossing"), suggestedSafe);
        const auto says = [&](const char* words) {
            for (const QLabel* label : shown.dialog.findChildren<QLabel*>())
                if (label->text().contains(QLatin1String(words))) return true;
            return false;
        };
        QVERIFY(!shown.dialog.crossingsSlider()->isEnabled());
        QVERIFY(says("Crossings matter"));
        shown.dialog.fillBox(suggestedStrategic)->setChecked(true);
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
        ShownSuggestion shown(test::publishedMap("the-crossing"), suggestedSafe);
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
        ShownSuggestion shown(test::publishedMap("the-crossing"), suggestedSafe);
        for (const QSlider* slider : shown.dialog.findChildren<QSlider*>()) {
            QVERIFY(!slider->accessibleName().isEmpty());
            QVERIFY(slider->focusPolicy() & Qt::TabFocus);
        }
    }

    void bigMapsAreWorkedOutOnTheSide() {
        test::Random random(5);
        ShownSuggestion shown(test::randomMap(random, {120, 120}, "PPPPPPFHMS"), suggestedStrategic);
        QVERIFY(!shown.dialog.isCurrent());
        QVERIFY(!shown.dialog.applyButton()->isEnabled());
        shown.dialog.accept(); // comes too early
        QCOMPARE(shown.steps(), 0);
        shown.dialog.reachSlider()->setValue(60); // takes the first one's place
        QTRY_VERIFY_WITH_TIMEOUT(shown.dialog.isCurrent(), 60000);
        QVERIFY(shown.dialog.applyButton()->isEnabled());
        const Grid<Code> expected = shown.suggestion(suggestedStrategic);
        shown.dialog.accept();
        QVERIFY(shown.document.map().layer(suggestedStrategic) == expected);
    }

    void closingWhileAtWorkWaitsForNobody() {
        test::Random random(5);
        ShownSuggestion shown(test::randomMap(random, {200, 200}, "PPPPPPFHMS"), suggestedStrategic);
        shown.dialog.reject();
        QCOMPARE(shown.steps(), 0);
    }

    void opensFromTheMenu() {
        MapWindow window;
        window.view().setCurrentLayer(suggestedMountain);
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&timer] {
            auto* dialog = qobject_cast<SuggestDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            timer.stop();
            QVERIFY(dialog->fillBox(suggestedMountain)->isChecked());
            dialog->accept();
        });
        timer.start(0);
        window.action(QStringLiteral("suggest-hints"))->trigger();
        QCOMPARE(window.steps(), 1);
    }
};

STONEMASON_TEST(TestSuggestDialog)
#include "test_suggest_dialog.moc"
