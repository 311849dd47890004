// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/pasted_title.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason::token_battle;

class TestPastedTitle : public QObject {
    Q_OBJECT

private slots:
    void aPostHasATitle_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("title");
        const auto row = [](const char* name, const char* before, const char* title) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(title);
        };
        row("none", "", "");
        row("a line", "Rams of War\n", "Rams of War");
        row("near a card", "Rams\n\n", "Rams");
        row("with a colon", "Slow rush:\n", "Slow rush");
        row("Markdown", "## Rams of War ##\n", "Rams of War");
        row("BBCode", "[b]Rams of War[/b]\n", "Rams of War");
        row("title, then talk", "Rams of War\n\nHi all, this one has won me ten games.\n", "Rams of War");
        row("talk, then title", "Hi all, this one has won me ten games.\n\nRams of War\n", "Rams of War");
        row("talk alone", "Hi all, this one has won me ten games.\n", "");
        row("announcement", "Here is the deck I play:\n", "");
        row("many words", "this is what I have been playing for weeks now\n", "");
        row("address", "https://example.org/decks\n", "");
        row("date", "12.04.2026\n", "");
        row("entry of a list", "- Rams of War\n", "");
        row("page", "<h1>Rams of War</h1><p>Hello!</p>", "Rams of War");
    }
    void aPostHasATitle() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, title);
        for (const char* cards : {"Stack 1: Ram, Wedge\nStack 2: Pike\nStack 3: Bull\nStack 4: Sickle\n",
                                  "Ram, Wedge\nPike\nBull\nSickle\n", "1. Ram, Wedge\n2. Pike, Bull\n"}) {
            const auto found = titleOfPost(before.toStdString() + cards, stonemason::test::tokenBattle());
            QCOMPARE(QByteArray::fromStdString(found.value_or("")), title);
        }
    }

    void whatStandsBelowTheCardsIsNone() {
        QVERIFY(!titleOfPost("Stack 1: Ram\n\nRams of War\n", stonemason::test::tokenBattle()));
        QVERIFY(!titleOfPost("Rams of War\n", stonemason::test::tokenBattle()).value_or("").empty());
    }
};

STONEMASON_TEST(TestPastedTitle)
#include "test_pasted_title.moc"
