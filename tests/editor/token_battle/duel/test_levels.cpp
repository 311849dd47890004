// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/player.h"
#include "editor/play/who_plays.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"
#include "editor/token_battle/duel/view/dialogs/new_game_dialog.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

constexpr PlayerLevel levels[] = {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard};

/// What a person chooses in the dialog: everything by its fields, and Start Game.
struct Choice {
    GameMode mode = GameMode::Computer;
    PlayerLevel opponent = PlayerLevel::Normal;
    PlayerLevel near = PlayerLevel::Normal;
    PlayerLevel far = PlayerLevel::Normal;
    FirstMove first = FirstMove::Near;
    bool touch = true; ///< else the dialog starts with what it shows
};

/// A window of games, and new ones begun through its dialog.
struct Table {
    Table() : w(documentOf(setupWith("human", "human"))) {}

    /// The document of the game that was begun so.
    DuelDocument& begin(const Choice& choice, const std::optional<DeckOffer>& deck = std::nullopt) {
        w.created.reset();
        QTimer::singleShot(0, &w.window, [&] {
            auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
            if (!dialog) qFatal("no dialog");
            if (choice.touch) {
                dialog->players().modes()->button(int(choice.mode))->click();
                dialog->players().opponentLevel()->setCurrentIndex(int(choice.opponent));
                dialog->players().nearLevel()->setCurrentIndex(int(choice.near));
                dialog->players().farLevel()->setCurrentIndex(int(choice.far));
                dialog->firstField()->setCurrentIndex(int(choice.first));
            }
            dialog->seedField()->setText(QStringLiteral("77")); // the same decks and luck in every game
            dialog->startButton()->click();
        });
        w.workspace->askForGame(deck);
        if (!w.created) qFatal("no game");
        return *w.created;
    }

    DuelWindow w;
};

/// The move that a computer of that level makes in the game after so many moves.
Move moveOf(PlayerLevel level, const Game& game, int after, bool openDecks = false) {
    const Position& position = game.positionAfter(after);
    const PlayerOptions options{.seed = playerSeed(game.setup().seed + std::uint64_t(after), position.toMove),
                                .openDecks = openDecks};
    return makePlayer(level, options)->choose(game.duel(), position, {});
}

/// Lets the game be played, by its computers and any legal moves of people, until it has so many moves.
void playOn(DuelDocument& document, int moves) {
    DuelView view(document, Tempo::Off, nullptr);
    view.duelTurns().setGoing(true);
    while (document.game().moveCount() < moves && !document.game().hasEnded()) {
        const int before = document.game().moveCount();
        if (view.duelTurns().canMove()) {
            const auto legal = document.duel().legalMoves(document.position());
            QVERIFY(view.duelTurns().play(legal[std::size_t(7 * before) % legal.size()]));
        }
        QTRY_VERIFY_WITH_TIMEOUT(document.game().moveCount() > before, 30'000);
    }
}

/// Who sits at the desk plays nothing; every other side is played by the level that is expected of it.
void verifyPlayers(DuelDocument& document,
                   const std::array<std::optional<PlayerLevel>, playerCount>& expected) {
    playOn(document, 8);
    const Game& game = document.game();
    int ofComputers = 0;
    for (int move = 0; move < game.moveCount(); ++move) {
        const auto level = expected[std::size_t(game.playerOf(move))];
        if (!level) continue;
        ++ofComputers;
        QVERIFY2(game.record().moves[std::size_t(move)] == moveOf(*level, game, move),
                 qPrintable(QStringLiteral("move %1").arg(move)));
    }
    QVERIFY(ofComputers > 2);
    // The saved record holds it, too.
    const auto saved =
        DuelDocument::read(document.bytesFor(QStringLiteral("a.sduel")).value(), tokenBattleTable());
    QVERIFY(saved);
    for (int player = 0; player < playerCount; ++player)
        QCOMPARE((*saved)->setup().sides[std::size_t(player)].player,
                 std::string(expected[std::size_t(player)] ? playerLevelId(*expected[std::size_t(player)])
                                                           : personAtDesk));
}

} // namespace

/// The level that a person chooses is the one that moves.
class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void theLevelChosenIsTheOneThatMoves_data() {
        QTest::addColumn<int>("level");
        for (const PlayerLevel level : levels)
            QTest::newRow(playerLevelId(level).data()) << int(level);
    }
    void theLevelChosenIsTheOneThatMoves() {
        QFETCH(int, level);
        const auto chosen = PlayerLevel(level);
        Table p;
        verifyPlayers(p.begin({.opponent = chosen}), {std::nullopt, chosen});
        verifyPlayers(p.begin({.opponent = chosen, .first = FirstMove::Far}), {chosen, std::nullopt});
        const PlayerLevel other = levels[(level + 1) % 3];
        verifyPlayers(p.begin({.mode = GameMode::Watch, .near = chosen, .far = other}), {chosen, other});
        verifyPlayers(
            p.begin({.mode = GameMode::Watch, .near = chosen, .far = other, .first = FirstMove::Far}),
            {other, chosen});
    }

    void theLevelIsRemembered_data() { theLevelChosenIsTheOneThatMoves_data(); }
    void theLevelIsRemembered() {
        QFETCH(int, level);
        const auto chosen = PlayerLevel(level);
        Table p;
        p.begin({.opponent = chosen});
        verifyPlayers(p.begin({.touch = false}), {std::nullopt, chosen});
        const DeckOffer deck{QStringLiteral("mine"), "One", deckOf("0 1 | 2 3 | 4 5 | 6 9")};
        DuelDocument& played = p.begin({.touch = false}, deck);
        QCOMPARE(played.setup().sides[0].deckName, std::string("One"));
        QVERIFY(played.setup().sides[0].deck == deck.deck);
        verifyPlayers(played, {std::nullopt, chosen});
    }

    void aRematchAndAnOpenedGameKeepTheLevel_data() { theLevelChosenIsTheOneThatMoves_data(); }
    void aRematchAndAnOpenedGameKeepTheLevel() {
        QFETCH(int, level);
        const auto chosen = PlayerLevel(level);
        Table p;
        DuelDocument& begun = p.begin({.opponent = chosen});
        const std::string bytes = begun.bytesFor(QStringLiteral("a.sduel")).value();
        const auto opened = p.w.workspace->read(bytes);
        QVERIFY(opened);
        verifyPlayers(static_cast<DuelDocument&>(**opened), {std::nullopt, chosen});
        DuelWindow again(std::move(p.w.created));
        again.action(QStringLiteral("rematch"))->trigger();
        QVERIFY(again.created);
        verifyPlayers(*again.created, {chosen, std::nullopt});
    }

    /// As in the guide: only Hard uses open decks.
    void onlyHardReadsOpenDecks() {
        std::array<int, 3> changed{};
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Game game = anyGame(seed, 8);
            for (int move = 0; move < game.moveCount(); ++move)
                for (const PlayerLevel level : levels)
                    changed[std::size_t(level)] +=
                        moveOf(level, game, move, true) != moveOf(level, game, move);
        }
        QCOMPARE(changed[0], 0);
        QCOMPARE(changed[1], 0);
        QVERIFY(changed[2] > 0);
    }

    /// Else the tests above would see nothing.
    void theLevelsPlayDifferently() {
        Table p;
        std::vector<std::vector<Move>> games;
        for (const PlayerLevel level : levels) {
            DuelDocument& document = p.begin({.mode = GameMode::Watch, .near = level, .far = level});
            playOn(document, 12);
            games.push_back(document.game().record().moves);
        }
        QVERIFY(games[0] != games[1] && games[0] != games[2] && games[1] != games[2]);
        // The same position, asked of each.
        const Game game = anyGame(5, 12);
        int apart = 0;
        for (int move = 0; move < game.moveCount(); ++move) {
            const Move easy = moveOf(PlayerLevel::Easy, game, move);
            const Move normal = moveOf(PlayerLevel::Normal, game, move);
            const Move hard = moveOf(PlayerLevel::Hard, game, move);
            apart += easy != normal && normal != hard && easy != hard ? 1 : 0;
        }
        QVERIFY2(apart > 3, qPrintable(QString::number(apart)));
    }
};

STONEMASON_TEST(TestLevels)
#include "test_levels.moc"
