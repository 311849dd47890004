// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "editor/play/turn_banner.h"
#include "tests/editor/token_battle/duel/view/lan/desks.h"
#include "tests/support/test_program.h"

#include <QFileInfo>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// Ann and Ben at their desks, in a game.
struct Match {
    Match() {
        Links links;
        ann.workspace->lobby().begin(std::move(links.ann));
        ben.workspace->lobby().begin(std::move(links.ben));
    }
    Desk& mover() { return ann.play().canMove() ? ann : ben; }
    Desk& other() { return ann.play().canMove() ? ben : ann; }
    bool agree() const {
        return ann.game().record().moves == ben.game().record().moves &&
               ann.game().record().resigned == ben.game().record().resigned;
    }
    /// Both have shown everything, and somebody may move or the game is over.
    bool isQuiet() const {
        return agree() && (ann.game().hasEnded() || ann.play().canMove() != ben.play().canMove());
    }
    void play(int moves) {
        for (int i = 0; i < moves && !ann.game().hasEnded(); ++i) {
            QVERIFY(mover().playAny());
            TRY_PATIENTLY(isQuiet());
        }
    }

    Desk ann;
    Desk ben;
};

} // namespace

class TestLanGame : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsTheSameOnBothDesks() {
        Match match;
        QCOMPARE(match.ann.game().moveCount(), 0);
        QVERIFY(match.ann.play().canMove() != match.ben.play().canMove());
        match.play(1000);
        QVERIFY(match.ann.game().hasEnded() && match.agree());
        QVERIFY(match.ann.game().position() == match.ben.game().position());
        for (Desk* desk : {&match.ann, &match.ben}) {
            TRY_PATIENTLY(!desk->document().isLive());
            QCOMPARE(int(desk->kept().size()), 1);
            QVERIFY(desk->kept()[0] == desk->game().record());
            QVERIFY(desk->notice().contains(QFileInfo(desk->lan().keptFile()).fileName()));
            QVERIFY(!desk->document().isModified());
            QVERIFY(!desk->play().canMove());
        }
        const QString name = QFileInfo(match.ann.lan().keptFile()).fileName();
        QVERIFY2(name.contains(QStringLiteral("ann-ben")), qPrintable(name));
    }

    void whoIsWho() {
        Match match;
        Desk& waiting = match.other();
        const QString peer = &waiting == &match.ann ? QStringLiteral("Ben") : QStringLiteral("Ann");
        QCOMPARE(waiting.views.back()->banner()->text(), peer + QStringLiteral(" to move"));
        QCOMPARE(match.mover().views.back()->banner()->text(), QStringLiteral("Your turn"));
        QCOMPARE(waiting.notice(),
                 QStringLiteral("Connected to %1 at 127.0.0.1, without a password.").arg(peer));
        QVERIFY(!waiting.action(QStringLiteral("go-on"))->isEnabled());
        const int own = waiting.views.back()->hand(0)->y() > waiting.views.back()->hand(1)->y() ? 0 : 1;
        QCOMPARE(waiting.document().setup().sides[std::size_t(own)].player, std::string("human"));
    }

    /// No card of the peer's that was not played is in the document, in its file, in what recovery keeps, or
    /// in the game that was kept when somebody left.
    void nothingHoldsCardsThatAreNotKnown() {
        Match match;
        const std::array<Deck, 2> decks{anySetup(1).sides[0].deck, anySetup(2).sides[0].deck}; // Ann's, Ben's
        match.play(5);
        const auto isClean = [&](const GameRecord& record, int peer, const Deck& whole) {
            const Side& side = record.setup.sides[std::size_t(peer)];
            const Position& position = match.ann.game().position();
            for (int stack = 0; stack < stackCount; ++stack) {
                const auto known = side.deck.stack(stack).size();
                if (known != position.hands[std::size_t(peer)].seen[std::size_t(stack)]) return false;
                if (known + side.hidden[std::size_t(stack)] != whole.stack(stack).size()) return false;
            }
            return true;
        };
        const int ann = match.ann.document().setup().sides[0].player == "human" ? 0 : 1;
        QVERIFY(isClean(match.ann.game().record(), 1 - ann, decks[1]));
        QVERIFY(isClean(match.ben.game().record(), ann, decks[0]));
        for (const auto& bytes : {match.ann.document().bytesFor({}), match.ann.document().recoveryBytes()}) {
            const auto opened = DuelDocument::read(*bytes, tokenBattleTable());
            QVERIFY(opened && isClean((*opened)->game().record(), 1 - ann, decks[1]));
            QVERIFY((*opened)->game().position() == match.ann.game().position());
        }
        match.ben.close();
        TRY_PATIENTLY(!match.ann.document().isLive());
        QVERIFY(isClean(match.ann.kept()[0], 1 - ann, decks[1]));
        QVERIFY(isClean(match.ann.game().record(), 1 - ann, decks[1]));
    }

    void nothingIsTakenBackOrBranchedWhileItIsPlayed() {
        Match match;
        match.play(4);
        Desk& desk = match.mover();
        QVERIFY(!desk.document().undoStack().canUndo());
        const int own = desk.game().position().toMove;
        desk.action(QStringLiteral("previous"))->trigger();
        QCOMPARE(desk.document().shown(), 3);
        while (desk.document().position().toMove != own && desk.document().shown() > 0)
            desk.document().show(desk.document().shown() - 1);
        QCOMPARE(desk.document().position().toMove, own);
        QVERIFY(!desk.play().canMove());
        QVERIFY(!desk.document().play(desk.game().duel().legalMoves(desk.document().position())[0]));
        const QString reason = desk.views.back()->choice().whyNot();
        QVERIFY2(reason.contains(QStringLiteral("Ctrl+End")), qPrintable(reason));
        desk.action(QStringLiteral("branch"))->trigger();
        QVERIFY(desk.message.contains(QStringLiteral("network")));
        QCOMPARE(int(desk.documents.size()), 1);
        QVERIFY(!desk.document().reload(anotherGame()));
        QCOMPARE(desk.game().moveCount(), 4);
        desk.action(QStringLiteral("last"))->trigger();
        QVERIFY(desk.play().canMove());
    }

    /// The other side is asked, sees the question, and answers by a button.
    void movesAreTakenBackWhenTheOtherAgrees() {
        Match match;
        match.play(3);
        Desk& asking = match.other();
        Desk& asked = match.mover();
        const QString name = &asking == &match.ann ? QStringLiteral("Ann") : QStringLiteral("Ben");
        const int before = asking.game().moveCount();
        const auto record = asking.game().record().moves;
        QAction* takeBack = asking.action(QStringLiteral("take-back"));
        QVERIFY(takeBack->isEnabled());
        takeBack->trigger();
        QVERIFY(!takeBack->isEnabled()); // one question at a time
        QVERIFY2(asking.views.back()->banner()->remark().startsWith(QStringLiteral("waiting for")),
                 qPrintable(asking.views.back()->banner()->remark()));
        TRY_PATIENTLY(asked.notice().startsWith(name + QStringLiteral(" asks to take the last move back")));
        QCOMPARE(int(asked.lan().notice().buttons.size()), 2);
        QVERIFY(!asked.action(QStringLiteral("take-back"))->isEnabled());
        asked.lan().notice().buttons[0].act();
        TRY_PATIENTLY(asking.game().moveCount() < before && match.isQuiet());
        QVERIFY(match.agree() && asking.play().canMove());
        QVERIFY(std::equal(asking.game().record().moves.begin(), asking.game().record().moves.end(),
                           record.begin()));
        QVERIFY(asking.lan().notice().text.contains(QStringLiteral("Connected")));
        match.play(1000);
        QVERIFY(match.ann.game().hasEnded() && match.agree());
        TRY_PATIENTLY(!match.ann.document().isLive() && !match.ben.document().isLive());
        QVERIFY(match.ann.kept()[0] == match.ann.game().record());
        QVERIFY(match.ben.kept()[0] == match.ben.game().record());
    }

    void theyStayWhenItDeclines() {
        Match match;
        match.play(3);
        Desk& asking = match.other();
        Desk& asked = match.mover();
        asking.action(QStringLiteral("take-back"))->trigger();
        TRY_PATIENTLY(asked.lan().notice().buttons.size() == 2);
        asked.lan().notice().buttons[1].act();
        TRY_PATIENTLY(asking.notice().contains(QStringLiteral("has declined")));
        QVERIFY(match.agree() && asked.play().canMove());
        QCOMPARE(asking.game().moveCount(), 3);
        QVERIFY(!asking.action(QStringLiteral("take-back"))->isEnabled());
        match.play(2);
        QVERIFY(match.agree());
    }

    /// The status names the awaited player; a remote person is not "thinking".
    void theStatusSaysWhoIsAwaited() {
        Match match;
        Desk& waiting = match.other();
        const QString peer = &waiting == &match.ann ? QStringLiteral("Ben") : QStringLiteral("Ann");
        QVERIFY(waiting.views.back()->banner()->remark().startsWith(
            QStringLiteral("waiting for %1 to move").arg(peer)));
        match.mover().close();
        TRY_PATIENTLY(!waiting.document().isLive());
        QVERIFY2(waiting.views.back()->banner()->remark().startsWith(peer + QStringLiteral(" is gone")),
                 qPrintable(waiting.views.back()->banner()->remark()));
    }

    void whoLooksBackIsNotDisturbedAndMissesNothing() {
        Match match;
        match.play(4);
        Desk& looking = match.other();
        looking.document().show(1);
        while (&match.other() == &looking) {
            const int before = looking.game().moveCount();
            QVERIFY(match.mover().playAny());
            TRY_PATIENTLY(looking.game().moveCount() > before);
            QCOMPARE(looking.document().shown(), 1);
            if (looking.game().hasEnded() || match.agree()) break;
        }
        TRY_PATIENTLY(match.agree());
        looking.document().show(looking.game().moveCount());
        TRY_PATIENTLY(match.isQuiet());
    }

    void resigningNeedsNoTurn_data() {
        QTest::addColumn<bool>("ownTurn");
        QTest::newRow("own turn") << true;
        QTest::newRow("the other's turn") << false;
    }
    void resigningNeedsNoTurn() {
        QFETCH(bool, ownTurn);
        Match match;
        match.play(2);
        Desk& loser = ownTurn ? match.mover() : match.other();
        Desk& winner = ownTurn ? match.other() : match.mover();
        loser.dialogs.confirmAnswer = true;
        loser.action(QStringLiteral("resign"))->trigger();
        QVERIFY(!loser.dialogs.confirmed.back().contains(QStringLiteral("Undo")));
        TRY_PATIENTLY(winner.game().hasEnded() && !winner.document().isLive());
        TRY_PATIENTLY(match.agree()); // out of turn the winner's word is waited for
        TRY_PATIENTLY(!loser.document().isLive());
        QVERIFY(winner.views.back()->banner()->text().contains(QStringLiteral("you win")));
        QVERIFY(loser.kept()[0].resigned.has_value());
        QVERIFY(winner.kept()[0] == winner.game().record());
        QVERIFY(!loser.document().undoStack().canUndo());
    }

    void aRematchNeedsBothAndChangesSides() {
        Match match;
        match.play(1);
        match.ann.action(QStringLiteral("rematch"))->trigger();
        QVERIFY(match.ann.message.contains(QStringLiteral("over")));
        resign(match);
        const std::string first = match.ann.document().setup().sides[0].player;
        match.ann.action(QStringLiteral("rematch"))->trigger();
        QVERIFY(match.ann.notice().contains(QStringLiteral("waiting")));
        QCOMPARE(int(match.ann.documents.size()), 1);
        TRY_PATIENTLY(match.ben.notice().contains(QStringLiteral("Ann would like a rematch")));
        match.ben.action(QStringLiteral("rematch"))->trigger();
        TRY_PATIENTLY(match.ann.documents.size() == 2 && match.ben.documents.size() == 2);
        QVERIFY(match.ann.document().setup().sides[0].player != first);
        QVERIFY(match.ann.documents[0]->game().hasEnded());
        QVERIFY(match.ann.lan(0).notice().text.contains(QStringLiteral("rematch is")));
        TRY_PATIENTLY(match.isQuiet());
        match.play(3);
        QCOMPARE(match.ben.game().moveCount(), 3);
        QCOMPARE(match.ann.documents[0]->game().moveCount(), 1);
    }

    void closingAsksAndEndsTheConnection() {
        Match match;
        match.play(3);
        QVERIFY(match.ann.document().questionWhenClosed().contains(QStringLiteral("Ben")));
        match.ann.close();
        QVERIFY2(match.ann.message.contains(QStringLiteral("kept")), qPrintable(match.ann.message));
        QCOMPARE(int(match.ann.kept()[0].moves.size()), 3);
        TRY_PATIENTLY(!match.ben.document().isLive());
        QVERIFY(match.ben.notice().contains(QStringLiteral("has left the game")));
        QCOMPARE(int(match.ben.kept()[0].moves.size()), 3);
        QVERIFY(match.ben.document().questionWhenClosed().isEmpty());
    }

    /// The game is in its file before the document goes, and recovery with it.
    void leavingKeepsTheGameWhileItIsStillOpen() {
        Match match;
        match.play(3);
        match.ann.document().endBeforeClosing();
        QVERIFY(!match.ann.document().isLive());
        QCOMPARE(int(match.ann.kept()[0].moves.size()), 3);
        QVERIFY2(match.ann.message.contains(QStringLiteral("kept")), qPrintable(match.ann.message));
        QVERIFY(!match.ann.document().isModified());
        QVERIFY(match.ann.document().questionWhenClosed().isEmpty());
        TRY_PATIENTLY(!match.ben.document().isLive());
        match.ann.close();
        QCOMPARE(int(match.ann.kept().size()), 1);
    }

    void aGameWithoutMovesLeavesNoFile() {
        Match match;
        match.ann.close();
        TRY_PATIENTLY(!match.ben.document().isLive());
        QVERIFY(match.ann.kept().empty() && match.ben.kept().empty());
        QVERIFY(!match.ben.lan().canAskForRematch());
        match.ben.action(QStringLiteral("rematch"))->trigger();
        QVERIFY(match.ben.message.contains(QStringLiteral("no longer connected")));
        QCOMPARE(int(match.ben.documents.size()), 1);
    }

    /// Who closes it is asked whether to save it: it is not gone with its document.
    void whereNothingCanBeWrittenLeavingKeepsItUnsaved() {
        Match match;
        QFile blocked(match.ann.folder.filePath(QStringLiteral("games")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        match.play(3);
        match.ann.document().endBeforeClosing();
        QVERIFY2(match.ann.message.contains(QStringLiteral("could not be kept")),
                 qPrintable(match.ann.message));
        QVERIFY(match.ann.document().isModified());
        QCOMPARE(match.ann.game().moveCount(), 3);
    }

private:
    static std::string anotherGame() { return writeGameRecord(anyGame(11, 3).record(), tokenBattle()); }

    static void resign(Match& match) {
        Desk& loser = match.mover();
        loser.dialogs.confirmAnswer = true;
        loser.action(QStringLiteral("resign"))->trigger();
        TRY_PATIENTLY(!match.ann.document().isLive() && !match.ben.document().isLive());
    }
};

STONEMASON_TEST(TestLanGame)
#include "test_lan_game.moc"
