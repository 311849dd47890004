// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery_dialog.h"
#include "editor/app/files/save_list_dialog.h"
#include "editor/app/widgets/help_page.h"
#include "editor/help/guide.h"
#include "editor/help/guide_browser.h"
#include "editor/help/guide_links.h"
#include "editor/help/guide_window.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/dialogs/map_export_dialog.h"
#include "editor/kings_conflict/view/dialogs/new_map_dialog.h"
#include "editor/kings_conflict/view/dialogs/suggest_dialog.h"
#include "tests/editor/help/help_folder.h"
#include "tests/editor/help/whole_program.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

/// F1 opens the page for what a person is doing.
class TestContext : public QObject {
    Q_OBJECT

private slots:
    void init() {
        program_ = std::make_unique<test::WholeProgram>();
        program_->window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&program_->window));
    }

    void theStartPageAsksForNone() { QCOMPARE(asked(), QString()); }

    void eachKindOfDocumentHasItsPage() {
        program_->open(program_->map);
        QCOMPARE(asked(), QStringLiteral("maps.md"));
        program_->open(program_->decks);
        QCOMPARE(asked(), QStringLiteral("decks.md"));
        program_->open(program_->game);
        QCOMPARE(asked(), QStringLiteral("playing.md"));
    }

    void hintLayersHaveTheirs() {
        program_->open(program_->map);
        MapViewState& view = static_cast<MapDocument*>(program_->window.tabs().currentDocument())->view();
        view.setCurrentLayer(terrainLayer + 1);
        QCOMPARE(asked(), QStringLiteral("making-hints.md"));
        view.setCurrentLayer(terrainLayer);
        QCOMPARE(asked(), QStringLiteral("maps.md"));
    }

    void aPanelThatHasTheKeysGoesBeforeTheDocument() {
        program_->open(program_->map);
        auto* problems = program_->window.findChild<QDockWidget*>(QStringLiteral("problems"));
        QVERIFY(problems);
        problems->setFocusPolicy(Qt::StrongFocus);
        problems->setFocus();
        QVERIFY(QApplication::focusWidget() == problems ||
                problems->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(asked(), QStringLiteral("checks.md"));
    }

    void everyPageThatIsNamedIsThere() {
        for (const QString& file : {program_->map, program_->decks, program_->game})
            program_->open(file);
        const GuidePages pages(test::ownPages());
        int named = 0;
        for (const QWidget* widget : program_->window.findChildren<QWidget*>()) {
            const QString address = widget->property("helpPage").toString();
            if (address.isEmpty()) continue;
            ++named;
            QVERIFY2(guideLink(pages, {}, address).kind == GuideLink::Kind::Page, qPrintable(address));
        }
        QVERIFY(named >= 10);

        program_->open(program_->map);
        auto& map = *static_cast<MapDocument*>(program_->window.tabs().currentDocument());
        MapRenderer& renderer = program_->maps.renderer();
        const NewMapDialog newMap(map.game(), renderer, {});
        const MapExportDialog exported(map, nullptr);
        const SuggestDialog suggested(map, renderer, terrainLayer + 1, nullptr);
        const RecoveryDialog recovered({}, nullptr);
        const SaveListDialog saved({}, nullptr);
        const QList<const QWidget*> dialogs{&newMap, &exported, &suggested, &recovered, &saved};
        for (const QWidget* dialog : dialogs)
            QVERIFY2(guideLink(pages, {}, helpPageOf(dialog)).kind == GuideLink::Kind::Page,
                     qPrintable(helpPageOf(dialog)));
    }

    void f1ShowsThePageInAWindowThatBlocksNothing() {
        Guide guide(test::ownPages(), program_->settings, program_->dialogs, {});
        connect(&program_->window, &MainWindow::guideRequested, &guide, &Guide::show);
        program_->open(program_->decks);
        program_->window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program_->window));
        QTest::keyClick(&program_->window, Qt::Key_F1);
        QVERIFY(guide.window() && guide.window()->isVisible());
        QCOMPARE(guide.window()->pageName(), QStringLiteral("decks.md"));
        QVERIFY(!guide.window()->isModal());
        GuideWindow* first = guide.window();
        guide.show(QStringLiteral("maps.md"));
        QCOMPARE(guide.window(), first);
    }

    void f1InADialogOpensAWindowOfTheDialogs() {
        Guide guide(test::ownPages(), program_->settings, program_->dialogs, {});
        auto* dialog = new QDialog(&program_->window);
        setHelpPage(*dialog, QStringLiteral("symmetry.md"));
        auto* field = new QLineEdit(dialog);
        dialog->setModal(true);
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        field->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), field);
        QTest::keyClick(field, Qt::Key_F1);
        QPointer<GuideWindow> window = guide.window();
        QVERIFY(window);
        QCOMPARE(window->pageName(), QStringLiteral("symmetry.md"));
        QCOMPARE(window->parentWidget(), dialog);
        delete dialog;
        QVERIFY(!window);
        QVERIFY(!guide.window());
    }

private:
    QString asked() {
        const QSignalSpy spy(&program_->window, &MainWindow::guideRequested);
        program_->window.actions().guide->trigger();
        return spy.isEmpty() ? QStringLiteral("(nothing)") : spy.front().front().toString();
    }

    std::unique_ptr<test::WholeProgram> program_;
};

STONEMASON_TEST(TestContext)
#include "test_context.moc"
