// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/legend_panel.h"
#include "tests/editor/board/board_desk.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

using namespace stonemason;

namespace {

/// An overlay with these lines.
struct Telling : test::RedCell {
    std::vector<LegendEntry> lines;

    explicit Telling(std::vector<LegendEntry> entries) : RedCell({8, 12}, {}), lines(std::move(entries)) {}
    std::vector<LegendEntry> legend() const override { return lines; }
};

LegendEntry line(const QString& text, std::optional<LegendLink> link = {}) {
    return {{}, text, std::move(link)};
}

} // namespace

class TestLegendPanel : public QObject {
    Q_OBJECT

private slots:
    void tellsTheLinesOfAllOverlays() {
        QWidget board;
        LegendPanel panel(&board);
        QVERIFY(panel.isEmpty() && panel.isHidden());
        const Telling first({line(QStringLiteral("one")), line(QStringLiteral("two"))});
        const Telling silent({});
        const Telling last({line(QStringLiteral("three"))});
        panel.tell({&first, &silent, &last});
        QVERIFY(!panel.isHidden());
        QStringList texts;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            texts += label->text();
        QCOMPARE(texts.join(u','), QStringLiteral("Red,one,two,Red,three"));
        panel.tell({&silent});
        QVERIFY(panel.isEmpty() && panel.isHidden());
    }

    void theFirstLinkHasAButton() {
        QWidget board;
        LegendPanel panel(&board);
        QSignalSpy followed(&panel, &LegendPanel::linkFollowed);
        const Telling none({line(QStringLiteral("one"))});
        panel.tell({&none});
        QVERIFY(!panel.linkButton());
        const Telling linked(
            {line(QStringLiteral("one")),
             line(QStringLiteral("two"), LegendLink{7, QStringLiteral("Change"), QStringLiteral("Why")}),
             line(QStringLiteral("three"), LegendLink{8, {}, {}})});
        panel.tell({&none, &linked});
        QVERIFY(panel.linkButton());
        QCOMPARE(panel.linkButton()->text(), QStringLiteral("Change"));
        QCOMPARE(panel.linkButton()->toolTip(), QStringLiteral("Why"));
        panel.linkButton()->click();
        QCOMPARE(followed.count(), 1);
        QCOMPARE(followed[0][0].toInt(), 7);
        panel.tell({&none});
        QVERIFY(!panel.linkButton());
    }
};

STONEMASON_TEST(TestLegendPanel)
#include "test_legend_panel.moc"
