// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

/// "3 damage row plain", and what is assumed.
QString described(const Card& card) {
    const std::string shape = card.areaShape < 0 ? "-" : tokenBattle().areas[std::size_t(card.areaShape)].id;
    QString text = QStringLiteral("%1 %2 %3 %4 %5")
                       .arg(QString::number(card.value), QString::fromUtf8(abilityId(card.ability).data()),
                            QString::fromStdString(shape), QString::fromUtf8(tokenKindId(card.kind).data()),
                            QString::fromStdString(versionText(card.since)));
    for (const std::string& field : card.assumed)
        text += QStringLiteral(" ~") + QString::fromStdString(field);
    return text;
}

} // namespace

class TestCard : public QObject {
    Q_OBJECT

private slots:
    void abilitiesAndKindsHaveWords() {
        for (std::size_t i = 0; i < abilityCount; ++i)
            QCOMPARE(abilityFromId(abilityId(Ability(i))), Ability(i));
        for (std::size_t i = 0; i < tokenKindCount; ++i)
            QCOMPARE(tokenKindFromId(tokenKindId(TokenKind(i))), TokenKind(i));
        QVERIFY(!abilityFromId("Damage") && !tokenKindFromId("") && !abilityFromId("plain"));
        QCOMPARE(abilityFromId("opponent-extra-turn"), Ability::OpponentExtraTurn);
        QCOMPARE(tokenKindFromId("turret-vertical"), TokenKind::TurretVertical);
    }

    void versionsReadAndCompare() {
        QCOMPARE(versionText({0, 4, 10}), std::string("0.4.10"));
        QVERIFY(versionFromText("0.4.10") == (GameVersion{0, 4, 10}));
        QVERIFY((GameVersion{0, 4, 10} > GameVersion{0, 4, 9}));
        for (const char* wrong : {"", "0", "0.4", "0.4.", "0.4.1.2", "0.4.01", "0.4.1 ", "-1.0.0", "a.b.c"})
            QVERIFY2(!versionFromText(wrong), wrong);
    }

    void cardsAreTheGames_data() {
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("card");
        int id = 0;
        for (const char* card : {"3 damage row plain 0.1.0",
                                 "3 damage column plain 0.1.0",
                                 "2 damage cross plain 0.1.0",
                                 "3 damage rising plain 0.1.0",
                                 "3 damage falling plain 0.1.0",
                                 "2 damage corners plain 0.1.0",
                                 "1 damage ring plain 0.1.0",
                                 "2 push row resilient 0.1.0",
                                 "2 push column resilient 0.1.0",
                                 "2 push cross plain 0.1.0",
                                 "2 push rising plain 0.1.0",
                                 "2 push falling plain 0.1.0",
                                 "1 push corners plain 0.1.0",
                                 "1 push ring plain 0.1.0",
                                 "2 flip row resilient 0.1.0",
                                 "2 flip column resilient 0.1.0",
                                 "2 flip cross plain 0.1.0",
                                 "2 flip rising plain 0.1.0",
                                 "2 flip falling plain 0.1.0",
                                 "1 flip corners plain 0.1.0",
                                 "2 flip ring plain 0.1.0",
                                 "2 spawn-friendly row plain 0.4.0 ~id",
                                 "2 spawn-friendly column plain 0.4.0 ~id",
                                 "2 spawn-friendly rising plain 0.4.0 ~id",
                                 "2 spawn-friendly falling plain 0.4.0 ~id",
                                 "5 spawn-enemy ring plain 0.4.0 ~id"})
            QTest::addRow("%d", id) << id << QString(card), ++id;
        QTest::addRow("28") << 28 << "6 spawn-enemy corners plain 0.5.0 ~id";
        QTest::addRow("29") << 29 << "1 extra-turn cross plain 0.5.0 ~id ~area";
        QTest::addRow("30") << 30 << "1 extra-turn corners plain 0.5.0 ~id ~area";
    }

    /// The cards as the sources describe them, word for word.
    void cardsAreTheGames() {
        QFETCH(int, id);
        QFETCH(QString, card);
        const Card* found = tokenBattle().card(id);
        QVERIFY(found);
        QCOMPARE(described(*found), card);
    }

    void laterCardsAreAsMany() {
        const auto since = [](GameVersion version) {
            return std::ranges::count(tokenBattle().cards, version, &Card::since);
        };
        QCOMPARE(since({0, 1, 0}), 21);
        QCOMPARE(since({0, 4, 0}), 5);
        QCOMPARE(since({0, 5, 0}), 6);
        QCOMPARE(since({0, 6, 0}), 6);
        QCOMPARE(since({0, 7, 0}), 5);
        QCOMPARE(tokenBattle().versions().size(), std::size_t(5));
        const auto doing = [](Ability ability) {
            return std::ranges::count(tokenBattle().cards, ability, &Card::ability);
        };
        QCOMPARE(doing(Ability::Sacrifice), 2);
        QCOMPARE(doing(Ability::SwapLast), 2);
        QCOMPARE(doing(Ability::Gild), 3);
        QCOMPARE(doing(Ability::BoostNext), 2);
        QCOMPARE(doing(Ability::ExtraTurn), 2);
        QCOMPARE(doing(Ability::OpponentExtraTurn), 1);
        QCOMPARE(std::ranges::count(tokenBattle().cards, TokenKind::AuraEnemy, &Card::kind), 0);
    }

    void idsRunOnAndLaterOnesAreAssumed() {
        for (int id = 0; id < int(tokenBattle().cards.size()); ++id) {
            const Card* card = tokenBattle().card(id);
            QVERIFY(card && card->id == id);
            QCOMPARE(card->isAssumed("id"), id > 20);
        }
        QVERIFY(!tokenBattle().card(-1));
        QVERIFY(!tokenBattle().card(int(tokenBattle().cards.size())));
    }

    /// The rule that the catalogue's openers follow (assumed).
    void openersAreWorthTwoAndDoNotHelpTheOpponent() {
        for (const Card& card : tokenBattle().cards)
            QCOMPARE(card.opener, card.value >= 2 && card.ability != Ability::SpawnEnemy &&
                                      card.ability != Ability::OpponentExtraTurn);
        QCOMPARE(tokenBattle().assumed, std::vector<std::string>{"opener"});
    }

    void everyCardHasANameOfItsOwnAndATextInBothLanguages() {
        for (const char* language : {"en", "pl"}) {
            std::set<std::string> names;
            for (const Card& card : tokenBattle().cards) {
                QVERIFY(card.name.contains(language) && card.text.contains(language));
                const std::string& name = textIn(card.name, language);
                const std::string& text = textIn(card.text, language);
                QVERIFY2(names.insert(name).second, name.c_str());
                QVERIFY2(name.size() >= 3 && name.size() <= 24, name.c_str());
                QVERIFY2(text.size() > 20 && text.ends_with('.'), text.c_str());
            }
        }
        for (const Card& card : tokenBattle().cards)
            QVERIFY(textIn(card.text, "en") != textIn(card.text, "pl"));
    }
};

STONEMASON_APPLESS_TEST(TestCard)
#include "test_card.moc"
