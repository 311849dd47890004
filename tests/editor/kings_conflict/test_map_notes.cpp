// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/text.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/actions/map_edit_actions.h"
#include "editor/kings_conflict/view/dialogs/note_dialog.h"
#include "editor/kings_conflict/view/docks/notes_dock.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::kingsConflict;
using test::MapWindow;

namespace {

constexpr Cell here{8, 4};

/// The map window in sight, its notes in front.
struct Noted : MapWindow {
    Noted() {
        for (QDockWidget* other : workspace.docks())
            if (other != &panel()) other->hide();
        panel().show();
        window.show();
        window.activateWindow();
        const bool active = QTest::qWaitForWindowActive(&window);
        Q_ASSERT(active);
        canvas->setFocus();
    }
    NotesDock& panel() { return *dock<NotesDock>(); }
    QListWidget& list() { return *panel().list(); }
    const CellNotes& notes() const { return document.map().notes; }

    /// A dialog may have left the window without them.
    void takeKeys() {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    /// Presses the key of the action that asks for a note, and does that with the dialog.
    void ask(const std::function<void(NoteDialog&)>& answer) {
        takeKeys();
        QTimer::singleShot(0, &window, [answer] {
            auto* dialog = qobject_cast<NoteDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            answer(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        QTest::keyClick(canvas, Qt::Key_N);
    }
};

} // namespace

class TestMapNotes : public QObject {
    Q_OBJECT

private slots:
    void eachChangeIsAStep() {
        Desk desk;
        MapDocument& document = desk.document;
        QSignalSpy changed(&document, &MapDocument::notesChanged);
        document.setNote(here, "ambush here");
        QVERIFY((document.committedMap().notes == CellNotes{{here, "ambush here"}}));
        QVERIFY(document.map().notes == document.committedMap().notes);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Add note at row 8, column 4"));
        QVERIFY(document.isModified());
        document.setNote(here, "gold");
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Change note at row 8, column 4"));
        document.setNote(here, "gold");
        document.setNote({3, 3}, " ");
        document.setNote({11, 0}, "beside the map");
        QCOMPARE(document.undoStack().count(), 2);
        document.setNote(here, "");
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Remove note at row 8, column 4"));
        QVERIFY(document.map().notes.empty());
        QCOMPARE(changed.count(), 3);
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY((document.map().notes == CellNotes{{here, "ambush here"}}));
        document.undoStack().undo();
        QVERIFY(document.map().notes.empty() && !document.isModified());
    }

    void holdsWhatAFileMayHold() {
        Desk desk;
        desk.document.setNote(here, std::string(" a\0b ", 5));
        QCOMPARE(desk.document.map().notes.at(here), std::string("ab"));
        std::string letters;
        for (int i = 0; i <= maximumCellNote; ++i)
            letters += "ż";
        desk.document.setNote(here, letters);
        QCOMPARE(characterCount(desk.document.map().notes.at(here)), maximumCellNote);
        QVERIFY(desk.document.recoveryBytes());

        Map large = newMap(kingsConflict());
        large.layer(terrainLayer) = Grid<Code>({256, 256}, 'P');
        for (int i = 0; i < maximumCellNotes; ++i)
            large.notes[{i / 256, i % 256}] = "x";
        Desk full(large);
        QSignalSpy refused(&full.document, &MapDocument::refused);
        full.document.setNote({255, 255}, "one more");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(full.document.undoStack().count(), 0);
        full.document.setNote({0, 0}, "another");
        QCOMPARE(full.document.undoStack().count(), 1);
    }

    void goesWithTheMapAndNotIntoItsCode() {
        Desk desk(test::publishedMap("the-crossing"));
        const auto code = writeMap(desk.document.map(), kingsConflict(), MapFormat::GameCode);
        desk.document.setNote({0, 10}, "gold");
        QCOMPARE(*writeMap(desk.document.map(), kingsConflict(), MapFormat::GameCode), *code);
        QVERIFY(
            desk.document.lossWhenSavedAs(QStringLiteral("a.as")).contains(QLatin1String("notes on cells")));
        QVERIFY(desk.document.lossWhenSavedAs(QStringLiteral("a.smap")).isEmpty());
        transformMap(desk.document, QStringLiteral("Turn"), Transform::QuarterTurn);
        QVERIFY((desk.document.map().notes == CellNotes{{{10, 10}, "gold"}}));
        desk.document.undoStack().undo();
        QVERIFY((desk.document.map().notes == CellNotes{{{0, 10}, "gold"}}));
        const auto bytes = desk.document.recoveryBytes();
        Desk other;
        QVERIFY(other.document.reload(*bytes));
        QVERIFY((other.document.map().notes == CellNotes{{{0, 10}, "gold"}}));
    }

    void isShownAndReported() {
        MapWindow window;
        window.window.show();
        const auto corner = [&window] {
            const QRectF cell = window.canvas->geometryOfCells().rectOf(here);
            const QImage shown = window.canvas->viewport()->grab().toImage();
            return shown.pixelColor((cell.topRight() + QPointF(-3, 3)).toPoint());
        };
        const QColor before = corner();
        QVERIFY(!cellText(window.document, here).contains(QLatin1String("note")));
        window.document.setNote(here, "ambush\nhere");
        QVERIFY(corner() != before);
        QVERIFY(cellText(window.document, here).contains(QStringLiteral(" · note: ambush")));
        QVERIFY(window.canvas->describe(here).contains(QLatin1String("note: ambush")));
        QVERIFY(!window.canvas->describe({8, 5}).contains(QLatin1String("note")));
        window.document.undoStack().undo();
        QCOMPARE(corner(), before);
        QVERIFY(!window.view().overlay(notesPlace));
    }

    void anotherBoardHasItsOwn() {
        MapWindow window;
        window.document.setNote(here, "ambush here");
        Map small = newMap(kingsConflict());
        for (Grid<Code>& layer : small.layers)
            layer = Grid<Code>({4, 4}, &layer == &small.layers.front() ? 'P' : '0');
        small.notes = {{{1, 1}, "gold"}};
        window.document.replace(QStringLiteral("Replace"), small);
        const GridOverlay* shown = window.view().overlay(notesPlace);
        QVERIFY(shown);
        QCOMPARE(shown->describe({1, 1}), QStringLiteral("note: gold"));
        window.document.undoStack().undo();
        QCOMPARE(window.view().overlay(notesPlace)->describe(here), QStringLiteral("note: ambush here"));
    }

    void keysWriteAndRemove() {
        Noted window;
        window.view().setCursor(here);
        window.ask([](NoteDialog& dialog) {
            QVERIFY(!dialog.findChild<QLabel*>()->text().isEmpty());
            QTest::keyClicks(dialog.field(), QStringLiteral("ambush here"));
            QTest::keyClick(dialog.field(), Qt::Key_Return);
        });
        QVERIFY((window.notes() == CellNotes{{here, "ambush here"}}));
        window.ask([](NoteDialog& dialog) {
            QCOMPARE(dialog.field()->text(), QStringLiteral("ambush here"));
            dialog.field()->setText(QStringLiteral("never mind"));
            dialog.reject();
        });
        QCOMPARE(window.steps(), 1);
        window.ask([](NoteDialog& dialog) {
            for (QPushButton* button : dialog.findChildren<QPushButton*>())
                if (button->text().contains(QLatin1String("Remove"))) button->click();
        });
        QVERIFY(window.notes().empty());
        window.takeKeys();
        window.document.undoStack().undo();
        window.view().setHovered(Cell{2, 2});
        QSignalSpy sent(&window.workspace, &MapWorkspace::message);
        QTest::keyClick(window.canvas, Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(sent.count(), 1);
        QCOMPARE(int(window.notes().size()), 1);
        window.view().setHovered(std::nullopt);
        QTest::keyClick(window.canvas, Qt::Key_N, Qt::ShiftModifier);
        QVERIFY(window.notes().empty());
        QVERIFY(!window.action(QStringLiteral("remove-note"))->isEnabled());
    }

    void theMenuKeyOffersThemAtTheFrame() {
        Noted window;
        window.document.setNote(here, "gold");
        window.view().setCursor(here);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QApplication::sendEvent(window.canvas->viewport(), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions(), window.workspace.mapActions().notes().ofCell());
        menu->close();
    }

    /// The press of a gesture asks for a menu on some platforms; where the tool has no menu it goes on.
    void theRightButtonStaysTheTools() {
        Noted window;
        window.workspace.toolState().setTool(QStringLiteral("brush"));
        QWidget* viewport = window.canvas->viewport();
        const auto at = [&window](Cell cell) {
            return window.canvas->geometryOfCells().rectOf(cell).center().toPoint();
        };
        QTest::mousePress(viewport, Qt::RightButton, {}, at({2, 2}));
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at({2, 2}), viewport->mapToGlobal(at({2, 2})));
        QApplication::sendEvent(viewport, &asked);
        QVERIFY(!QApplication::activePopupWidget());
        QTest::mouseRelease(viewport, Qt::RightButton, {}, at({3, 4}));
        QCOMPARE(window.workspace.toolState().stamp().size(), (Size{2, 3}));
    }

    void theListLeadsToThem() {
        Noted window;
        QVERIFY(window.list().isHidden());
        QVERIFY(window.panel().nothing()->text().contains(QLatin1String(" N ")));
        window.document.setNote(here, "gold");
        window.document.setNote({2, 7}, "ambush here");
        QVERIFY(window.panel().nothing()->isHidden());
        QCOMPARE(window.list().count(), 2);
        QCOMPARE(window.list().item(0)->text(), QStringLiteral("row 2, column 7: ambush here"));
        QCOMPARE(window.list().item(1)->text(), QStringLiteral("row 8, column 4: gold"));
        window.view().setHovered(Cell{5, 5});
        window.list().setFocus();
        window.list().setCurrentRow(1);
        QVERIFY(window.view().cursor() == here && !window.view().hovered());
        QVERIFY(window.view().marked() == std::vector{here});
        QTest::keyClick(&window.list(), Qt::Key_Return);
        QVERIFY(window.canvas->hasFocus());
        window.list().setFocus();
        QTest::keyClick(&window.list(), Qt::Key_Delete);
        QVERIFY((window.notes() == CellNotes{{{2, 7}, "ambush here"}}));
        QVERIFY(window.view().marked().empty());
        QCOMPARE(window.list().currentRow(), 0);
    }
};

STONEMASON_TEST(TestMapNotes)
#include "test_map_notes.moc"
