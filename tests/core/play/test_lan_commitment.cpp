// SPDX-License-Identifier: GPL-3.0-or-later
// Both sides commit themselves before either reveals what it plays with.
#include "tests/core/play/heap_lan.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace stonemason;
using namespace stonemason::test;
using Role = LanTalk::Role;
using Stage = LanTalk::Stage;

namespace {

using Lines = std::vector<std::string>;

/// Secrets until the peer has committed and joined.
constexpr std::uint64_t annsSeed = 271'828;
constexpr std::array<std::uint8_t, 3> theHeaps{3, 4, 5};

HeapSession ann(Role role) {
    return heapSession(role, heapPlayer("Ann", annsSeed, theHeaps));
}

std::string revealOf(const char* name, std::uint64_t seed) {
    return HeapLan::line(HeapReveal{std::string("nonce of ") + name, heapPlayer(name, seed, theHeaps)});
}

std::string commitTo(Role role, const std::string& revelation) {
    return HeapLan::line(LanCommit{committedTo(role == Role::Host ? "host" : "guest", revelation)});
}

Role otherThan(Role role) {
    return role == Role::Host ? Role::Guest : Role::Host;
}

bool namesAnn(const Lines& lines) {
    return std::ranges::any_of(lines, [](const std::string& line) {
        return line.find(std::to_string(annsSeed)) != std::string::npos ||
               line.find("heaps") != std::string::npos || line.find("nonce") != std::string::npos;
    });
}

std::string endIdOf(const HeapSession& session) {
    return session.end() ? std::string(session.end()->id) : std::string("none");
}

/// All messages that a peer, honest or not, can send to Ann in that role.
Lines wordsTo(Role anns) {
    const Role peers = otherThan(anns);
    const std::string ben = revealOf("Ben", 2);
    const std::string own = revealOf("Ann", annsSeed);
    return {commitTo(peers, ben),
            ben,
            commitTo(peers, revealOf("Ben", 3)),
            revealOf("Ben", 3),
            commitTo(anns, own), // her own sent back
            own,
            commitTo(anns, ben), // as the other role
            HeapLan::line(LanCommit{}),
            HeapLan::line(LanHello{"n", ""}),
            HeapLan::line(LanMoveOf<HeapMove>{1, {0, 1}, "x"}),
            HeapLan::line(LanPing{}),
            HeapLan::line(LanResign{}),
            HeapLan::line(LanConfirm{}),
            HeapLan::line(LanRematch{}),
            HeapLan::line(LanBye{}),
            "{}",
            std::string(maximumLanLine + 1, ' ')};
}

/// The session after these words, and all lines it has sent.
struct Listener {
    explicit Listener(Role role) : session(ann(role)) { note(); }
    void receive(const std::string& line) {
        session.receive(line);
        note();
    }
    void note() { std::ranges::move(session.takeLines(), std::back_inserter(message)); }

    HeapSession session;
    Lines message;
};

} // namespace

class TestLanCommitment : public QObject {
    Q_OBJECT

private slots:
    void commitmentsComeBeforeReveals() {
        HeapSession host = ann(Role::Host);
        HeapSession guest = heapSession(Role::Guest, heapPlayer("Ben", 2));
        const Lines hosts = host.takeLines();
        const Lines guests = guest.takeLines();
        QCOMPARE(hosts, Lines{commitTo(Role::Host, revealOf("Ann", annsSeed))});
        QCOMPARE(guests, Lines{commitTo(Role::Guest, revealOf("Ben", 2))});
        host.receive(guests[0]);
        QVERIFY(host.takeLines().empty());
        guest.receive(hosts[0]);
        QCOMPARE(guest.takeLines(), Lines{revealOf("Ben", 2)});
        host.receive(revealOf("Ben", 2));
        QVERIFY(host.stage() == Stage::Playing);
        QCOMPARE(host.takeLines(), Lines{revealOf("Ann", annsSeed)});
        guest.receive(revealOf("Ann", annsSeed));
        QVERIFY(guest.stage() == Stage::Playing);
        QCOMPARE(guest.ownPlayer(), 1 - host.ownPlayer());
    }

    /// Every order of three messages: only a commitment and its matching revelation begin a game; anything
    /// else ends the session at once, and nothing is revealed too early.
    void everyOrderOfWords_data() {
        QTest::addColumn<bool>("isHost");
        QTest::newRow("to the host") << true;
        QTest::newRow("to the guest") << false;
    }
    void everyOrderOfWords() {
        QFETCH(bool, isHost);
        const Role role = isHost ? Role::Host : Role::Guest;
        const Lines words = wordsTo(role);
        int begun = 0;
        for (std::size_t first = 0; first < words.size(); ++first)
            for (std::size_t second = 0; second < words.size(); ++second) {
                Listener listener(role);
                QVERIFY(!namesAnn(listener.message));
                listener.receive(words[first]);
                const bool commits = first < 8 && first != 1 && first != 3 && first != 5;
                QCOMPARE(listener.session.stage() == Stage::Closed, !commits);
                QCOMPARE(namesAnn(listener.message), commits && !isHost);
                listener.receive(words[second]);
                const bool fits = (first == 0 && second == 1) || (first == 2 && second == 3);
                QCOMPARE(listener.session.stage() == Stage::Playing, fits);
                QCOMPARE(listener.session.hasGame(), fits);
                QCOMPARE(namesAnn(listener.message), commits && (!isHost || fits));
                const bool reveals = second == 1 || second == 3 || second == 5;
                if (commits && reveals && !fits)
                    QCOMPARE(endIdOf(listener.session), std::string("lan/commitment"));
                begun += fits ? 1 : 0;
                if (!fits) continue;
                for (std::size_t third = 0; third < 9; ++third) {
                    Listener later = listener;
                    later.receive(words[third]); // what begins a game is not said again
                    QCOMPARE(endIdOf(later.session), std::string("lan/out-of-turn"));
                }
            }
        QCOMPARE(begun, 2);
    }

    /// A peer that echoes the received messages would have a seed that cancels the other's.
    void nobodySendsTheOthersWordsBack() {
        for (const Role role : {Role::Host, Role::Guest}) {
            Listener listener(role);
            listener.receive(listener.message.front());
            listener.receive(revealOf("Ann", annsSeed));
            QCOMPARE(endIdOf(listener.session), std::string("lan/commitment"));
            QVERIFY(!listener.session.hasGame());
        }
    }

    /// A revelation with any byte changed is another revelation.
    void whatIsRevealedIsWhatWasCommittedTo() {
        const std::string honest = revealOf("Ben", 2);
        for (const std::string& other :
             {revealOf("Ben", 0), revealOf("Bem", 2), honest + ' ',
              HeapLan::line(HeapReveal{"another", heapPlayer("Ben", 2, theHeaps)}),
              HeapLan::line(HeapReveal{"nonce of Ben", heapPlayer("Ben", 2, {3, 4, 6})})}) {
            Listener listener(Role::Host);
            listener.receive(commitTo(Role::Guest, honest));
            listener.receive(other);
            QCOMPARE(endIdOf(listener.session), std::string("lan/commitment"));
            QVERIFY(!namesAnn(listener.message));
        }
    }

    /// A peer that commits and then sends nothing more, or only more commitments.
    void whoNeverRevealsIsNotWaitedFor() {
        Listener listener(Role::Host);
        listener.session.pass(listener.session.limits().greeting / 2);
        listener.receive(commitTo(Role::Guest, revealOf("Ben", 2)));
        listener.session.pass(listener.session.limits().greeting / 2);
        listener.note();
        QCOMPARE(endIdOf(listener.session), std::string("lan/silent"));
        QVERIFY(!namesAnn(listener.message));
    }

    void whoIsNotLetInLearnsNothing() {
        Listener listener(Role::Host);
        listener.session.setAdmission([] { return std::optional(Message{"lan/taken"}); });
        listener.receive(commitTo(Role::Guest, revealOf("Ben", 2)));
        listener.receive(revealOf("Ben", 2));
        QCOMPARE(endIdOf(listener.session), std::string("lan/taken"));
        QVERIFY(!namesAnn(listener.message) && !listener.session.hasGame());
    }

    /// Nor does a peer whose game does not match.
    void whoPlaysSomethingElseLearnsNothing() {
        const std::string other = HeapLan::line(HeapReveal{"n", heapPlayer("Ben", 2, {1, 1, 1})});
        Listener listener(Role::Host);
        listener.receive(commitTo(Role::Guest, other));
        listener.receive(other);
        QCOMPARE(endIdOf(listener.session), std::string("lan/rules"));
        QVERIFY(!namesAnn(listener.message));
    }
};

STONEMASON_APPLESS_TEST(TestLanCommitment)
#include "test_lan_commitment.moc"
