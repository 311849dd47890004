// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/pocket_heroes/world/wtf8.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

/// The two bytes of each unit.
std::string units(std::u16string_view text) {
    std::string bytes;
    for (const char16_t unit : text)
        bytes += {char(unit & 0xFF), char(unit >> 8)};
    return bytes;
}

} // namespace

class TestUtf16 : public QObject {
    Q_OBJECT

private slots:
    /// Qt knows both.
    void everyCharacterAsQtHasIt() {
        constexpr char32_t last = 0x10FFFF;
        for (char32_t character = 0; character <= last; character += character < 0x3000 ? 1 : 251) {
            if (character >= 0xD800 && character < 0xE000) continue;
            const QString text = QString::fromUcs4(&character, 1);
            const std::string utf8 = text.toStdString();
            const std::string utf16 = units(text.toStdU16String());
            QCOMPARE(fromUtf16(utf16), utf8);
            QCOMPARE(toUtf16(utf8), std::optional(utf16));
        }
    }

    void halfAPairIsKept() {
        const std::u16string high(1, char16_t(0xD83D));
        const std::u16string low(1, char16_t(0xDC09));
        QCOMPARE(loneSurrogatesIn(fromUtf16(units(high + low))), 0);
        for (const std::u16string& text : {high, low, low + high, high + high, high + u"a", u"a" + low,
                                           high + high + low, high + low + low}) {
            const std::string kept = fromUtf16(units(text));
            QCOMPARE(toUtf16(kept), std::optional(units(text)));
            QCOMPARE(loneSurrogatesIn(kept), text == low + high || text == high + high ? 2 : 1);
            QVERIFY(isUtf8(withoutLoneSurrogates(kept)) && !isUtf8(kept));
        }
        QCOMPARE(withoutLoneSurrogates(fromUtf16(units(u"a" + high + u"b"))), std::string("a\uFFFDb"));
    }

    void nothingIsAText() {
        QCOMPARE(fromUtf16({}), std::string());
        QCOMPARE(toUtf16({}), std::optional<std::string>(""));
    }

    void notUtf8IsRefused() {
        QVERIFY(!toUtf16("a\xFF"));
        QVERIFY(!toUtf16("\xED\xA0")); // not even half a pair
        QVERIFY(!toUtf16("\xC3"));
    }
};

STONEMASON_APPLESS_TEST(TestUtf16)
#include "test_utf16.moc"
