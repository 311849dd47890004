// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_address.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QTest>

using namespace stonemason;

namespace {

const QList<Subnet> atHome{QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/24")),
                           QHostAddress::parseSubnet(QStringLiteral("2001:db8:1:2::/64"))};

LanSource from(const char* address) {
    return lanSourceOf(QHostAddress(QString::fromLatin1(address)), atHome);
}

} // namespace

class TestLanSource : public QObject {
    Q_OBJECT

private slots:
    void distinguishesNeighbours() {
        for (const auto& [one, other] :
             {std::pair("192.168.0.7", "192.168.0.8"), std::pair("2001:db8:1:2::7", "2001:db8:1:2::8"),
              std::pair("fe80::7", "fe80::8")}) {
            QCOMPARE(from(one), from(one));
            QVERIFY2(from(one).computer != from(other).computer, one);
            QCOMPARE(from(one).network, from(other).network);
        }
    }

    /// One network each, so that nobody gets more by having addresses in it.
    void distinguishesNetworks() {
        const QSet<QString> networks{
            QString::fromStdString(from("192.168.0.7").network),
            QString::fromStdString(from("2001:db8:1:2::7").network),
            QString::fromStdString(from("fe80::7").network),
            QString::fromStdString(from("203.0.113.7").network),
        };
        QCOMPARE(networks.size(), 4);
    }

    /// Of the addresses a computer has in a network any may come first, and new ones come every day.
    void aNetworkIsTheSameByWhateverAddress() {
        const auto by = [](const char* own, int bits, const char* caller) {
            return lanSourceOf(QHostAddress(QString::fromLatin1(caller)),
                               {{QHostAddress(QString::fromLatin1(own)), bits}});
        };
        QCOMPARE(by("2001:db8:1:2::1", 64, "2001:db8:1:2::9"),
                 by("2001:db8:1:2:a:b:c:d", 64, "2001:db8:1:2::9"));
        QCOMPARE(by("10.1.2.3", 20, "10.1.3.4"), by("10.1.15.250", 20, "10.1.3.4"));
        QVERIFY(by("10.1.2.3", 20, "10.1.3.4").network != by("10.1.2.3", 16, "10.1.3.4").network);
    }

    void linkLocalAddressesAreOneNetwork() {
        for (const char* address : {"fe80::7%eth0", "fe80::7%eth1", "fe80:0:0:1::7", "169.254.3.4"})
            QCOMPARE(from(address).network, from("fe80::1").network);
    }

    /// A household far away has all that begins with its half.
    void beyondHalfAnAddressIsAComputer() {
        QCOMPARE(from("2001:db8:9:9::7"), from("2001:db8:9:9:ffff::8"));
        QVERIFY(from("2001:db8:9:9::7") != from("2001:db8:9:a::7"));
        QVERIFY(from("203.0.113.7") != from("203.0.113.8"));
        QCOMPARE(from("203.0.113.7").network, from("2001:db8:9:9::7").network);
    }

    void ipv4IsTheSameOnASocketOfBothKinds() {
        QCOMPARE(from("::ffff:192.168.0.7"), from("192.168.0.7"));
        QCOMPARE(from("::ffff:203.0.113.7"), from("203.0.113.7"));
    }

    void thisComputerIsInItsOwnNetworks() {
        const QList<Subnet> own = ownNetworks();
        const LanSource here = lanSourceOf(QHostAddress(QHostAddress::LocalHost), own);
        QVERIFY(here.network != from("203.0.113.7").network);
        QVERIFY(here != lanSourceOf(QHostAddress(QStringLiteral("127.0.0.2")), own));
        for (const auto& [address, bits] : own)
            QVERIFY(bits > 0 && bits <= (address.protocol() == QAbstractSocket::IPv6Protocol ? 64 : 32));
    }
};

STONEMASON_APPLESS_TEST(TestLanSource)
#include "test_lan_source.moc"
