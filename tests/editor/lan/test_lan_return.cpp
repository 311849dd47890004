// SPDX-License-Identifier: GPL-3.0-or-later
// Connections that are lost in a game, and what becomes of them.
#include "editor/lan/lan_status.h"
#include "editor/lan/lan_words.h"
#include "tests/editor/lan/heap_desk.h"
#include "tests/editor/lan/relay.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::test;
using namespace std::chrono_literals;

namespace {

LanLimits quickLimits() {
    LanLimits limits;
    limits.retry = 20ms;
    return limits;
}

/// Two who play through a network that can fail.
struct Apart {
    explicit Apart(const QString& word = {}, LanLimits limits = quickLimits()) {
        HeapHost::Options options;
        options.listenOn = QHostAddress(QHostAddress::LocalHost);
        options.announceTo = QHostAddress(QHostAddress::LocalHost);
        options.announcePort = 9;
        options.limits = limits;
        if (!word.isEmpty()) options.word = word;
        auto host = std::make_unique<HeapHost>(HeapRules{}, heapPlayer("Ann", 1), options);
        relay = std::make_unique<Relay>(host->port());
        QSignalSpy joined(host.get(), &HeapHost::joined);
        ben =
            HeapLink::to(QStringLiteral("127.0.0.1"), relay->port(), {}, heapPlayer("Ben", 2), limits, word);
        [&] { TRY_PATIENTLY(joined.size() == 1 && plays(*ben)); }();
        ann = host->takeLink();
    }

    static bool plays(const HeapLink& link) { return link.talk().stage() == LanTalk::Stage::Playing; }
    bool agree() const {
        return plays(*ann) && plays(*ben) && ann->session().game().record() == ben->session().game().record();
    }
    HeapLink& mover() const { return ann->session().isOwnTurn() ? *ann : *ben; }
    HeapLink& waiter() const { return ann->session().isOwnTurn() ? *ben : *ann; }
    static bool playAny(HeapLink& link) {
        const HeapGame& game = link.session().game();
        return link.play(UnmadeHeaps::moves(game.rules(), game.position()).front());
    }
    void cut() const {
        relay->cut();
        [&] { TRY_PATIENTLY(ann->isLost() && ben->isLost()); }();
    }

    std::unique_ptr<Relay> relay;
    std::unique_ptr<HeapLink> ann;
    std::unique_ptr<HeapLink> ben;
};

} // namespace

class TestLanReturn : public QObject {
    Q_OBJECT

private slots:
    void aLostGameGoesOn_data() {
        QTest::addColumn<QString>("word");
        QTest::newRow("without a word") << QString();
        QTest::newRow("with a word") << QStringLiteral("river-lamp");
    }

    /// Cut three times, with moves on the way and moves made while nobody received them.
    void aLostGameGoesOn() {
        QFETCH(QString, word);
        const Apart apart(word);
        for (int time = 0; time < 3; ++time) {
            HeapLink& mover = apart.mover();
            HeapLink& waiter = apart.waiter();
            QSignalSpy moved(&waiter, &HeapLink::moved);
            QSignalSpy resumed(&waiter, &HeapLink::resumed);
            if (time == 0) QVERIFY(Apart::playAny(mover)); // and it is cut before it could arrive
            apart.cut();
            if (time > 0) QVERIFY(Apart::playAny(mover));
            QVERIFY(!Apart::playAny(waiter));
            apart.relay->repair();
            TRY_PATIENTLY(apart.agree());
            QCOMPARE(apart.ann->session().game().moveCount(), time + 1);
            QCOMPARE(resumed.size(), 1);
            QCOMPARE(moved.size(), 1);
            QCOMPARE(apart.ann->isProtected(), !word.isEmpty());
        }
        QVERIFY(Apart::playAny(apart.mover()));
        TRY_PATIENTLY(apart.ann->session().game().moveCount() == 4 && apart.agree());
        QVERIFY(apart.ben->peerAddress() == QStringLiteral("127.0.0.1"));
    }

    /// No signal reports that the cable was pulled out: the one who waits longest notices, and the other goes
    /// by its word or its own clock.
    void silenceIsNoticedByBoth() {
        LanLimits limits = quickLimits();
        limits.silence = 1s;
        limits.ping = 250ms;
        const Apart apart({}, limits);
        apart.relay->setDeaf(true);
        TRY_PATIENTLY(apart.ann->isLost() && apart.ben->isLost());
        QVERIFY(Apart::playAny(apart.mover()));
        apart.relay->setDeaf(false);
        TRY_PATIENTLY(apart.agree() && apart.ann->session().game().moveCount() == 1);
    }

    /// While a host waits for its guest nobody else gets the game, nor learns that it waits.
    void nobodyElseComesBack() {
        const Apart apart;
        apart.cut();
        Relay open(apart.relay->target());
        const auto eve =
            HeapLink::to(QStringLiteral("127.0.0.1"), open.port(), {}, heapPlayer("Eve", 3), quickLimits());
        TRY_PATIENTLY(eve->talk().stage() == LanTalk::Stage::Closed);
        QVERIFY(!eve->talk().hasGame());
        QVERIFY(apart.ann->isLost());
        apart.relay->repair();
        TRY_PATIENTLY(apart.agree());
    }

    void whoWaitsNoLongerEnds() {
        const Apart apart;
        apart.cut();
        QSignalSpy ended(apart.ann.get(), &HeapLink::ended);
        apart.ann->stopWaiting();
        QCOMPARE(ended.size(), 1);
        QVERIFY(apart.ann->talk().end() == Message{"lan/lost"});
        apart.relay->repair();
        QTest::qWait(0);
        TRY_PATIENTLY(apart.ben->isLost()); // nobody is there
        apart.ben->stopWaiting();
        QVERIFY(apart.ben->talk().stage() == LanTalk::Stage::Closed);
    }

    void patienceEnds() {
        LanLimits limits = quickLimits();
        limits.resume = 1s;
        const Apart apart({}, limits);
        apart.cut();
        TRY_PATIENTLY(apart.ann->talk().end() && apart.ben->talk().end());
        QVERIFY(apart.ben->talk().end() == Message{"lan/lost"});
    }

    /// After a goodbye there is no attempt to reconnect.
    void whoLeavesIsNotWaitedFor() {
        const Apart apart;
        apart.ben->leave();
        TRY_PATIENTLY(apart.ann->talk().stage() == LanTalk::Stage::Closed);
        QVERIFY(apart.ann->talk().end() == (Message{"lan/left", {std::string("Ben")}}));
    }

    /// What the other program gives as its reason is a word among programs; people read a sentence.
    void reasonsAreSentences() {
        for (const char* id : {"lan/silent", "lan/version", "lan/rules", "lan/illegal", "lan/differs"}) {
            const QString text = lanEndText({"lan/told", {std::string(id)}});
            QVERIFY2(!text.contains(u'/') && text.endsWith(u'.'), qPrintable(text));
        }
        QVERIFY(lanEndText({"lan/told", {std::string("lan/new")}}).contains(QStringLiteral("lan/new")));
    }

    /// In the documents of both: the game stays live, says what is the matter, and goes on.
    void theDocumentsGoOn() {
        Apart apart;
        HeapDesk ann("Ann");
        HeapDesk ben("Ben");
        LanConnection& anns = *apart.ann;
        ann.lobby->begin(std::move(apart.ann));
        ben.lobby->begin(std::move(apart.ben));
        const HeapDesk& first = ann.isOwnTurn() ? ann : ben;
        const HeapDesk& second = ann.isOwnTurn() ? ben : ann;
        apart.relay->cut();
        TRY_PATIENTLY(ann.lan().notice().text.contains(QStringLiteral("was lost")) &&
                      ben.lan().notice().text.contains(QStringLiteral("was lost")));
        QVERIFY(ann.document().isLive() && !ann.lan().whyNoRematch().isEmpty());
        QVERIFY2(lanTroubleWords(anns.talk()).contains(QStringLiteral("stop waiting")),
                 qPrintable(lanTroubleWords(anns.talk())));
        QVERIFY(whyNoLanTakeBack(anns.talk()).contains(QStringLiteral("lost")));
        QVERIFY(first.playAny());
        apart.relay->repair();
        TRY_PATIENTLY(second.document().moveCount() == 1 && second.isOwnTurn());
        QVERIFY(second.lan().notice().text.contains(QStringLiteral("Connected")));
        QVERIFY(second.lan().notice().buttons.empty());
        QVERIFY(second.playAny());
        TRY_PATIENTLY(first.document().moveCount() == 2);
        apart.relay->cut();
        TRY_PATIENTLY(anns.isLost() && ben.lan().notice().buttons.size() == 1);
        QSignalSpy kept(ann.lobby.get(), &LanLobby::kept);
        ann.lan().notice().buttons[0].act();
        QVERIFY(!ann.document().isLive() && ben.document().isLive());
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept[0][0].toString(), ann.lan().keptFile());
    }
};

STONEMASON_TEST(TestLanReturn)
#include "test_lan_return.moc"
