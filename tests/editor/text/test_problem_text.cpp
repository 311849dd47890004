// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "editor/ambush/text/message_tables.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/text/message_tables.h"
#include "editor/text/argument_text.h"
#include "editor/text/message_tables.h"
#include "editor/token_battle/text/message_tables.h"
#include "editor/wastes/text/message_tables.h"
#include "tests/editor/text/telling_problems.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <map>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const MessageText* problemTextOf(std::string_view id) {
    return findText(kings_conflict::problemTexts(), id);
}

std::vector<const char*> sourceTexts(const MessageText& text) {
    std::vector<const char*> sources;
    for (const char* source : {text.headline.one, text.headline.many, text.sentence.one, text.sentence.many})
        if (source) sources.push_back(source);
    return sources;
}

/// Every argument has the type its kind says and every one is there.
bool problemArgumentsFit(const MessageText& text, const Message& message) {
    if (text.kinds.size() != message.arguments.size()) return false;
    for (std::size_t i = 0; i < text.kinds.size(); ++i)
        if (argumentText(message.arguments[i], text.kinds[i], MapVocabulary(kingsConflict())) ==
            unknownArgument)
            return false;
    return true;
}

bool isAboutTheMap(const MessageText& text) {
    for (const auto table :
         {kings_conflict::problemTexts(), kings_conflict::fixTexts(), wastes::boardProblemTexts(),
          wastes::boardFixTexts(), wastes::boardRefusalTexts(), ambush::patternProblemTexts(),
          ambush::patternFixTexts()})
        if (findText(table, text.id)) return true;
    return false;
}

/// Numbers choose between one and many; where something is on the map and what lies there, the board shows.
bool mayGoUnsaid(ArgumentKind kind, bool isAboutTheMap) {
    if (kind == ArgumentKind::Count) return true;
    if (kind == ArgumentKind::Cells) return true; // they are ringed
    return isAboutTheMap && (kind == ArgumentKind::Cell || kind == ArgumentKind::Cells ||
                             kind == ArgumentKind::Letter || kind == ArgumentKind::Tile);
}

bool isWholeSentence(const QString& shown) {
    return !shown.isEmpty() && !shown.contains(u'%') && !shown.contains(u'?') &&
           !shown.contains(QLatin1String("(s)")) && !shown.contains(u'\n') &&
           !shown.contains(QLatin1String("  ")) && !shown[0].isLower();
}

QByteArray idBytes(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

Problem problem(Message message) {
    return {"x", Severity::Error, std::move(message)};
}

QString sentence(Message message) {
    return problemSentence(problem(std::move(message)), kingsConflict());
}

QString headline(Message message) {
    return problemHeadline(problem(std::move(message)), kingsConflict());
}

QString label(Message message) {
    return fixText({std::move(message), {}}, kingsConflict());
}

} // namespace

class TestProblemText : public QObject {
    Q_OBJECT

private slots:
    void everyMessageHasAText() {
        std::set<std::string_view> ids;
        for (const Check& check : allChecks()) {
            for (std::string_view id : check.messages) {
                const MessageText* text = problemTextOf(id);
                QVERIFY2(text, idBytes(id));
                QVERIFY2(text->headline.one && text->sentence.one, idBytes(id));
                ids.insert(id);
            }
            for (std::string_view id : check.fixes) {
                QVERIFY2(findText(kings_conflict::fixTexts(), id), idBytes(id));
                ids.insert(id);
            }
        }
        QCOMPARE(ids.size(), kings_conflict::problemTexts().size() + kings_conflict::fixTexts().size());
    }

    void placesToFillMatchTheArguments_data() {
        QTest::addColumn<const MessageText*>("text");
        for (auto table :
             {kings_conflict::problemTexts(), kings_conflict::fixTexts(), errorTexts(),
              kings_conflict::mapErrorTexts(), token_battle::deckTexts(), token_battle::duelErrorTexts(),
              token_battle::tournamentErrorTexts(), wastes::boardProblemTexts(), wastes::boardFixTexts(),
              wastes::boardRefusalTexts(), wastes::boardErrorTexts(), ambush::patternErrorTexts(),
              ambush::patternProblemTexts(), ambush::patternFixTexts()})
            for (const MessageText& text : table)
                QTest::newRow(idBytes(text.id)) << &text;
    }

    void placesToFillMatchTheArguments() {
        QFETCH(const MessageText*, text);
        std::set<int> used;
        for (const char* source : sourceTexts(*text)) {
            const QString words = QString::fromUtf8(source);
            static const QRegularExpression place(QStringLiteral("%(.)"));
            for (const auto& match : place.globalMatch(words)) {
                if (match.captured(1) == QLatin1String("n")) continue;
                if (match.captured(1) == QLatin1String("{")) {
                    const QStringView rest = QStringView(words).mid(match.capturedEnd());
                    QVERIFY2(!gameWord(rest.left(rest.indexOf(u'}')), kingsConflict()).isEmpty(), source);
                    continue;
                }
                used.insert(match.captured(1).toInt());
                QVERIFY2(match.captured(1).toInt() >= 1, source);
                QVERIFY2(match.captured(1).toInt() <= int(text->kinds.size()), source);
            }
        }
        int counted = 0;
        for (int argument = 1; argument <= int(text->kinds.size()); ++argument) {
            const ArgumentKind kind = text->kinds[std::size_t(argument - 1)];
            QVERIFY2(used.contains(argument) || mayGoUnsaid(kind, isAboutTheMap(*text)),
                     qPrintable(QString::number(argument)));
            counted += kind == ArgumentKind::Count;
        }
        for (const Phrase& phrase : {text->headline, text->sentence}) {
            QVERIFY(!phrase.one || !QByteArray(phrase.one).contains("%n"));
            QVERIFY(!phrase.many || QByteArray(phrase.many).contains("%n"));
        }
        QCOMPARE(counted, text->headline.many || text->sentence.many ? 1 : 0);
    }

    /// What the checks really say, read by machine.
    void everyTextIsComplete() {
        std::set<std::string_view> seen;
        const auto look = [&seen](const Problem& problem, const GameProfile& game) {
            seen.insert(problem.message.id);
            QVERIFY2(problemArgumentsFit(*problemTextOf(problem.message.id), problem.message),
                     idBytes(problem.message.id));
            const QString head = problemHeadline(problem, game);
            const QString shown = problemSentence(problem, game);
            QVERIFY2(isWholeSentence(head) && !head.endsWith(u'.') && head.size() < 60, qPrintable(head));
            QVERIFY2(isWholeSentence(shown) && shown.endsWith(u'.'), qPrintable(shown));
            for (const Fix& fix : problem.fixes) {
                seen.insert(fix.label.id);
                QVERIFY2(problemArgumentsFit(*findText(kings_conflict::fixTexts(), fix.label.id), fix.label),
                         idBytes(fix.label.id));
                const QString button = fixText(fix, game);
                QVERIFY2(isWholeSentence(button) && !button.endsWith(u'.'), qPrintable(button));
            }
        };
        for (const Problem& problem : tellingProblems())
            look(problem, kingsConflict());
        const Map bare = newMap(kingsConflict());
        for (const Problem& problem : mergedReport(runChecks(bare, kingsConflict()), bare).problems)
            look(problem, kingsConflict());
        const auto marsh = readGameProfile(testData("games/marsh.json")); // its board has holes
        QVERIFY(marsh);
        Map filled = newMap(*marsh);
        filled.layer(terrainLayer) = Grid<Code>(marsh->board, 'b');
        for (const Cell cell : {Cell{2, 2}, Cell{2, 3}, Cell{2, 4}}) { // none, one and two pools
            for (const Problem& problem : runChecks(filled, *marsh).problems)
                look(problem, *marsh);
            filled.layer(terrainLayer)[cell] = 'o';
        }
        for (const Check& check : allChecks()) {
            for (std::string_view id : check.messages)
                QVERIFY2(seen.contains(id), idBytes(id));
            for (std::string_view id : check.fixes)
                QVERIFY2(seen.contains(id), idBytes(id));
        }
    }

    void describesItInWords() {
        const std::vector<Cell> one{{9, 0}};
        QCOMPARE(headline({"king-trap/certain", {"you", Cell{10, 0}, 1, one}}),
                 QStringLiteral("Your king can be trapped on turn one"));
        QCOMPARE(
            sentence({"king-trap/certain", {"you", Cell{10, 0}, 1, one}}),
            QStringLiteral("A small juju on the only way out traps it before its first move. Open another "
                           "way."));
        QCOMPARE(headline({"king-trap/possible", {"opponent", Cell{0, 10}, 2, one}}),
                 QStringLiteral("The opponent's king has only 2 ways out"));
        QCOMPARE(sentence({"joins/corner", {Cell{3, 9}, "4", "north", "F"}}),
                 QStringLiteral("The road bend leads north onto Forest (F), so it looks torn off. Continue "
                                "the road or end it straight."));
        QVERIFY(sentence({"joins/corner", {Cell{10, 3}, "7", "south", ""}})
                    .contains(QLatin1String("leads south onto the edge of the board")));
        QCOMPARE(headline({"variety/absent", {"forest"}}), QStringLiteral("No forest on the map"));
        QCOMPARE(headline({"swat/beside", {"opponent", Cell{0, 10}, "mountains", 1, one}}),
                 QStringLiteral("Mountains beside the opponent's king"));
        QVERIFY(sentence({"hint-flat/missing", {"safe"}})
                    .startsWith(QLatin1String("Without Safe points the map works only against people")));
    }

    /// Beside the board a problem's sentence leaves out its places, elsewhere it names them.
    void reportsNameThePlaces() {
        Problem found = problem({"codes/unknown", {"x", 2, std::vector<Cell>{{1, 2}, {3, 4}}}});
        found.cells = {{1, 2}, {3, 4}};
        const QString shown = problemSentence(found, kingsConflict());
        QVERIFY(!shown.contains(QLatin1String("row")));
        QCOMPARE(problemReport(found, kingsConflict()),
                 shown + QStringLiteral(" Where: row 1, column 2 and row 3, column 4."));
        found.cells.clear();
        QCOMPARE(problemReport(found, kingsConflict()), shown);
    }

    void reportsWhatKingsCannotEnter() {
        QCOMPARE(sentence({"route/none", {Cell{10, 0}, Cell{0, 10}}}),
                 QStringLiteral("The players cannot reach each other without crossing mountains, water or "
                                "volcanic ground. Open a way between the starts."));
        GameProfile game = kingsConflict();
        std::vector<int>& blocked = game.movers[std::size_t(game.kings->king)].blockedBy;
        blocked.resize(2);
        QCOMPARE(gameWord(u"obstacles", game), QStringLiteral("mountains or water"));
        blocked.resize(1);
        QCOMPARE(gameWord(u"obstacles", game), QStringLiteral("mountains"));
        QCOMPARE(gameWord(u"no such", game), QString());
    }

    /// Another game's sentences speak of that game, not of King's Conflict.
    void anotherGameHasItsOwnWords() {
        const auto read = readGameProfile(testData("games/sea-lords.json"));
        QVERIFY(read);
        static const QRegularExpression foreign(
            QStringLiteral(
                "juju|dragon|giant|mercenar|mountain|water|lava|forest|volcan|\\bcards?\\b|\\bkings?\\b"),
            QRegularExpression::CaseInsensitiveOption);
        std::set<std::string_view> seen;
        QString all;
        Random random(91);
        for (int round = 0; round < 400; ++round) {
            Map map = newMap(*read);
            const std::string_view codes = round % 3 == 0 ? "wwwwwwwr" : round % 3 == 1 ? "wwra" : "w";
            forEachCell(map.size(), [&](Cell cell) {
                map.layer(terrainLayer)[cell] = codes[std::size_t(random.below(int(codes.size())))];
            });
            for (const Problem& problem : runChecks(map, *read).problems) {
                seen.insert(problem.check);
                for (const QString& shown :
                     {problemHeadline(problem, *read), problemSentence(problem, *read)}) {
                    QVERIFY2(isWholeSentence(shown) && !foreign.match(shown).hasMatch(), qPrintable(shown));
                    all += shown + u'\n';
                }
            }
        }
        for (const char* check : {"variety", "start", "king-trap", "swat", "first-turn-kill", "route"})
            QVERIFY2(seen.contains(check), check);
        for (const char* words :
             {"players get sealed orders that", "players may get sealed orders that", "No sealed orders need",
              "A corsair placed", "and a kraken spawned there", "A whirlpool on the only way out traps it",
              "A whirlpool on each of 2 ways out traps it", "The southern admiral",
              "without crossing reef or abyss."})
            QVERIFY2(all.contains(QLatin1String(words)), words);
    }

    void countsAreInPlainEnglish() {
        const std::vector<Cell> cells{{8, 1}, {9, 2}};
        QVERIFY(sentence({"variety/few", {"water", 1, 3}}).contains(QLatin1String("only one tile of water")));
        QVERIFY(sentence({"variety/few", {"water", 2, 3}}).contains(QLatin1String("only 2 tiles of water")));
        QVERIFY(sentence({"first-turn-kill/reach", {"you", Cell{10, 0}, 1, std::vector<Cell>{{7, 0}}}})
                    .startsWith(QLatin1String("A mercenary placed on this tile strikes")));
        QVERIFY(sentence({"first-turn-kill/reach", {"you", Cell{10, 0}, 2, cells}})
                    .contains(QLatin1String("on any of 2 tiles strikes")));
        QCOMPARE(label({"fix/copy", {"bottom-left", 1}}),
                 QStringLiteral("Copy the bottom-left half (1 cell)"));
        QCOMPARE(label({"fix/copy", {"top-right", 4}}), QStringLiteral("Copy the top-right half (4 cells)"));
        QCOMPARE(label({"fix/copy-clearing", {"top-right", 4, "P", std::vector<Cell>{{5, 5}}}}),
                 QStringLiteral("Copy the top-right half (4 cells; Plains (P) in the middle)"));
        QCOMPARE(label({"fix/declare-copy", {"half-turn", "bottom-left", 4}}),
                 QStringLiteral("Choose the half-turn, copy the bottom-left half (4 cells)"));
        QCOMPARE(label({"fix/use-here-mirrored", {"d", "d", Cell{7, 1}}}),
                 QStringLiteral("Use Road, horizontal (d) here, mirrored too"));
        QCOMPARE(label({"fix/replace-code", {"x", "P", 1}}), QStringLiteral("Replace “x” with Plains (P)"));
        QCOMPARE(label({"fix/replace-code", {"x", "P", 7}}),
                 QStringLiteral("Replace “x” with Plains (P) on 7 cells"));
    }

    void longListsAreShortened() {
        std::vector<Cell> cells{{0, 0}};
        QCOMPARE(cellsText({}), QString());
        QCOMPARE(cellsText(cells), QStringLiteral("row 0, column 0"));
        cells.push_back({0, 1});
        QCOMPARE(cellsText(cells), QStringLiteral("row 0, column 0 and row 0, column 1"));
        cells.push_back({0, 2});
        cells.push_back({0, 3});
        QCOMPARE(cellsText(cells),
                 QStringLiteral("row 0, column 0; row 0, column 1; row 0, column 2 and row 0, column 3"));
        cells.push_back({0, 4});
        QCOMPARE(cellsText(cells),
                 QStringLiteral("row 0, column 0; row 0, column 1; row 0, column 2 and 2 more"));
        cells.resize(15);
        QVERIFY(cellsText(cells).endsWith(QLatin1String(" and 12 more")));
    }

    void wordsFromFilesCannotSpoilALine() {
        QCOMPARE(quoted(u"a\nb\tc\x1b[0m"), QStringLiteral("“a␊b␉c␛[0m”"));
        QCOMPARE(quoted(u"100 %1 %n"), QStringLiteral("“100 %1 %n”"));
        QCOMPARE(quoted(QString(50, u'x')), QStringLiteral("“") + QString(40, u'x') + QStringLiteral("…”"));
        QVERIFY(sentence({"codes/unknown", {"%", 1, std::vector<Cell>{{1, 2}}}})
                    .contains(QStringLiteral("the code “%”.")));
        QVERIFY(sentence({"codes/unknown", {std::string(1, '\0'), 1, std::vector<Cell>{{1, 2}}}})
                    .contains(QStringLiteral("the code “␀”.")));
    }

    /// A placeholder's words are put in once: a code that looks like a placeholder stays what it is.
    void wordsAreFilledInOnce() {
        QCOMPARE(label({"fix/replace-code", {"%2", "P", 1}}), QStringLiteral("Replace “%2” with Plains (P)"));
    }

    void unknownIdsSayNothing() {
        QCOMPARE(sentence({"no/such"}), QString());
        QCOMPARE(headline({"no/such"}), QString());
        QCOMPARE(label({"fix/no-such"}), QString());
    }

    void textsCanBeTranslated() {
        class Upper : public QTranslator {
        public:
            QString translate(const char* context, const char* source, const char*, int n) const override {
                if (QByteArray(context) != "Fix") return {};
                return QString::fromUtf8(source)
                    .replace(QLatin1String("%n"), QStringLiteral("[%1]").arg(n))
                    .toUpper();
            }
            bool isEmpty() const override { return false; }
        } upper;
        QVERIFY(QCoreApplication::installTranslator(&upper));
        QCOMPARE(label({"fix/copy", {"top-right", 4}}),
                 QStringLiteral("COPY the top-right half ([4] CELLS)"));
        QCOMPARE(label({"fix/copy", {"top-right", 1}}), QStringLiteral("COPY the top-right half (1 CELL)"));
        QCoreApplication::removeTranslator(&upper);
    }
};

STONEMASON_GUILESS_TEST(TestProblemText)
#include "test_problem_text.moc"
