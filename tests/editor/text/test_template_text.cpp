// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/message_tables.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/text/message_tables.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <limits>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

constexpr qsizetype longestTemplateSentence = 160; ///< two lines in the Problems panel
constexpr qsizetype longestTemplateHeadline = 60;

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

/// The message with the largest arguments there can be: players and numbers.
Message widest(const MessageText& text) {
    constexpr int large = 100'000;
    Message message{text.id, {}};
    for (std::size_t i = 0; i < text.kinds.size(); ++i)
        message.arguments.emplace_back(text.kinds[i] == ArgumentKind::Player ? int(PlayerId::Magenta)
                                                                             : large);
    return message;
}

} // namespace

class TestTemplateText : public QObject {
    Q_OBJECT

private slots:
    void everyMessageHasAText() {
        std::size_t problems = 0;
        std::set<std::string_view> fixes;
        for (const TemplateCheck& check : allTemplateChecks()) {
            problems += check.messages.size();
            for (const std::string_view id : check.messages)
                QVERIFY2(findText(pocket_heroes::templateProblemTexts(), id), bytesOf(id));
            for (const std::string_view id : check.fixes)
                QVERIFY2(findText(pocket_heroes::templateFixTexts(), id), bytesOf(id));
            fixes.insert(check.fixes.begin(), check.fixes.end());
        }
        QCOMPARE(problems, pocket_heroes::templateProblemTexts().size());
        QCOMPARE(fixes.size(), pocket_heroes::templateFixTexts().size());
    }

    void reportsProblemsWholeAndShort() {
        for (const MessageText& text : pocket_heroes::templateProblemTexts()) {
            const TemplateProblem problem{"", Severity::Error, widest(text)};
            const QString headline = problemHeadline(problem);
            const QString sentence = problemSentence(problem);
            QVERIFY2(!headline.isEmpty() && headline.size() <= longestHeadline, qPrintable(headline));
            QVERIFY2(sentence.endsWith(u'.') && sentence.size() <= longestSentence, qPrintable(sentence));
            QVERIFY2(!headline.contains(u'%') && !sentence.contains(u'%'), qPrintable(sentence));
        }
        for (const MessageText& text : pocket_heroes::templateFixTexts())
            QVERIFY(!fixText({widest(text), RemoveLink{}}).contains(u'%'));
    }

    void playersAreNamed() {
        const TemplateProblem problem{"", Severity::Warning, {"owners/twice", {2, 0, 3}}};
        QCOMPARE(problemHeadline(problem), QStringLiteral("Blue has more than one castle"));
    }

    /// Who is worse off, and by what, in one short line.
    void reportsCausesOfUnfairness() {
        constexpr double never = std::numeric_limits<double>::infinity();
        Fairness fairness{.players = {{PlayerId::Red, {}, {1}, {1, 2}, {5, 6}},
                                      {PlayerId::Blue, {}, {1}, {1, never}, {5, 6}}},
                          .days = {7, 14}};
        const auto sentence = [&](FairnessMeasure measure, double better, double worse) {
            fairness.gaps = {{measure, 0, 1, better, worse, .5}};
            return causeText(fairness);
        };
        QCOMPARE(sentence(FairnessMeasure::MineDays, 1.2, 2),
                 QStringLiteral("Because of mines: Red 1.2, Blue 2.0 days."));
        QCOMPARE(sentence(FairnessMeasure::MineDays, 1.2, never),
                 QStringLiteral("Because of mines: Red gets to 2 of them, Blue to 1."));
        QCOMPARE(sentence(FairnessMeasure::CastleDays, 4, 5.5),
                 QStringLiteral("Because of ways to others' castles: Red 4.0, Blue 5.5 days."));
        QCOMPARE(sentence(FairnessMeasure::CastleDays, 4, never),
                 QStringLiteral("Because of ways to others' castles: Blue does not get to all of them."));
        QCOMPARE(sentence(FairnessMeasure::EarlyRichness, 14, 7),
                 QStringLiteral("Because of riches within 7 days: Red 14, Blue 7."));
        QCOMPARE(sentence(FairnessMeasure::LateRichness, 14, 7),
                 QStringLiteral("Because of riches within 14 days: Red 14, Blue 7."));
        fairness.gaps.clear();
        QVERIFY(causeText(fairness).isEmpty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_GUILESS_TEST(stonemason::pocket_heroes::TestTemplateText)
#include "test_template_text.moc"
