// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/wrapped_text.h"
#include "editor/app/window/start_cards.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QFontMetrics>
#include <QTest>

using namespace stonemason;

class TestWrappedText : public QObject {
    Q_OBJECT

private slots:
    void linesBreakBetweenWords() {
        const QFont font = QApplication::font();
        const QFontMetrics metrics(font);
        const QString name = QStringLiteral("Strategic points of all");
        const int width = metrics.horizontalAdvance(QStringLiteral("Strategic points")) + 2;
        QCOMPARE(wrapped(name, font, 10 * width, 2), QStringList{name});
        QCOMPARE(wrapped(name, font, width, 2),
                 (QStringList{QStringLiteral("Strategic points"), QStringLiteral("of all")}));
    }

    void theLastLineIsElided() {
        const QFont font = QApplication::font();
        const int width = QFontMetrics(font).horizontalAdvance(QStringLiteral("Strategic")) + 2;
        const QStringList lines = wrapped(QStringLiteral("Strategic points of all of them"), font, width, 2);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0], QStringLiteral("Strategic"));
        QVERIFY(lines[1].startsWith(QStringLiteral("points")) && lines[1].endsWith(u'…'));
    }

    /// A sample has no line below its name, and its name the room of two.
    void aLongNameOfASampleHasTwoLines() {
        const PictureCard sample(QStringLiteral(":/boards/a.sboard"), QStringLiteral("Wastes Multiplayer"),
                                 {}, nullptr);
        const PictureCard file(QStringLiteral("/a"), QStringLiteral("a"), QStringLiteral("/"), nullptr);
        QVERIFY(sample.sizeHint().height() >= file.sizeHint().height());
        QCOMPARE(sample.toolTip(), QStringLiteral("Wastes Multiplayer"));
    }
};

STONEMASON_TEST(TestWrappedText)
#include "test_wrapped_text.moc"
