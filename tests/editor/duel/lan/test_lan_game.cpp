// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/game_record.h"
#include "editor/app/autosave.h"
#include "editor/app/open_documents.h"
#include "editor/duel/board/board_view.h"
#include "editor/duel/hands/peek_view.h"
#include "editor/duel/turn_banner.h"
#include "tests/editor/duel/lan/desks.h"

#include <QFileInfo>
#include <QTextDocument>

using namespace stonemason;
using namespace stonemason::test;
using namespace std::chrono_literals;

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

/// Ann at her desk, and a Ben who is no honest program.
struct Attack {
    explicit Attack(LanLimits annsLimits = {}, LanLimits bensLimits = {}) : links(annsLimits, bensLimits) {
        ann.workspace->lobby().begin(std::move(links.ann));
        play(3);
    }
    /// Honest moves, so that there is something to lose.
    void play(int moves) {
        while (ann.game().moveCount() < moves) {
            const int before = ann.game().moveCount();
            if (ann.play().canMove()) {
                QVERIFY(ann.playAny());
                TRY_PATIENTLY(links.ben->session().game().moveCount() == ann.game().moveCount());
            } else {
                const Game& game = links.ben->session().game();
                QVERIFY(links.ben->play(game.duel().legalMoves(game.position())[4]));
            }
            TRY_PATIENTLY(ann.game().moveCount() > before);
        }
        TRY_PATIENTLY(ann.play().canMove() || ann.play().isThinking());
    }
    void say(const QByteArray& bytes) { links.bensWire->write(bytes); }

    Links links;
    Desk ann;
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
        QCOMPARE(waiting.notice(), QStringLiteral("Connected to %1 at 127.0.0.1.").arg(peer));
        QVERIFY(!waiting.action(QStringLiteral("go-on"))->isEnabled());
        const int own = waiting.views.back()->hand(0)->y() > waiting.views.back()->hand(1)->y() ? 0 : 1;
        QCOMPARE(waiting.document().setup().sides[std::size_t(own)].player, std::string("human"));
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
        QVERIFY(desk.said.contains(QStringLiteral("network")));
        QCOMPARE(int(desk.documents.size()), 1);
        QVERIFY(!desk.document().reload(anotherGame()));
        QCOMPARE(desk.game().moveCount(), 4);
        desk.action(QStringLiteral("last"))->trigger();
        QVERIFY(desk.play().canMove());
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
        QVERIFY(match.ann.said.contains(QStringLiteral("over")));
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
        QVERIFY(match.ann.lan(0).notice().text.contains(QStringLiteral("rematch is being played")));
        TRY_PATIENTLY(match.isQuiet());
        match.play(3);
        QCOMPARE(match.ben.game().moveCount(), 3);
        QCOMPARE(match.ann.documents[0]->game().moveCount(), 1);
    }

    void closingAsksAndSaysGoodbye() {
        Match match;
        match.play(3);
        QVERIFY(match.ann.document().questionWhenClosed().contains(QStringLiteral("Ben")));
        match.ann.close();
        QVERIFY2(match.ann.said.contains(QStringLiteral("kept")), qPrintable(match.ann.said));
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
        QVERIFY2(match.ann.said.contains(QStringLiteral("kept")), qPrintable(match.ann.said));
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
        QVERIFY(match.ben.said.contains(QStringLiteral("no longer connected")));
        QCOMPARE(int(match.ben.documents.size()), 1);
    }

    /// The last move and the goodbye in one go: the window has shown neither.
    void whatTheLinkHasIsNeverLost() {
        Attack attack;
        attack.play(5);
        while (attack.ann.play().canMove()) {
            QVERIFY(attack.ann.playAny());
            TRY_PATIENTLY(attack.links.ben->session().game().moveCount() == attack.ann.game().moveCount());
        }
        LanLink& ben = *attack.links.ben;
        attack.ann.play().setShowing(true); // its board is still busy with what was before
        const Game& game = ben.session().game();
        QVERIFY(ben.play(game.duel().legalMoves(game.position())[0]));
        const int moves = game.moveCount();
        ben.leave();
        TRY_PATIENTLY(!attack.ann.document().isLive());
        QCOMPARE(attack.ann.game().moveCount(), moves);
        QCOMPARE(int(attack.ann.kept()[0].moves.size()), moves);
    }

    void aHostilePeerLeavesARecordAndAWord_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QTest::newRow("nonsense") << QByteArray("HELLO\n") << "no talk between two programs";
        QTest::newRow("too long") << QByteArray(20'000, 'x') << "sent a line of more than";
        QTest::newRow("flood") << QByteArray("{\"type\":\"ping\"}\n").repeated(5000) << "said more than";
        QTest::newRow("a rematch in the middle")
            << QByteArray("{\"type\":\"rematch\"}\n") << "when it was not its turn";
        QTest::newRow("goodbye with markup")
            << QByteArray("{\"type\":\"bye\",\"reason\":\"<b>x</b>\"}\n") << "gives as reason";
        QTest::newRow("vanishes") << QByteArray() << "connection to the other program broke";
    }
    void aHostilePeerLeavesARecordAndAWord() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        Attack attack;
        const GameRecord before = attack.ann.game().record();
        bytes.isEmpty() ? attack.links.bensWire->abort() : attack.say(bytes);
        TRY_PATIENTLY(!attack.ann.document().isLive());
        QVERIFY2(attack.ann.notice().contains(word), qPrintable(attack.ann.notice()));
        QVERIFY(!Qt::mightBeRichText(attack.ann.notice()));
        QVERIFY(attack.ann.notice().contains(QStringLiteral("kept as")));
        QVERIFY(attack.ann.lan().notice().kind == Notice::Kind::Warning);
        QCOMPARE(int(attack.ann.kept().size()), 1);
        QVERIFY(attack.ann.kept()[0] == before);
        QVERIFY(!attack.ann.document().isModified());
    }

    /// One that goes on saying that it is there, and does not move.
    void aStallingPeerLeavesARecordAndAWord() {
        LanLimits slow;
        slow.move = 20s;
        slow.warning = 10s;
        Attack attack(slow);
        while (attack.ann.play().canMove()) {
            const int before = attack.ann.game().moveCount();
            QVERIFY(attack.ann.playAny());
            TRY_PATIENTLY(attack.ann.game().moveCount() > before);
        }
        const GameRecord before = attack.ann.game().record();
        TRY_PATIENTLY(attack.ann.notice().contains(QStringLiteral("Ben has to move within 1 minute")));
        TRY_PATIENTLY(!attack.ann.document().isLive());
        QVERIFY2(attack.ann.notice().contains(QStringLiteral("did not move")),
                 qPrintable(attack.ann.notice()));
        QCOMPARE(int(attack.ann.kept().size()), 1);
        QVERIFY(attack.ann.kept()[0] == before);
    }

    /// Who is killed in the middle finds the game in what recovery has, up to its last move: no move of it
    /// could be made again.
    void aCrashLosesNoMove() {
        Links links;
        const Desk ann;
        OpenDocuments open;
        Autosave autosave(open, ann.folder.filePath(QStringLiteral("recovery")), 60'000);
        auto made = LanGame::begin(std::move(links.ann), tokenBattleTable(), ann.folder.path());
        DuelDocument& document = *made;
        DuelPlay play(document, true);
        play.setTempo(Tempo::Off);
        LanGame::of(document)->seat(play);
        open.add(std::move(made), *ann.workspace);
        for (int moves = 0; moves < 5; ++moves) {
            const Game& game = document.game();
            const Move move = game.duel().legalMoves(game.position())[2];
            if (play.canMove()) {
                QVERIFY(play.play(move));
            } else {
                TRY_PATIENTLY(links.ben->session().game().moveCount() == moves);
                QVERIFY(links.ben->play(move));
            }
            TRY_PATIENTLY(game.moveCount() == moves + 1);
            autosave.flush();
            QVERIFY(autosave.isKept(&document));
            QFile file(QDir(autosave.ownFolder()).filePath(QStringLiteral("1.sduel")));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto kept = DuelDocument::read(file.readAll().toStdString(), tokenBattleTable());
            QVERIFY(kept && (*kept)->game().record() == game.record());
        }
        play.setOpponent(0, nullptr); // before the link goes with the document
        play.setOpponent(1, nullptr);
        open.remove(&document);
    }

    void aSilentPeerLeavesARecordAndAWord() {
        LanLimits short_;
        short_.silence = 10s;
        LanLimits mute;
        mute.ping = 1h;
        Attack attack(short_, mute);
        TRY_PATIENTLY(!attack.ann.document().isLive());
        QVERIFY2(attack.ann.notice().contains(QStringLiteral("for 10 seconds")),
                 qPrintable(attack.ann.notice()));
        QCOMPARE(int(attack.ann.kept().size()), 1);
    }

    void whereNothingCanBeWrittenTheGameStaysUnsaved() {
        Desk ann;
        QFile blocked(ann.folder.filePath(QStringLiteral("games")));
        QVERIFY(blocked.open(QIODevice::WriteOnly)); // a file where the folder is to be
        Links links;
        ann.workspace->lobby().begin(std::move(links.ann));
        if (!ann.play().canMove()) {
            const Game& game = links.ben->session().game();
            QVERIFY(links.ben->play(game.duel().legalMoves(game.position())[0]));
        } else {
            QVERIFY(ann.playAny());
        }
        TRY_PATIENTLY(ann.game().moveCount() == 1);
        links.bensWire->abort();
        TRY_PATIENTLY(!ann.document().isLive());
        QVERIFY2(ann.notice().contains(QStringLiteral("could not be kept")), qPrintable(ann.notice()));
        QVERIFY(ann.document().isModified());
        QVERIFY(ann.lan().keptFile().isEmpty());
    }

    /// Who closes it is asked whether to save it: it is not gone with its document.
    void whereNothingCanBeWrittenLeavingKeepsItUnsaved() {
        Match match;
        QFile blocked(match.ann.folder.filePath(QStringLiteral("games")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        match.play(3);
        match.ann.document().endBeforeClosing();
        QVERIFY2(match.ann.said.contains(QStringLiteral("could not be kept")), qPrintable(match.ann.said));
        QVERIFY(match.ann.document().isModified());
        QCOMPARE(match.ann.game().moveCount(), 3);
    }

    /// Names that mean something to the program mean nothing from outside.
    void aPeerCalledLikeAComputerIsNone() {
        for (const char* name : {"hard", "human", "<i>Ben</i>", "\n", "Ben\xE2\x80\xAE"}) {
            Wires wires;
            LanLink ben(std::move(wires.guest), tokenBattleTable(), LanSession::Role::Guest,
                        lanPlayer(name, 2));
            auto link = std::make_unique<LanLink>(std::move(wires.host), tokenBattleTable(),
                                                  LanSession::Role::Host, lanPlayer("Ann", 1));
            TRY_PATIENTLY(link->session().stage() == LanSession::Stage::Playing);
            const int peer = 1 - link->session().ownPlayer();
            Desk ann;
            ann.workspace->lobby().begin(std::move(link));
            const std::string& called = ann.document().setup().sides[std::size_t(peer)].player;
            QVERIFY(called != "hard" && called != "human" && !called.empty());
            const QString title = ann.views.back()->banner()->text() + ann.document().title() + ann.notice();
            QVERIFY2(!Qt::mightBeRichText(title), qPrintable(title));
        }
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

QTEST_MAIN(TestLanGame)
#include "test_lan_game.moc"
