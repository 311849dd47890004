// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

class TestVisibleText : public QObject {
    Q_OBJECT

private slots:
    void showsWhatWouldActOrHide_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("visible");
        const auto row = [](const char* name, QByteArray text, QByteArray visible) {
            QTest::newRow(name) << std::move(text) << std::move(visible);
        };
        row("nothing", "", "");
        row("a name", "Zażółć gęślą (2).smap", "Zażółć gęślą (2).smap");
        row("letters of every length", "a\u00FC\u20AC\U0001F600", "a\u00FC\u20AC\U0001F600");
        row("another script", "\u05E9\u05DC\u05D5\u05DD", "\u05E9\u05DC\u05D5\u05DD");
        row("joined letters", "\U0001F468\u200D\U0001F469", "\U0001F468\u200D\U0001F469");
        row("a backslash", "a\\u{1B}", "a\\u{1B}");
        row("a colour", "\x1B[31mred", "\\u{1B}[31mred");
        row("the first control", QByteArray("a\0b", 3), "a\\u{00}b");
        row("lines and tabs", "a\n\tb\r", "a\\u{0A}\\u{09}b\\u{0D}");
        row("the last before the blank", "\x1F ", "\\u{1F} ");
        row("delete", "~\x7F", "~\\u{7F}");
        row("eight-bit controls", "\u0080\u009B\u009F\u00A0", "\\u{80}\\u{9B}\\u{9F}\u00A0");
        row("the other direction", "map\u202Ekced.exe", "map\\u{202E}kced.exe");
        row("embedded and isolated", "\u202A\u202C\u2066\u2069", "\\u{202A}\\u{202C}\\u{2066}\\u{2069}");
        row("marks of direction", "\u200E\u200F\u061C", "\\u{200E}\\u{200F}\\u{61C}");
        row("line and paragraph", "a\u2028b\u2029", "a\\u{2028}b\\u{2029}");
        row("bytes that are no UTF-8", "a\xFF\xC3", "a\\xFF\\xC3");
        row("a byte too many", "\u00FC\x80!", "\u00FC\\x80!");
        row("a cut letter", "\xE2\x80", "\\xE2\\x80");
        row("a surrogate", "\xED\xA0\x80", "\\xED\\xA0\\x80");
    }
    void showsWhatWouldActOrHide() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, visible);
        QCOMPARE(QByteArray::fromStdString(visibleText(text.toStdString())), visible);
    }

    /// The escaped text is the same document for a JSON parser.
    void escapesInJson() {
        const auto visible = [](const char* json) { return QByteArray::fromStdString(visibleJson(json)); };
        QCOMPARE(visible("{\"a\":\"\u0141\u00F3d\u017A \U0001F468\"}\n"),
                 QByteArray("{\"a\":\"\u0141\u00F3d\u017A \U0001F468\"}\n"));
        QCOMPARE(visible("[\"a\u202Eb\u009B\x7F\u2028\"]\n"),
                 QByteArray("[\"a\\u202Eb\\u009B\\u007F\\u2028\"]\n"));
    }

    /// A text for other programs keeps its lines.
    void nothingActsInAText() {
        const auto inert = [](const char* text) { return QByteArray::fromStdString(inertText(text)); };
        QCOMPARE(inert("Ł\u00F3d\u017A\r\n\ta\rb \U0001F468\n"),
                 QByteArray("Ł\u00F3d\u017A\r\n\ta\rb \U0001F468\n"));
        QCOMPARE(inert("a\x1B[31mb\x07\x7F\u009B\u202E\u2066\u2028"),
                 QByteArray("a\uFFFD[31mb\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"));
        QCOMPARE(inert(inertText("\x1B\u202E").c_str()), inert("\x1B\u202E"));
    }

    void isTheSameTwice() {
        for (int byte = 0; byte < 256; ++byte) {
            const std::string once = visibleText(std::string{'a', char(byte), 'b'});
            QVERIFY(isUtf8(once));
            QCOMPARE(visibleText(once), once);
        }
    }
};

STONEMASON_APPLESS_TEST(TestVisibleText)
#include "test_visible_text.moc"
