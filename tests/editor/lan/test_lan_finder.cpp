// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_finder.h"
#include "tests/editor/lan/hosts.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QTest>
#include <QUdpSocket>

#include <algorithm>
#include <utility>

using namespace stonemason;
using test::freeUdpPort;
using test::host;
using test::onThisMachine;

namespace {

/// Announcements from other addresses of this machine, 127.0.0.N.
struct Flood {
    explicit Flood(quint16 port) : to(port) {}

    /// As many games as that, by their ports.
    void shout(int address, int firstPort, int games) const {
        QUdpSocket socket;
        if (!socket.bind(QHostAddress(QStringLiteral("127.0.0.%1").arg(address)))) qFatal("no such address");
        for (int port = firstPort; port < firstPort + games; ++port)
            socket.writeDatagram(
                QByteArray::fromStdString(lanAnnouncementText({"heaps", "Eve", port + 1, false})),
                QHostAddress(QHostAddress::LocalHost), to);
    }

    quint16 to;
};

} // namespace

class TestLanFinder : public QObject {
    Q_OBJECT

private slots:
    void hostsAreFoundAndForgotten() {
        const quint16 port = freeUdpPort();
        LanFinder finder(QStringLiteral("heaps"), port);
        QVERIFY(finder.isListening());
        auto waiting = host(onThisMachine(port));
        TRY_PATIENTLY(finder.hosts() == (QList<FoundHost>{{QStringLiteral("Ann"), QStringLiteral("127.0.0.1"),
                                                           waiting->port(), false}}));
        waiting.reset();
        TRY_PATIENTLY(finder.hosts().isEmpty());
    }

    /// Other games, other versions, nonsense and a flood of names: none is listed, or not without end.
    void strangeAnnouncementsAreHarmless() {
        const quint16 port = freeUdpPort();
        LanFinder finder(QStringLiteral("heaps"), port);
        QUdpSocket shouter;
        const auto shout = [&](const QByteArray& bytes) {
            shouter.writeDatagram(bytes, QHostAddress(QHostAddress::LocalHost), port);
        };
        const auto announced = [](const char* game, const char* name, int tcp) {
            return QByteArray::fromStdString(lanAnnouncementText({game, name, tcp, false}));
        };
        shout(announced("chess", "Eve", 5));
        shout(announced("heaps", "Eve", 5).replace("lan\":4", "lan\":3"));
        shout(announced("heaps", "Eve", 70'000));
        shout(QByteArray(5000, 'x'));
        shout("");
        shout(announced("heaps", "Line\nbreak\x07\xE2\x80\xAE", 6));
        TRY_PATIENTLY(!finder.hosts().isEmpty());
        QCOMPARE(finder.hosts().size(), 1);
        for (const QChar letter : finder.hosts()[0].name)
            QVERIFY(letter.isPrint());
        for (int i = 1; i < 1000; ++i) {
            shout(announced("heaps", "Many", i));
            QCoreApplication::processEvents();
        }
        TRY_PATIENTLY(std::ranges::any_of(finder.hosts(), [](const FoundHost& host) {
            return host.name == QStringLiteral("Many") && host.port > 900;
        }));
        QVERIFY(finder.hosts().size() <= 4);
    }

    /// Somebody at another address who claims a hundred games a moment.
    void aFloodHidesNobody() {
        const quint16 port = freeUdpPort();
        LanFinder finder(QStringLiteral("heaps"), port);
        const Flood flood(port);
        const auto waiting = host(onThisMachine(port));
        int next = 0;
        TRY_PATIENTLY([&] {
            flood.shout(2, next, 100);
            next = (next + 100) % 60'000;
            return finder.hosts().contains(
                       {QStringLiteral("Ann"), QStringLiteral("127.0.0.1"), waiting->port(), false}) &&
                   finder.hosts().size() == 5;
        }());
        for (int i = 0; i < 20; ++i) {
            flood.shout(2, 100 * i, 100);
            QCoreApplication::processEvents();
            QVERIFY(finder.hosts().size() <= 5);
        }
    }

    /// What comes at once is read in turns, so that windows and links have theirs in between.
    void aFloodHoldsNothingUp() {
        const quint16 port = freeUdpPort();
        LanFinder finder(QStringLiteral("heaps"), port);
        qsizetype most = 0;
        qsizetype before = 0;
        connect(&finder, &LanFinder::changed, this, [&] {
            most = std::max(most, finder.hosts().size() - std::exchange(before, finder.hosts().size()));
        });
        const Flood flood(port);
        for (int address = 2; address < 27; ++address)
            flood.shout(address, 1, 4);
        TRY_PATIENTLY(finder.hosts().size() == 100);
        QVERIFY2(most <= 64, qPrintable(QString::number(most)));
    }
};

STONEMASON_GUILESS_TEST(TestLanFinder)
#include "test_lan_finder.moc"
