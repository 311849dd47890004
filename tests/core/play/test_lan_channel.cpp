// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_channel.h"
#include "tests/core/play/heap_lan.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace std::chrono_literals;
using Role = LanTalk::Role;

namespace {

/// No code that anybody should rely on, but one that hangs on every byte of both; 32 bytes as the real one.
std::string toyMac(std::string_view key, std::string_view bytes) {
    std::string code;
    for (const char* part : {"a", "b"})
        code += Fingerprint().add(key).add("/").add(bytes).add(part).text();
    return code.substr(0, 32);
}

LanSecret hostSecret(const std::string& stretched, const std::string& nonce = "host nonce") {
    const std::string salt = stretched.empty() ? "" : "salt";
    return {.mac = toyMac, .nonce = nonce, .salt = salt, .stretched = stretched};
}

LanSecret guestSecret(bool hasWord, const std::string& nonce = "guest nonce") {
    return {.mac = toyMac, .nonce = nonce, .hasWord = hasWord};
}

using Lines = std::vector<std::string>;

/// What one side hears of these lines: the first error, or what its session is to hear.
struct Heard {
    Lines lines;
    std::string error;

    bool operator==(const Heard&) const = default;
};

Heard hearing(LanChannel& channel, const Lines& lines) {
    Heard heard;
    for (const std::string& line : lines) {
        const auto result = channel.receive(line);
        if (!result) {
            heard.error = result.error().message.id;
            break;
        }
        if (result.value()) heard.lines.push_back(*result.value());
    }
    return heard;
}

/// A host and a guest on one line, both of whom have said hello and hold the key.
struct Line {
    explicit Line(const std::string& hosts = "secret", const std::string& guests = "secret",
                  const std::string& hostNonce = "host nonce")
        : host(Role::Host, hostSecret(hosts, hostNonce)), guest(Role::Guest, guestSecret(!guests.empty())) {
        hostsHello = host.send({}, false);
        guestsHello = guest.send({}, false);
        toGuest = hearing(guest, hostsHello);
        toHost = hearing(host, guestsHello);
        if (!guest.saltToStretch().empty()) guest.setStretched(guests);
    }

    /// What the guest says reaches the host, which so knows that it has the word.
    void prove() {
        QCOMPARE(hearing(host, guest.send({"{\"who\":\"guest\"}"}, false)).lines,
                 Lines{"{\"who\":\"guest\"}"});
        QCOMPARE(hearing(guest, host.send({"{\"who\":\"host\"}"}, false)).lines, Lines{"{\"who\":\"host\"}"});
    }

    LanChannel host;
    LanChannel guest;
    Lines hostsHello;
    Lines guestsHello;
    Heard toHost;
    Heard toGuest;
};

} // namespace

class TestLanChannel : public QObject {
    Q_OBJECT

private slots:
    void withoutAWordLinesGoAsTheyAre() {
        Line line("", "");
        QCOMPARE(line.host.send({"{a}", "{b}"}, false), (Lines{"{a}", "{b}"}));
        QCOMPARE(hearing(line.guest, {"{a}", "{b}"}).lines, (Lines{"{a}", "{b}"}));
        QVERIFY(!line.host.isProtected() && !line.guest.isProtected());
    }

    void withAWordLinesCarryCodes() {
        Line line;
        QVERIFY(!line.host.isProtected());
        line.prove();
        QVERIFY(line.host.isProtected() && line.guest.isProtected());
        const Lines said = line.host.send({"{a}", "{a}"}, false);
        QCOMPARE(int(said[0].size()), 64 + 1 + 3);
        QVERIFY(said[0] != said[1]); // the same line is another each time
        QCOMPARE(hearing(line.guest, said).lines, (Lines{"{a}", "{a}"}));
    }

    /// Nobody gets a line under the key to try words on by only connecting.
    void theHostSaysNothingBeforeTheGuestHasShownTheWord() {
        Line line;
        QCOMPARE(line.host.send({"{deck}"}, false), Lines());
        const auto said = line.guest.send({"{mine}"}, false);
        QCOMPARE(hearing(line.host, said).lines, Lines{"{mine}"});
        QCOMPARE(int(line.host.send({}, false).size()), 1);
    }

    void theGuestWaitsForItsWordToBeStretched() {
        LanChannel guest(Role::Guest, guestSecret(true));
        guest.send({}, false);
        QVERIFY(guest.saltToStretch().empty());
        QVERIFY(hearing(guest, LanChannel(Role::Host, hostSecret("secret")).send({}, false)).error.empty());
        QCOMPARE(guest.saltToStretch(), std::string_view("salt"));
        QCOMPARE(guest.send({"{mine}"}, false), Lines());
        guest.setStretched("secret");
        QVERIFY(guest.saltToStretch().empty());
        QCOMPARE(int(guest.send({}, false).size()), 1);
    }

    void whoDoesNotKnowTheWordIsNotHeard() {
        Line line("secret", "guess");
        const Heard heard = hearing(line.host, line.guest.send({"{mine}"}, false));
        QVERIFY(heard.lines.empty());
        QCOMPARE(heard.error, std::string("lan/word"));
        Line plain;
        QCOMPARE(hearing(plain.host, {"{\"type\":\"ping\"}"}).error, std::string("lan/word"));
        QCOMPARE(hearing(plain.host, {""}).error, std::string("lan/word"));
    }

    /// Somebody who stands in the host's place.
    void aHostWhoDoesNotKnowTheWordIsNotHeard() {
        Line line("else", "secret");
        QCOMPARE(hearing(line.guest, {line.guest.send({"{mine}"}, false)}).error, std::string("lan/word"));
        Line other("else", "secret");
        other.guest.send({"{mine}"}, false);
        QCOMPARE(hearing(other.guest, {std::string(64, '0') + " {a}"}).error, std::string("lan/word"));
    }

    void onlyOneOfBothHasAWord() {
        QCOMPARE(Line("secret", "").toGuest.error, std::string("lan/word-needed"));
        QCOMPARE(Line("", "secret").toGuest.error, std::string("lan/no-word"));
        QVERIFY(Line("", "").toGuest.error.empty());
    }

    void meddlingIsNoticed_data() {
        QTest::addColumn<QString>("how");
        for (const char* how :
             {"changed", "without code", "code of another line", "repeated", "left out", "in another order",
              "sent back", "of another talk", "cut", "goodbye in between"})
            QTest::newRow(how) << how;
    }

    void meddlingIsNoticed() {
        QFETCH(QString, how);
        Line line;
        line.prove();
        const Lines said = line.host.send({"{1}", "{2}", "{3}"}, false);
        Lines meddled = said;
        Lines before;
        if (how == "changed") meddled[0].back() = ']';
        if (how == "without code") meddled[0] = "{1}";
        if (how == "code of another line") meddled[0] = said[1].substr(0, 65) + "{1}";
        if (how == "repeated") meddled = {said[0], said[0]}, before = {"{1}"};
        if (how == "left out") meddled = {said[1]};
        if (how == "in another order") meddled = {said[1], said[0]};
        if (how == "sent back") meddled = line.guest.send({"{1}"}, false);
        if (how == "cut") meddled[0].resize(20);
        if (how == "goodbye in between") meddled[0] = test::HeapLan::line(LanBye{""});
        if (how == "of another talk") {
            Line other("secret", "secret", "another nonce");
            other.prove();
            meddled = other.host.send({"{1}"}, false);
        }
        QCOMPARE(hearing(line.guest, meddled), (Heard{before, "lan/forged"}));
    }

    /// The whole of what a guest said once, said again to the same host: the nonce is another.
    void joiningCannotBeRepeated() {
        Line line;
        const Lines said = line.guest.send({"{mine}"}, false);
        LanChannel again(Role::Host, hostSecret("secret", "another nonce"));
        QVERIFY(hearing(again, line.guestsHello).error.empty());
        QCOMPARE(hearing(again, said).error, std::string("lan/word"));
    }

    /// A reason reaches also who does not know the word, and who has said nothing at all.
    void theReasonForTheEndIsSaidInAnyCase() {
        const std::string bye = test::HeapLan::line(LanBye{"lan/word"});
        Line line("secret", "guess");
        QVERIFY(!hearing(line.host, line.guest.send({"{mine}"}, false)).error.empty());
        QCOMPARE(line.host.send({"{deck}", bye}, true), Lines{bye});
        QCOMPARE(hearing(line.guest, {bye}).lines, Lines{bye});
        QCOMPARE(int(LanChannel(Role::Host, hostSecret("secret")).send({"{deck}"}, true).size()), 1); // hello
        LanChannel silent(Role::Host, hostSecret("secret"));
        const Lines said = silent.send({"{deck}", bye}, true);
        QCOMPARE(int(said.size()), 2);
        QVERIFY(std::holds_alternative<LanHello>(*readLanOpening(said[0])));
        QCOMPARE(said[1], bye);
    }

    void theFirstLineIsAShortHelloAndSoon() {
        const auto endOf = [](const std::string& first) {
            LanChannel host(Role::Host, hostSecret("secret"));
            return hearing(host, {first}).error;
        };
        QCOMPARE(endOf(test::HeapLan::line(LanPing{})), std::string("lan/out-of-turn"));
        QCOMPARE(endOf(std::string(maximumLanHello + 1, ' ')), std::string("lan/too-long"));
        QCOMPARE(endOf("{\"type\":\"hello\",\"version\":1,\"game\":\"token-battle\"}"),
                 std::string("json/version"));
        LanChannel host(Role::Host, hostSecret(""));
        QCOMPARE(int(host.longestLine()), int(maximumLanHello));
        QVERIFY(host.pass(2999ms).ok());
        const Status late = host.pass(1ms);
        QVERIFY(!late && late.error().message == (Message{"lan/silent", {3}}));
        Line line("", "");
        QVERIFY(line.host.pass(1h).ok());
        QVERIFY(line.guest.longestLine() > maximumLanLine);
    }

    /// What a program of the first version hears: that there is another version, before anything it lacks.
    void olderProgramsAreToldTheVersion() {
        const std::string hello = LanChannel(Role::Host, hostSecret("secret")).send({}, false).front();
        QVERIFY(hello.find("\"type\":\"hello\"") != std::string::npos);
        QVERIFY(hello.find("\"version\":4") != std::string::npos);
        QVERIFY(lanReason({{"json/version", {1, 2}}, 0, "version"}) == (Message{"lan/version", {1, 2}}));
    }
};

STONEMASON_APPLESS_TEST(TestLanChannel)
#include "test_lan_channel.moc"
