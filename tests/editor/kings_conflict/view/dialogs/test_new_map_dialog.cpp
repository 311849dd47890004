// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/symmetry.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"
#include "editor/kings_conflict/view/dialogs/new_map_dialog.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;

namespace {

Map sampleMap() {
    Map map = test::publishedMap("the-crossing");
    map.info.name = "The Crossing";
    map.info.author = "Somebody";
    return map;
}

struct Shown {
    MapRenderer renderer{kingsConflict()};
    NewMapDialog dialog{kingsConflict(), renderer, {sampleMap()}};
    Shown() {
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog)) qFatal("not exposed");
    }
};

} // namespace

class TestNewMapDialog : public QObject {
    Q_OBJECT

private slots:
    void atFirstAPlainMapWithTheSymmetryOfThePublishedMaps() {
        Shown shown;
        Map plain = newMap(kingsConflict());
        plain.symmetry = Symmetry::HalfTurn;
        QVERIFY(shown.dialog.map() == plain);
    }

    /// However quickly Return follows.
    void aLetterTakesAChoiceAtOnce() {
        Shown shown;
        QTest::keyClick(&shown.dialog, Qt::Key_D, Qt::AltModifier);
        QCOMPARE(shown.dialog.map().symmetry, Symmetry::Diagonal);
    }

    void takesNameAndSymmetry() {
        Shown shown;
        QTest::keyClicks(shown.dialog.nameField(), QStringLiteral("  Twin Peaks "));
        QCOMPARE(int(shown.dialog.symmetryChoices().size()), 2); // None is not offered for a new map
        shown.dialog.symmetryChoices()[0]->click();
        const Map map = shown.dialog.map();
        QCOMPARE(map.info.name, std::string("Twin Peaks"));
        QCOMPARE(map.symmetry, Symmetry::Diagonal);
        QVERIFY(map.terrain() == newMap(kingsConflict()).terrain());
    }

    void startsFromAPublishedMapWithItsOwnSymmetry() {
        Shown shown;
        shown.dialog.symmetryChoices()[0]->click();
        shown.dialog.startChoices()[1]->click();
        QVERIFY(shown.dialog.symmetryChoices()[1]->isChecked());
        QVERIFY(!shown.dialog.symmetryChoices()[0]->isEnabled()); // it would tear the map apart
        const Map map = shown.dialog.map();
        QVERIFY(map.layers == sampleMap().layers);
        QCOMPARE(map.symmetry, Symmetry::HalfTurn);
        QCOMPARE(map.info.name, std::string("The Crossing (copy)"));
        QCOMPARE(map.info.author, std::string("Somebody"));
        QCOMPARE(shown.dialog.symmetry(), Symmetry::Diagonal); // the sample's is nobody's choice
        shown.dialog.startChoices()[0]->click();
        QVERIFY(shown.dialog.symmetryChoices()[0]->isEnabled());
        QVERIFY(shown.dialog.symmetryChoices()[0]->isChecked());
        QCOMPARE(shown.dialog.map().symmetry, Symmetry::Diagonal);
    }

    void beginsWithTheGivenSymmetry() {
        Shown shown;
        shown.dialog.chooseSymmetry(0, Symmetry::Diagonal);
        QVERIFY(shown.dialog.symmetryChoices()[0]->isChecked());
        QCOMPARE(shown.dialog.map().symmetry, Symmetry::Diagonal);
        shown.dialog.chooseSymmetry(0, Symmetry::None); // which is not offered
        QCOMPARE(shown.dialog.map().symmetry, Symmetry::Diagonal);
    }

    void enterCreates() {
        Shown shown;
        QSignalSpy accepted(&shown.dialog, &QDialog::accepted);
        QTest::keyClick(shown.dialog.nameField(), Qt::Key_Return);
        QCOMPARE(accepted.count(), 1);
    }

    void choicesHaveRoomForTheirWords() {
        Shown shown;
        for (const auto& row : {shown.dialog.symmetryChoices(), shown.dialog.startChoices()})
            for (const PictureButton* button : row)
                QVERIFY2(button->height() >= button->sizeHint().height(),
                         qPrintable(QStringLiteral("%1 %2 %3 %4")
                                        .arg(button->text())
                                        .arg(button->height())
                                        .arg(button->sizeHint().height())
                                        .arg(shown.dialog.height())));
    }

    void fitsASmallScreen() {
        Shown shown;
        QVERIFY(shown.dialog.width() <= 1000);
        QVERIFY(shown.dialog.height() <= 560);
    }

    void examplesObeyTheSymmetryTheyShow() {
        for (Symmetry symmetry : {Symmetry::Diagonal, Symmetry::HalfTurn}) {
            const Map map = symmetryExample(kingsConflict(), symmetry);
            QVERIFY(cellsBreaking(map, kingsConflict(), symmetry).empty());
            const Symmetry other = symmetry == Symmetry::Diagonal ? Symmetry::HalfTurn : Symmetry::Diagonal;
            QVERIFY(!cellsBreaking(map, kingsConflict(), other).empty());
        }
    }

    /// A game may have such boards: the dialog then shows the symmetry's axis alone.
    void boardsTooSmallForAnExampleStayPlain() {
        for (const Size board : {Size{5, 20}, Size{20, 5}, Size{6, 6}}) {
            GameProfile game = kingsConflict();
            game.board = board;
            Map plain = newMap(game);
            plain.symmetry = Symmetry::HalfTurn;
            QVERIFY(symmetryExample(game, Symmetry::HalfTurn) == plain);
        }
    }

    void theWorkspaceReportsTheNewMap() {
        MapWorkspace workspace(kingsConflict());
        QSignalSpy created(&workspace, &Workspace::created);
        workspace.create(sampleMap());
        QCOMPARE(created.count(), 1);
        const std::unique_ptr<Document> document(created.front().front().value<Document*>());
        QCOMPARE(document->title(), QStringLiteral("The Crossing"));
        QVERIFY(document->path().isEmpty());
    }
};

STONEMASON_TEST(TestNewMapDialog)
#include "test_new_map_dialog.moc"
