// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/autosave.h"
#include "editor/app/files/open_documents.h"
#include "editor/play/turn_banner.h"
#include "tests/editor/token_battle/duel/view/lan/desks.h"
#include "tests/support/test_program.h"

#include <QTextDocument>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;
using namespace std::chrono_literals;

namespace {

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

class TestLanTrouble : public QObject {
    Q_OBJECT

private slots:
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
        QTest::newRow("nonsense") << QByteArray("HELLO\n") << "does not seem to be Stonemason";
        QTest::newRow("too long") << QByteArray(20'000, 'x') << "sent a line of more than";
        QTest::newRow("flood") << QByteArray("{\"type\":\"ping\"}\n").repeated(5000) << "sent too much";
        QTest::newRow("a rematch in the middle") << QByteArray("{\"type\":\"rematch\"}\n") << "out of turn";
        QTest::newRow("goodbye with markup")
            << QByteArray("{\"type\":\"bye\",\"reason\":\"<b>x</b>\"}\n") << "Reason";
        QTest::newRow("vanishes") << QByteArray() << "connection broke";
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
        auto made = beginLanGame(std::move(links.ann), tokenBattleTable(), ann.folder.path());
        DuelDocument& document = *made;
        DuelTurns play(document, true);
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
};

STONEMASON_TEST(TestLanTrouble)
#include "test_lan_trouble.moc"
