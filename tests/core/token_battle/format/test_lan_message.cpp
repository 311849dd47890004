// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/lan_message.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

const LanAnnouncement ann{"token-battle", "Ann", 46'646, false};

/// Ann's announcement with one part replaced by another.
std::string with(const std::string& from, const std::string& to) {
    std::string text = lanAnnouncementText(ann);
    const std::size_t at = text.find(from);
    if (at == std::string::npos) qFatal("nothing to replace");
    return text.replace(at, from.size(), to);
}

} // namespace

class TestLanMessage : public QObject {
    Q_OBJECT

private slots:
    void announcementsReadBack() {
        for (const LanAnnouncement& message :
             {ann, LanAnnouncement{"", "", 1, true},
              LanAnnouncement{"chess", "\"Łucja\"\n\x01", 65'535, false},
              LanAnnouncement{std::string(maximumLanName, 'g'), std::string(maximumLanName, 'n'), 5, true}})
            QVERIFY(readLanAnnouncement(lanAnnouncementText(message)) == message);
        // A later program may say more.
        QVERIFY(readLanAnnouncement(with("{", "{\"deck\":[1,{}],")) == ann);
        QVERIFY(readLanAnnouncement(with("{", " {\n")) == ann);
    }

    /// Names may contain control characters: they are passed on unchanged, and the code that displays them
    /// must escape them.
    void namesAreNotChanged() {
        const auto received = readLanAnnouncement(with("Ann", "\\u0000<b>\\u202e\\n"));
        QVERIFY(received && received->name == std::string("\0<b>\xE2\x80\xAE\n", 8));
    }

    void hostileAnnouncementsAreNone_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("nothing", "");
        row("no JSON", "GET / HTTP/1.1\r\n\r\n");
        row("cut", lanAnnouncementText(ann).substr(0, 40));
        row("more after it", lanAnnouncementText(ann) + "{}");
        row("a list", "[" + lanAnnouncementText(ann) + "]");
        row("another program", with("stonemason-lan", "chess-lan"));
        row("an older version", with("lan\":4", "lan\":2"));
        row("a later version", with("lan\":4", "lan\":5"));
        row("word missing", with("\"word\"", "\"term\""));
        row("word as text", with("false", "\"false\""));
        row("version as text", with("lan\":4", "lan\":\"1\""));
        row("version as fraction", with("lan\":4", "lan\":1.5"));
        row("version twice", with("{", "{\"stonemason-lan\":4,"));
        row("game is a number", with("\"token-battle\"", "7"));
        row("game too long", with("token-battle", std::string(maximumLanName + 1, 'g')));
        row("name missing", with("\"name\"", "\"nick\""));
        row("name is a list", with("\"Ann\"", "[\"Ann\"]"));
        row("name is null", with("\"Ann\"", "null"));
        row("name too long", with("Ann", std::string(maximumLanName + 1, 'n')));
        row("name is no UTF-8", with("Ann", "\xFF\xFE"));
        row("name is half a pair", with("Ann", "\\ud800"));
        row("name with a raw control character", with("Ann", "A\x01"));
        row("port missing", with("\"port\"", "\"gate\""));
        row("port 0", with("46646", "0"));
        row("port negative", with("46646", "-1"));
        row("port 65536", with("46646", "65536"));
        row("port wraps", with("46646", "4295013942"));
        row("port huge", with("46646", std::string(100, '9')));
        row("port is a fraction", with("46646", "46646.5"));
        row("port is text", with("46646", "\"46646\""));
        row("deep", with("{", "{\"x\":" + std::string(150, '[') + std::string(150, ']') + ","));
        row("many values", with(
                               "{", "{\"x\":[1" + [] {
                                   std::string more;
                                   for (int i = 0; i < 70; ++i)
                                       more += ",1";
                                   return more;
                               }() + "],"));
        row("a byte too long",
            lanAnnouncementText(ann) +
                std::string(maximumLanAnnouncement + 1 - lanAnnouncementText(ann).size(), ' '));
        row("huge", std::string(1'000'000, '['));
    }

    void hostileAnnouncementsAreNone() {
        QFETCH(QByteArray, text);
        QVERIFY(!readLanAnnouncement({text.constData(), std::size_t(text.size())}));
    }

    void theLongestIsUsed() {
        std::string text = lanAnnouncementText(ann);
        text.resize(maximumLanAnnouncement, ' ');
        QVERIFY(readLanAnnouncement(text) == ann);
    }

    /// Programs with the same protocol version remain compatible, whatever else has changed.
    void linesStayAsTheyAre() {
        QCOMPARE(lanLine(LanHello{"n", ""}),
                 std::string(R"({"type":"hello","version":4,"nonce":"n","salt":""})"));
        QCOMPARE(lanLine(LanCommit{"01ab"}), std::string(R"({"type":"commit","commitment":"01ab"})"));
        QCOMPARE(lanLine(LanReveal{"n", {"token-battle", "0123456789abcdef", "Ann", "Deck", {}, 7}}),
                 std::string(R"({"type":"reveal","nonce":"n","player":{"game":"token-battle",)"
                             R"("rules":"0123456789abcdef","name":"Ann","deck":"Deck",)"
                             R"("stacks":[[],[],[],[]],"seed":7}})"));
        QCOMPARE(lanLine(LanMove{3, {1, 0}, "mark"}),
                 std::string(R"({"type":"move","number":3,"move":"2a1","position":"mark"})"));
        QCOMPARE(lanLine(LanResign{}), std::string(R"({"type":"resign"})"));
        QCOMPARE(lanLine(LanConfirm{}), std::string(R"({"type":"confirm"})"));
        QCOMPARE(lanLine(LanPing{}), std::string(R"({"type":"ping"})"));
        QCOMPARE(lanLine(LanTakeBack{5, 3}), std::string(R"({"type":"take-back","moves":5,"left":3})"));
        QCOMPARE(lanLine(LanTakeBackAnswer{{5, 3}, true}),
                 std::string(R"({"type":"take-back-answer","moves":5,"left":3,"agrees":true})"));
        QCOMPARE(lanLine(LanTakenBack{{5, 3}}), std::string(R"({"type":"taken-back","moves":5,"left":3})"));
        QCOMPARE(lanLine(LanRematch{}), std::string(R"({"type":"rematch"})"));
        QCOMPARE(lanLine(LanBye{"lan/left"}), std::string(R"({"type":"bye","reason":"lan/left"})"));
        QCOMPARE(lanAnnouncementText(ann),
                 std::string(
                     R"({"stonemason-lan":4,"game":"token-battle","name":"Ann","port":46646,"word":false})"));
    }

    void aConfirmationIsAMessage() {
        const auto read = readLanMessage(lanLine(LanConfirm{}));
        QVERIFY(read && std::holds_alternative<LanConfirm>(*read));
        QVERIFY(!readLanMessage("{\"type\":\"confirm\",\"more\":1}"));
    }
};

STONEMASON_APPLESS_TEST(TestLanMessage)
#include "test_lan_message.moc"
