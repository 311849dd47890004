// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::MapWindow;

namespace {

/// The status bar that owns the widgets.
struct Bar : QWidget {
    explicit Bar(MapStatus& status) {
        for (QWidget* widget : std::initializer_list<QWidget*>{status.cellLabel(), status.workingLabel(),
                                                               status.problemsButton(), status.zoomLabel()})
            widget->setParent(this);
    }
};

} // namespace

class TestMapStatus : public QObject {
    Q_OBJECT

private slots:
    void reportsThatOverlaysAreBeingComputed() {
        Desk desk;
        MapStatus status;
        const Bar bar(status);
        const QLabel* working = status.workingLabel();
        QVERIFY(working->isHidden());
        status.bind(&desk.document, nullptr);
        desk.document.view().setWorking(flowPlace.id, true);
        QTRY_VERIFY(!working->isHidden());
        desk.document.view().setWorking(rulesPlace.id, true);
        desk.document.view().setWorking(flowPlace.id, false);
        QVERIFY(desk.document.view().isWorking());
        desk.document.view().setWorking(rulesPlace.id, false);
        QTRY_VERIFY(working->isHidden());
    }

    void longTextsGiveWay() {
        Desk desk;
        MapStatus status;
        const Bar bar(status);
        status.bind(&desk.document, nullptr);
        const int least = status.cellLabel()->minimumSizeHint().width();
        status.cellLabel()->setText(QString(300, u'x'));
        QCOMPARE(status.cellLabel()->minimumSizeHint().width(), least);
    }

    void anotherMapIsAnotherMatter() {
        Desk busy;
        Desk idle;
        busy.document.view().setWorking(marchPlace.id, true);
        MapStatus status;
        const Bar bar(status);
        const QLabel* working = status.workingLabel();
        status.bind(&busy.document, nullptr);
        QVERIFY(!working->isHidden());
        status.bind(&idle.document, nullptr);
        QVERIFY(working->isHidden());
        status.bind(nullptr, nullptr);
        QVERIFY(working->isHidden());
    }

    /// The hint of the tool makes room for it: it has been read when the stroke begins.
    void reportsHowAStrokeBegunByKeysEnds() {
        MapWindow window;
        MapStatus status;
        const Bar bar(status);
        status.bind(&window.document, window.canvas);
        QStringList messages;
        connect(&window.workspace, &Workspace::message, this,
                [&messages](const QString& sentence) { messages += sentence; });
        window.view().setCursor({4, 0});
        window.action(QStringLiteral("line"))->trigger();
        QVERIFY(!messages.isEmpty() && !messages.last().isEmpty());
        QTRY_VERIFY(status.cellLabel()->text().startsWith(QStringLiteral("Row 4, column 0")));
        const QString before = status.cellLabel()->text();
        QTest::keyClick(window.canvas, Qt::Key_Space);
        QCOMPARE(messages.last(), QString());
        QTRY_VERIFY(
            status.cellLabel()->text().contains(QStringLiteral("Space again finishes, Esc gives up")));
        QTest::keyClick(window.canvas, Qt::Key_Right);
        QTRY_VERIFY(status.cellLabel()->text().contains(QStringLiteral("column 1")));
        QVERIFY(status.cellLabel()->text().contains(QStringLiteral("Space again finishes")));
        QTest::keyClick(window.canvas, Qt::Key_Escape);
        QTest::keyClick(window.canvas, Qt::Key_Left);
        QTRY_COMPARE(status.cellLabel()->text(), before);
    }

    void reportsHowLargeTheBoardIsShown() {
        MapWindow window;
        MapStatus status;
        const Bar bar(status);
        status.bind(&window.document, window.canvas);
        const auto size = [&] { return QStringLiteral("%1 %").arg(qRound(window.canvas->zoomPercent())); };
        const QString before = size();
        QCOMPARE(status.zoomLabel()->text(), before);
        window.canvas->zoomIn();
        QVERIFY(size() != before);
        QCOMPARE(status.zoomLabel()->text(), size());
        status.bind(nullptr, nullptr);
        QVERIFY(status.zoomLabel()->isHidden());
    }
};

STONEMASON_TEST(TestMapStatus)
#include "test_map_status.moc"
