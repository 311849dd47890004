// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_talk.h"
#include "tests/core/play/heaps.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <sstream>

using namespace stonemason;
using namespace stonemason::test;
using namespace std::chrono_literals;
using Stage = LanTalk::Stage;

namespace {

constexpr std::array<std::string_view, 4> signalWords{"resign", "confirm", "ping", "rematch"};

/// Heaps over a line: "player Ann", "move a3", and the signals as words.
class HeapTalk : public LanTalk {
public:
    HeapTalk(Role role, const std::string& name) : LanTalk(role, {}), name_(name) {
        sendLine("player " + name);
    }

    const HeapGame& game() const { return *game_; }
    bool hasGameEnded() const override { return game_->hasEnded(); }
    const std::string& ownName() const override { return name_; }
    const std::string& peerName() const override { return peer_; }

    bool play(HeapMove move) {
        if (!isOwnTurn() || !game_->play(move)) return false;
        noteMoved(false);
        sendLine("move " + Heaps::text(move));
        return true;
    }
    void receive(std::string_view said) override {
        if (!noteReceived()) return;
        const std::string line(said);
        const std::string word = line.substr(0, line.find(' '));
        const std::string rest = line.size() > word.size() ? line.substr(word.size() + 1) : std::string();
        if (word == "player") {
            peer_ = rest;
            begin(role() == Role::Host ? 0 : 1);
        } else if (word == "move") {
            if (!game_->play({std::uint8_t(rest[0] - 'a'), std::uint8_t(rest[1] - '0')}))
                refuse({"lan/illegal"});
            else
                noteMoved(true);
        } else if (word == "take-back") {
            handle(askedIn(rest));
        } else if (word == "agree" || word == "decline") {
            handle(LanTakeBackAnswer{askedIn(rest), word == "agree"});
        } else if (word == "taken-back") {
            handle(LanTakenBack{askedIn(rest)});
        } else if (word == "bye") {
            handle(LanBye{rest});
        } else {
            takeWord(word);
        }
    }

protected:
    int toMove() const override { return game_->position().toMove; }
    void giveUp(int player) override { game_->resign(player); }
    int moverOf(int move) const override { return game_->playerOf(move); }
    void goBackTo(int moves) override { game_->goBackTo(moves); }
    void beginAgain() override { begin(1 - ownPlayer()); }
    std::string recordMark(int moves) const override {
        std::string mark;
        for (int move = 0; move < moves; ++move)
            mark += Heaps::text(game_->move(move));
        return mark;
    }
    bool resendFrom(int moves) override {
        for (int move = moves; move < game_->moveCount(); ++move) {
            if (game_->playerOf(move) != ownPlayer()) return false;
            sendLine("move " + Heaps::text(game_->move(move)));
        }
        return true;
    }
    std::string lineOf(const LanSignal& signal) const override {
        const auto text = [](const char* word, LanTakeBack asked) {
            return word + (' ' + std::to_string(asked.moves) + ' ' + std::to_string(asked.left));
        };
        if (const auto* bye = std::get_if<LanBye>(&signal)) return "bye " + bye->reason;
        if (const auto* asked = std::get_if<LanTakeBack>(&signal)) return text("take-back", *asked);
        if (const auto* answer = std::get_if<LanTakeBackAnswer>(&signal))
            return text(answer->agrees ? "agree" : "decline", answer->asked);
        if (const auto* done = std::get_if<LanTakenBack>(&signal)) return text("taken-back", done->asked);
        return std::string(signalWords[signal.index()]);
    }

private:
    static LanTakeBack askedIn(const std::string& numbers) {
        LanTakeBack asked;
        std::istringstream(numbers) >> asked.moves >> asked.left;
        return asked;
    }
    void begin(int ownPlayer) {
        game_ = gameOf({{2, 2, 2}});
        noteBegun(ownPlayer);
    }
    void takeWord(const std::string& word) {
        if (word == "resign") handle(LanResign{});
        if (word == "confirm") handle(LanConfirm{});
        if (word == "rematch") handle(LanRematch{});
    }

    std::string name_;
    std::string peer_;
    std::optional<HeapGame> game_;
};

/// Two sides and the line between them.
struct Pair {
    HeapTalk host{LanTalk::Role::Host, "Ann"};
    HeapTalk guest{LanTalk::Role::Guest, "Ben"};

    explicit Pair(bool talks = true) {
        if (talks) talk();
    }
    static bool carry(HeapTalk& from, HeapTalk& to) {
        const auto lines = from.takeLines();
        for (const std::string& line : lines)
            to.receive(line);
        return !lines.empty();
    }
    void talk() {
        bool said = true;
        while (said) {
            said = carry(host, guest);
            said = carry(guest, host) || said;
        }
    }
    void pass(std::chrono::milliseconds time) {
        host.pass(time);
        guest.pass(time);
        talk();
    }
};

std::string endOf(const HeapTalk& talk) {
    return talk.end() ? std::string(talk.end()->id) : std::string("none");
}

} // namespace

class TestLanTalk : public QObject {
    Q_OBJECT

private slots:
    void twoSidesPlayAndPlayAgain() {
        Pair pair;
        QVERIFY(pair.host.stage() == Stage::Playing && pair.host.isOwnTurn() && !pair.guest.isOwnTurn());
        for (const std::uint8_t heap : {0, 1, 2}) {
            HeapTalk& mover = pair.host.isOwnTurn() ? pair.host : pair.guest;
            QVERIFY(mover.play({heap, 2}));
            pair.talk();
        }
        QVERIFY(pair.guest.game().hasEnded());
        QCOMPARE(pair.guest.game().record(), pair.host.game().record());
        QVERIFY(pair.host.askForRematch() && !pair.host.askForRematch());
        pair.talk();
        QVERIFY(pair.guest.peerWantsRematch() && pair.guest.game().hasEnded());
        QVERIFY(pair.guest.askForRematch());
        pair.talk();
        QVERIFY(!pair.host.game().hasEnded() && pair.guest.isOwnTurn());
        QVERIFY(!pair.host.peerWantsRematch());
    }

    void whoGivesUpInTurnHasLost() {
        Pair pair;
        QVERIFY(pair.host.resign());
        pair.talk();
        QCOMPARE(pair.guest.game().winner(), std::optional(1));
        QCOMPARE(pair.host.game().winner(), std::optional(1));
        QVERIFY(!pair.host.resign());
    }

    void outOfTurnItCountsWhenConfirmed() {
        Pair pair;
        QVERIFY(pair.guest.resign() && !pair.guest.resign());
        QVERIFY(!pair.guest.game().hasEnded());
        pair.talk();
        QCOMPARE(pair.guest.game().winner(), std::optional(0));
        QCOMPARE(pair.host.game().record(), pair.guest.game().record());
    }

    void aMoveThatCrossesItCounts() {
        Pair pair;
        QVERIFY(pair.guest.resign() && pair.host.play({0, 1}));
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 1);
        QCOMPARE(pair.host.game().record(), pair.guest.game().record());
        QCOMPARE(pair.guest.game().winner(), std::optional(0));
    }

    void movesAreTakenBackWhenTheOtherAgrees() {
        Pair pair;
        QVERIFY(!pair.host.askForTakeBack()); // nothing was played
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(!pair.guest.askForTakeBack()); // nothing of its own
        QCOMPARE(pair.host.movesLeftByTakeBack(), std::optional(0));
        QVERIFY(pair.host.askForTakeBack() && !pair.host.askForTakeBack());
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::Asked);
        pair.talk();
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::Wanted);
        QCOMPARE(pair.guest.movesLeftByPeer(), 0);
        QVERIFY(pair.guest.answerTakeBack(true) && !pair.guest.answerTakeBack(true));
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::Agreed);
        pair.talk();
        for (const HeapTalk* talk : {&pair.host, &pair.guest}) {
            QCOMPARE(talk->game().moveCount(), 0);
            QCOMPARE(talk->takeBack(), LanTakeBackState::None);
            QCOMPARE(talk->progress().takenBack, 1);
        }
        QVERIFY(pair.host.play({1, 2}));
        pair.talk();
        QCOMPARE(pair.guest.game().record(), pair.host.game().record());
        QVERIFY(pair.guest.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack()); // its own move, and the answer with it
        pair.talk();
        QVERIFY(pair.guest.answerTakeBack(true));
        pair.talk();
        QCOMPARE(pair.guest.game().moveCount(), 0);
        QCOMPARE(endOf(pair.host) + endOf(pair.guest), std::string("nonenone"));
    }

    void theyStayWhenItDeclines() {
        Pair pair;
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack());
        pair.talk();
        QVERIFY(pair.guest.answerTakeBack(false));
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 1);
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::Declined);
        QVERIFY(!pair.host.askForTakeBack()); // not again and again
        QVERIFY(pair.guest.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack());
    }

    /// A move of either side withdraws the question, whatever crosses it on the line.
    void aMoveWithdrawsTheQuestion() {
        Pair pair;
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack() && pair.guest.play({0, 1})); // they cross
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 2);
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::None);
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::None);
        QVERIFY(pair.host.askForTakeBack());
        pair.talk();
        QVERIFY(pair.guest.answerTakeBack(true) && pair.host.play({1, 1})); // so do these
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 3);
        QCOMPARE(pair.guest.game().record(), pair.host.game().record());
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::None);
        QVERIFY(pair.guest.isOwnTurn());
        QCOMPARE(endOf(pair.host) + endOf(pair.guest), std::string("nonenone"));
    }

    /// Of two questions that cross, the host's counts.
    void twoQuestionsMayCross() {
        Pair pair;
        for (HeapTalk* side : {&pair.host, &pair.guest}) {
            QVERIFY(side->play({0, 1}));
            pair.talk();
        }
        QVERIFY(pair.host.askForTakeBack() && pair.guest.askForTakeBack());
        pair.talk();
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::Asked);
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::Wanted);
        QVERIFY(pair.guest.answerTakeBack(true));
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 0);
        QCOMPARE(pair.guest.game().moveCount(), 0);
    }

    /// Nobody takes back what is not its own, or without having been allowed to.
    void takingBackUnaskedEndsTheGame() {
        for (const char* line : {"take-back 1 0", "take-back 1 1", "take-back 3 0", "taken-back 1 0"}) {
            Pair pair;
            QVERIFY(pair.host.play({0, 1}));
            pair.talk();
            pair.host.receive(line);
            QCOMPARE(endOf(pair.host), std::string("lan/out-of-turn"));
            QCOMPARE(pair.host.game().moveCount(), 1);
        }
        Pair late;
        QVERIFY(late.host.play({0, 1}));
        late.talk();
        late.host.receive("agree 1 0"); // to what is asked no more
        QCOMPARE(endOf(late.host), std::string("none"));
    }

    void aResignationCountsBeforeAnAnswer() {
        Pair pair;
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack());
        pair.talk();
        QVERIFY(pair.host.resign() && pair.guest.answerTakeBack(true));
        pair.talk();
        QCOMPARE(pair.host.game().winner(), std::optional(1));
        QCOMPARE(pair.host.game().record(), pair.guest.game().record());
        QCOMPARE(endOf(pair.host) + endOf(pair.guest), std::string("nonenone"));
    }

    void nobodyConfirmsWhatWasNotSaid() {
        Pair pair;
        pair.host.receive("confirm");
        QCOMPARE(endOf(pair.host), std::string("lan/out-of-turn"));
        Pair other;
        other.host.receive("rematch"); // the game goes on
        QCOMPARE(endOf(other.host), std::string("lan/out-of-turn"));
    }

    void silenceEndsIt() {
        Pair pair;
        for (int i = 0; i < 10; ++i)
            pair.pass(5s); // both say that they are there
        QCOMPARE(endOf(pair.host), std::string("none"));
        pair.host.pass(20s);
        QCOMPARE(endOf(pair.host), std::string("lan/silent"));
        pair.talk();
        QCOMPARE(endOf(pair.guest), std::string("lan/told"));
        Pair unheard(false);
        unheard.host.pass(9'999ms);
        QCOMPARE(endOf(unheard.host), std::string("none"));
        unheard.host.pass(1ms);
        QCOMPARE(endOf(unheard.host), std::string("lan/silent"));
    }

    void whoDoesNotMoveIsWarnedThenWaitedForNoMore() {
        Pair pair;
        const auto passMinutes = [&pair](int minutes) {
            for (int i = 0; i < 12 * minutes; ++i)
                pair.pass(5s);
        };
        passMinutes(7);
        QVERIFY(!pair.host.minutesLeft());
        passMinutes(1);
        QCOMPARE(pair.host.minutesLeft(), std::optional(2));
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(!pair.host.minutesLeft() && !pair.guest.minutesLeft());
        passMinutes(10);
        QCOMPARE(endOf(pair.host), std::string("lan/stalled"));
        QCOMPARE(endOf(pair.guest), std::string("lan/overtime"));
    }

    void whoSaysTooMuchIsRefused() {
        Pair pair;
        for (int i = 0; i < 49; ++i)
            pair.host.receive("ping");
        QCOMPARE(endOf(pair.host), std::string("none"));
        pair.host.receive("ping");
        QCOMPARE(endOf(pair.host), std::string("lan/flood"));
        Pair slow;
        for (int i = 0; i < 200; ++i) {
            slow.host.pass(100ms);
            slow.host.receive("ping");
        }
        QCOMPARE(endOf(slow.host), std::string("none"));
    }

    void endsAreToldAsTheyLookFromHere() {
        const auto endAfter = [](const std::string& line) {
            Pair pair;
            pair.host.receive(line);
            return endOf(pair.host);
        };
        QCOMPARE(endAfter("bye "), std::string("lan/left"));
        QCOMPARE(endAfter("bye lan/word"), std::string("lan/wrong-word"));
        QCOMPARE(endAfter("bye lan/stalled"), std::string("lan/overtime"));
        QCOMPARE(endAfter("bye lan/flood"), std::string("lan/told"));
        Pair nobody(false);
        nobody.host.receive("bye ");
        QCOMPARE(endOf(nobody.host), std::string("lan/gone"));
        Pair left;
        left.host.leave();
        left.talk();
        QCOMPARE(endOf(left.host), std::string("none"));
        QVERIFY(left.host.stage() == Stage::Closed && left.guest.stage() == Stage::Closed);
        Pair lost;
        lost.host.connectionLost();
        QCOMPARE(endOf(lost.host), std::string("lan/lost"));
        Pair unreachable(false);
        unreachable.guest.connectionLost();
        QCOMPARE(endOf(unreachable.guest), std::string("lan/unreachable"));
    }

    void whatIsNotOursIsNonsense() {
        QCOMPARE(lanReason(Error{{"lan/forged"}}).id, std::string_view("lan/forged"));
        QCOMPARE(lanReason(Error{{"json/version", {1, 2}}}), (Message{"lan/version", {1, 2}}));
        QCOMPARE(lanReason(Error{{"json/type"}}).id, std::string_view("lan/nonsense"));
    }
};

STONEMASON_APPLESS_TEST(TestLanTalk)
#include "test_lan_talk.moc"
