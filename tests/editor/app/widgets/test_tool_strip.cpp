// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/tool_strip.h"
#include "tests/support/test_program.h"

#include <QMainWindow>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace stonemason;

namespace {

/// A window whose bar has twelve tools, half of them with words, and one button that is pinned.
struct Bar {
    Bar() {
        for (int i = 0; i < 12; ++i) {
            QAction* tool = strip->addAction(icon(QStringLiteral("brush")), QStringLiteral("Tool %1").arg(i));
            tool->setProperty("words", i % 2 == 0);
            tools += tool;
        }
        pinned = bar->addAction(QStringLiteral("Export code"));
        window.show();
    }
    void widen(int width) {
        window.resize(width, 300);
        QCoreApplication::processEvents();
    }
    QToolButton* button(QAction* action) const {
        return qobject_cast<QToolButton*>(strip->widgetForAction(action));
    }
    QRect place() const { return bar->widgetForAction(pinned)->geometry(); }

    QMainWindow window;
    QToolBar* bar = window.addToolBar(QStringLiteral("Bar"));
    ToolStrip* strip = new ToolStrip(*bar);
    QList<QAction*> tools;
    QAction* pinned;
};

} // namespace

class TestToolStrip : public QObject {
    Q_OBJECT

private slots:
    void asManyWordsStandAsThereIsRoomFor() {
        Bar bar;
        const int named = int(std::ranges::count_if(
            bar.tools, [](const QAction* tool) { return tool->property("words").toBool(); }));
        bar.widen(2000);
        QCOMPARE(bar.strip->words(), named);
        int before = named;
        std::set<int> seen;
        for (int width = 2000; width >= 300; width -= 20) {
            bar.widen(width);
            const int words = bar.strip->words();
            seen.insert(words);
            QVERIFY(words <= before);
            before = words;
            int stands = 0;
            for (QAction* tool : bar.tools) {
                const bool spelt = bar.button(tool)->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
                QCOMPARE(spelt, tool->property("words").toBool() && stands < words); // the first ones first
                if (tool->property("words").toBool()) ++stands;
                if (words > 0) QVERIFY(bar.button(tool)->isVisible());
            }
        }
        QCOMPARE(seen.size(), std::size_t(named) + 1); // one after the other
        bar.widen(2000);
        QCOMPARE(bar.strip->words(), named);
    }

    void toolsThatComeLaterStandWithTheirWords() {
        Bar bar;
        bar.widen(2000);
        const int before = bar.strip->words();
        QList<QAction*> later;
        for (int i = 0; i < 3; ++i) {
            later += new QAction(icon(QStringLiteral("brush")), QStringLiteral("Later %1").arg(i), bar.strip);
            later.back()->setProperty("words", true);
        }
        bar.strip->addActions(later);
        QCoreApplication::processEvents();
        QCOMPARE(bar.strip->words(), before + 3);
        for (QAction* tool : later)
            QCOMPARE(bar.button(tool)->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        bar.strip->removeAction(later.back());
        QCoreApplication::processEvents();
        QCOMPARE(bar.strip->words(), before + 2);
    }

    void whatIsPinnedKeepsItsPlace() {
        Bar bar;
        bar.widen(1400);
        const QRect before = bar.place();
        QVERIFY(before.right() > 1400 - 20);
        for (QAction* tool : bar.tools.first(6))
            tool->setVisible(false);
        QCoreApplication::processEvents();
        QCOMPARE(bar.place(), before);
        for (QAction* tool : bar.tools)
            tool->setVisible(true);
        for (const int width : {1400, 700, 400, 300}) {
            bar.widen(width);
            QVERIFY(bar.bar->widgetForAction(bar.pinned)->isVisible());
            QCOMPARE(bar.window.width() - bar.place().right(), 1400 - before.right());
        }
        QVERIFY(!bar.button(bar.tools.back())->isVisible()); // behind the arrow
    }

    void standsAsItsBarDoes() {
        Bar bar;
        bar.window.addToolBar(Qt::LeftToolBarArea, bar.bar);
        QCoreApplication::processEvents();
        QCOMPARE(bar.strip->orientation(), Qt::Vertical);
        QCOMPARE(bar.strip->words(), 0);
    }
};

STONEMASON_TEST(TestToolStrip)
#include "test_tool_strip.moc"
