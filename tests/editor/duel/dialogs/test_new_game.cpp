// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deck/deck_problems.h"
#include "editor/duel/dialogs/deck_field.h"
#include "editor/duel/dialogs/new_game_dialog.h"
#include "tests/editor/duel/duel_window.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QStandardItemModel>

using namespace stonemason;
using namespace stonemason::test;

namespace {

const DuelTable& table() {
    return *tokenBattleTable();
}

std::vector<DeckOffer> someDecks() {
    return {{QStringLiteral("mine"), "One", deckOf("0 1 | 2 3 | 4 5 | 6 9")},
            {QStringLiteral("mine"), "Two", deckOf("7 8 | 2 3 | 4 5 | 6 9")},
            {QStringLiteral("mine"), "Half", deckOf("0 | | |")}};
}

DeckWish named(const char* name) {
    return {DeckSource::Named, QStringLiteral("mine"), name};
}

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    void sameWishesSameGame() {
        const auto decks = someDecks();
        for (const GameMode mode :
             {GameMode::Sandbox, GameMode::Hotseat, GameMode::Computer, GameMode::Watch})
            for (std::uint64_t seed = 1; seed < 20; ++seed) {
                const NewGame wishes{.mode = mode, .seed = seed};
                const GameSetup setup = setupOf(wishes, decks, table());
                QVERIFY(setup == setupOf(wishes, decks, table()));
                QVERIFY(Game::of(tokenBattleTable(), setup));
                QVERIFY(isValid(setup.sides[0].deck, tokenBattle()));
            }
        QVERIFY(setupOf({.seed = 1}, decks, table()) != setupOf({.seed = 2}, decks, table()));
    }

    void whoBeginsIsAsWished() {
        const auto decks = someDecks();
        NewGame wishes{
            .opponent = PlayerLevel::Hard, .decks = {named("One"), named("Two")}, .first = FirstMove::Near};
        GameSetup setup = setupOf(wishes, decks, table());
        QCOMPARE(setup.sides[0].player, std::string("human"));
        QCOMPARE(setup.sides[0].deckName, std::string("One"));
        QCOMPARE(setup.sides[1].player, std::string("hard"));
        QCOMPARE(setup.sides[1].deckName, std::string("Two"));
        wishes.first = FirstMove::Far;
        setup = setupOf(wishes, decks, table());
        QCOMPARE(setup.sides[0].player, std::string("hard"));
        QCOMPARE(setup.sides[1].deckName, std::string("One"));
        wishes.first = FirstMove::ByLot;
        int near = 0;
        for (wishes.seed = 0; wishes.seed < 200; ++wishes.seed)
            near += setupOf(wishes, decks, table()).sides[0].player == "human" ? 1 : 0;
        QVERIFY(near > 70 && near < 130);
    }

    void aRandomDeckOfMineIsOneThatCanBePlayed() {
        NewGame wishes{.decks = {DeckWish{DeckSource::RandomOfMine}, DeckWish{DeckSource::RandomCards}},
                       .first = FirstMove::Near};
        QSet<QString> drawn;
        for (wishes.seed = 1; wishes.seed < 50; ++wishes.seed)
            drawn += QString::fromStdString(setupOf(wishes, someDecks(), table()).sides[0].deckName);
        QCOMPARE(drawn, (QSet<QString>{QStringLiteral("One"), QStringLiteral("Two")}));
        QVERIFY(Game::of(tokenBattleTable(), setupOf(wishes, {}, table()))); // none of mine: random cards
        wishes.decks[0] = named("Half");
        QVERIFY(Game::of(tokenBattleTable(), setupOf(wishes, someDecks(), table())));
    }

    void wishesAreRememberedWithoutTheSeed() {
        const NewGame wishes{.mode = GameMode::Watch,
                             .opponent = PlayerLevel::Normal,
                             .near = PlayerLevel::Hard,
                             .far = PlayerLevel::Easy,
                             .decks = {named("Two"), DeckWish{DeckSource::RandomOfMine}},
                             .first = FirstMove::Far,
                             .openDecks = true};
        QVERIFY(fromRemembered(rememberedText(wishes)) == wishes);
        QVERIFY(fromRemembered(QStringLiteral("{\"mode\": 99, \"deck0\": 3}")) == NewGame{});
        QVERIFY(fromRemembered({}) == NewGame{});
    }

    void aRematchChangesSides() {
        const GameSetup setup = setupWith("human", "hard", "0 1 | 2 3 | 4 5 | 6 9", "7 8 | 2 3 | 4 5 | 6 9");
        const GameSetup again = rematchOf(setup, 77, table());
        QVERIFY(again.sides[0] == setup.sides[1] && again.sides[1] == setup.sides[0]);
        QCOMPARE(again.seed, std::uint64_t(77));
        QVERIFY(Game::of(tokenBattleTable(), again));
    }

    void theDialogShowsWhatWasWishedAndGivesItBack() {
        FakeDialogs dialogs;
        const NewGame wishes{.mode = GameMode::Watch,
                             .opponent = PlayerLevel::Normal,
                             .near = PlayerLevel::Hard,
                             .far = PlayerLevel::Easy,
                             .decks = {named("Two"), DeckWish{DeckSource::RandomOfMine}},
                             .first = FirstMove::Far,
                             .openDecks = true,
                             .seed = 42};
        const NewGameDialog dialog(wishes, someDecks(), tokenBattle(), dialogs);
        QVERIFY(dialog.wishes() == wishes);
        const NewGameDialog fresh({}, someDecks(), tokenBattle(), dialogs);
        QVERIFY(fresh.wishes().seed > 0);
    }

    void whatMakesNoSenseIsOff() {
        FakeDialogs dialogs;
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialog.modes()->button(int(GameMode::Sandbox))->click();
        QVERIFY(!dialog.deckField(1)->isEnabled() && !dialog.firstField()->isEnabled());
        QVERIFY(!dialog.openDecks()->isEnabled() && !dialog.opponentLevel()->isEnabled());
        dialog.modes()->button(int(GameMode::Computer))->click();
        QVERIFY(dialog.deckField(1)->isEnabled() && dialog.opponentLevel()->isEnabled() &&
                !dialog.nearLevel()->isEnabled() && !dialog.farLevel()->isEnabled());
        const auto* items = qobject_cast<const QStandardItemModel*>(dialog.deckField(0)->model());
        QVERIFY(items);
        QVERIFY(items->item(3)->isEnabled());
        QVERIFY(!items->item(5)->isEnabled()); // Half
    }

    void aFileBringsMoreDecks() {
        FakeDialogs dialogs;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("other.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("set 0\nBrought\n0 1\n2 3\n4 5 8\n6 7 9\n");
        file.close();
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialogs.openAnswer = {path};
        dialog.addFile();
        const DeckWish brought{DeckSource::Named, QStringLiteral("other"), "Brought", path};
        QVERIFY(dialog.deckField(0)->wish() == brought);
        QCOMPARE(dialog.offers().size(), std::size_t(4));
        QCOMPARE(setupOf(dialog.wishes(), dialog.offers(), table()).sides.size(), std::size_t(2));
        dialogs.openAnswer = {folder.filePath(QStringLiteral("none.txt"))};
        dialog.addFile();
        QVERIFY(!dialog.remark()->isHidden() && dialog.remark()->text().contains(QStringLiteral("none.txt")));
        QVERIFY(dialog.deckField(0)->wish() == brought);
        const NewGame next = fromRemembered(rememberedText(dialog.wishes()));
        QVERIFY(NewGameDialog(next, someDecks(), tokenBattle(), dialogs).wishes().decks[0] == brought);
        QVERIFY(QFile::remove(path));
        const NewGameDialog without(next, someDecks(), tokenBattle(), dialogs);
        QVERIFY(without.wishes().decks[0] == DeckWish{});
        QVERIFY(without.remark()->isHidden());
    }

    void eachOfTheComputersKeepsItsLevel() {
        FakeDialogs dialogs;
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialog.modes()->button(int(GameMode::Watch))->click();
        dialog.farLevel()->setCurrentIndex(int(PlayerLevel::Hard));
        dialog.nearLevel()->setCurrentIndex(int(PlayerLevel::Easy));
        NewGame wishes = fromRemembered(rememberedText(dialog.wishes()));
        wishes.first = FirstMove::Near;
        QCOMPARE(setupOf(wishes, {}, table()).sides[0].player, std::string("easy"));
        QCOMPARE(setupOf(wishes, {}, table()).sides[1].player, std::string("hard"));
        wishes.mode = GameMode::Computer;
        QCOMPARE(setupOf(wishes, {}, table()).sides[1].player, std::string("normal"));
    }
};

QTEST_MAIN(TestNewGame)
#include "test_new_game.moc"
