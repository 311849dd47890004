// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/who_plays.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QLayout>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTest>

using namespace stonemason;

namespace {

constexpr std::array modes{GameMode::Sandbox, GameMode::Hotseat, GameMode::Computer, GameMode::Watch};
constexpr std::array levels{PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard};

const std::optional<WhoPlays::Choice> alone{{QStringLiteral("Alone"), QStringLiteral("Nobody else")}};

} // namespace

class TestWhoPlays : public QObject {
    Q_OBJECT

private slots:
    void whatIsRememberedIsChosen() {
        for (const GameMode mode : modes)
            for (const PlayerLevel level : levels) {
                SeatChoices choices{mode, level, PlayerLevel::Hard, level, FirstMove::ByLot};
                const WhoPlays form(choices, alone, QString());
                QCOMPARE(form.choices(), choices);
            }
    }

    void whatIsRememberedComesBack() {
        for (const GameMode mode : modes)
            for (const PlayerLevel level : levels)
                for (const FirstMove first : {FirstMove::Near, FirstMove::Far, FirstMove::ByLot}) {
                    const SeatChoices choices{mode, level, PlayerLevel::Easy, level, first};
                    QJsonObject object;
                    remember(choices, object);
                    QCOMPARE(rememberedSeats(object), choices);
                }
        QCOMPARE(rememberedSeats({{QStringLiteral("mode"), 4}, {QStringLiteral("far"), -1}}), SeatChoices{});
        QCOMPARE(rememberedSeats({{QStringLiteral("first"), QStringLiteral("0")}}), SeatChoices{});
    }

    void recordsNameWhoSitsThere() {
        const auto seated = [](GameMode mode) {
            const SeatChoices choices{mode, PlayerLevel::Hard, PlayerLevel::Easy, PlayerLevel::Normal};
            return QString::fromStdString(recordedPlayer(choices, true) + ' ' +
                                          recordedPlayer(choices, false));
        };
        QCOMPARE(seated(GameMode::Hotseat), QStringLiteral("human human"));
        QCOMPARE(seated(GameMode::Computer), QStringLiteral("human hard"));
        QCOMPARE(seated(GameMode::Watch), QStringLiteral("easy normal"));
        QVERIFY(hasSide(GameMode::Sandbox, 0) && !hasSide(GameMode::Sandbox, 1));
        QVERIFY(hasSide(GameMode::Watch, 0) && hasSide(GameMode::Watch, 1));
    }

    /// What an empty field says is read whole at every size of text.
    void namesThatStandForNobodyAreNotCut() {
        WhoPlays form({.mode = GameMode::Hotseat}, alone, QString());
        for (const double size : {1.0, 1.5, 2.0}) {
            QFont large = QApplication::font();
            large.setPointSizeF(large.pointSizeF() * size);
            form.setFont(large);
            form.resize(form.minimumSizeHint());
            form.ensurePolished();
            form.layout()->activate();
            for (int side = 0; side < 2; ++side) {
                const QLineEdit* name = form.personName(side);
                QStyleOptionFrame option;
                option.initFrom(name);
                option.lineWidth = 1;
                const QRect room = name->style()->subElementRect(QStyle::SE_LineEditContents, &option, name);
                QVERIFY(room.width() >= name->fontMetrics().horizontalAdvance(name->placeholderText()) + 4);
            }
        }
    }

    void twoPeopleGoByTheirNames() {
        WhoPlays form({.mode = GameMode::Hotseat}, alone, QString());
        QSignalSpy changed(&form, &WhoPlays::namesChanged);
        QCOMPARE(form.sideNames()[0], QStringLiteral("First player"));
        form.personName(0)->setText(QStringLiteral("  Ann\u00a0 Lee "));
        form.personName(1)->setText(QString(maximumPersonName + 9, u'x'));
        QCOMPARE(changed.size(), 2);
        const SeatChoices choices = form.choices();
        QCOMPARE(choices.people[0], std::string("Ann Lee"));
        QCOMPARE(choices.people[1], std::string(maximumPersonName, 'x'));
        QCOMPARE(form.sideNames()[0], QStringLiteral("Ann Lee"));
        QCOMPARE(recordedPlayer(choices, true), std::string("human: Ann Lee"));
        QJsonObject object;
        remember(choices, object);
        QCOMPARE(rememberedSeats(object), choices);
        const WhoPlays again(choices, alone, QString());
        QCOMPARE(again.choices(), choices);
        for (const GameMode mode : modes) {
            form.modes()->button(int(mode))->click();
            for (int side = 0; side < playerCount; ++side)
                QCOMPARE(form.personName(side)->isEnabled(), mode == GameMode::Hotseat);
        }
        QCOMPARE(recordedPlayer(form.choices(), true), std::string("normal"));
        object.insert(QStringLiteral("people"), QStringLiteral("Ann"));
        QCOMPARE(rememberedSeats(object).people[0], std::string());
    }

    void theLotCountsOnlyWhenItIsAsked() {
        for (const bool lot : {false, true}) {
            QVERIFY(isNearFirst(FirstMove::Near, lot) && !isNearFirst(FirstMove::Far, lot));
            QCOMPARE(isNearFirst(FirstMove::ByLot, lot), lot);
        }
    }

    void levelsAreThoseOfTheMode() {
        WhoPlays form({}, alone, QStringLiteral("levels"));
        QSignalSpy chosen(&form, &WhoPlays::modeChosen);
        for (const GameMode mode : modes) {
            form.modes()->button(int(mode))->click();
            QCOMPARE(form.mode(), mode);
            QCOMPARE(form.opponentLevel()->isEnabled(), mode == GameMode::Computer);
            QCOMPARE(form.nearLevel()->isEnabled(), mode == GameMode::Watch);
            QCOMPARE(form.farLevel()->isEnabled(), mode == GameMode::Watch);
        }
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(form.sideNames()[0], QStringLiteral("The first computer"));
        form.modes()->button(int(GameMode::Computer))->click();
        QCOMPARE(form.sideNames()[1], QStringLiteral("The computer"));
        QCOMPARE(form.modes()->button(int(GameMode::Computer))->toolTip(), QStringLiteral("levels"));
    }

    /// A game for two only: who chose to play alone meets the computer.
    void notEveryGameIsPlayedAlone() {
        const WhoPlays form({.mode = GameMode::Sandbox}, std::nullopt, QString());
        QVERIFY(!form.modes()->button(int(GameMode::Sandbox)));
        QCOMPARE(form.mode(), GameMode::Computer);
    }
};

STONEMASON_TEST(TestWhoPlays)
#include "test_who_plays.moc"
