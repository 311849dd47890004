// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_kind.h"
#include "core/documents/games.h"
#include "core/documents/save_file.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/own_folder.h"
#include "core/pocket_heroes/generate/generate.h"
#include "editor/ambush/text/message_tables.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/text/message_tables.h"
#include "editor/pocket_heroes/text/message_tables.h"
#include "editor/text/argument_text.h"
#include "editor/text/error_text.h"
#include "editor/text/message_tables.h"
#include "editor/text_map/text/message_tables.h"
#include "editor/token_battle/text/message_tables.h"
#include "editor/wastes/text/message_tables.h"
#include "tests/editor/text/ambush_errors.h"
#include "tests/editor/text/deck_errors.h"
#include "tests/editor/text/duel_errors.h"
#include "tests/editor/text/map_errors.h"
#include "tests/editor/text/spoken.h"
#include "tests/editor/text/telling_boards.h"
#include "tests/editor/text/telling_templates.h"
#include "tests/editor/text/telling_worlds.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ranges>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// The errors that do not come from core: a pasted map lacks the layer one pastes into; a file is to take the
/// place of a game that is being played.
constexpr std::array<std::string_view, 3> editorsOwn{"block/no-layer", "lan/live", "profile/id-taken"};

std::vector<Error> refusals() {
    std::vector<Error> errors;
    const auto keep = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    for (const std::string_view bytes :
         {"a shopping list", "{}", "\x01\x02", "a list\nof words\n1\n", "{\"tiles\": [], \"pieces\": []}"})
        errors.push_back(unknownDocument(bytes));
    errors.push_back(unknownDocument("a shopping list", "text-map"));
    std::string manyValues = "[0";
    for (int i = 0; i < maximumJsonValues; ++i)
        manyValues += ",0";
    keep(parseJson(manyValues + "]"));

    for (const auto& some : {mapErrors(), profileErrors(), deckErrors(), catalogueErrors(), duelErrors(),
                             lanErrors(), tournamentErrors(), wastes::boardErrors(), ambushErrors(),
                             pocket_heroes::worldErrors(), pocket_heroes::templateErrors()})
        errors.insert(errors.end(), some.begin(), some.end());

    errors.push_back(Error{{editorsOwn[0], {"safe"}}});
    errors.push_back(Error{{editorsOwn[1], {}}});
    errors.push_back(Error{{editorsOwn[2], {"marsh", "a.json"}}});

    QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    QFile::link(QStringLiteral("nowhere"), folder.filePath(QStringLiteral("link")));
    QFile::link(QStringLiteral("circle"), folder.filePath(QStringLiteral("circle")));
    keep(readFile(path + "/circle"));
    keep(OwnFolder::make(path + "/circle"));
    keep(readFile(path + "/missing"));
    keep(readFile(path + "/link"));
    keep(readFile(path));
    keep(readFile("/dev/null"));
    keep(readFile(path + "/" + std::string(5000, 'x')));
    keep(readFile(path + std::string("/cut\0off", 8)));
    keep(writeFile(path + "/none/file", "x"));
    QFile large(folder.filePath(QStringLiteral("large")));
    if (large.open(QIODevice::WriteOnly)) large.write("abc");
    large.close();
    keep(readFile(path + "/large", 2));
    keep(writeFile(path + "/user", "a\nb\nc\nHandset\n0\n\nset 0\n1\n2\n3\n4\n"));
    keep(saveFile(path + "/user", "map"));
    return errors;
}

/// What only a system in trouble says.
std::vector<Error> troubles() {
    return {Error{{"file/denied"}}, Error{{"file/folder-denied"}}, Error{{"file/read-only"}},
            Error{{"file/no-space"}}, Error{{"file/read", {EIO}}}, Error{{"file/write", {EIO}}},
            Error{{"file/changed"}},
            // Of generated maps: what each is given stands in core/kings_conflict/generate/generate.h.
            Error{{"generate/checks", {"swat/beside"}}},
            Error{{"generate/clash", {"water", 40, "forest", 50}}},
            Error{{"generate/demanded", {"water", 0, 2, 3}}}, Error{{"generate/limits", {"water", 0, 50}}},
            Error{{"generate/locked-faults", {"swat/beside", 2, std::vector<Cell>{{0, 1}, {0, 2}}}}},
            Error{{"generate/locked-size", {9, 9, 11, 11}}},
            Error{{"generate/locked-uneven", {2, std::vector<Cell>{{0, 1}, {0, 2}}}}},
            Error{{"generate/nearest", {"water", 30, 40, 22}}}, Error{{"generate/no-cells"}},
            Error{{"generate/no-variation"}}, Error{{"generate/stopped"}},
            Error{{"generate/symmetry", {"half-turn"}}}, Error{{"generate/together", {"water, forest"}}},
            Error{{"generate/unknown-wish", {"cheese"}}}, Error{{"smap/lock-sign"}, 0, "locked[0]"},
            Error{{"write/origin"}}, Error{{"war/review"}, 0, "review"},
            // Of generated boards, likewise core/wastes/generate/generate.h.
            Error{{"wish/checks", {"forced/win"}}}, Error{{"wish/clash", {"pieces", 3, "ranks", 5}}},
            Error{{"wish/limits", {"sludge", 0, 35}}}, Error{{"wish/nearest", {"sludge", 30, 35, 22}}},
            Error{{"wish/room", {8, 25}}}, Error{{"wish/size", {5, 64}}}, Error{{"wish/stopped"}},
            Error{{"wish/symmetry"}}, Error{{"wish/together", {"sludge, holes"}}},
            Error{{"wish/unfair", {12, 58, 400}}}, Error{{"wish/unknown", {"cheese"}}}};
}

bool argumentsFit(const MessageText& text, const Message& message) {
    if (text.kinds.size() != message.arguments.size()) return false;
    for (std::size_t i = 0; i < text.kinds.size(); ++i)
        if (argumentText(message.arguments[i], text.kinds[i], MapVocabulary(kingsConflict())) ==
            unknownArgument)
            return false;
    return true;
}

/// The sentences of the program for errors, then those of each game.
std::vector<std::span<const MessageText>> tables() {
    std::vector<std::span<const MessageText>> all{errorTexts()};
    for (const GameTexts* game : allGameTexts())
        for (const GameTexts::Table table : game->errors)
            if (table) all.push_back(table());
    return all;
}

const MessageText* textOf(std::string_view id) {
    for (const auto table : tables())
        if (const MessageText* text = findText(table, id)) return text;
    return nullptr;
}

} // namespace

class TestErrorText : public QObject {
    Q_OBJECT

private slots:
    void everyErrorHasAText() {
        const auto ids = formatErrorIds();
        for (std::string_view id : ids)
            QVERIFY2(textOf(id), bytes(id));
        for (const auto table : {errorTexts(), kings_conflict::mapErrorTexts(), wastes::boardErrorTexts(),
                                 ambush::patternErrorTexts(), text_map::textMapErrorTexts()})
            for (const MessageText& text : table)
                QVERIFY2(std::ranges::find(editorsOwn, text.id) != editorsOwn.end() ||
                             std::find(ids.begin(), ids.end(), text.id) != ids.end(),
                         bytes(text.id));
    }

    /// Real errors of real readers: every id comes up and has the arguments its text expects.
    void reportsEveryErrorWhole() {
        std::vector<Error> errors = refusals();
        std::set<QByteArray> seen;
        for (const Error& trouble : troubles())
            errors.push_back(trouble);
        for (const Error& error : errors) {
            seen.insert(bytes(error.message.id));
            const MessageText* text = textOf(error.message.id);
            QVERIFY2(text, bytes(error.message.id));
            QVERIFY2(argumentsFit(*text, error.message), bytes(error.message.id));
            const QString sentence =
                errorText(QStringLiteral("my.map"), error, MapVocabulary(kingsConflict()));
            QVERIFY2(sentence.startsWith(QLatin1String("my.map: ")) && sentence.endsWith(u'.'),
                     qPrintable(sentence));
            QVERIFY2(!sentence.contains(u'%') && !sentence.contains(u'?') && !sentence.contains(u'\n'),
                     qPrintable(sentence));
        }
        for (std::string_view id : formatErrorIds())
            QVERIFY2(seen.contains(bytes(id)), bytes(id));
    }

    void reportsEveryErrorOfTheGeneratorWhole() {
        // Attempts, then zones or links, or the fault and where it is.
        const std::vector<Message> messages{
            {"generate/castle", {8, 3}},    {"generate/faulty", {8, std::string("leak"), 3}},
            {"generate/link", {8, 1, 2}},   {"generate/mine", {8, 3}},
            {"generate/portal", {8, 1, 2}}, {"generate/share", {8, 3}},
            {"generate/size", {33}},        {"generate/stopped", {}},
            {"generate/work", {8}},         {"generate/work-link", {8, 1, 2}},
            {"generate/work-zone", {8, 3}}, {"generate/zone-cells", {8, 3}},
        };
        QCOMPARE(messages.size(), pocket_heroes::generateMessageIds.size());
        for (std::size_t i = 0; i < messages.size(); ++i) {
            QVERIFY(messages[i].id == pocket_heroes::generateMessageIds[i]);
            const MessageText* text = textOf(messages[i].id);
            QVERIFY2(text && argumentsFit(*text, messages[i]), bytes(messages[i].id));
            const QString sentence = errorText(messages[i]);
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
        }
        // A warning of what has been made.
        QVERIFY(errorText(Message{"generate/unfair", {37, 20}}).contains(QLatin1String("differ by 37 %")));
    }

    void namesFileLineAndField() {
        const Error row{{"map/row-length", {"safe", 5, 11, 10}}, 17, {}};
        QCOMPARE(errorText(QStringLiteral("a.txt"), row),
                 QStringLiteral("a.txt: Line 17: Row 4 of the grid “safe” has 10 characters instead of 11."));
        QCOMPARE(
            errorText(QStringLiteral("a.txt"), row, MapVocabulary(kingsConflict())),
            QStringLiteral("a.txt: Line 17: Row 4 of the grid Safe points has 10 characters instead of 11."));
        const Error type{{"json/type", {"array"}}, 0, "layers.safe"};
        QCOMPARE(errorText(type), QStringLiteral("layers.safe: This must be a list, [...]."));
        const Error twice{{"json/duplicate", {"name"}}, 3, "name"};
        QCOMPARE(errorText(twice),
                 QStringLiteral("Line 3, name: “name” is there twice; remove one of them."));
        QCOMPARE(errorText(Message{"file/too-large", {16 * 1024 * 1024}}),
                 QStringLiteral("The file is larger than 16 MiB, more than any that can be read here."));
    }

    void countsAreInPlainEnglish() {
        QCOMPARE(errorText(Message{"map/row-length", {"safe", 1, 11, 1}}),
                 QStringLiteral("Row 0 of the grid “safe” has one character instead of 11."));
        QVERIFY(errorText(Message{"map/too-few-rows", {"safe", 11, 1}})
                    .contains(QLatin1String("has one row and")));
        QVERIFY(errorText(Message{"map/too-few-rows", {"safe", 11, 0}})
                    .contains(QLatin1String("has 0 rows and")));
    }

    /// One line on standard error stays one line whatever stands in the file or its name.
    void hostileWordsStayOnOneLine() {
        const Error error{{"json/unknown-id", {"a\nb\x1b[2J%1"}}, 0, "x\r\ny%2"};
        const QString sentence = errorText(QStringLiteral("bad\nname%1"), error);
        for (QChar character : sentence)
            QVERIFY(character.isPrint());
        QVERIFY(sentence.contains(QLatin1String("%1")) && sentence.contains(QLatin1String("%2")));
    }
};

STONEMASON_GUILESS_TEST(TestErrorText)
#include "test_error_text.moc"
