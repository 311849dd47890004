// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/sentences.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace stonemason::test;

namespace {

// Characters, with the letters of places and mnemonics.
constexpr qsizetype longestCommand = 56; ///< an action, a button, a label with a key
constexpr qsizetype longestSentence = 240;
constexpr double longestRatio = 2.6; ///< of a translation to its source

/// The help of the command line is text to read, not labels.
bool isProse(const Sentence& sentence) {
    return sentence.context == u"CommandLine";
}

bool hasKey(const QString& text) {
    static const QRegularExpression key(QStringLiteral(R"(&[^&\s])"));
    return QString(text).remove(QStringLiteral("&&")).contains(key);
}

/// Wordings that made people stop, and what they are to become.
struct Forbidden {
    const char* pattern;
    const char* instead;
};

constexpr Forbidden english[]{
    {R"(\b(are|is|be) (still )?told\b)", "say who does what: is listed, is informed"},
    {R"(\b(that|which) there (are|is) not\b)", "does not exist"},
    {R"(\bnobody cares\b)", "not compared"},
    {R"(\bfor you to mend\b)", "you must fix"},
    {R"(\bmend\b)", "fix, correct"},
    {R"(\bdrawn by lot\b)", "random"},
    {R"(\bSave Ticked\b)", "Save Selected"},
    {R"(\bView Sketch\b)", "Show the Sketch"},
    {R"(\bCut tiles\b)", "Cut-off tiles"},
    {R"(\bEvents of time\b)", "Timed events"},
    {R"(\b%1 objects does\b)", "do"},
    {R"(\bGuards is\b)", "are"},
    {R"(\bgive(s|n)? up what\b)", "discard"},
    {R"(\b1 \w+s (is|are|was|were)\b)", "a plural form"},
};

constexpr Forbidden polish[]{
    {R"(\b(na|do|z|od|przy|po) (w|na|do|z|od) )", "one preposition"},
    {R"(\bw w )", "one preposition"},
    {R"(\bmusi być żeby\b)", "musi"},
};

/// The nouns that are counted in the program's sentences.
const QString countedNouns = QStringLiteral(
    "turns|moves|games|decks|pieces|cells|tiles|rows|columns|characters|signs|bytes|attempts|days|steps|"
    "points|positions|worlds|seeds|changes|zones|links|mines|castles|cards|places|times|entries|parts|"
    "players|units|sites|maps|goals|seconds|minutes|objects|guards|heroes|artifacts|texts|languages");

/// What stands before a number that is never one: a limit, a total, a size.
const QString neverOne =
    QStringLiteral("×|than|at most|at least|to|by|only|first|up to|within|squares of|holds|needs at least");

/// Numbers that are no counts, or are two at least; with the reason.
struct NeverOne {
    const char* source; ///< how the sentence begins
    const char* why;
};

constexpr NeverOne exceptions[]{
#include "tests/translations/never_one.inc"
};

bool isException(const QString& source) {
    return std::ranges::any_of(exceptions, [&](const NeverOne& exception) {
        return source.startsWith(QString::fromUtf8(exception.source));
    });
}

} // namespace

/// Every text of the program in both languages, read for what makes people stop.
class TestWording : public QObject {
    Q_OBJECT

private slots:
    void textsFitWhereTheyStand() {
        QStringList wrong;
        for (const Sentence& sentence : sentencesOfLanguage("pl")) {
            if (isProse(sentence)) continue;
            QStringList texts{sentence.source};
            texts += sentence.forms;
            for (const QString& text : texts)
                if (text.size() > (hasKey(text) ? longestCommand : longestSentence))
                    wrong += QStringLiteral("%1: %2 characters").arg(text).arg(text.size());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// A label that grows too much when translated is cut somewhere.
    void translationsAreNotMuchLonger() {
        QStringList wrong;
        for (const Sentence& sentence : sentencesOfLanguage("pl"))
            for (const QString& form : sentence.forms)
                if (sentence.source.size() > 12 &&
                    double(form.size()) > longestRatio * double(sentence.source.size()))
                    wrong += sentence.source + QStringLiteral(" - ") + form;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void nothingIsWordedAsForbidden() {
        QStringList wrong;
        const auto search = [&wrong](const QString& text, std::span<const Forbidden> list) {
            for (const Forbidden& forbidden : list)
                if (text.contains(QRegularExpression(QString::fromUtf8(forbidden.pattern),
                                                     QRegularExpression::UseUnicodePropertiesOption)))
                    wrong += QStringLiteral("%1 (%2)").arg(text, QString::fromUtf8(forbidden.instead));
        };
        for (const Sentence& sentence : sentencesOfLanguage("pl")) {
            search(sentence.source, english);
            for (const QString& form : sentence.forms)
                search(form, polish);
        }
        for (const Sentence& sentence : sentencesOfLanguage("en"))
            for (const QString& form : sentence.forms)
                search(form, english);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// "needs 1 turns": a number that can be one needs a sentence with plural forms.
    void countsHavePlurals() {
        const QRegularExpression count(
            QStringLiteral(R"((?<before>(?:\S+ ){0,2})%\d(?: (?:more|extra|forbidden|new|other))? (?:%1)\b)")
                .arg(countedNouns));
        const QRegularExpression limit(QStringLiteral("(^| )(%1) $").arg(neverOne));
        QStringList wrong;
        for (const Sentence& sentence : sentencesOfLanguage("pl")) {
            if (sentence.counted || isException(sentence.source)) continue;
            for (const QRegularExpressionMatch& match : count.globalMatch(sentence.source))
                if (!match.captured(QStringLiteral("before")).contains(limit))
                    wrong += sentence.source + QStringLiteral(" - ") + match.captured();
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// A plural of English has two forms that differ, or it would say "1 turns" all the same.
    void englishFormsDiffer() {
        const QRegularExpression counted(QStringLiteral(R"(%n (?:\w+ )?(?:%1)\b)").arg(countedNouns));
        QStringList wrong;
        for (const Sentence& sentence : sentencesOfLanguage("en"))
            if (sentence.counted && !sentence.forms.isEmpty() && sentence.forms.front().contains(counted))
                wrong += sentence.forms.front();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "test_wording.moc"
