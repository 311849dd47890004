// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/formats.h"
#include "tests/support/cards.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;

namespace {

const Deck blog = deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9");

std::string errorOfCode(std::string_view code) {
    const auto read = readShareCode(code);
    return read ? "read as " + test::deckText(*read) : test::errorText(read.error());
}

/// A code of any bytes with the checksum they ask for, as another program might make it.
std::string forged(std::vector<std::uint8_t> bytes) {
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const std::uint8_t byte : bytes)
        for (unsigned bit = 0; bit < 8; ++bit)
            sum = sum >> 1U ^ (((sum ^ unsigned(byte) >> bit) & 1U) != 0 ? 0xEDB88320U : 0U);
    for (unsigned i = 0; i < 4; ++i)
        bytes.push_back(std::uint8_t(~sum >> (8 * i)));
    std::string code = "sd1-";
    for (std::size_t bit = 0; bit < bytes.size() * 8; bit += 5) {
        unsigned value = 0;
        for (std::size_t i = bit; i < bit + 5; ++i)
            value = value << 1U | (i < bytes.size() * 8 ? unsigned(bytes[i / 8]) >> (7 - i % 8) & 1U : 0U);
        code += "0123456789abcdefghjkmnpqrstvwxyz"[value];
    }
    return code;
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

    /// What no deck can be is refused although its checksum is right.
    void forgedCodesAreRefused() {
        QCOMPARE(forged({0x22, 0x33, 0, 1, 2, 3, 4, 5, 8, 6, 7, 9}), shareCode(blog));
        const auto isDamaged = [](std::vector<std::uint8_t> bytes) {
            return errorOfCode(forged(std::move(bytes))) == "code/damaged";
        };
        QVERIFY(isDamaged({0x60, 0x00, 0, 1, 2, 3, 4, 5}));                      // six cards in a stack
        QVERIFY(isDamaged({0x11, 0x00, 7, 7}));                                  // a card twice
        QVERIFY(isDamaged({0x20, 0x00, 7}));                                     // a card missing
        QVERIFY(isDamaged({0x10, 0x00, 7, 8}));                                  // a card too many
        QVERIFY(isDamaged({0x10, 0x00, 0x87, 0x00}));                            // an id spelled too long
        QVERIFY(isDamaged({0x10, 0x00, 0x80}));                                  // an id that goes on
        QVERIFY(isDamaged({0x10, 0x00, 0x80, 0x94, 0xEB, 0xDC, 0x03}));          // an id above all
        QVERIFY(isDamaged({0x10, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F}));          // 35 bits
        QVERIFY(isDamaged({0x10, 0x00, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1})); // without end
        QVERIFY(isDamaged({0x10}));
        QVERIFY(isDamaged({}));
        QVERIFY(
            readShareCode(forged({0x10, 0x00, 0xFF, 0x93, 0xEB, 0xDC, 0x03})).value().contains(999'999'999));
    }

    void errorsSayWhy() {
        QCOMPARE(errorOfCode(""), std::string("code/none"));
        QCOMPARE(errorOfCode("hello"), std::string("code/none"));
        QCOMPARE(errorOfCode("sd-0000"), std::string("code/none"));
        QCOMPARE(errorOfCode("sd01-0000"), std::string("code/none"));
        QCOMPARE(errorOfCode("SD1-00000000000"), std::string("code/none"));
        QCOMPARE(errorOfCode("sd2-whatever!"), std::string("code/version 2 1"));
        QCOMPARE(errorOfCode("sd1-00i"), std::string("code/character 7"));
        QCOMPARE(errorOfCode("sd1-"), std::string("code/damaged"));
        QCOMPARE(errorOfCode("sd1-0000000000"), std::string("code/damaged"));
        QCOMPARE(errorOfCode("sd1-" + std::string(1'000'000, '0')), std::string("code/damaged"));
        QCOMPARE(errorOfCode("sd99999999999-0"), std::string("code/none"));
    }
};

STONEMASON_APPLESS_TEST(TestShareCode)
#include "test_share_code.moc"
