// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_kind.h"
#include "core/documents/error_ids.h"
#include "core/documents/save_file.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/own_folder.h"
#include "core/kings_conflict/format/block_text.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "core/token_battle/format/share_code.h"
#include "core/token_battle/format/user_file.h"
#include "editor/text/argument_text.h"
#include "editor/text/error_text.h"
#include "editor/text/map_vocabulary.h"
#include "editor/text/message_tables.h"
#include "tests/editor/text/ambush_errors.h"
#include "tests/editor/text/duel_errors.h"
#include "tests/editor/text/spoken.h"
#include "tests/editor/text/telling_boards.h"
#include "tests/editor/text/telling_templates.h"
#include "tests/editor/text/telling_worlds.h"
#include "tests/support/cards.h"
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
using namespace stonemason::test;

namespace {

/// The errors that do not come from core: a pasted map lacks the layer one pastes into; a file is to take the
/// place of a game that is being played.
constexpr std::array<std::string_view, 3> editorsOwn{"block/no-layer", "lan/live", "profile/id-taken"};

std::string shipped(const char* resource) {
    QFile file(QStringLiteral(STONEMASON_RESOURCES) + QString::fromLatin1(resource));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no %s", resource);
    return file.readAll().toStdString();
}

std::string shippedProfile() {
    return shipped("/games/kings-conflict.json");
}

std::string shippedCatalogue() {
    return shipped("/cards/token-battle.json");
}

std::string rows(int count, const std::string& row = "PPPPPPPPPPP") {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += row + "\n";
    return text;
}

std::string smap(const std::string& fields) {
    return R"({"format": "stonemason-map", "version": 1, "game": "kings-conflict", )" + fields + "}";
}

/// Inputs that are refused, one for each reason.
std::vector<std::string> refusedInputs() {
    const std::string array = "GlobalVariables.stringmap=new Array();\n";
    std::string hints = "GlobalVariables.strategicpoints=new Array();\n";
    for (int row = 0; row < 11; ++row)
        hints += "GlobalVariables.strategicpoints.push(\"00000000000\");\n";
    return {
        "",
        "{",
        "{]",
        "{\"a\": \"\xFF\"}",
        "{\"a\": 1, \"a\": 2}",
        "{\"a\": 1e999}",
        std::string(100, '[') + std::string(100, ']'),
        R"({"format": "tiled"})",
        R"({"format": "stonemason-map", "version": 99, "game": "kings-conflict"})",
        R"({"format": "stonemason-map", "version": 1, "game": "chess"})",
        smap(R"("name": "a\u0000b", "layers": {"terrain": ["P"]})"),
        smap(R"("name": 3, "layers": {"terrain": ["P"]})"),
        smap(R"("layers": {})"),
        smap(R"("layers": {"terrain": []})"),
        smap(R"("layers": {"terrain": ["PP", "P"]})"),
        smap(R"("layers": {"terrain": ["P\u0007"]})"),
        smap(R"("layers": {"terrain": ["P"], "safe": ["A"]})"),
        smap(R"("symmetry": "sideways", "layers": {"terrain": ["P"]})"),
        smap(R"("notes": [[0, 0, ")" + std::string(201, 'x') + R"("]], "layers": {"terrain": ["P"]})"),
        smap(R"("notes": [[0, 0, "a"], [0, 0, "b"]], "layers": {"terrain": ["P"]})"),
        R"({"format": "stonemason-map", "version": 0, "game": "kings-conflict"})",
        "hello",
        rows(11) + std::string(1, '\0'),
        std::string("\xFF\xFEP\0P\0", 6),
        rows(10),
        rows(12),
        rows(10) + "PPPPPPPPPP\n",
        rows(10) + "PPPPPPPPPPQ\n",
        rows(10) + "PPPPPPPPP\x07P\n",
        rows(11) + "\n" + rows(10, "00000000000") + "0000000000A\n",
        rows(11) + "\n" + rows(11, "00000000000") + "\n" + rows(11, "00000000000") + "\n" +
            rows(11, "00000000000") + "\n" + rows(11, "00000000000"),
        hints,
        array + array,
        array + "GlobalVariables.wrongpoints=new Array();\n",
        array + "GlobalVariables.stringmap.push(3);\n",
        array + "GlobalVariables.stringmap.push(\"PPP\n",
        array + "/* never closed\n" + array,
        "set 0\n1\n2\n3\n4\n",
    };
}

/// Decks that cannot be read, held or written, and what is said of those that are written.
std::vector<Error> deckErrors() {
    const Catalogue& cards = tokenBattle();
    std::vector<Error> errors;
    const auto read = [&](const std::string& text) {
        const auto reading = readDecks(text, cards);
        if (!reading) errors.push_back(reading.error());
        if (reading)
            for (const LeftOutDeck& deck : reading->leftOut)
                errors.push_back(deck.reason);
    };
    const std::string stacks = "1\n2\n3\n4\n";
    const std::string json = R"({"format": "stonemason-decks", "version": 1, "game": )";
    std::string tags = "\"a\"";
    std::string many;
    for (int i = 0; i <= maximumDecks; ++i)
        many += "set 0\n";
    for (int i = 0; i < maximumTags; ++i)
        tags += ", \"a\"";
    for (const std::string& text :
         {std::string("?"), many, std::string("sd2-0"), std::string("sd1-U"), std::string("sd1-0"),
          std::string(R"({"format": "x"})"), json + R"("chess", "decks": []})",
          json + R"("token-battle", "decks": [{"name": "A", "tags": [)" + tags + R"(], "stacks": []}]})",
          std::string("set 0\n1\n"), "set 0\nA\nx\n" + stacks.substr(2),
          "set 0\n" + stacks + "set 1\n5\n" + stacks, std::string("Stack 1: 1\nStack 1: 2\n"),
          std::string("Stack 1: 1,\n"), std::string("Stack 1: Nobody\n"), std::string("a\nb\nc\nHandset\n"),
          std::string("a\nb\nc\nHandset\n0\nx\n")})
        read(text);
    errors.push_back(readShareCode("x").error());

    DeckLibrary library;
    const auto write = [&](DeckFormat format) {
        const auto written = writeDecks(library, cards, format);
        if (!written) errors.push_back(written.error());
    };
    write(DeckFormat::List);
    for (int i = 0; i < 6; ++i)
        library.append({"A", deckOf("21 | 2 | 3 | 4"), {"tag"}, "notes", "{\"a\": 1}"});
    library.setActive(1);
    write(DeckFormat::ShareCode);
    write(DeckFormat::UserFile);
    const std::string user = "a\nb\nc\nHandset\n8\n\n";
    errors.push_back(replaceSets("", library, cards).error());
    errors.push_back(replaceSets(user, library, cards).error());
    const auto notes = replaceSets("a\nb\nc\nHandset\n0\n\nset 0\n" + stacks, library, cards)->notes;
    for (const Message& note : writingNotes(library, cards, DeckFormat::OldSets))
        errors.push_back({note});
    for (const Message& note : notes)
        errors.push_back({note});
    library.setDeck(0, Deck());
    write(DeckFormat::Sets);
    return errors;
}

std::vector<Error> refusals() {
    std::vector<Error> errors;
    const auto keep = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    const std::span<const GameProfile> games(&kingsConflict(), 1);
    for (const std::string& input : refusedInputs())
        keep(readMapDocument(input, games));
    for (const std::string_view bytes : {"a shopping list", "{}"})
        errors.push_back(unknownDocument(bytes));
    std::string manyValues = "[0";
    for (int i = 0; i < maximumJsonValues; ++i)
        manyValues += ",0";
    keep(parseJson(manyValues + "]"));

    const auto rules = [&](const std::string& from, const std::string& to) {
        std::string profile = shippedProfile();
        keep(readGameProfile(profile.replace(profile.find(from), from.size(), to)));
    };
    rules("[\"east\", \"west\"]", "[\"east\"]");
    rules("\"plainTile\": \"P\"", "\"plainTile\": \"-\"");
    rules("[\"diagonal\", \"half-turn\", \"none\"]", "[]");
    rules("[\"diagonal\", \"half-turn\", \"none\"]", "[\"none\"]");
    rules("\"starts\": [", "\"starts\": [], \"ends\": [");
    const auto holes = [&](const std::string& picture) {
        rules("\"layers\": [", "\"holes\": {\"code\": \"#\", \"rows\": [" + picture + "]}, \"layers\": [");
    };
    const std::string land = "\"...........\",";
    const auto landRows = [&land](int count) {
        std::string text;
        for (int row = 0; row < count; ++row)
            text += land;
        return text;
    };
    holes("\"#\"");
    holes(landRows(10) + "\"..........#\"");
    holes("\"..........#\"," + landRows(9) + "\"#..........\"");
    rules("\"kings\": {", "\"queens\": {");
    std::string far = shippedProfile();
    far.replace(far.find("\"rows\": 11"), 10, "\"rows\": 999");
    keep(readGameProfile(far));

    std::string odd = shippedProfile();
    odd.replace(odd.find("\"rows\": 11"), 10, "\"rows\": 11, \"rings\": 3");
    keep(readGameProfile(odd));

    const auto cards = [&](const std::string& from, const std::string& to) {
        std::string catalogue = shippedCatalogue();
        keep(readCatalogue(catalogue.replace(catalogue.find(from), from.size(), to)));
    };
    cards("\"area\": \"row\"", "\"area\": \"star\"");
    cards("\"kind\": \"aura-friendly\"", "\"kind\": \"aura-friendly\", \"area\": \"row\"");
    cards("[-1, 0]", "[0, 0]");
    cards("{\"id\": 3", "{\"id\": 2");
    cards("\"0.4.0\"", "\"0.4\"");
    cards("[100, 100, 50, 25, 15]", "[100]");
    cards("\"cards\": [", "\"cards\": [], \"more\": [");

    const auto write = [&](Map map, MapFormat format) { keep(writeMap(map, kingsConflict(), format)); };
    Map map = newMap(kingsConflict());
    write(mapOf("PP PP"), MapFormat::GameCode);
    map.layer(2) = Grid<Code>({2, 3}, '0');
    write(map, MapFormat::GameCode);
    map.layer(2) = {};
    write(map, MapFormat::Text);
    map = newMap(kingsConflict());
    map.layer(0)[{3, 4}] = 'x';
    keep(writeMapToKeep(map, kingsConflict(), MapFormat::GameCode));
    map.layer(0)[{3, 4}] = '"';
    write(map, MapFormat::GameCode);
    map.layer(0) = Grid<Code>({1, 300}, 'P');
    write(map, MapFormat::Smap);
    map = newMap(kingsConflict());
    map.info.author = "\xFF";
    write(map, MapFormat::Smap);
    map.info.author = {};
    map.unknownFields = "[";
    write(map, MapFormat::Smap);
    map.unknownFields = {};
    map.rules = {{"kingMove", 0}};
    write(map, MapFormat::Smap);
    map.rules = {};
    map.notes = {{{0, 0}, ""}};
    write(map, MapFormat::Smap);
    map.notes = {};
    map.info.description = std::string(std::size_t(maximumFileSize) + 1, 'x');
    write(map, MapFormat::Smap);

    for (const auto& some :
         {deckErrors(), duelErrors(), lanErrors(), tournamentErrors(), wastes::boardErrors(), ambushErrors(),
          pocket_heroes::worldErrors(), pocket_heroes::templateErrors()})
        errors.insert(errors.end(), some.begin(), some.end());

    const auto paste = [&](std::string_view text) {
        keep(readBlock(text, kingsConflict(), LayerKind::Terrain));
    };
    for (std::string_view text : {"", "PP\nP", "P!x"})
        paste(text);
    paste(std::string(1000, 'P'));
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
    return {Error{{"file/denied"}},   Error{{"file/folder-denied"}}, Error{{"file/read-only"}},
            Error{{"file/no-space"}}, Error{{"file/read", {EIO}}},   Error{{"file/write", {EIO}}}};
}

bool argumentsFit(const MessageText& text, const Message& message) {
    if (text.kinds.size() != message.arguments.size()) return false;
    for (std::size_t i = 0; i < text.kinds.size(); ++i)
        if (argumentText(message.arguments[i], text.kinds[i], MapVocabulary(kingsConflict())) == unsaid)
            return false;
    return true;
}

const MessageText* textOf(std::string_view id) {
    const MessageText* text = findText(errorTexts(), id);
    if (!text) text = findText(mapErrorTexts(), id);
    if (!text) text = findText(deckTexts(), id);
    if (!text) text = findText(duelTexts(), id);
    if (!text) text = findText(tournamentTexts(), id);
    if (!text) text = findText(boardErrorTexts(), id);
    if (!text) text = findText(ambushErrorTexts(), id);
    if (!text) text = findText(worldErrorTexts(), id);
    return text ? text : findText(templateErrorTexts(), id);
}

} // namespace

class TestErrorText : public QObject {
    Q_OBJECT

private slots:
    void everyErrorHasAText() {
        const auto ids = formatErrorIds();
        for (std::string_view id : ids)
            QVERIFY2(textOf(id), bytes(id));
        for (const auto table : {errorTexts(), mapErrorTexts(), boardErrorTexts(), ambushErrorTexts()})
            for (const MessageText& text : table)
                QVERIFY2(std::ranges::find(editorsOwn, text.id) != editorsOwn.end() ||
                             std::find(ids.begin(), ids.end(), text.id) != ids.end(),
                         bytes(text.id));
    }

    /// Real errors of real readers: every id comes up and has the arguments its text expects.
    void everyErrorIsSaidWhole() {
        std::vector<Error> errors = refusals();
        std::set<QByteArray> seen;
        for (const Error& trouble : troubles())
            errors.push_back(trouble);
        for (const Error& error : errors) {
            seen.insert(bytes(error.message.id));
            const MessageText* text = textOf(error.message.id);
            QVERIFY2(text, bytes(error.message.id));
            QVERIFY2(argumentsFit(*text, error.message), bytes(error.message.id));
            const QString said = errorText(QStringLiteral("my.map"), error, MapVocabulary(kingsConflict()));
            QVERIFY2(said.startsWith(QLatin1String("my.map: ")) && said.endsWith(u'.'), qPrintable(said));
            QVERIFY2(!said.contains(u'%') && !said.contains(u'?') && !said.contains(u'\n'), qPrintable(said));
        }
        for (std::string_view id : formatErrorIds())
            QVERIFY2(seen.contains(bytes(id)), bytes(id));
    }

    void everyErrorOfTheGeneratorIsSaidWhole() {
        // Attempts, then zones or links, or the fault and where it is.
        const std::vector<Message> messages{
            {"generate/castle", {8, 3}},     {"generate/faulty", {8, std::string("leak"), 3}},
            {"generate/link", {8, 1, 2}},    {"generate/mine", {8, 3}},
            {"generate/portal", {8, 1, 2}},  {"generate/share", {8, 3}},
            {"generate/size", {33}},         {"generate/stopped", {}},
            {"generate/zone-cells", {8, 3}},
        };
        QCOMPARE(messages.size(), pocket_heroes::generateMessageIds.size());
        for (std::size_t i = 0; i < messages.size(); ++i) {
            QVERIFY(messages[i].id == pocket_heroes::generateMessageIds[i]);
            const MessageText* text = textOf(messages[i].id);
            QVERIFY2(text && argumentsFit(*text, messages[i]), bytes(messages[i].id));
            const QString said = errorText(messages[i]);
            QVERIFY2(said.endsWith(u'.') && !said.contains(u'%'), qPrintable(said));
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
        const QString said = errorText(QStringLiteral("bad\nname%1"), error);
        for (QChar character : said)
            QVERIFY(character.isPrint());
        QVERIFY(said.contains(QLatin1String("%1")) && said.contains(QLatin1String("%2")));
    }
};

STONEMASON_GUILESS_TEST(TestErrorText)
#include "test_error_text.moc"
