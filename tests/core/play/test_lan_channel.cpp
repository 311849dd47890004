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

/// A toy MAC without security that depends on every byte of both arguments; 32 bytes like the real one.
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

/// What one side receives of these lines: the first error, or what its session gets.
struct Received {
    Lines lines;
    std::string error;

    bool operator==(const Received&) const = default;
};

Received receivedBy(LanChannel& channel, const Lines& lines) {
    Received received;
    for (const std::string& line : lines) {
        const auto result = channel.receive(line);
        if (!result) {
            received.error = result.error().message.id;
            break;
        }
        if (result.value()) received.lines.push_back(*result.value());
    }
    return received;
}

/// A host and a guest on one line, both of whom have sent hello and hold the key.
struct Line {
    explicit Line(const std::string& hosts = "secret", const std::string& guests = "secret",
                  const std::string& hostNonce = "host nonce")
        : host(Role::Host, hostSecret(hosts, hostNonce)), guest(Role::Guest, guestSecret(!guests.empty())) {
        hostsHello = host.send({}, false);
        guestsHello = guest.send({}, false);
        toGuest = receivedBy(guest, hostsHello);
        toHost = receivedBy(host, guestsHello);
        if (!guest.saltToStretch().empty()) guest.setStretched(guests);
    }

    /// The guest's message reaches the host, which proves to the host that the guest knows the password.
    void prove() {
        QCOMPARE(receivedBy(host, guest.send({"{\"who\":\"guest\"}"}, false)).lines,
                 Lines{"{\"who\":\"guest\"}"});
        QCOMPARE(receivedBy(guest, host.send({"{\"who\":\"host\"}"}, false)).lines,
                 Lines{"{\"who\":\"host\"}"});
    }

    LanChannel host;
    LanChannel guest;
    Lines hostsHello;
    Lines guestsHello;
    Received toHost;
    Received toGuest;
};

} // namespace

class TestLanChannel : public QObject {
    Q_OBJECT

private slots:
    void withoutAWordLinesGoAsTheyAre() {
        Line line("", "");
        QCOMPARE(line.host.send({"{a}", "{b}"}, false), (Lines{"{a}", "{b}"}));
        QCOMPARE(receivedBy(line.guest, {"{a}", "{b}"}).lines, (Lines{"{a}", "{b}"}));
        QVERIFY(!line.host.isProtected() && !line.guest.isProtected());
    }

    void withAWordLinesCarryCodes() {
        Line line;
        QVERIFY(!line.host.isProtected());
        line.prove();
        QVERIFY(line.host.isProtected() && line.guest.isProtected());
        const Lines sentence = line.host.send({"{a}", "{a}"}, false);
        QCOMPARE(int(sentence[0].size()), 64 + 1 + 3);
        QVERIFY(sentence[0] != sentence[1]); // the same line is another each time
        QCOMPARE(receivedBy(line.guest, sentence).lines, (Lines{"{a}", "{a}"}));
    }

    /// A client that only connects receives no line under the key on which to test passwords.
    void theHostSaysNothingBeforeTheGuestHasShownTheWord() {
        Line line;
        QCOMPARE(line.host.send({"{deck}"}, false), Lines());
        const auto sentence = line.guest.send({"{mine}"}, false);
        QCOMPARE(receivedBy(line.host, sentence).lines, Lines{"{mine}"});
        QCOMPARE(int(line.host.send({}, false).size()), 1);
    }

    void theGuestWaitsForItsWordToBeStretched() {
        LanChannel guest(Role::Guest, guestSecret(true));
        guest.send({}, false);
        QVERIFY(guest.saltToStretch().empty());
        QVERIFY(
            receivedBy(guest, LanChannel(Role::Host, hostSecret("secret")).send({}, false)).error.empty());
        QCOMPARE(guest.saltToStretch(), std::string_view("salt"));
        QCOMPARE(guest.send({"{mine}"}, false), Lines());
        guest.setStretched("secret");
        QVERIFY(guest.saltToStretch().empty());
        QCOMPARE(int(guest.send({}, false).size()), 1);
    }

    void whoDoesNotKnowThePasswordIsIgnored() {
        Line line("secret", "guess");
        const Received received = receivedBy(line.host, line.guest.send({"{mine}"}, false));
        QVERIFY(received.lines.empty());
        QCOMPARE(received.error, std::string("lan/word"));
        Line plain;
        QCOMPARE(receivedBy(plain.host, {"{\"type\":\"ping\"}"}).error, std::string("lan/word"));
        QCOMPARE(receivedBy(plain.host, {""}).error, std::string("lan/word"));
    }

    /// Somebody who stands in the host's place.
    void aHostWithoutThePasswordIsIgnored() {
        Line line("else", "secret");
        QCOMPARE(receivedBy(line.guest, {line.guest.send({"{mine}"}, false)}).error, std::string("lan/word"));
        Line other("else", "secret");
        other.guest.send({"{mine}"}, false);
        QCOMPARE(receivedBy(other.guest, {std::string(64, '0') + " {a}"}).error, std::string("lan/word"));
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
        const Lines sentence = line.host.send({"{1}", "{2}", "{3}"}, false);
        Lines meddled = sentence;
        Lines before;
        if (how == "changed") meddled[0].back() = ']';
        if (how == "without code") meddled[0] = "{1}";
        if (how == "code of another line") meddled[0] = sentence[1].substr(0, 65) + "{1}";
        if (how == "repeated") meddled = {sentence[0], sentence[0]}, before = {"{1}"};
        if (how == "left out") meddled = {sentence[1]};
        if (how == "in another order") meddled = {sentence[1], sentence[0]};
        if (how == "sent back") meddled = line.guest.send({"{1}"}, false);
        if (how == "cut") meddled[0].resize(20);
        if (how == "goodbye in between") meddled[0] = test::HeapLan::line(LanBye{""});
        if (how == "of another talk") {
            Line other("secret", "secret", "another nonce");
            other.prove();
            meddled = other.host.send({"{1}"}, false);
        }
        QCOMPARE(receivedBy(line.guest, meddled), (Received{before, "lan/forged"}));
    }

    /// All messages of an earlier guest, replayed to the same host: the nonce is different.
    void joiningCannotBeRepeated() {
        Line line;
        const Lines sentence = line.guest.send({"{mine}"}, false);
        LanChannel again(Role::Host, hostSecret("secret", "another nonce"));
        QVERIFY(receivedBy(again, line.guestsHello).error.empty());
        QCOMPARE(receivedBy(again, sentence).error, std::string("lan/word"));
    }

    /// The reason for the end also reaches a peer without the password, or one that has sent nothing at all.
    void alwaysShowsTheReasonForTheEnd() {
        const std::string bye = test::HeapLan::line(LanBye{"lan/word"});
        Line line("secret", "guess");
        QVERIFY(!receivedBy(line.host, line.guest.send({"{mine}"}, false)).error.empty());
        QCOMPARE(line.host.send({"{deck}", bye}, true), Lines{bye});
        QCOMPARE(receivedBy(line.guest, {bye}).lines, Lines{bye});
        QCOMPARE(int(LanChannel(Role::Host, hostSecret("secret")).send({"{deck}"}, true).size()), 1); // hello
        LanChannel silent(Role::Host, hostSecret("secret"));
        const Lines sentence = silent.send({"{deck}", bye}, true);
        QCOMPARE(int(sentence.size()), 2);
        QVERIFY(std::holds_alternative<LanHello>(*readLanOpening(sentence[0])));
        QCOMPARE(sentence[1], bye);
    }

    void theFirstLineIsAShortHelloAndSoon() {
        const auto endOf = [](const std::string& first) {
            LanChannel host(Role::Host, hostSecret("secret"));
            return receivedBy(host, {first}).error;
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

    /// What a program of the first version receives: that there is another version, before anything it lacks.
    void olderProgramsGetTheVersion() {
        const std::string hello = LanChannel(Role::Host, hostSecret("secret")).send({}, false).front();
        QVERIFY(hello.find("\"type\":\"hello\"") != std::string::npos);
        QVERIFY(hello.find("\"version\":4") != std::string::npos);
        QVERIFY(lanReason({{"json/version", {1, 2}}, 0, "version"}) == (Message{"lan/version", {1, 2}}));
    }
};

STONEMASON_APPLESS_TEST(TestLanChannel)
#include "test_lan_channel.moc"
