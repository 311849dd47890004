// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"
#include "editor/token_battle/duel/view/dialogs/new_game_dialog.h"
#include "tests/editor/token_battle/duel/view/dialogs/new_game_decks.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

#include <array>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// A file of one deck in the game's own form.
QString writtenSets(const QTemporaryDir& folder, const char* name, const QByteArray& deck) {
    const QString path = folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write("set 0\n" + deck + "\n0 1\n2 3\n4 5 8\n6 7 9\n") < 0)
        qFatal("cannot write");
    return path;
}

} // namespace

/// Which deck a choice for a new game means, and how one is chosen.
class TestDeckChoice : public QObject {
    Q_OBJECT

private slots:
    /// Two files may hold decks of one name.
    void distinguishesDecksOfOneNameByTheirFiles() {
        FakeDialogs dialogs;
        std::vector<DeckOffer> decks{
            {QStringLiteral("mine"), "One", deckOf("0 1 | 2 | 4 5 | 6 9"), QStringLiteral("/a/mine.sdeck")},
            {QStringLiteral("mine"), "One", deckOf("7 8 | 2 3 | 4 5 | 6 9"),
             QStringLiteral("/b/mine.sdeck")}};
        DeckChoice second = named("One");
        second.file = QStringLiteral("/b/mine.sdeck");
        NewGameDialog dialog(
            {.seats = {.mode = GameMode::Hotseat, .first = FirstMove::Near}, .decks = {second, DeckChoice{}}},
            decks, tokenBattle(), dialogs);
        QVERIFY(dialog.startButton()->isEnabled());
        QVERIFY(madeOf(dialog.choices(), decks).sides[0].deck == decks[1].deck);
        second.file = QStringLiteral("/c/mine.sdeck");
        dialog.deckField(0)->setChoice(second);
        QVERIFY(!dialog.startButton()->isEnabled());
    }

    /// By what it comes from: a document is the same whatever its tab is called and wherever it was saved.
    void anOfferIsMeantByWhatItComesFrom_data() {
        QTest::addColumn<DeckChoice>("choice");
        QTest::addColumn<int>("offer");
        const auto choice = [](const char* library, const char* file, const char* document) {
            return DeckChoice{DeckSource::Named, QString::fromLatin1(library), "One",
                              QString::fromLatin1(file), QString::fromLatin1(document)};
        };
        QTest::newRow("a sample") << choice("mine", "", "") << 0;
        QTest::newRow("a file of the sample's name") << choice("mine", "/a/mine.sdeck", "") << 1;
        QTest::newRow("another file of that name") << choice("mine", "/b/mine.sdeck", "") << -1;
        QTest::newRow("a document without a file") << choice("mine", "", "first") << 2;
        QTest::newRow("another one of that title") << choice("mine", "", "second") << 3;
        QTest::newRow("called otherwise by now") << choice("mine +1", "", "second") << 3;
        QTest::newRow("saved elsewhere by now") << choice("mine", "/b/old.sdeck", "third") << 4;
        QTest::newRow("opened again") << choice("mine", "/c/mine.sdeck", "before") << 4;
        QTest::newRow("closed unsaved") << choice("mine", "", "before") << -1;
        QTest::newRow("no sample any more") << choice("none", "", "") << -1;
    }
    void anOfferIsMeantByWhatItComesFrom() {
        QFETCH(DeckChoice, choice);
        QFETCH(int, offer);
        const Deck deck = deckOf("0 1 | 2 3 | 4 5 | 6 9");
        const QString mine = QStringLiteral("mine");
        const auto file = [](const char* path) { return QString::fromLatin1(path); };
        const std::vector<DeckOffer> offers{{mine, "One", deck},
                                            {mine, "One", deck, file("/a/mine.sdeck")},
                                            {mine, "One", deck, {}, file("first")},
                                            {mine, "One", deck, {}, file("second")},
                                            {mine, "One", deck, file("/c/mine.sdeck"), file("third")}};
        const DeckOffer* found = offerOf(choice, offers);
        QCOMPARE(found ? int(found - offers.data()) : -1, offer);
        DeckChoice other = choice;
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
        const std::array choices{DeckChoice{DeckSource::Named, mine, "One", path, QStringLiteral("it")},
                                 DeckChoice{DeckSource::Named, mine, "Two", path, QStringLiteral("it")}};
        const std::vector<DeckOffer> open{{mine, "Renamed", edited, path, QStringLiteral("it")},
                                          {mine, "Two", edited, path, QStringLiteral("it")}};
        const auto offers = withRemembered(open, choices, tokenBattle());
        QVERIFY(offers == open);
        QVERIFY(!offerOf(choices[0], offers));
        QVERIFY(offerOf(choices[1], offers)->deck == edited);
        // Closed since: both are read from the file, once.
        const auto read = withRemembered({}, choices, tokenBattle());
        QCOMPARE(read.size(), std::size_t(2));
        QVERIFY(offerOf(choices[0], read) && offerOf(choices[1], read)->deck != edited);
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
            QVERIFY(dialog.deckField(0)->choice() == choiceFor(open[0]));
        }
        // Remembered by the other name, in a run of the program in which the document was another.
        for (const QString& remembered : {path, link}) {
            DeckChoice choice = choiceFor(open[0]);
            choice.file = remembered;
            choice.document = QStringLiteral("another");
            QVERIFY(offerOf(choice, withRemembered(open, std::array{choice}, tokenBattle())) != nullptr);
        }
    }

    /// A slot of currentIndexChanged may call choice(), the first time too.
    void theFieldKnowsWhatIsChosenWhenItSaysSo() {
        DeckField field(tokenBattle(), nullptr);
        std::vector<DeckChoice> reported;
        connect(&field, &QComboBox::currentIndexChanged, &field, [&] { reported.push_back(field.choice()); });
        field.setOffers(someDecks());
        QVERIFY(!reported.empty() && reported.back() == DeckChoice{});
        field.setChoice(named("Two"));
        QVERIFY(reported.back() == named("Two"));
        field.setChoice(named("None"));
        QVERIFY(reported.back() == named("None"));
        field.setOffers(someDecks());
        QVERIFY(field.choice() == named("None"));
    }

    /// Signs that would turn a line round, end it or drive a terminal are written out.
    void namesShowWhatIsInThem() {
        FakeDialogs dialogs;
        const std::string name = "One\u202E\x1B[31m";
        const std::vector<DeckOffer> decks{{QStringLiteral("mi\u202Ene"), name, deckOf("0 | | |")}};
        NewGameDialog dialog({.decks = {choiceFor(decks[0]), DeckChoice{}}}, decks, tokenBattle(), dialogs);
        dialog.deckField(1)->setChoice({DeckSource::Named, QStringLiteral("go\u202Ene"), name});
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

    void aFileBringsMoreDecks() {
        FakeDialogs dialogs;
        QTemporaryDir folder;
        const QString path = writtenSets(folder, "other.txt", "Brought");
        NewGameDialog dialog({}, someDecks(), tokenBattle(), dialogs);
        dialogs.openAnswer = {path};
        dialog.addFile();
        const DeckChoice brought{DeckSource::Named, QStringLiteral("other"), "Brought", path};
        QVERIFY(dialog.deckField(0)->choice() == brought);
        QCOMPARE(dialog.offers().size(), std::size_t(4));
        QCOMPARE(madeOf(dialog.choices(), dialog.offers()).sides.size(), std::size_t(2));
        dialogs.openAnswer = {folder.filePath(QStringLiteral("none.txt"))};
        dialog.addFile();
        QVERIFY(!dialog.remark()->isHidden() && dialog.remark()->text().contains(QStringLiteral("none.txt")));
        QVERIFY(dialog.deckField(0)->choice() == brought);
        const NewGame next = fromRemembered(rememberedText(dialog.choices()));
        QVERIFY(NewGameDialog(next, someDecks(), tokenBattle(), dialogs).choices().decks[0] == brought);
        QVERIFY(QFile::remove(path));
        const NewGameDialog without(next, someDecks(), tokenBattle(), dialogs);
        QVERIFY(!without.startButton()->isEnabled());
        QVERIFY(without.faultLine(0)->reason().contains(QStringLiteral("“Brought” in “other”")));
        QVERIFY(without.faultLine(0)->finishButton()->isHidden()); // there is nothing to finish
    }
};

STONEMASON_TEST(TestDeckChoice)
#include "test_deck_choice.moc"
