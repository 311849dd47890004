// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_model.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/cards.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QSplitter>
#include <QSplitterHandle>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

/// The program as far as a view of decks goes, from its start to its end.
struct Run {
    explicit Run(const QTemporaryDir& folder) : settings(folder.filePath(QStringLiteral("settings.json"))) {
        view.reset(static_cast<DeckView*>(workspace.createView(document, nullptr)));
        view->resize(1200, 700);
        view->show();
    }

    CollectionList& list() const { return *view->collection()->list(); }
    FilterBar& filters() const { return *view->collection()->filters(); }
    void dragBorder(int by) const {
        QSplitterHandle* handle = view->findChild<QSplitter*>()->handle(1);
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from + QPoint(by, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, from + QPoint(by, 0));
    }

    Settings settings;
    test::FakeDialogs dialogs;
    DeckWorkspace workspace{tokenBattle(), test::tokenBattleTable(), dialogs, settings};
    DeckDocument document{tokenBattle()};
    std::unique_ptr<DeckView> view;
};

} // namespace

/// What a person chose about how cards are shown is there again when the program starts next.
class TestViewMemory : public QObject {
    Q_OBJECT

private slots:
    void startsAsItComes() {
        const QTemporaryDir folder;
        const Run run(folder);
        QCOMPARE(run.list().cardWidth(), CollectionList::normalCard);
        QCOMPARE(run.filters().order(), CardOrder::Number);
        QVERIFY(run.settings.value(setting::stacksWidth) == 0 && run.view->stacksWidth() > 300);
    }

    void remembersSizeOrderAndBorder() {
        const QTemporaryDir folder;
        int width = 0;
        {
            const Run run(folder);
            width = run.view->stacksWidth() + 60;
            run.list().setCardWidth(120);
            run.filters().setOrder(CardOrder::Value);
            run.dragBorder(60);
            QCOMPARE(run.view->stacksWidth(), width);
        }
        const Run next(folder);
        QCOMPARE(next.list().cardWidth(), 120);
        QCOMPARE(next.view->collection()->sizeSlider()->value(), 120);
        QCOMPARE(next.filters().order(), CardOrder::Value);
        QCOMPARE(next.view->collection()->proxy()->cardAt(next.list().model()->index(0, 0)), 28);
        QCOMPARE(next.view->stacksWidth(), width);
    }

    void theBorderStaysWhileTheWindowGrows() {
        const QTemporaryDir folder;
        const Run run(folder);
        run.dragBorder(-40);
        const int width = run.view->stacksWidth();
        run.view->resize(1500, 900);
        QCOMPARE(run.view->stacksWidth(), width);
    }

    void bearsNonsense() {
        const QTemporaryDir folder;
        {
            Settings settings(folder.filePath(QStringLiteral("settings.json")));
            settings.setValue(setting::cardWidth, 1'000'000);
            settings.setValue(setting::cardOrder, QStringLiteral("colour"));
            settings.setValue(setting::stacksWidth, 1'000'000);
        }
        const Run run(folder);
        QCOMPARE(run.list().cardWidth(), CollectionList::largestCard);
        QCOMPARE(run.filters().order(), CardOrder::Number);
        QVERIFY(run.view->stacksWidth() < run.view->width() - 100);
    }
};

STONEMASON_TEST(TestViewMemory)
#include "test_view_memory.moc"
