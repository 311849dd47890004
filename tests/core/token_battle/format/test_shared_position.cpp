// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "tests/support/duels.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

Result<GameSetup> readShared(const QString& text, const GameSetup* fallback = nullptr) {
    return readSharedPosition(text.toStdString(), test::tokenBattleTable(), fallback);
}

QString textOf(const Game& game) {
    return QString::fromStdString(sharedPosition(game.setup(), game.position()));
}

/// What such a text is read as: two people, no seed.
GameSetup expectedOf(const Game& game) {
    GameSetup setup = game.setup();
    setup.seed = 0;
    setup.start = noSquare;
    setup.sides[0].player = "human";
    if (setup.mode == DuelMode::Two) setup.sides[1].player = "human";
    setup.from = game.position();
    if (!setup.from->running()) setup.from->toMove = 0; // of no meaning, and not written
    return setup;
}

QString errorOfShared(const QString& text, const GameSetup* fallback = nullptr) {
    const auto setup = readShared(text, fallback);
    return setup ? QStringLiteral("read") : QString::fromStdString(test::errorText(setup.error()));
}

} // namespace

class TestSharedPosition : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenReadsBack() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const DuelMode mode = seed % 4 == 0 ? DuelMode::Sandbox : DuelMode::Two;
            const Game game = test::anyGame(seed, int(seed) * 4, mode);
            const auto setup = readShared(textOf(game));
            if (!setup) QFAIL(test::errorText(setup.error()).c_str());
            QVERIFY(*setup == expectedOf(game));
            const auto begun = Game::of(test::tokenBattleTable(), *setup);
            QVERIFY(begun);
            QVERIFY(*readGameRecord(writeGameRecord(begun->record(), test::tokenBattle()),
                                    test::tokenBattle()) == begun->record());
        }
    }

    void itIsNotTakenForAnythingElse() {
        const std::string text = textOf(test::anyGame(3, 9)).toStdString();
        QVERIFY(holdsPosition(text));
        QVERIFY(!looksLikeDecks(text));
        QVERIFY(!looksLikeGameRecord(text));
        const Game from = *Game::of(test::tokenBattleTable(), *readShared(QString::fromStdString(text)));
        QVERIFY(!holdsPosition(writeGameRecord(from.record(), test::tokenBattle())));
        for (const char* other : {"", "hello", "position 1", "a token-battle position 1"})
            QVERIFY2(!holdsPosition(other), other);
    }

    /// As mail and forums hand it on: quoted, in tags, between words, with other line ends.
    void whatStandsAroundItDoesNotMatter() {
        const Game game = test::anyGame(5, 12);
        const QString text = textOf(game);
        const GameSetup setup = expectedOf(game);
        QVERIFY(*readShared(QStringLiteral("Look at this!\n\n") + text +
                            QStringLiteral("\nWhat would you play?")) == setup);
        QVERIFY(*readShared(QStringLiteral("[quote=Ann][code]") + text.trimmed() +
                            QStringLiteral("[/code][/quote]\nI would play c3.")) == setup);
        QString quoted = text;
        quoted.replace(QRegularExpression(QStringLiteral("^"), QRegularExpression::MultilineOption),
                       QStringLiteral("> > "));
        QVERIFY(*readShared(quoted) == setup);
        QVERIFY(*readShared(QString(text).replace(QStringLiteral("\n"), QStringLiteral("\r\n"))) == setup);
        QVERIFY(*readShared(QStringLiteral("```\n") + text + QStringLiteral("```\ndeck of mine")) == setup);
    }

    void withoutDecksThoseOfAnotherGameAreTaken() {
        const Game game = test::anyGame(7, 12);
        const QString alone = QString::fromStdString(positionText(game.position()));
        QCOMPARE(errorOfShared(alone), QStringLiteral("position/decks"));
        QVERIFY(*readShared(alone, &game.setup()) == expectedOf(game));
        const GameSetup sandbox = test::anySetup(1, DuelMode::Sandbox);
        QVERIFY(!readShared(alone, &sandbox));
        const GameSetup other = test::anySetup(99);
        QVERIFY(*readShared(textOf(game), &other) == expectedOf(game));
    }

    void namesStayOnTheirLine() {
        GameSetup setup = test::anySetup(2);
        setup.sides[0].deckName = " two\nlines [/code] ";
        setup.sides[1].deckName = "";
        const Game game = *Game::of(test::tokenBattleTable(), setup);
        const auto again = readShared(textOf(game));
        if (!again) QFAIL(test::errorText(again.error()).c_str());
        QCOMPARE(again->sides[0].deckName, std::string("two lines [/code]"));
        QCOMPARE(again->sides[1].deckName, std::string());
    }

    void errorsNameTheLine_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* from, const char* to, const char* error) {
            QTest::addRow("%s", to) << from << to << error;
        };
        row("position 1", "position 2", "position/header token-battle position 1 @3");
        row("token-battle", "token battle", "position/header token-battle position 1");
        row("state to-move", "state won", "position/state state to-move a @10");
        row("cards a", "Cards a", "position/line cards a @21");
        row("deck b", "deck a", "position/line deck b @22");
        row("cards b 10 11 |", "cards b 10 |", "duel/deck-invalid 2");
        row("cards b 10 11", "cards b 10 x", "position/cards @23");
        row("cards b 10 11", "cards b 10 10", "position/cards @23");
        row("cards b 10 11", "cards b 10 -1", "position/cards @23");
        row("cards b 10 11", "cards b | 10 11", "position/cards @23");
        row("cards b 10 11", "# cards b 10 11", "position/line cards b @22");
        row("cards a 0 1", "cards a 7000 1", "duel/deck-invalid 1");
    }

    void errorsNameTheLine() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, error);
        GameSetup setup = test::anySetup(1);
        setup.sides[0].deck = test::deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9");
        setup.sides[1].deck = test::deckOf("10 11 | 12 13 | 14 15 | 16 17 18");
        const Game game = *Game::of(test::tokenBattleTable(), setup);
        QString text = QStringLiteral("A remark\n\n") + textOf(game);
        const qsizetype at = text.lastIndexOf(from);
        QVERIFY(at >= 0);
        QCOMPARE(errorOfShared(text.replace(at, from.size(), to)), error);
    }

    void theTextIsNotEndless() {
        const QString text = textOf(test::anyGame(5, 12));
        const QString words(qsizetype(maximumPositionText), QLatin1Char('x'));
        QCOMPARE(errorOfShared(text + words), QStringLiteral("file/too-large 65536"));
    }

    /// Any byte changed: an error, or a game that begins.
    void aDamagedTextIsHarmless() {
        const std::string whole = textOf(test::anyGame(8, 20)).toStdString();
        for (std::size_t at = 0; at < whole.size(); ++at)
            for (const char byte : {'\0', '\n', ' ', '9', 'a', '|', '\xFF'}) {
                std::string damaged = whole;
                damaged[at] = byte;
                const auto setup = readSharedPosition(damaged, test::tokenBattleTable(), nullptr);
                if (setup) QVERIFY(Game::of(test::tokenBattleTable(), *setup));
            }
    }
};

STONEMASON_APPLESS_TEST(TestSharedPosition)
#include "test_shared_position.moc"
