// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings.h"
#include "editor/grid/actions/stamp_actions.h"
#include "editor/grid/tools/stamp_shelf.h"
#include "editor/grid/tools/tool_controller.h"
#include "editor/grid/tools/tool_state.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/editor/grid/toy_target.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace stonemason;

namespace {

/// Its stamps are words.
class WordState : public ToolState {
public:
    QString stampText() const override { return word; }
    bool setStampText(const QString& text) override {
        if (text == QStringLiteral("odd")) return false;
        word = text;
        return true;
    }
    QString word;
};

/// What is captured becomes a word of as many letters as cells.
class WordTarget : public test::ToyTarget {
public:
    WordTarget(GridState& state, WordState& words) : ToyTarget({8, 12}), state_(state), words_(words) {}
    GridState& state() const override { return state_; }
    void capture(const CellSet& cells) override {
        words_.word = QString(qsizetype(cells.size()), u'x');
        words_.setTool(QStringLiteral("stamp"));
    }

private:
    GridState& state_;
    WordState& words_;
};

class WordHand : public ToolController {
public:
    using ToolController::ToolController;

protected:
    Tool* current() const override { return nullptr; }
};

struct StampDesk {
    StampDesk() { actions.bind(&view); }

    void trigger(const char* id) { actions.action(QLatin1String(id))->trigger(); }
    QString sentence() { return spy.isEmpty() ? QString() : spy.takeLast()[0].toString(); }

    GridState board{Size{8, 12}};
    WordState state;
    StampShelf shelf;
    GridView view{std::make_unique<test::ToyGrid>(board),
                  std::make_unique<WordHand>(std::make_unique<WordTarget>(board, state)),
                  {}};
    StampActions actions{QStringLiteral("toy"), state, shelf};
    QSignalSpy spy{&actions, &ActionSet::message};
};

} // namespace

class TestStampActions : public QObject {
    Q_OBJECT

private slots:
    void whatIsSelectedIsKeptAndTakenAgain() {
        StampDesk desk;
        desk.board.setSelection({{1, 1}, {1, 2}, {1, 3}});
        desk.trigger("keep-stamp-3");
        QCOMPARE(desk.shelf.stamp(3), QStringLiteral("xxx"));
        QVERIFY(desk.sentence().contains(QStringLiteral("Ctrl+3")));
        desk.state.word = QStringLiteral("other");
        desk.state.setTool(QStringLiteral("brush"));
        desk.trigger("take-stamp-3");
        QCOMPARE(desk.state.word, QStringLiteral("xxx"));
        QCOMPARE(desk.state.tool(), QStringLiteral("stamp"));
        QVERIFY(desk.sentence().contains(u'3'));
    }

    /// Whoever has a stamp in hand means that one, else the selection, else the last stamp.
    void theStampInHandComesFirst() {
        StampDesk desk;
        desk.state.word = QStringLiteral("hand");
        desk.board.setSelection({{1, 1}});
        desk.state.setTool(QStringLiteral("stamp"));
        desk.trigger("keep-stamp-1");
        QCOMPARE(desk.shelf.stamp(1), QStringLiteral("hand"));
        desk.state.setTool(QStringLiteral("select"));
        desk.trigger("keep-stamp-1");
        QCOMPARE(desk.shelf.stamp(1), QStringLiteral("x"));
        desk.state.word = QStringLiteral("last");
        desk.state.setTool(QStringLiteral("brush"));
        desk.board.setSelection({});
        desk.trigger("keep-stamp-2");
        QCOMPARE(desk.shelf.stamp(2), QStringLiteral("last"));
    }

    void reportsWhatCannotBeKeptOrTaken() {
        StampDesk desk;
        desk.trigger("keep-stamp-1");
        QVERIFY(desk.sentence().contains(QStringLiteral("nothing to keep")));
        desk.trigger("take-stamp-1");
        QVERIFY(desk.sentence().contains(QStringLiteral("Ctrl+Shift+1")));
        QCOMPARE(desk.state.tool(), QStringLiteral("brush"));
        desk.state.word = QString(StampShelf::largest + 1, u'x');
        desk.trigger("keep-stamp-1");
        QVERIFY(desk.sentence().contains(QStringLiteral("too large")));
        QVERIFY(desk.shelf.stamp(1).isEmpty());
        QVERIFY(desk.shelf.keep(8, QStringLiteral("odd")));
        desk.trigger("take-stamp-8");
        QVERIFY(desk.sentence().contains(QStringLiteral("does not fit")));
        QCOMPARE(desk.state.tool(), QStringLiteral("brush"));
    }

    void theMenuShowsWhichPlacesHoldAStamp() {
        StampDesk desk;
        const QAction* take = desk.actions.action(QStringLiteral("take-stamp-5"));
        const auto picture = [take] { return take->icon().pixmap(24).toImage(); };
        const QImage empty = picture();
        desk.shelf.keep(5, QStringLiteral("xx"));
        QVERIFY(picture() != empty);
        desk.actions.bind(nullptr);
        QVERIFY(!take->isEnabled());
        QCOMPARE(desk.actions.menu().front()->menu()->actions().size(), 2 * StampShelf::places + 1);
    }

    /// Each game has its own, and malformed settings do no harm.
    void theyAreThereAgainAfterAStart() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        {
            Settings settings(file);
            StampShelf shelf;
            shelf.rememberIn(settings, QStringLiteral("map"));
            QVERIFY(shelf.keep(1, QStringLiteral("first")));
            QVERIFY(shelf.keep(8, QStringLiteral("last")));
            StampShelf other;
            other.rememberIn(settings, QStringLiteral("board"));
            QVERIFY(other.stamp(1).isEmpty());
            QVERIFY(other.keep(1, QStringLiteral("board")));
        }
        Settings settings(file);
        StampShelf shelf;
        QSignalSpy changed(&shelf, &StampShelf::changed);
        shelf.rememberIn(settings, QStringLiteral("map"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(shelf.stamp(1), QStringLiteral("first"));
        QVERIFY(shelf.stamp(2).isEmpty());
        QCOMPARE(shelf.stamp(8), QStringLiteral("last"));
        settings.setValue(SettingKey<QString>{"stamps/"}, QString(StampShelf::largest + 5, u'x'),
                          QStringLiteral("map/2"));
        StampShelf huge;
        huge.rememberIn(settings, QStringLiteral("map"));
        QCOMPARE(huge.stamp(2).size(), StampShelf::largest);
    }
};

STONEMASON_TEST(TestStampActions)
#include "test_stamp_actions.moc"
