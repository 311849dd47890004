// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/token_battle/format/deck_format.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

QString page(const char* name) {
    const auto bytes = readFile(std::string(STONEMASON_RESOURCES "/help/") + name);
    return bytes ? QString::fromStdString(*bytes) : QString();
}

QString english(const LocalText& text) {
    return QString::fromStdString(textIn(text, "en"));
}

QString row(const QStringList& cells) {
    return "| " + cells.join(" | ") + " |";
}

QString areaName(const Card& card) {
    for (const AreaShape& area : tokenBattle().areas)
        if (area.cells == card.area) return english(area.name);
    return "-";
}

QString cellsOf(const AreaShape& area) {
    QStringList cells;
    for (const Offset cell : area.cells)
        cells << QStringLiteral("(%1, %2)").arg(cell.dx).arg(cell.dy);
    return cells.join(' ');
}

QString rowOf(const Card& card) {
    QStringList assumed;
    for (const std::string& field : card.assumed)
        assumed << QString::fromStdString(field);
    return row({QString::number(card.id), english(card.name), QString::number(card.value),
                english(tokenBattle().infoOf(card.ability).name), areaName(card),
                english(tokenBattle().infoOf(card.kind).name),
                QString::fromStdString(versionText(card.since)),
                assumed.isEmpty() ? "-" : assumed.join(", ")});
}

/// The rows of all tables on the page of cards as the catalogue asks for them.
QStringList expectedRows() {
    const Catalogue& catalogue = tokenBattle();
    QStringList rows{row({"Number", "Card", "Value", "Ability", "Area", "Kind", "Since", "Our reading"})};
    for (const Card& card : catalogue.cards)
        rows << rowOf(card);
    rows << row({"Area", "Cells"});
    for (const AreaShape& area : catalogue.areas)
        rows << row({english(area.name), cellsOf(area)});
    rows << row({"Ability", "What it does"});
    for (const TermInfo& info : catalogue.abilities)
        rows << row({english(info.name), english(info.text)});
    rows << row({"Kind", "What it does"});
    for (const TermInfo& info : catalogue.kinds)
        rows << row({english(info.name), english(info.text)});
    return rows;
}

/// The texts between lines of three backticks.
QStringList examplesIn(const QString& page) {
    QStringList examples;
    const QStringList parts = page.split("```\n");
    for (int i = 1; i < parts.size(); i += 2)
        examples << parts[i];
    return examples;
}

} // namespace

/// The guide's facts on decks are those of the program.
class TestDeckGuide : public QObject {
    Q_OBJECT

private slots:
    void theListOfCardsIsTheCatalogue() {
        QStringList rows;
        for (const QString& line : page("cards.md").split('\n'))
            if (line.startsWith('|') && !line.startsWith("|-")) rows << line;
        QCOMPARE(rows, expectedRows());
    }

    void everyExampleIsWhatIsWritten() {
        DeckLibrary library;
        library.append({"Deck 1", test::deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9")});
        QStringList written;
        for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::Sets, DeckFormat::OldSets,
                                        DeckFormat::List, DeckFormat::ShareCode})
            written << QString::fromStdString(writeDecks(library, tokenBattle(), format)->bytes);
        QCOMPARE(examplesIn(page("deck-files.md")), written);
        QVERIFY(page("deck-files.md").contains("echo " + written.last().trimmed() + " |"));
    }

    void theLimitsAreTheProgramsOwn() {
        const QString text = page("deck-files.md").replace('\n', ' ');
        QCOMPARE(maximumDecks, 100'000);
        QVERIFY(text.contains("100,000 decks"));
        QCOMPARE(int(maximumFileSize), 16 * 1024 * 1024);
        QVERIFY(text.contains("16 MiB"));
        QVERIFY(text.contains(QStringLiteral("at most %1 characters").arg(maximumNameLength)));
        QCOMPARE(tokenBattle().rules.decks, 5);
        QVERIFY(text.contains("keeps five decks at most"));
        QCOMPARE(tokenBattle().rules.fewest, 2);
        QVERIFY(text.contains("two to five cards"));
    }
};

STONEMASON_APPLESS_TEST(TestDeckGuide)
#include "test_deck_guide.moc"
