// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/translations/sentences.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <span>

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
    {R"(\b(are|is|be) (still )?told( of|[.,:;]|$))", "say who does what: is listed, is informed"},
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
    {R"(\bgame of tokens\b)", "Token Battle"},
};

constexpr Forbidden polish[]{
    {R"(\b(na|do|z|od|przy|po) (w|na|do|z|od) )", "one preposition"},
    {R"(\bw w )", "one preposition"},
    {R"(\bmusi być żeby\b)", "musi"},
    // One word for one thing.
    {R"(\b[Kk]omór(k|ek))", "pole"},
    {R"(\b[Pp]osunię(cie|cia|ciu|ciem|ciach|ć)\b)", "ruch"},
    {R"(\b([Rr]zęd(y|ów|u|owi|em)|[Rr]ząd)\b)", "wiersz"},
    {R"(\b[Tt]ali(a|i|e|ę|ą|ach)\b)", "zestaw"},
    {R"(\b[Zz]aklę)", "czar"},
    {R"(\b[Ff]older)", "katalog"},
    {R"(\b(nowej|własnej|osobnej|innej) kar(cie|ty)\b)", "zakładka"},
    {"^[^{[]*\"[^{[]*$", "„ and ”, but in JSON"},
};

/// Of any language, but where JSON or a pattern is meant.
constexpr Forbidden everywhere[]{
    {R"(„„|””|““)", "quotation marks once"},
    {R"(„[^”]*$|^[^„“]*”)", "quotation marks in pairs"},
    {R"(\w\.\.\.$|^\.\.\.)", "… for three points"},
    {R"((?<![%\d])\d+%(?=[ .,;:)]|$))", "a space before a percent sign"},
};

/// The nouns that are counted in the program's sentences.
const QString countedNouns = QStringLiteral(
    "turns|moves|games|decks|pieces|cells|tiles|rows|columns|characters|signs|bytes|attempts|days|steps|"
    "points|positions|worlds|seeds|changes|zones|links|mines|castles|cards|places|times|entries|parts|"
    "players|units|sites|maps|goals|seconds|minutes|objects|guards|heroes|artifacts|texts|languages");

/// What stands before a number that is never one: a limit, a total, a size.
const QString neverOne = QStringLiteral(
    "×|than|[Aa]t most|at least|to|by|only|first|up to|within|squares of|holds|needs at least");

/// Numbers that are no counts, or are two at least; with the reason.
struct NeverOne {
    const char* source; ///< how the sentence begins
    const char* why;
};

constexpr NeverOne exceptions[]{
    {"%1 places pass, more than", "more than a million"},
    {"%1 of %2 games (", "games come in pairs"},
    {"broken by %1 of %2 cells", "all cells of a map"},
    {"stopped after %1 of %2 games", "games come in pairs"},
    {"%1 decks, %2 games between", "two decks at least, games in pairs"},
    {"Unfinished: %1 of %2 games", "games come in pairs"},
    {"Whoever moves first scores", "a mean with decimals"},
    {"%1 (%2 positions)", "a hundred at least"},
    {"%1 against %2, %3 games", "games come in pairs"},
    {"%1, which moves first, scores", "a mean with decimals"},
    {"%1: the map has %2 rows of %3 tiles", "a board of the game has more"},
    {"%1 against the others", "games come in pairs"},
    {"%1: there are %2 maps", "asked only where there are several"},
    {"%1 : %2 points", "a score"},
    {"There are %1 decks", "more than the game holds"},
    {"The other program was silent", "a fixed time"},
    {"A row of the board has %1 cells", "the board of the game"},
    {"The tokens on this board bring", "two numbers"},
    {"This is one of %1 parts", "only what has several parts is merged"},
    {"Of %2 parts these are missing", "only what has several parts is merged"},
    {"There are %1 entries", "more than a file holds"},
    {"The game has %1 players at most", "eight"},
    {"Because of ways to others' castles: %1 %2", "means with decimals"},
    {"Because of mines: %1 %2", "means with decimals"},
    {"This list has %2 entries", "more than it may have"},
    {"stuck, the nearest better tile", "two at least, or it would go there"},
    {"%1 has %2 goals", "two at least"},
    {"%1 wins by entering any", "two at least"},
    {"%1 pieces stand on the same tile", "two at least"},
    {"%1 has %2 pieces, but", "more than a side can have"},
    {"%1 links want portals", "more than there are pairs"},
    {"There are %1 zones, and", "more than find room"},
    {"Zone %1 lists %2 castles", "two at least"},
    {"Zone %1 asks for %2 mines", "less than none"},
    {"Castle, mines and links of zone", "a castle alone needs more"},
    {"So many zones cannot all touch", "more than there are pairs"},
    {"To the others' castles heroes", "means with decimals"},
    {"To their nearest mines heroes", "means with decimals"},
    {"%1 days", "a mean with decimals"},
    {"%1 games between two decks", "games come in pairs"},
    {"Cancelled after %1 of %2 games", "games come in pairs"},
    {"%1 of %2 games", "games come in pairs"},
    {"%1: played in %2 of the games", "means with decimals"},
    {"Draw: the game has %1 moves", "the most there can be"},
    {"%1 maps (", "the filter of a file dialog; %1 is a game"},
    {"%1 worlds (", "the filter of a file dialog; %1 is a game"},
    {"%1 decks (", "the filter of a file dialog; %1 is a game"},
    {"%1 boards (", "the filter of a file dialog; %1 is a game"},
    {"%1 templates (", "the filter of a file dialog; %1 is a game"},
    {"%1 of %2 seeds", "twelve"},
    {"%1 of %2 cells (%3)", "all cells of a map"},
    {"%1 games in all", "games come in pairs"},
    {"%1 games", "games come in pairs"},
    {"The board is being measured", "games come in pairs"},
    {"Drawn for this game", "moves is a verb"},
    {"%1: %2. %3: %4. %1 moves first", "moves is a verb"},
    {"of %1 moves on average", "a mean with decimals"},
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
            search(sentence.source, everywhere);
            for (const QString& form : sentence.forms) {
                search(form, polish);
                search(form, everywhere);
            }
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

    /// "%n turn(s)" has two forms that differ, or it would say "1 turns" all the same.
    void englishFormsDiffer() {
        const QRegularExpression counted(QStringLiteral(R"(%n (?:\w+ )?(?:%1)\b)").arg(countedNouns));
        QStringList wrong;
        for (const Sentence& sentence : sentencesOfLanguage("en"))
            if (sentence.counted && sentence.source.contains(u"(s)") &&
                sentence.forms.value(0).contains(counted))
                wrong += sentence.forms.front();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

STONEMASON_GUILESS_TEST(TestWording)
#include "test_wording.moc"
