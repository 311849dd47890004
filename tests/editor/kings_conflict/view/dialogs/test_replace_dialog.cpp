// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/view/dialogs/replace_dialog.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

namespace {

int countOf(const MapWindow& window, char code, int layer = terrainLayer) {
    const auto& cells = window.document.map().layer(layer).values();
    return int(std::count(cells.begin(), cells.end(), code));
}

/// Chooses what to put there.
void choose(ReplaceDialog& dialog, char code) {
    dialog.toField()->setCurrentIndex(dialog.toField()->findData(QChar(QLatin1Char(code))));
}

} // namespace

class TestReplaceDialog : public QObject {
    Q_OBJECT

private slots:
    void replacesEverywhereInOneStep() {
        MapWindow window;
        MapRenderer renderer(test::kingsConflict());
        const int forests = countOf(window, 'F');
        const int hills = countOf(window, 'H');
        ReplaceDialog dialog(window.document, renderer, 'F');
        choose(dialog, 'H');
        QVERIFY(dialog.countLabel()->text().contains(QString::number(forests)));
        dialog.accept();
        QCOMPARE(countOf(window, 'F'), 0);
        QCOMPARE(countOf(window, 'H'), hills + forests);
        QCOMPARE(window.steps(), 1);
    }

    void nothingIsArmedAtFirst() {
        MapWindow window;
        MapRenderer renderer(test::kingsConflict());
        ReplaceDialog dialog(window.document, renderer, 'F');
        QCOMPARE(dialog.toField()->currentIndex(), -1);
        QVERIFY(!dialog.replaceButton()->isEnabled());
        dialog.accept();
        QCOMPARE(window.steps(), 0);
    }

    void mirrorImagesOfATileGoWithIt() {
        Map map = newMap(test::kingsConflict()); // diagonal: - answers |
        map.layer(terrainLayer)[{3, 1}] = '-';
        map.layer(terrainLayer)[{1, 3}] = '|';
        MapWindow window(map);
        const Edit edit = replacing(window.document, '-', 'S', false);
        QCOMPARE(int(edit.changes.size()), 2);
        window.document.apply(QStringLiteral("Replace"), edit);
        QCOMPARE(countOf(window, '|'), 0);
        QCOMPARE(countOf(window, 'S'), 2);
    }

    void nothingToDoCannotBeDone() {
        MapWindow window;
        MapRenderer renderer(test::kingsConflict());
        ReplaceDialog dialog(window.document, renderer, 'L'); // there is no lava
        choose(dialog, 'H');
        QVERIFY(!dialog.replaceButton()->isEnabled());
        dialog.fromField()->setCurrentIndex(dialog.fromField()->findData(QChar(u'F')));
        QVERIFY(dialog.replaceButton()->isEnabled());
        dialog.toField()->setCurrentIndex(dialog.toField()->findData(QChar(u'F')));
        QVERIFY(!dialog.replaceButton()->isEnabled());
    }

    void reportsHowManyCellsChange() {
        Map map = newMap(test::kingsConflict());
        map.symmetry = Symmetry::None;
        map.layer(terrainLayer)[{3, 1}] = 'L';
        MapWindow window(map);
        MapRenderer renderer(test::kingsConflict());
        ReplaceDialog dialog(window.document, renderer, 'L');
        choose(dialog, 'H');
        QCOMPARE(dialog.countLabel()->text(), QStringLiteral("1 cell changes."));
        window.document.apply(QStringLiteral("Paint"), replacing(window.document, 'L', 'S', false));
        ReplaceDialog none(window.document, renderer, 'L');
        choose(none, 'H');
        QCOMPARE(none.countLabel()->text(), QStringLiteral("Nothing changes."));
    }

    void keepsToTheSelection() {
        MapWindow window;
        MapRenderer renderer(test::kingsConflict());
        window.document.setSymmetry(Symmetry::None);
        window.view().setSelection({{9, 0}, {9, 1}, {9, 5}});
        ReplaceDialog dialog(window.document, renderer, 'F');
        choose(dialog, 'H');
        QVERIFY(dialog.selectionOnly()->isChecked());
        const int forests = countOf(window, 'F');
        dialog.accept();
        QCOMPARE(countOf(window, 'F'), forests - 2);
        QCOMPARE(window.at(9, 0), 'H');
    }

    void offersDigitsOnHintLayers() {
        MapWindow window;
        MapRenderer renderer(test::kingsConflict());
        window.view().setCurrentLayer(1);
        ReplaceDialog dialog(window.document, renderer, '1');
        choose(dialog, '9');
        QCOMPARE(dialog.fromField()->count(), 10);
        const int ones = countOf(window, '1', 1);
        const int nines = countOf(window, '9', 1);
        QVERIFY(ones > 0);
        dialog.accept();
        QCOMPARE(countOf(window, '9', 1), nines + ones);
    }

    void unknownCodesCanBeReplaced() {
        Map map = test::publishedMap("the-crossing");
        map.symmetry = Symmetry::None;
        map.layer(terrainLayer)[{0, 0}] = 'X';
        MapWindow window(map);
        MapRenderer renderer(test::kingsConflict());
        ReplaceDialog dialog(window.document, renderer, 'X');
        choose(dialog, 'P');
        QVERIFY(dialog.replaceButton()->isEnabled());
        QVERIFY(dialog.toField()->findData(QChar(u'X')) < 0); // nobody should paint it
        dialog.accept();
        QCOMPARE(window.at(0, 0), 'P');
    }
};

STONEMASON_TEST(TestReplaceDialog)
#include "test_replace_dialog.moc"
