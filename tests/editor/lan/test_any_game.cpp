// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is no game of the house, from a host who waits to its end.
#include "editor/lan/lan_finder.h"
#include "tests/editor/lan/heap_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A host on this machine alone which announces itself to nobody.
HeapHost::Options here(const std::optional<QString>& word = {}) {
    HeapHost::Options options;
    options.listenOn = QHostAddress(QHostAddress::LocalHost);
    options.announceTo = QHostAddress(QHostAddress::LocalHost);
    options.word = word;
    return options;
}

} // namespace

class TestAnyGame : public QObject {
    Q_OBJECT

private slots:
    void aGameIsHostedJoinedAndPlayed_data() {
        QTest::addColumn<QString>("word");
        QTest::newRow("without a word") << QString();
        QTest::newRow("with a word") << QStringLiteral("river-lamp");
    }

    void aGameIsHostedJoinedAndPlayed() {
        QFETCH(QString, word);
        HeapHost host({}, heapPlayer("Ann", 1), here(word.isEmpty() ? std::nullopt : std::optional(word)));
        QVERIFY(host.isListening());
        QSignalSpy joined(&host, &HeapHost::joined);
        const auto guest =
            HeapLink::to(QStringLiteral("127.0.0.1"), host.port(), {}, heapPlayer("Ben", 2), {}, word);
        TRY_PATIENTLY(joined.size() == 1);
        const std::unique_ptr<HeapLink> ann = host.takeLink();
        QVERIFY(ann && !host.takeLink());
        TRY_PATIENTLY(guest->session().stage() == LanTalk::Stage::Playing);
        QCOMPARE(guest->session().peerName(), std::string("Ann"));
        QCOMPARE(guest->isProtected(), !word.isEmpty());
        while (!ann->session().game().hasEnded()) {
            HeapLink& mover = ann->session().isOwnTurn() ? *ann : *guest;
            HeapLink& other = &mover == ann.get() ? *guest : *ann;
            QSignalSpy moved(&other, &HeapLink::moved);
            const HeapGame& game = mover.session().game();
            QVERIFY(mover.play(UnmadeHeaps::moves(game.rules(), game.position()).back()));
            TRY_PATIENTLY(moved.size() == 1);
            QVERIFY(ann->session().game().record() == guest->session().game().record());
        }
        QSignalSpy begun(ann.get(), &HeapLink::begun);
        QVERIFY(guest->askForRematch() && ann->askForRematch());
        TRY_PATIENTLY(begun.size() == 1);
        QCOMPARE(ann->session().game().moveCount(), 0);
    }

    /// Who looks for another game does not see this one, and cannot join it.
    void distinguishesGames() {
        QUdpSocket free;
        QVERIFY(free.bind(QHostAddress::LocalHost, 0));
        const quint16 port = free.localPort();
        free.close();
        LanFinder heaps(QStringLiteral("heaps"), port);
        LanFinder chess(QStringLiteral("chess"), port);
        QVERIFY(heaps.isListening() && chess.isListening());
        HeapHost::Options options = here();
        options.announceTo = QHostAddress(QStringLiteral("127.255.255.255"));
        options.announcePort = port;
        const HeapHost host({}, heapPlayer("Ann", 1), options);
        TRY_PATIENTLY(heaps.hosts().size() == 1);
        QCOMPARE(heaps.hosts().front().name, QStringLiteral("Ann"));
        QCOMPARE(heaps.hosts().front().port, host.port());
        QVERIFY(chess.hosts().isEmpty());
        const auto guest =
            HeapLink::to(QStringLiteral("127.0.0.1"), host.port(), {}, heapPlayer("Ben", 2, {1, 1, 1}));
        TRY_PATIENTLY(guest->session().stage() == LanTalk::Stage::Closed);
        QVERIFY(!guest->session().hasGame());
    }
};

STONEMASON_GUILESS_TEST(TestAnyGame)
#include "test_any_game.moc"
