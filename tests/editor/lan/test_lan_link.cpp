// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/lan/heap_link.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace stonemason;
using namespace std::chrono_literals;
using namespace stonemason::test;

namespace {

/// Two ends of one connection on this machine.
struct Sockets {
    Sockets() {
        if (!server.listen(QHostAddress::LocalHost)) qFatal("cannot listen");
        client = std::make_unique<QTcpSocket>();
        client->connectToHost(QHostAddress::LocalHost, server.serverPort());
        if (!server.waitForNewConnection(30'000) || !client->waitForConnected(60'000))
            qFatal("cannot connect");
        accepted.reset(server.nextPendingConnection());
        accepted->setParent(nullptr);
    }

    QTcpServer server;
    std::unique_ptr<QTcpSocket> client;
    std::unique_ptr<QTcpSocket> accepted;
};

std::unique_ptr<HeapLink> hostLink(Sockets& sockets, LanLimits limits = {}) {
    return std::make_unique<HeapLink>(std::move(sockets.accepted), HeapRules{}, HeapSession::Role::Host,
                                      heapPlayer("Ann", 1), limits);
}

/// Links of two honest programs, in a game.
struct Table {
    Table() {
        Sockets sockets;
        host = hostLink(sockets);
        guest = std::make_unique<HeapLink>(std::move(sockets.client), HeapRules{}, HeapSession::Role::Guest,
                                           heapPlayer("Ben", 2));
        QSignalSpy hostBegun(host.get(), &HeapLink::begun);
        QSignalSpy guestBegun(guest.get(), &HeapLink::begun);
        [&] { TRY_PATIENTLY(hostBegun.size() == 1 && guestBegun.size() == 1); }();
    }

    HeapLink& mover() { return host->session().isOwnTurn() ? *host : *guest; }
    HeapLink& other() { return host->session().isOwnTurn() ? *guest : *host; }

    std::unique_ptr<HeapLink> host;
    std::unique_ptr<HeapLink> guest;
};

/// The error with which a link ends if its peer sends only these bytes.
std::string endAfter(const QByteArray& bytes, LanLimits limits = {}) {
    Sockets sockets;
    const auto link = hostLink(sockets, limits);
    QSignalSpy ended(link.get(), &HeapLink::ended);
    sockets.client->write(bytes);
    [&] { TRY_PATIENTLY(ended.size() == 1); }();
    return std::string(link->session().end()->id);
}

QByteArray hello() {
    return QByteArray::fromStdString(HeapLan::line(LanHello{"0123", ""})) + '\n';
}

} // namespace

class TestLanLink : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameAndARematch() {
        Table table;
        for (int round = 0; round < 2; ++round) {
            while (!table.host->session().game().hasEnded()) {
                HeapLink& mover = table.mover();
                HeapLink& other = table.other();
                QSignalSpy moved(&other, &HeapLink::moved);
                const HeapMove move = anyMoveIn(mover.session().game());
                QVERIFY(mover.play(move));
                TRY_PATIENTLY(moved.size() == 1);
                QVERIFY(other.session().game().record().moves.back() == move);
                QVERIFY(mover.session().game().position() == other.session().game().position());
            }
            QSignalSpy wanted(table.guest.get(), &HeapLink::rematchWanted);
            QSignalSpy hostBegun(table.host.get(), &HeapLink::begun);
            QSignalSpy guestBegun(table.guest.get(), &HeapLink::begun);
            QVERIFY(table.host->askForRematch());
            TRY_PATIENTLY(wanted.size() == 1);
            QVERIFY(table.guest->askForRematch());
            QCOMPARE(guestBegun.size(), 1);
            TRY_PATIENTLY(hostBegun.size() == 1);
            QVERIFY(table.host->session().game().record() == table.guest->session().game().record());
        }
    }

    void reportsResigning() {
        Table table;
        HeapLink& loser = table.mover();
        HeapLink& winner = table.other();
        QSignalSpy resigned(&winner, &HeapLink::resigned);
        QVERIFY(loser.resign());
        TRY_PATIENTLY(resigned.size() == 1);
        QCOMPARE(winner.session().game().winner(), std::optional(winner.session().ownPlayer()));
    }

    void resigningOutOfTurnIsConfirmed() {
        Table table;
        HeapLink& winner = table.mover();
        HeapLink& loser = table.other();
        QSignalSpy sent(&winner, &HeapLink::resigned);
        QSignalSpy confirmed(&loser, &HeapLink::resigned);
        QVERIFY(loser.resign());
        QCOMPARE(confirmed.size(), 0);
        TRY_PATIENTLY(sent.size() == 1 && confirmed.size() == 1);
        QCOMPARE(loser.session().game().winner(), std::optional(winner.session().ownPlayer()));
        QVERIFY(winner.session().game().record() == loser.session().game().record());
    }

    /// Whatever a peer is refused for, it gets to read the reason, and then the end of the line.
    void theReasonArrivesBeforeTheEnd_data() {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("nonsense") << QByteArray("GET / HTTP/1.1\r\n\r\n") << QByteArray("lan/nonsense");
        QTest::newRow("more than was read") << QByteArray(3'000'000, 'x') << QByteArray("lan/too-long");
        QTest::newRow("an older program")
            << hello().replace("\"version\":4", "\"version\":2") << QByteArray("lan/version");
        QTest::newRow("silence") << QByteArray() << QByteArray("lan/silent");
    }
    void theReasonArrivesBeforeTheEnd() {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, reason);
        LanLimits limits;
        limits.hello = 200ms;
        Sockets sockets;
        auto link = hostLink(sockets, limits);
        QByteArray received;
        bool isOver = false;
        connect(sockets.client.get(), &QTcpSocket::readyRead, this,
                [&] { received += sockets.client->readAll(); });
        connect(sockets.client.get(), &QTcpSocket::disconnected, this, [&] { isOver = true; });
        connect(link.get(), &HeapLink::ended, this, [&] { link.release()->deleteLater(); });
        sockets.client->write(message);
        TRY_PATIENTLY(isOver);
        const QList<QByteArray> lines = received.split('\n');
        QCOMPARE(lines.size(), 3); // a hello, the reason, nothing more
        QVERIFY2(lines[1].contains("\"reason\":\"" + reason + "\""), lines[1].constData());
    }

    void reportsLeaving() {
        Table table;
        QSignalSpy ended(table.host.get(), &HeapLink::ended);
        QSignalSpy own(table.guest.get(), &HeapLink::ended);
        table.guest->leave();
        TRY_PATIENTLY(ended.size() == 1);
        QVERIFY(table.host->session().end() == (Message{"lan/left", {std::string("Ben")}}));
        QCOMPARE(own.size(), 0);
    }

    void closingTheProgramIsLeaving() {
        Table table;
        QSignalSpy ended(table.host.get(), &HeapLink::ended);
        table.guest.reset();
        TRY_PATIENTLY(ended.size() == 1);
        QVERIFY(table.host->session().end()->id == "lan/left");
    }

    void aPeerThatVanishesIsNamed() {
        Sockets sockets;
        const auto link = hostLink(sockets);
        QSignalSpy begun(link.get(), &HeapLink::begun);
        QSignalSpy ended(link.get(), &HeapLink::ended);
        sockets.client->write(introduction());
        TRY_PATIENTLY(begun.size() == 1);
        sockets.client->abort();
        TRY_PATIENTLY(ended.size() == 1);
        QVERIFY(link->session().end() == Message{"lan/lost"});
        QVERIFY(link->session().hasGame());
    }

    /// However the bytes are cut on their way, the lines are whole.
    void linesComeInPieces() {
        Sockets sockets;
        const auto link = hostLink(sockets);
        QSignalSpy begun(link.get(), &HeapLink::begun);
        for (const char byte : introduction()) {
            sockets.client->write(&byte, 1);
            sockets.client->flush();
            QCoreApplication::processEvents();
        }
        TRY_PATIENTLY(begun.size() == 1);
    }

    /// A socket may have waited for its link, and read what came.
    void whatCameBeforeIsRead() {
        Sockets sockets;
        sockets.client->write(introduction());
        TRY_PATIENTLY(sockets.accepted->bytesAvailable() == introduction().size());
        const auto link = hostLink(sockets);
        QSignalSpy begun(link.get(), &HeapLink::begun);
        TRY_PATIENTLY(begun.size() == 1);
    }

    void hostilePeersEndIt() {
        QCOMPARE(endAfter("GET / HTTP/1.1\r\n\r\n"), std::string("lan/nonsense"));
        QCOMPARE(endAfter("\n"), std::string("lan/nonsense"));
        QCOMPARE(endAfter(QByteArray(1'000'000, 'x')), std::string("lan/too-long"));
        QCOMPARE(endAfter(QByteArray(1'000'000, '[') + '\n'), std::string("lan/too-long"));
        QCOMPARE(endAfter(introduction() + hello()), std::string("lan/out-of-turn"));
        QCOMPARE(endAfter(introduction() + QByteArray("{\"type\":\"ping\"}\n").repeated(100'000)),
                 std::string("lan/flood"));
        QCOMPARE(endAfter(hello().replace("\"version\":4", "\"version\":7")), std::string("lan/version"));
    }

    void stallingPeersEndIt() {
        LanLimits short_;
        short_.hello = 200ms;
        short_.greeting = 300ms;
        short_.silence = 600ms;
        short_.ping = 100ms;
        QCOMPARE(endAfter("", short_), std::string("lan/silent"));
        QCOMPARE(endAfter("{\"type\":", short_), std::string("lan/silent"));
        QCOMPARE(endAfter(hello(), short_), std::string("lan/silent"));
        QCOMPARE(endAfter(introduction(), short_), std::string("lan/silent"));
    }

    /// A peer that pings and never moves: it is warned of, then ended.
    void whoOnlyPingsEndsIt() {
        LanLimits limits;
        limits.silence = 60s;
        limits.move = 1500ms;
        limits.warning = 1000ms;
        limits.perSecond = 1000;
        limits.burst = 10'000;
        Sockets sockets;
        const auto link = hostLink(sockets, limits);
        QSignalSpy begun(link.get(), &HeapLink::begun);
        QSignalSpy warned(link.get(), &HeapLink::minutesLeftChanged);
        QSignalSpy ended(link.get(), &HeapLink::ended);
        sockets.client->write(introduction());
        TRY_PATIENTLY(begun.size() == 1);
        while (link->session().isOwnTurn())
            QVERIFY(link->play(anyMoveIn(link->session().game())));
        QTimer pings;
        connect(&pings, &QTimer::timeout, this, [&] { sockets.client->write("{\"type\":\"ping\"}\n"); });
        pings.start(20);
        TRY_PATIENTLY(link->session().minutesLeft() == 1);
        QVERIFY(warned.size() > 0);
        TRY_PATIENTLY(ended.size() == 1);
        QVERIFY(link->session().end() == (Message{"lan/stalled", {1}}));
    }

    /// A program that stood still, or a computer that slept, has not listened: no silence of the peer's.
    void standingStillIsNoSilence() {
        LanLimits limits;
        limits.silence = 1000ms;
        Sockets sockets;
        const auto link = hostLink(sockets, limits);
        QSignalSpy begun(link.get(), &HeapLink::begun);
        QSignalSpy ended(link.get(), &HeapLink::ended);
        std::chrono::milliseconds now{0};
        std::chrono::milliseconds step{1h};
        int ticks = 0;
        link->setClock([&] {
            ++ticks;
            return now += step;
        });
        sockets.client->write(introduction());
        TRY_PATIENTLY(begun.size() == 1);
        TRY_PATIENTLY(ticks >= 8);
        QCOMPARE(ended.size(), 0);
        step = 250ms;
        TRY_PATIENTLY(ended.size() == 1);
        QVERIFY(link->session().end() == (Message{"lan/silent", {1}}));
    }

    void nobodyThere() {
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        const quint16 port = closed.serverPort();
        closed.close();
        const auto link = HeapLink::to(QStringLiteral("127.0.0.1"), port, HeapRules{}, heapPlayer("Ben", 2));
        QSignalSpy ended(link.get(), &HeapLink::ended);
        TRY_PATIENTLY(ended.size() == 1);
        QVERIFY(link->session().end() == Message{"lan/unreachable"});
        QVERIFY(!link->play({0, 0}));
        QCOMPARE(ended.size(), 1);
    }
};

STONEMASON_GUILESS_TEST(TestLanLink)
#include "test_lan_link.moc"
