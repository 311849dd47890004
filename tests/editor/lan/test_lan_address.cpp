// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_address.h"
#include "editor/lan/lan_words.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QTextDocument>

using namespace stonemason;

class TestLanAddress : public QObject {
    Q_OBJECT

private slots:
    void addressesAsPeopleWriteThem_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::newRow("four numbers") << "192.168.0.7"
                                      << "192.168.0.7" << int(lanPort);
        QTest::newRow("with a port") << "192.168.0.7:4000"
                                     << "192.168.0.7" << 4000;
        QTest::newRow("spaces around") << "  10.0.0.1:1 "
                                       << "10.0.0.1" << 1;
        QTest::newRow("a name") << "ben-pc.local"
                                << "ben-pc.local" << int(lanPort);
        QTest::newRow("a name with a port") << "ben:65535"
                                            << "ben" << 65535;
        QTest::newRow("IPv6") << "fe80::1"
                              << "fe80::1" << int(lanPort);
        QTest::newRow("IPv6 in brackets") << "[fe80::1]"
                                          << "fe80::1" << int(lanPort);
        QTest::newRow("IPv6 with a port") << "[::1]:46646"
                                          << "::1" << 46646;
    }
    void addressesAsPeopleWriteThem() {
        QFETCH(QString, text);
        QFETCH(QString, host);
        QFETCH(int, port);
        const auto address = lanAddressFrom(text);
        QVERIFY(address);
        QCOMPARE(address->host, host);
        QCOMPARE(int(address->port), port);
        QVERIFY(lanAddressFrom(lanAddressText(*address)) == address);
    }

    void whatIsNoAddress_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"",          "   ",         ":",
                                 ":46646",    "ben:",        "ben:0",
                                 "ben:65536", "ben:-1",      "ben:port",
                                 "ben:1:2",   "[fe80::1",    "fe80::1]",
                                 "[ben]:5",   "[]:5",        "[192.168.0.7]:5",
                                 "ben anna",  "http://ben/", "-ben",
                                 "ben..anna", "1.2.3",       "1.2.3.4.5",
                                 "256.1.1.1", "[::1]5",      "ben:999999999999"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void whatIsNoAddress() {
        QFETCH(QString, text);
        QVERIFY(!lanAddressFrom(text));
    }

    void strangersWordsAreHarmless() {
        QCOMPARE(plainWords("Ben"), QStringLiteral("Ben"));
        QCOMPARE(plainWords(" Two\nlines\t"), QStringLiteral("Two lines"));
        QCOMPARE(plainWords("a\xE2\x80\xAE"
                            "b"),
                 QStringLiteral("a b"));
        QVERIFY(!Qt::mightBeRichText(plainWords("<b>bold</b>")));
        QCOMPARE(std::size_t(plainWords(std::string(200, 'x')).size()), longestPlainWords);
        QVERIFY(plainWords("\n\t").isEmpty());
    }

    /// Letters that take two numbers in UTF-16 are letters, and none is cut in two.
    void strangersLettersStayWhole() {
        const std::string rook = "\xF0\x9F\x8F\xB0"; // beyond U+FFFF
        QCOMPARE(plainWords("Ben " + rook), QString::fromStdString("Ben " + rook));
        std::string many;
        for (std::size_t i = 0; i < longestPlainWords + 1; ++i)
            many += rook;
        const auto shown = plainWords(many).toStdU32String();
        QCOMPARE(shown.size(), longestPlainWords);
        QVERIFY(shown == std::u32string(longestPlainWords - 1, U'\U0001F3F0') + U'…');
    }
};

STONEMASON_GUILESS_TEST(TestLanAddress)
#include "test_lan_address.moc"
