// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/deck_format.h"
#include "core/format/share_code.h"
#include "tests/support/cards.h"
#include "tests/support/error_text.h"

#include <QTest>

#include <set>

using namespace stonemason;
using test::deckOf;

namespace {

const Deck blog = deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9");

std::string errorOf(std::string_view code) {
    const auto read = readShareCode(code);
    return read ? "read as " + test::deckText(*read) : test::errorText(read.error());
}

} // namespace

class TestShareCode : public QObject {
    Q_OBJECT

private slots:
    void isOneWordForUrls() {
        const std::string code = shareCode(blog);
        QCOMPARE(code, std::string("sd1-48sg00820c20a2060w4yw41mzr"));
        QCOMPARE(shareCode(deckOf("0 1 | 11 1000000 | | 999999999")),
                 std::string("sd1-480g008br223vzwkxfe06ezhvqg0"));
        QVERIFY(code.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos);
        QVERIFY(readShareCode(code).value() == blog);
        QVERIFY(readShareCode(" \r\n" + code + "\n").value() == blog);
    }

    void everyDeckHasOneCodeOfItsOwn() {
        test::Random random(1);
        std::set<std::string> codes;
        std::set<std::string> decks;
        for (int i = 0; i < 5'000; ++i) {
            const Deck deck = test::anyDeck(random);
            const std::string code = shareCode(deck);
            const auto read = readShareCode(code);
            if (!read) QFAIL(test::errorText(read.error()).c_str());
            QVERIFY(*read == deck);
            codes.insert(code);
            decks.insert(test::deckText(deck));
        }
        QCOMPARE(codes.size(), decks.size());
        QVERIFY(readShareCode(shareCode(Deck())).value() == Deck());
    }

    /// Every byte in place of every character, over many decks: none of them is a code.
    void everyChangedCharacterIsSeen() {
        test::Random random(2);
        for (int i = 0; i < 30; ++i) {
            const Deck deck = i == 0 ? Deck() : test::anyDeck(random);
            const std::string code = shareCode(deck);
            for (std::size_t at = 0; at < code.size(); ++at)
                for (int byte = 0; byte < 256; ++byte) {
                    std::string changed = code;
                    changed[at] = char(byte);
                    const bool blankEnd =
                        (at == 0 || at + 1 == code.size()) &&
                        std::string_view(" \t\r\n").find(char(byte)) != std::string_view::npos;
                    if (changed == code) continue;
                    const bool read = readShareCode(changed).ok();
                    if (read || (!blankEnd && readDecks(changed, test::tokenBattle()).ok()))
                        QFAIL(("read: " + changed).c_str());
                }
        }
    }

    /// Whichever letters of a code are made capitals: it is refused.
    void everyChangeOfCaseIsSeen() {
        test::Random random(3);
        for (int i = 0; i < 2'000; ++i) {
            std::string code = shareCode(test::anyDeck(random));
            const std::string before = code;
            for (char& c : code)
                if (c >= 'a' && c <= 'z' && (i % 2 == 0 || random.coin())) c = char(c - 'a' + 'A');
            if (code != before) QVERIFY2(!readShareCode(code), code.c_str());
        }
    }

    void lostDoubledAndSwappedCharactersAreSeen() {
        test::Random random(4);
        for (int i = 0; i < 60; ++i) {
            const std::string code = shareCode(test::anyDeck(random));
            for (std::size_t at = 0; at < code.size(); ++at) {
                std::string lost = code;
                lost.erase(at, 1);
                QVERIFY2(!readShareCode(lost), code.c_str());
                std::string doubled = code;
                doubled.insert(at, 1, code[at]);
                QVERIFY2(!readShareCode(doubled), code.c_str());
                std::string swapped = code;
                if (at > 0) std::swap(swapped[at], swapped[at - 1]);
                if (swapped != code) QVERIFY2(!readShareCode(swapped), code.c_str());
                QVERIFY(!readShareCode(std::string_view(code).substr(0, at)));
            }
            for (const char* more : {"0", "00", "000000000", "-", " 0",
                                     "\n"
                                     "0",
                                     "=", "sd1-"})
                QVERIFY2(!readShareCode(code + more), more);
        }
    }

    void errorsSayWhy() {
        QCOMPARE(errorOf(""), std::string("code/none"));
        QCOMPARE(errorOf("hello"), std::string("code/none"));
        QCOMPARE(errorOf("sd-0000"), std::string("code/none"));
        QCOMPARE(errorOf("sd01-0000"), std::string("code/none"));
        QCOMPARE(errorOf("SD1-00000000000"), std::string("code/none"));
        QCOMPARE(errorOf("sd2-whatever!"), std::string("code/version 2 1"));
        QCOMPARE(errorOf("sd1-00i"), std::string("code/character 7"));
        QCOMPARE(errorOf("sd1-"), std::string("code/damaged"));
        QCOMPARE(errorOf("sd1-0000000000"), std::string("code/damaged"));
        QCOMPARE(errorOf("sd1-" + std::string(1'000'000, '0')), std::string("code/damaged"));
        QCOMPARE(errorOf("sd99999999999-0"), std::string("code/none"));
    }
};

QTEST_APPLESS_MAIN(TestShareCode)
#include "test_share_code.moc"
