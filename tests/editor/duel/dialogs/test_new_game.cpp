// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deck/deck_problems.h"
#include "editor/duel/dialogs/deck_fault_line.h"
#include "editor/duel/dialogs/deck_field.h"
#include "editor/duel/dialogs/deck_files.h"
#include "editor/duel/dialogs/new_game_dialog.h"
#include "editor/duel/seats.h"
#include "tests/editor/duel/duel_window.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardItemModel>

using namespace stonemason;
using namespace stonemason::test;

Q_DECLARE_METATYPE(stonemason::DeckWish)

namespace {

const DuelTable& table() {
    return *tokenBattleTable();
}

std::vector<DeckOffer> someDecks() {
    return {{QStringLiteral("mine"), "One", deckOf("0 1 | 2 3 | 4 5 | 6 9")},
            {QStringLiteral("mine"), "Two", deckOf("7 8 | 2 3 | 4 5 | 6 9")},
            {QStringLiteral("mine"), "Half", deckOf("0 | | |")}};
}

/// Of decks that can all be played.
GameSetup madeOf(const NewGame& wishes, const std::vector<DeckOffer>& decks) {
    const auto setup = setupOf(wishes, decks, table());
    if (!setup) qFatal("a deck cannot be played");
    return *setup;
}

DeckWish named(const char* name) {
    return {DeckSource::Named, QStringLiteral("mine"), name};
}

/// A file of one deck in the game's own form.
QString writtenSets(const QTemporaryDir& folder, const char* name, const QByteArray& deck) {
    const QString path = folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write("set 0\n" + deck + "\n0 1\n2 3\n4 5 8\n6 7 9\n") < 0)
        qFatal("cannot write");
    return path;
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
                const GameSetup setup = madeOf(wishes, decks);
                QVERIFY(setup == madeOf(wishes, decks));
                QVERIFY(Game::of(tokenBattleTable(), setup));
                QVERIFY(isValid(setup.sides[0].deck, tokenBattle()));
            }
        QVERIFY(madeOf({.seed = 1}, decks) != madeOf({.seed = 2}, decks));
    }

    void whoBeginsIsAsWished() {
        const auto decks = someDecks();
        NewGame wishes{
            .opponent = PlayerLevel::Hard, .decks = {named("One"), named("Two")}, .first = FirstMove::Near};
        GameSetup setup = madeOf(wishes, decks);
        QCOMPARE(setup.sides[0].player, std::string("human"));
        QCOMPARE(setup.sides[0].deckName, std::string("One"));
        QCOMPARE(setup.sides[1].player, std::string("hard"));
        QCOMPARE(setup.sides[1].deckName, std::string("Two"));
        wishes.first = FirstMove::Far;
        setup = madeOf(wishes, decks);
        QCOMPARE(setup.sides[0].player, std::string("hard"));
        QCOMPARE(setup.sides[1].deckName, std::string("One"));
        wishes.first = FirstMove::ByLot;
        int near = 0;
        for (wishes.seed = 0; wishes.seed < 200; ++wishes.seed)
            near += madeOf(wishes, decks).sides[0].player == "human" ? 1 : 0;
        QVERIFY(near > 70 && near < 130);
    }

    void aRandomDeckOfMineIsOneThatCanBePlayed() {
        NewGame wishes{.decks = {DeckWish{DeckSource::RandomOfMine}, DeckWish{DeckSource::RandomCards}},
                       .first = FirstMove::Near};
        QSet<QString> drawn;
        for (wishes.seed = 1; wishes.seed < 50; ++wishes.seed)
            drawn += QString::fromStdString(madeOf(wishes, someDecks()).sides[0].deckName);
        QCOMPARE(drawn, (QSet<QString>{QStringLiteral("One"), QStringLiteral("Two")}));
    }

    /// No other cards are played in place of a deck that cannot be: by either side, in any mode in which it
    /// plays.
    void whatCannotBePlayedIsNoGame_data() {
        QTest::addColumn<DeckWish>("deck");
        QTest::addColumn<bool>("anyDecks");
        QTest::addColumn<QString>("said");
        QTest::newRow("not finished")
            << named("Half") << true << QStringLiteral("“Half” is not finished. Stack 1");
        QTest::newRow("gone") << named("None") << true << QStringLiteral("no deck “None” in “mine”");
        QTest::newRow("one of none") << DeckWish{DeckSource::RandomOfMine} << false
                                     << QStringLiteral("None of your decks");
    }
    void whatCannotBePlayedIsNoGame() {
        QFETCH(DeckWish, deck);
        QFETCH(bool, anyDecks);
        QFETCH(QString, said);
        FakeDialogs dialogs;
        const std::vector<DeckOffer> decks = anyDecks ? someDecks() : std::vector<DeckOffer>();
        for (const GameMode mode :
             {GameMode::Sandbox, GameMode::Hotseat, GameMode::Computer, GameMode::Watch})
            for (const int side : {0, 1}) {
                NewGame wishes{.mode = mode, .seed = 3};
                wishes.decks[std::size_t(side)] = deck;
                const bool plays = side == 0 || mode != GameMode::Sandbox;
                QCOMPARE(setupOf(wishes, decks, table()).has_value(), !plays);
                NewGameDialog dialog(wishes, decks, tokenBattle(), dialogs);
                QCOMPARE(dialog.startButton()->isEnabled(), !plays);
                const DeckFaultLine& line = *dialog.faultLine(side);
                QCOMPARE(line.isHidden(), !plays);
                dialog.accept();
                QCOMPARE(dialog.result() == QDialog::Accepted, !plays);
                if (!plays) continue;
                QVERIFY2(line.reason().contains(said), qPrintable(line.reason()));
                QVERIFY(dialog.startButton()->toolTip().contains(said.left(12)));
                QCOMPARE(dialog.wishes().decks[std::size_t(side)], deck); // still what was chosen
                line.randomButton()->click();
                QVERIFY(dialog.startButton()->isEnabled() && line.isHidden());
                QVERIFY(dialog.wishes().decks[std::size_t(side)] == DeckWish{});
                dialog.accept();
                QCOMPARE(dialog.result(), int(QDialog::Accepted));
            }
    }

    /// What was chosen last may have changed since.
    void aRememberedDeckThatIsUnfinishedNowIsSaid() {
        FakeDialogs dialogs;
        const NewGame last = fromRemembered(rememberedText({.decks = {named("One"), DeckWish{}}}));
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

    /// Two files may hold decks of one name.
    void decksOfOneNameAreToldApartByTheirFiles() {
        FakeDialogs dialogs;
        std::vector<DeckOffer> decks{
            {QStringLiteral("mine"), "One", deckOf("0 1 | 2 | 4 5 | 6 9"), QStringLiteral("/a/mine.sdeck")},
            {QStringLiteral("mine"), "One", deckOf("7 8 | 2 3 | 4 5 | 6 9"),
             QStringLiteral("/b/mine.sdeck")}};
        DeckWish second = named("One");
        second.file = QStringLiteral("/b/mine.sdeck");
        NewGameDialog dialog(
            {.mode = GameMode::Hotseat, .decks = {second, DeckWish{}}, .first = FirstMove::Near}, decks,
            tokenBattle(), dialogs);
        QVERIFY(dialog.startButton()->isEnabled());
        QVERIFY(madeOf(dialog.wishes(), decks).sides[0].deck == decks[1].deck);
        second.file = QStringLiteral("/c/mine.sdeck");
        dialog.deckField(0)->setWish(second);
        QVERIFY(!dialog.startButton()->isEnabled());
    }

    /// By what it comes from: a document is the same whatever its tab is called and wherever it was saved.
    void anOfferIsMeantByWhatItComesFrom_data() {
        QTest::addColumn<DeckWish>("wish");
        QTest::addColumn<int>("offer");
        const auto wish = [](const char* library, const char* file, const char* document) {
            return DeckWish{DeckSource::Named, QString::fromLatin1(library), "One", QString::fromLatin1(file),
                            QString::fromLatin1(document)};
        };
        QTest::newRow("a sample") << wish("mine", "", "") << 0;
        QTest::newRow("a file of the sample's name") << wish("mine", "/a/mine.sdeck", "") << 1;
        QTest::newRow("another file of that name") << wish("mine", "/b/mine.sdeck", "") << -1;
        QTest::newRow("a document without a file") << wish("mine", "", "first") << 2;
        QTest::newRow("another one of that title") << wish("mine", "", "second") << 3;
        QTest::newRow("called otherwise by now") << wish("mine +1", "", "second") << 3;
        QTest::newRow("saved elsewhere by now") << wish("mine", "/b/old.sdeck", "third") << 4;
        QTest::newRow("opened again") << wish("mine", "/c/mine.sdeck", "before") << 4;
        QTest::newRow("closed unsaved") << wish("mine", "", "before") << -1;
        QTest::newRow("no sample any more") << wish("none", "", "") << -1;
    }
    void anOfferIsMeantByWhatItComesFrom() {
        QFETCH(DeckWish, wish);
        QFETCH(int, offer);
        const Deck deck = deckOf("0 1 | 2 3 | 4 5 | 6 9");
        const QString mine = QStringLiteral("mine");
        const auto file = [](const char* path) { return QString::fromLatin1(path); };
        const std::vector<DeckOffer> offers{{mine, "One", deck},
                                            {mine, "One", deck, file("/a/mine.sdeck")},
                                            {mine, "One", deck, {}, file("first")},
                                            {mine, "One", deck, {}, file("second")},
                                            {mine, "One", deck, file("/c/mine.sdeck"), file("third")}};
        const DeckOffer* found = offerOf(wish, offers);
        QCOMPARE(found ? int(found - offers.data()) : -1, offer);
        DeckWish other = wish;
        other.name = "Two";
        QVERIFY(!offerOf(other, offers));
    }

    /// The decks of an open file count as they are there: one that was renamed and not saved is not brought
    /// back from the disk, and the other one stays the same.
    void rememberedDecksOfAnOpenFileAreThoseOfItsDocument() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("set 0\nOne\n0 1\n2 3\n4 5 8\n6 7 9\n\nset 1\nTwo\n0 1\n2 3\n4 5 8\n6 7 10\n");
        file.close();
        const QString mine = QStringLiteral("mine");
        const Deck edited = deckOf("0 1 | 2 3 | 4 5 | 6 9");
        const std::array wishes{DeckWish{DeckSource::Named, mine, "One", path, QStringLiteral("it")},
                                DeckWish{DeckSource::Named, mine, "Two", path, QStringLiteral("it")}};
        const std::vector<DeckOffer> open{{mine, "Renamed", edited, path, QStringLiteral("it")},
                                          {mine, "Two", edited, path, QStringLiteral("it")}};
        const auto offers = withRemembered(open, wishes, tokenBattle());
        QVERIFY(offers == open);
        QVERIFY(!offerOf(wishes[0], offers));
        QVERIFY(offerOf(wishes[1], offers)->deck == edited);
        // Closed since: both are read from the file, once.
        const auto read = withRemembered({}, wishes, tokenBattle());
        QCOMPARE(read.size(), std::size_t(2));
        QVERIFY(offerOf(wishes[0], read) && offerOf(wishes[1], read)->deck != edited);
    }

    /// Neither does choosing the file take what is not saved.
    void aFileThatIsOpenKeepsItsUnsavedDecks() {
        FakeDialogs dialogs;
        QTemporaryDir folder;
        const QString path = writtenSets(folder, "mine.txt", "One");
        const QString link = folder.filePath(QStringLiteral("link.txt"));
        QVERIFY(QFile::link(path, link));
        const Deck edited = deckOf("0 1 | 2 3 | 4 5 | 6 9");
        const std::vector<DeckOffer> open{
            {QStringLiteral("mine"), "Unsaved", edited, path, QStringLiteral("it")}};
        for (const QString& chosen : {path, link}) {
            NewGameDialog dialog({}, open, tokenBattle(), dialogs);
            dialogs.openAnswer = {chosen};
            dialog.addFile();
            QVERIFY(dialog.offers() == open);
            QVERIFY(dialog.deckField(0)->wish() == wishFor(open[0]));
        }
        // Remembered by the other name, in a run of the program in which the document was another.
        for (const QString& remembered : {path, link}) {
            DeckWish wish = wishFor(open[0]);
            wish.file = remembered;
            wish.document = QStringLiteral("another");
            QVERIFY(offerOf(wish, withRemembered(open, std::array{wish}, tokenBattle())) != nullptr);
        }
    }

    /// Whoever hears that another one is chosen may ask which, the first time too.
    void theFieldKnowsWhatIsChosenWhenItSaysSo() {
        DeckField field(tokenBattle(), nullptr);
        std::vector<DeckWish> told;
        connect(&field, &QComboBox::currentIndexChanged, &field, [&] { told.push_back(field.wish()); });
        field.setOffers(someDecks());
        QVERIFY(!told.empty() && told.back() == DeckWish{});
        field.setWish(named("Two"));
        QVERIFY(told.back() == named("Two"));
        field.setWish(named("None"));
        QVERIFY(told.back() == named("None"));
        field.setOffers(someDecks());
        QVERIFY(field.wish() == named("None"));
    }

    /// Signs that would turn a line round, end it or drive a terminal are written out.
    void namesShowWhatIsInThem() {
        FakeDialogs dialogs;
        const std::string name = "One\u202E\x1B[31m";
        const std::vector<DeckOffer> decks{{QStringLiteral("mi\u202Ene"), name, deckOf("0 | | |")}};
        NewGameDialog dialog({.decks = {wishFor(decks[0]), DeckWish{}}}, decks, tokenBattle(), dialogs);
        dialog.deckField(1)->setWish({DeckSource::Named, QStringLiteral("go\u202Ene"), name});
        for (int side = 0; side < playerCount; ++side)
            for (const QString& text : {dialog.deckField(side)->currentText(),
                                        dialog.faultLine(side)->reason(), dialog.startButton()->toolTip()}) {
                QVERIFY2(text.contains(QStringLiteral("One\\u{202E}\\u{1B}[31m")), qPrintable(text));
                QVERIFY(!text.contains(QChar(0x202E)) && !text.contains(QChar(0x1B)));
            }
        GameSetup setup = setupWith("human", "odd\u202E\x1B");
        setup.sides[1].deckName = name;
        for (const QString& text : {gameName(setup), playerName(setup, 1), deckName(setup, 1)})
            QVERIFY2(!text.contains(QChar(0x202E)) && !text.contains(QChar(0x1B)), qPrintable(text));
    }

    void wishesAreRememberedWithoutTheSeed() {
        const NewGame wishes{.mode = GameMode::Watch,
                             .opponent = PlayerLevel::Normal,
                             .near = PlayerLevel::Hard,
                             .far = PlayerLevel::Easy,
                             .decks = {DeckWish{DeckSource::Named, QStringLiteral("mine"), "Two",
                                                QStringLiteral("/a/mine.sdeck"), QStringLiteral("it")},
                                       DeckWish{DeckSource::RandomOfMine}},
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

    /// Every wish, one after the other in each value it can have.
    void theDialogShowsWhatWasWishedAndGivesItBack() {
        FakeDialogs dialogs;
        std::vector<NewGame> all;
        const NewGame plain{.seed = 42};
        const auto add = [&](auto member, const auto& values) {
            for (const auto& value : values) {
                all.push_back(plain);
                all.back().*member = value;
            }
        };
        const auto levels = {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard};
        add(&NewGame::mode,
            std::vector{GameMode::Sandbox, GameMode::Hotseat, GameMode::Computer, GameMode::Watch});
        add(&NewGame::opponent, levels);
        add(&NewGame::near, levels);
        add(&NewGame::far, levels);
        add(&NewGame::decks, std::vector{std::array{named("Two"), DeckWish{DeckSource::RandomOfMine}},
                                         std::array{DeckWish{}, named("One")}});
        add(&NewGame::first, std::vector{FirstMove::Near, FirstMove::Far, FirstMove::ByLot});
        add(&NewGame::openDecks, std::vector{true, false});
        for (const NewGame& wishes : all) {
            const NewGameDialog dialog(wishes, someDecks(), tokenBattle(), dialogs);
            QVERIFY(dialog.wishes() == wishes);
            NewGame remembered = fromRemembered(rememberedText(wishes));
            remembered.seed = wishes.seed;
            QVERIFY(remembered == wishes);
        }
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
        const QString path = writtenSets(folder, "other.txt", "Brought");
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialogs.openAnswer = {path};
        dialog.addFile();
        const DeckWish brought{DeckSource::Named, QStringLiteral("other"), "Brought", path};
        QVERIFY(dialog.deckField(0)->wish() == brought);
        QCOMPARE(dialog.offers().size(), std::size_t(4));
        QCOMPARE(madeOf(dialog.wishes(), dialog.offers()).sides.size(), std::size_t(2));
        dialogs.openAnswer = {folder.filePath(QStringLiteral("none.txt"))};
        dialog.addFile();
        QVERIFY(!dialog.remark()->isHidden() && dialog.remark()->text().contains(QStringLiteral("none.txt")));
        QVERIFY(dialog.deckField(0)->wish() == brought);
        const NewGame next = fromRemembered(rememberedText(dialog.wishes()));
        QVERIFY(NewGameDialog(next, someDecks(), tokenBattle(), dialogs).wishes().decks[0] == brought);
        QVERIFY(QFile::remove(path));
        const NewGameDialog without(next, someDecks(), tokenBattle(), dialogs);
        QVERIFY(!without.startButton()->isEnabled());
        QVERIFY(without.faultLine(0)->reason().contains(QStringLiteral("“Brought” in “other”")));
        QVERIFY(without.faultLine(0)->finishButton()->isHidden()); // there is nothing to finish
    }

    void eachOfTheComputersKeepsItsLevel() {
        FakeDialogs dialogs;
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialog.modes()->button(int(GameMode::Watch))->click();
        dialog.farLevel()->setCurrentIndex(int(PlayerLevel::Hard));
        dialog.nearLevel()->setCurrentIndex(int(PlayerLevel::Easy));
        NewGame wishes = fromRemembered(rememberedText(dialog.wishes()));
        wishes.first = FirstMove::Near;
        QCOMPARE(madeOf(wishes, {}).sides[0].player, std::string("easy"));
        QCOMPARE(madeOf(wishes, {}).sides[1].player, std::string("hard"));
        wishes.mode = GameMode::Computer;
        QCOMPARE(madeOf(wishes, {}).sides[1].player, std::string("normal"));
    }
};

QTEST_MAIN(TestNewGame)
#include "test_new_game.moc"
