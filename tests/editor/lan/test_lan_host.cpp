// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/lan/heap_link.h"
#include "tests/editor/lan/hosts.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <memory>
#include <vector>

using namespace stonemason;
using namespace std::chrono_literals;
using namespace stonemason::test;

namespace {

std::unique_ptr<HeapLink> guest(quint16 port, const QString& word = {}) {
    return HeapLink::to(QStringLiteral("127.0.0.1"), port, HeapRules{}, heapPlayer("Ben", 2), {}, word);
}

HeapHost::Options withWord(const char* word) {
    HeapHost::Options options = onThisMachine();
    options.word = QString::fromUtf8(word);
    return options;
}

/// Connections that say nothing, or hello and nothing more, and come again as soon as they are let go, from
/// several addresses.
class ConnectionFlood : public QObject {
public:
    /// @param first of the addresses 127.0.0.N; the guest's is 1
    ConnectionFlood(quint16 port, int first, int addresses, int ofEach, bool sendsHello = false)
        : port_(port), sendsHello_(sendsHello) {
        for (int address = first; address < first + addresses; ++address)
            for (int i = 0; i < ofEach; ++i)
                connectFrom(QStringLiteral("127.0.0.%1").arg(address));
    }
    int connections() const { return connections_; }

private:
    void connectFrom(const QString& address) {
        auto* socket = new QTcpSocket(this);
        socket->bind(QHostAddress(address));
        connect(socket, &QTcpSocket::connected, this, [this, socket] {
            ++connections_;
            if (sendsHello_)
                socket->write(QByteArray::fromStdString(HeapLan::line(LanHello{"0123", ""})) + '\n');
        });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket, address] {
            socket->deleteLater();
            connectFrom(address);
        });
        socket->connectToHost(QHostAddress::LocalHost, port_);
    }

    quint16 port_;
    bool sendsHello_;
    int connections_ = 0;
};

/// Connects once, at the moment when the object whose events it filters receives a queued call.
class Latecomers : public QObject {
public:
    Latecomers(quint16 port, int count) : port_(port), count_(count) {}

    std::vector<std::unique_ptr<QTcpSocket>> sockets;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::MetaCall || !sockets.empty()) return false;
        for (int i = 0; i < count_; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->connectToHost(QHostAddress::LocalHost, port_);
            if (!sockets.back()->waitForConnected(30'000)) qFatal("cannot connect");
        }
        return false;
    }

private:
    quint16 port_;
    int count_;
};

/// Options with long timeouts, under which nobody is disconnected.
HeapHost::Options withFewPlaces() {
    HeapHost::Options options = withWord("river-lamp");
    options.limits.greeting = 10min;
    options.places.all = 64; // of which half for the one network that is here
    options.places.term = 10min;
    return options;
}

} // namespace

class TestLanHost : public QObject {
    Q_OBJECT

private slots:
    void aGuestJoins() {
        const auto waiting = host();
        QVERIFY(waiting->isListening());
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const auto ben = guest(waiting->port());
        QSignalSpy begun(ben.get(), &HeapLink::begun);
        TRY_PATIENTLY(joined.size() == 1 && begun.size() == 1);
        const auto ann = waiting->takeLink();
        QVERIFY(ann);
        QVERIFY(ann->session().game().record() == ben->session().game().record());
        HeapLink& mover = ann->session().isOwnTurn() ? *ann : *ben;
        HeapLink& other = ann->session().isOwnTurn() ? *ben : *ann;
        QSignalSpy moved(&other, &HeapLink::moved);
        QVERIFY(mover.play(anyMoveIn(mover.session().game())));
        TRY_PATIENTLY(moved.size() == 1);
    }

    void itListensOnlyWhileItWaits() {
        const auto waiting = host();
        const quint16 port = waiting->port();
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const auto ben = guest(port);
        TRY_PATIENTLY(joined.size() == 1);
        QVERIFY(!waiting->isListening());
        const auto late = guest(port);
        QSignalSpy ended(late.get(), &HeapLink::ended);
        TRY_PATIENTLY(ended.size() == 1);
        QVERIFY(late->session().end() == Message{"lan/unreachable"});
    }

    void itStopsListeningWhenItGoes() {
        auto waiting = host();
        const quint16 port = waiting->port();
        waiting.reset();
        const auto late = guest(port);
        QSignalSpy ended(late.get(), &HeapLink::ended);
        TRY_PATIENTLY(ended.size() == 1);
    }

    /// Connections that send nothing or invalid data do not block guests.
    void strangersKeepNobodyOut() {
        HeapHost::Options options = onThisMachine();
        options.limits.greeting = 500ms;
        const auto waiting = host(options);
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        QSignalSpy refused(waiting.get(), &HeapHost::refused);
        std::vector<std::unique_ptr<QTcpSocket>> strangers;
        for (int i = 0; i < 30; ++i) {
            strangers.push_back(std::make_unique<QTcpSocket>());
            strangers.back()->connectToHost(QHostAddress::LocalHost, waiting->port());
            if (i % 2 == 0) strangers.back()->write("GET / HTTP/1.1\r\n\r\n");
        }
        TRY_PATIENTLY(refused.size() >= 4);
        std::unique_ptr<HeapLink> ben;
        TRY_PATIENTLY([&] {
            if (!ben || ben->session().stage() == HeapSession::Stage::Closed) ben = guest(waiting->port());
            return joined.size() == 1;
        }());
    }

    /// Nobody is let go because of time alone here: the limits are the usual ones, and longer than the test.
    void aSilentFloodKeepsNobodyOut_data() {
        QTest::addColumn<int>("addresses");
        QTest::addColumn<int>("ofEach");
        QTest::newRow("from the guest's own address") << 1 << 20;
        QTest::newRow("from ten addresses") << 10 << 6;
    }
    void aSilentFloodKeepsNobodyOut() {
        QFETCH(int, addresses);
        QFETCH(int, ofEach);
        HeapHost::Options options = withWord("river-lamp");
        options.limits.hello = 10min;
        options.limits.greeting = 10min;
        const auto waiting = host(options);
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const ConnectionFlood flood(waiting->port(), 1, addresses, ofEach);
        TRY_PATIENTLY(flood.connections() > 2 * addresses * ofEach);
        const auto ben = guest(waiting->port(), QStringLiteral("river lamp"));
        TRY_PATIENTLY(joined.size() == 1 || ben->session().stage() == HeapSession::Stage::Closed);
        QVERIFY2(joined.size() == 1,
                 ben->session().end() ? std::string(ben->session().end()->id).c_str() : "");
    }

    /// They all send hello and then nothing more, from as many addresses as there are places, counting the
    /// guest's.
    void aTalkativeFloodKeepsNobodyOut() {
        const auto waiting = host(withFewPlaces());
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const ConnectionFlood flood(waiting->port(), 2, 31, 2, true);
        TRY_PATIENTLY(flood.connections() > 200);
        const auto ben = guest(waiting->port(), QStringLiteral("river lamp"));
        TRY_PATIENTLY(joined.size() == 1 || ben->session().stage() == HeapSession::Stage::Closed);
        QCOMPARE(joined.size(), 1);
    }

    /// Who has sent hello and takes his time for the word, while others come from more addresses than there
    /// are places.
    void whoIsAboutToShowTheWordStays() {
        const auto waiting = host(withFewPlaces());
        QTcpSocket ben;
        ben.connectToHost(QHostAddress::LocalHost, waiting->port());
        ben.write(QByteArray::fromStdString(HeapLan::line(LanHello{"0123", ""})) + '\n');
        TRY_PATIENTLY(ben.canReadLine());
        const ConnectionFlood flood(waiting->port(), 2, 60, 2, true);
        TRY_PATIENTLY(flood.connections() > 500);
        QVERIFY2(ben.state() == QAbstractSocket::ConnectedState, ben.readAll().constData());
    }

    void whoIsNotChosenGetsTheReason() {
        const auto waiting = host();
        QTcpSocket silent;
        silent.connectToHost(QHostAddress::LocalHost, waiting->port());
        TRY_PATIENTLY(silent.bytesAvailable() > 0);
        const auto ben = guest(waiting->port());
        TRY_PATIENTLY(silent.state() == QAbstractSocket::UnconnectedState);
        QVERIFY(silent.readAll().contains("\"reason\":\"lan/taken\""));
    }

    /// A connection that arrives at the moment of the choice is in the system's backlog and still receives
    /// the reason.
    void whoWaitsInLineGetsTheReason() {
        const auto waiting = host();
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        QTcpSocket ben;
        ben.connectToHost(QHostAddress::LocalHost, waiting->port());
        TRY_PATIENTLY(ben.bytesAvailable() > 0);
        Latecomers late(waiting->port(), 3);
        waiting->installEventFilter(&late); // the next signal at the host is that Ben has begun
        ben.write(introduction());
        TRY_PATIENTLY(joined.size() == 1);
        QCOMPARE(int(late.sockets.size()), 3);
        for (const auto& socket : late.sockets) {
            TRY_PATIENTLY(socket->state() == QAbstractSocket::UnconnectedState);
            QVERIFY(socket->readAll().contains("\"reason\":\"lan/taken\""));
        }
    }

    /// A guest who only sends hello, or commits and waits, learns nothing about the host; of two who reveal
    /// at the same moment one plays, and the other learns nothing either.
    void onlyWhoJoinsLearnsWhatTheHostPlaysWith() {
        const auto waiting = host();
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const QList<QByteArray> message = introduction().split('\n');
        std::array<QTcpSocket, 4> guests;
        std::array<QByteArray, 4> received;
        for (std::size_t i = 0; i < guests.size(); ++i) {
            guests[i].connectToHost(QHostAddress::LocalHost, waiting->port());
            TRY_PATIENTLY(guests[i].state() == QAbstractSocket::ConnectedState);
            guests[i].write(message[0] + '\n' + (i > 0 ? message[1] + '\n' : QByteArray()));
            TRY_PATIENTLY((received[i] += guests[i].readAll()).count('\n') == 2);
            QVERIFY(received[i].contains("commitment") && !received[i].contains("heaps"));
        }
        for (const std::size_t i : {2U, 3U})
            guests[i].write(message[2] + '\n');
        TRY_PATIENTLY(joined.size() == 1);
        int learned = 0;
        for (std::size_t i = 0; i < guests.size(); ++i) {
            TRY_PATIENTLY((received[i] += guests[i].readAll()).count('\n') == 3);
            learned += received[i].contains("heaps") ? 1 : 0;
            QCOMPARE(received[i].contains("lan/taken"), !received[i].contains("heaps"));
        }
        QCOMPARE(learned, 1);
        QVERIFY(!received[0].contains("heaps") && !received[1].contains("heaps"));
    }

    void withTheWordAGuestJoins() {
        const auto waiting = host(withWord("river-lamp-tiger-stone"));
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const auto ben = guest(waiting->port(), QStringLiteral("  River lamp, TIGER stone "));
        TRY_PATIENTLY(joined.size() == 1 && ben->session().stage() == HeapSession::Stage::Playing);
        QVERIFY(ben->isProtected() && waiting->takeLink()->isProtected());
    }

    /// Both see the reason; it may be tried again, and not for ever.
    void aWrongWordThrice() {
        HeapHost::Options options = withWord("river-lamp");
        options.pause = 2s;
        const auto waiting = host(options);
        QSignalSpy refused(waiting.get(), &HeapHost::refused);
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const auto endOf = [&](const char* word) {
            const auto link = guest(waiting->port(), QString::fromUtf8(word));
            [&] { TRY_PATIENTLY(link->session().stage() == HeapSession::Stage::Closed); }();
            return QByteArray(std::string(link->session().end()->id).c_str());
        };
        QCOMPARE(endOf(""), QByteArray("lan/word-needed"));
        TRY_PATIENTLY(refused.size() == 1);
        QVERIFY(refused[0][0].value<Message>() == Message{"lan/wordless"});
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(endOf("tiger-stone"), QByteArray("lan/wrong-word"));
            TRY_PATIENTLY(refused.size() == 2 + i);
            QVERIFY(refused.back()[0].value<Message>() == Message{"lan/word"});
        }
        QCOMPARE(endOf("river-lamp"), QByteArray("lan/guesses"));
        QCOMPARE(joined.size(), 0);
        std::unique_ptr<HeapLink> ben;
        TRY_PATIENTLY([&] {
            if (!ben || ben->session().stage() == HeapSession::Stage::Closed)
                ben = guest(waiting->port(), QStringLiteral("river-lamp"));
            return joined.size() == 1;
        }());
    }

    void reportsAWordThatNobodyAsksFor() {
        const auto waiting = host();
        QSignalSpy refused(waiting.get(), &HeapHost::refused);
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const auto ben = guest(waiting->port(), QStringLiteral("river-lamp"));
        TRY_PATIENTLY(ben->session().stage() == HeapSession::Stage::Closed);
        QVERIFY(ben->session().end() == Message{"lan/no-word"});
        // The host has revealed nothing and continues to wait.
        TRY_PATIENTLY(refused.size() == 1);
        QVERIFY(refused[0][0].value<Message>() == Message{"lan/word-unasked"});
        QVERIFY(joined.isEmpty());
        QVERIFY(waiting->isListening());
    }

    /// An invalid password never counts as none: neither side plays without one.
    void whatIsNoWordIsNotNone() {
        for (const char* word : {"", " - ", "???"})
            QVERIFY(!host(withWord(word))->isListening());
        const auto waiting = host();
        QSignalSpy joined(waiting.get(), &HeapHost::joined);
        const auto ben = guest(waiting->port(), QStringLiteral("???"));
        TRY_PATIENTLY(ben->session().stage() == HeapSession::Stage::Closed);
        QVERIFY(ben->session().end() == Message{"lan/no-word"});
        QVERIFY(joined.isEmpty());
    }

    void reportsAPortThatIsTaken() {
        const auto first = host();
        HeapHost::Options options = onThisMachine();
        options.port = first->port();
        const auto second = host(options);
        QVERIFY(!second->isListening());
        QVERIFY(!second->errorString().isEmpty());
    }
};

STONEMASON_GUILESS_TEST(TestLanHost)
#include "test_lan_host.moc"
