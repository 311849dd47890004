// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "editor/play/who_plays.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"
#include "editor/token_battle/duel/view/dialogs/new_game_dialog.h"
#include "tests/editor/token_battle/duel/view/dialogs/new_game_decks.h"
#include "tests/support/test_program.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QStandardItemModel>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

/// What is chosen for a new game, remembered of it and made of it.
class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    void sameChoicesSameGame() {
        const auto decks = someDecks();
        for (const GameMode mode :
             {GameMode::Sandbox, GameMode::Hotseat, GameMode::Computer, GameMode::Watch})
            for (std::uint64_t seed = 1; seed < 20; ++seed) {
                const NewGame choices{.seats = {.mode = mode}, .seed = seed};
                const GameSetup setup = madeOf(choices, decks);
                QVERIFY(setup == madeOf(choices, decks));
                QVERIFY(Game::of(tokenBattleTable(), setup));
                QVERIFY(isValid(setup.sides[0].deck, tokenBattle()));
            }
        QVERIFY(madeOf({.seed = 1}, decks) != madeOf({.seed = 2}, decks));
    }

    void whoBeginsIsAsChosen() {
        const auto decks = someDecks();
        NewGame choices{.seats = {.opponent = PlayerLevel::Hard, .first = FirstMove::Near},
                        .decks = {named("One"), named("Two")}};
        GameSetup setup = madeOf(choices, decks);
        QCOMPARE(setup.sides[0].player, std::string("human"));
        QCOMPARE(setup.sides[0].deckName, std::string("One"));
        QCOMPARE(setup.sides[1].player, std::string("hard"));
        QCOMPARE(setup.sides[1].deckName, std::string("Two"));
        choices.seats.first = FirstMove::Far;
        setup = madeOf(choices, decks);
        QCOMPARE(setup.sides[0].player, std::string("hard"));
        QCOMPARE(setup.sides[1].deckName, std::string("One"));
        choices.seats.first = FirstMove::ByLot;
        int near = 0;
        for (choices.seed = 0; choices.seed < 200; ++choices.seed)
            near += madeOf(choices, decks).sides[0].player == "human" ? 1 : 0;
        QVERIFY(near > 70 && near < 130);
    }

    void aRandomDeckOfMineIsOneThatCanBePlayed() {
        NewGame choices{.seats = {.first = FirstMove::Near},
                        .decks = {DeckChoice{DeckSource::RandomOfMine}, DeckChoice{DeckSource::RandomCards}}};
        QSet<QString> drawn;
        for (choices.seed = 1; choices.seed < 50; ++choices.seed)
            drawn += QString::fromStdString(madeOf(choices, someDecks()).sides[0].deckName);
        QCOMPARE(drawn, (QSet<QString>{QStringLiteral("One"), QStringLiteral("Two")}));
    }

    /// No other cards are played in place of a deck that cannot be: by either side, in any mode in which it
    /// plays.
    void whatCannotBePlayedIsNoGame_data() {
        QTest::addColumn<DeckChoice>("deck");
        QTest::addColumn<bool>("anyDecks");
        QTest::addColumn<QString>("message");
        QTest::newRow("not finished")
            << named("Half") << true << QStringLiteral("“Half” is not finished. Stack 1");
        QTest::newRow("gone") << named("None") << true << QStringLiteral("no deck “None” in “mine”");
        QTest::newRow("one of none") << DeckChoice{DeckSource::RandomOfMine} << false
                                     << QStringLiteral("You have no finished deck");
    }
    void whatCannotBePlayedIsNoGame() {
        QFETCH(DeckChoice, deck);
        QFETCH(bool, anyDecks);
        QFETCH(QString, message);
        FakeDialogs dialogs;
        const std::vector<DeckOffer> decks = anyDecks ? someDecks() : std::vector<DeckOffer>();
        for (const GameMode mode :
             {GameMode::Sandbox, GameMode::Hotseat, GameMode::Computer, GameMode::Watch})
            for (const int side : {0, 1}) {
                NewGame choices{.seats = {.mode = mode}, .seed = 3};
                choices.decks[std::size_t(side)] = deck;
                const bool plays = side == 0 || mode != GameMode::Sandbox;
                QCOMPARE(setupOf(choices, decks, *tokenBattleTable()).has_value(), !plays);
                NewGameDialog dialog(choices, decks, tokenBattle(), dialogs);
                QCOMPARE(dialog.startButton()->isEnabled(), !plays);
                const DeckFaultLine& line = *dialog.faultLine(side);
                QCOMPARE(line.isHidden(), !plays);
                dialog.accept();
                QCOMPARE(dialog.result() == QDialog::Accepted, !plays);
                if (!plays) continue;
                QVERIFY2(line.reason().contains(message), qPrintable(line.reason()));
                QVERIFY(dialog.startButton()->toolTip().contains(message.left(12)));
                QCOMPARE(dialog.choices().decks[std::size_t(side)], deck); // still what was chosen
                line.randomButton()->click();
                QVERIFY(dialog.startButton()->isEnabled() && line.isHidden());
                QVERIFY(dialog.choices().decks[std::size_t(side)] == DeckChoice{});
                dialog.accept();
                QCOMPARE(dialog.result(), int(QDialog::Accepted));
            }
    }

    /// What was chosen last may have changed since.
    void reportsARememberedDeckThatIsUnfinishedNow() {
        FakeDialogs dialogs;
        const NewGame last = fromRemembered(rememberedText({.decks = {named("One"), DeckChoice{}}}));
        std::vector<DeckOffer> decks = someDecks();
        decks[0].deck = deckOf("0 1 | 2 | 4 5 | 6 9");
        NewGameDialog dialog(last, decks, tokenBattle(), dialogs);
        QVERIFY(!dialog.startButton()->isEnabled());
        QVERIFY(dialog.faultLine(0)->reason().contains(QStringLiteral("Stack 2")));
        QVERIFY(!dialog.faultLine(0)->finishButton()->isHidden());
        dialog.faultLine(0)->finishButton()->click();
        QVERIFY(dialog.deckToFinish() == named("One"));
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
    }

    void choicesAreRememberedWithoutTheSeed() {
        const NewGame choices{.seats = {.mode = GameMode::Watch,
                                        .opponent = PlayerLevel::Normal,
                                        .near = PlayerLevel::Hard,
                                        .far = PlayerLevel::Easy,
                                        .first = FirstMove::Far},
                              .decks = {DeckChoice{DeckSource::Named, QStringLiteral("mine"), "Two",
                                                   QStringLiteral("/a/mine.sdeck"), QStringLiteral("it")},
                                        DeckChoice{DeckSource::RandomOfMine}},
                              .openDecks = true};
        QVERIFY(fromRemembered(rememberedText(choices)) == choices);
        QVERIFY(fromRemembered(QStringLiteral("{\"mode\": 99, \"deck0\": 3}")) == NewGame{});
        QVERIFY(fromRemembered({}) == NewGame{});
    }

    void aRematchChangesSides() {
        const GameSetup setup = setupWith("human", "hard", "0 1 | 2 3 | 4 5 | 6 9", "7 8 | 2 3 | 4 5 | 6 9");
        const GameSetup again = rematchOf(setup, 77, *tokenBattleTable());
        QVERIFY(again.sides[0] == setup.sides[1] && again.sides[1] == setup.sides[0]);
        QCOMPARE(again.seed, std::uint64_t(77));
        QVERIFY(Game::of(tokenBattleTable(), again));
    }

    /// Every choice, one after the other in each value it can have.
    void theDialogShowsWhatWasChosenAndGivesItBack() {
        FakeDialogs dialogs;
        std::vector<NewGame> all;
        const NewGame plain{.seed = 42};
        const auto add = [&](auto member, const auto& values) {
            for (const auto& value : values) {
                all.push_back(plain);
                if constexpr (requires { all.back().*member; })
                    all.back().*member = value;
                else
                    all.back().seats.*member = value;
            }
        };
        const auto levels = {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard};
        add(&SeatChoices::mode,
            std::vector{GameMode::Sandbox, GameMode::Hotseat, GameMode::Computer, GameMode::Watch});
        add(&SeatChoices::opponent, levels);
        add(&SeatChoices::near, levels);
        add(&SeatChoices::far, levels);
        add(&NewGame::decks, std::vector{std::array{named("Two"), DeckChoice{DeckSource::RandomOfMine}},
                                         std::array{DeckChoice{}, named("One")}});
        add(&SeatChoices::first, std::vector{FirstMove::Near, FirstMove::Far, FirstMove::ByLot});
        add(&NewGame::openDecks, std::vector{true, false});
        for (const NewGame& choices : all) {
            const NewGameDialog dialog(choices, someDecks(), tokenBattle(), dialogs);
            QVERIFY(dialog.choices() == choices);
            NewGame remembered = fromRemembered(rememberedText(choices));
            remembered.seed = choices.seed;
            QVERIFY(remembered == choices);
        }
        const NewGameDialog fresh({}, someDecks(), tokenBattle(), dialogs);
        QVERIFY(fresh.choices().seed > 0);
    }

    void whatMakesNoSenseIsOff() {
        FakeDialogs dialogs;
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialog.players().modes()->button(int(GameMode::Sandbox))->click();
        QVERIFY(!dialog.deckField(1)->isEnabled() && !dialog.firstField()->isEnabled());
        QVERIFY(!dialog.openDecks()->isEnabled() && !dialog.players().opponentLevel()->isEnabled());
        dialog.players().modes()->button(int(GameMode::Computer))->click();
        QVERIFY(dialog.deckField(1)->isEnabled() && dialog.players().opponentLevel()->isEnabled() &&
                !dialog.players().nearLevel()->isEnabled() && !dialog.players().farLevel()->isEnabled());
        const auto* items = qobject_cast<const QStandardItemModel*>(dialog.deckField(0)->model());
        QVERIFY(items);
        QVERIFY(items->item(3)->isEnabled());
        QVERIFY(!items->item(5)->isEnabled()); // Half
    }

    void eachOfTheComputersKeepsItsLevel() {
        FakeDialogs dialogs;
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialog.players().modes()->button(int(GameMode::Watch))->click();
        dialog.players().farLevel()->setCurrentIndex(int(PlayerLevel::Hard));
        dialog.players().nearLevel()->setCurrentIndex(int(PlayerLevel::Easy));
        NewGame choices = fromRemembered(rememberedText(dialog.choices()));
        choices.seats.first = FirstMove::Near;
        QCOMPARE(madeOf(choices, {}).sides[0].player, std::string("easy"));
        QCOMPARE(madeOf(choices, {}).sides[1].player, std::string("hard"));
        choices.seats.mode = GameMode::Computer;
        QCOMPARE(madeOf(choices, {}).sides[1].player, std::string("normal"));
    }
};

STONEMASON_TEST(TestNewGame)
#include "test_new_game.moc"
