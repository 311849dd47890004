// SPDX-License-Identifier: GPL-3.0-or-later
// Upper bounds of the CPU time of recognition and readers, for the densest texts of 512 KiB and more. A
// reader that rescans the text for every piece takes minutes for these.
#include "core/ambush/pattern_file.h"
#include "core/documents/document_kind.h"
#include "core/documents/recognition.h"
#include "core/kings_conflict/format/block_text.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/pocket_heroes/format/catalogue_reader.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/format/template_text.h"
#include "core/text_map/glyph_table.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/lan_message.h"
#include "core/token_battle/format/position_text.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/lan_message.h"
#include "core/wastes/format/profile_reader.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/format/tournament_file.h"
#include "tests/support/boards.h"
#include "tests/support/cards.h"
#include "tests/support/cost.h"
#include "tests/support/duels.h"
#include "tests/support/profile.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;

namespace {

using test::DenseForm;

std::span<const GameProfile> costGames() {
    return {&test::kingsConflict(), 1};
}

void recognise(std::string_view text) {
    if (!documentKindOf(text, costGames())) (void)unknownDocument(text, nearestKindId(text, costGames()));
}

struct Reader {
    const char* name;
    void (*read)(std::string_view text);
};

constexpr Reader recognition{"recognition", recognise};

/// Readers of plain text.
constexpr Reader textReaders[] = {
    {"map", [](std::string_view text) { (void)readMapDocument(text, costGames()); }},
    {"block",
     [](std::string_view text) { (void)readBlock(text, test::kingsConflict(), LayerKind::Terrain); }},
    {"decks", [](std::string_view text) { (void)readDecks(text, test::tokenBattle()); }},
    {"position", [](std::string_view text) { (void)readPositionForm(text); }},
    {"shared position",
     [](std::string_view text) { (void)readSharedPosition(text, test::tokenBattleTable(), nullptr); }},
    {"rows of a board", [](std::string_view text) { (void)wastes::readBoardRows(text); }},
    {"template text", [](std::string_view text) { (void)pocket_heroes::readTemplateText(text); }},
    {"losses of a template", [](std::string_view text) { (void)pocket_heroes::lossesWhenRead(text); }},
    {"pattern", [](std::string_view text) { (void)ambush::readPattern(text); }},
    {"text map", [](std::string_view text) { (void)text_map::readTextMap(text); }},
};

/// JSON readers, each with the beginning of its file up to the list that is filled.
struct JsonFile {
    Reader reader;
    const char* begin;
};

constexpr JsonFile jsonFiles[] = {
    {{"smap", [](std::string_view text) { (void)readMap(text, costGames()); }},
     R"({"format":"stonemason-map","version":1,"game":"kings-conflict","layers":{"terrain":["P"]},"x":)"},
    {{"sdeck", [](std::string_view text) { (void)readDecks(text, test::tokenBattle()); }},
     R"({"format":"stonemason-decks","version":1,"game":"token-battle","decks":[],"x":)"},
    {{"decks of a library", [](std::string_view text) { (void)readDecks(text, test::tokenBattle()); }},
     R"({"format":"stonemason-decks","version":1,"game":"token-battle","decks":)"},
    {{"game", [](std::string_view text) { (void)readGameRecord(text, test::tokenBattle()); }},
     R"({"format":"stonemason-duel","version":1,"game":"token-battle","x":)"},
    {{"sboard", [](std::string_view text) { (void)wastes::readSboard(text, test::theWastes()); }},
     R"({"format":"stonemason-board","version":1,"game":"war-in-the-wastes","tiles":["..","BR"],"x":)"},
    {{"jumps", [](std::string_view text) { (void)wastes::readSboard(text, test::theWastes()); }},
     R"({"format":"stonemason-board","version":1,"game":"war-in-the-wastes","tiles":["..","BR"],"jumps":{"extra":)"},
    {{"swar", [](std::string_view text) { (void)wastes::readSwar(text, test::theWastes()); }},
     R"({"format":"stonemason-wastes-game","version":1,"game":"war-in-the-wastes","seed":0,"moves":)"},
    {{"tournament", [](std::string_view text) { (void)readTournament(text, test::tokenBattleTable()); }},
     R"({"format":"stonemason-tournament","version":1,"game":"token-battle","decks":)"},
    {{"tournament of boards",
      [](std::string_view text) { (void)wastes::readTournament(text, test::theWastes()); }},
     R"({"format":"stonemason-wastes-tournament","version":1,"x":)"},
    {{"profile", [](std::string_view text) { (void)readGameProfile(text); }},
     R"({"format":"stonemason-game","version":1,"tiles":)"},
    {{"cards", [](std::string_view text) { (void)readCatalogue(text); }},
     R"({"format":"stonemason-cards","version":1,"cards":)"},
    {{"rules", [](std::string_view text) { (void)readDuelRules(text); }},
     R"({"format":"stonemason-duel-rules","version":1,"x":)"},
    {{"numbers of boards", [](std::string_view text) { (void)wastes::readProfile(text); }},
     R"({"format":"stonemason-wastes-profile","version":1,"x":)"},
    {{"signs", [](std::string_view text) { (void)text_map::readGlyphTable(text); }},
     R"({"format":"stonemason-signs","version":1,"signs":)"},
    {{"world catalogue", [](std::string_view text) { (void)pocket_heroes::readCatalogue(text); }},
     R"({"format":"stonemason-world-catalogue","version":1,"objects":)"},
    {{"ztemplate", [](std::string_view text) { (void)pocket_heroes::readTemplate(text); }},
     R"({"format":"stonemason-template","version":1,"zones":[],"links":[],"x":)"},
    {{"zones", [](std::string_view text) { (void)pocket_heroes::readTemplate(text); }},
     R"({"format":"stonemason-template","version":1,"links":[],"zones":)"},
    {{"generator's template", [](std::string_view text) { (void)pocket_heroes::readTemplate(text); }},
     R"({"name":"a","connections":[],"zones":)"},
    {{"generator's config", [](std::string_view text) { (void)pocket_heroes::readGeneratorConfig(text); }},
     R"({"mapSize":64,"guardCount":)"},
    {{"ambush", [](std::string_view text) { (void)ambush::readPattern(text); }},
     R"({"format":"stonemason-ambush","version":1,"rows":["X."],"x":)"},
};

/// The densest JSON values within the limits of a file: deep, wide, long.
std::vector<std::pair<const char*, std::string>> jsonValues() {
    std::string members = "{";
    for (int i = 0; i < maximumJsonMembers; ++i)
        members += '"' + std::to_string(i) + "\":0,";
    members.back() = '}';
    std::string manyMembers = "[";
    while (manyMembers.size() + members.size() < std::size_t(900'000))
        manyMembers += members + ',';
    manyMembers.back() = ']';
    const auto filled = [](std::string_view unit) { return DenseForm{"", "[", unit, "]"}.text(900'000); };
    return {
        {"numbers", "[" + filled("0,").substr(0, 400'000) + "0]]"},
        {"lists", filled("[0],").substr(0, 400'000) + "[0]]"},
        {"deep lists", filled("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],")},
        {"objects", filled(R"({"a":"b","c":0},)")},
        {"wide objects", manyMembers},
        {"long strings", filled(R"("0123456789abcdef0123456789abcdef",)")},
        {"one long string", '"' + std::string(900'000, 'x') + '"'},
        {"escapes", '"' + DenseForm{"", "", "\\u0041"}.text(900'000) + '"'},
        {"decks and jumps",
         filled(R"({"name":"a","stacks":[[1],[2],[3],[4]],"from":[0,0],"to":[0,1],"z":1},)")},
        {"zones and pieces",
         filled(R"({"surface":"Grass","size":9,"index":0,"side":"red","rank":1,"row":0,"column":0},)")},
    };
}

/// A world up to its lists, then the unit repeated.
std::string worldOf(const std::string& begin, const std::string& unit) {
    constexpr std::size_t size = 1024 * 1024;
    const auto count = std::uint32_t((size - begin.size() - 4) / unit.size());
    std::string text = begin;
    for (unsigned shift = 0; shift < 32; shift += 8)
        text += char(count >> shift & 0xFFU);
    for (std::uint32_t i = 0; i < count; ++i)
        text += unit;
    return text;
}

constexpr std::size_t mebibyte = 1024 * 1024;
constexpr std::size_t tried = mebibyte / 2;

/// Seconds of processor time that a text may take, in a program for people.
double promised(std::string_view text) {
    return double(std::max(text.size(), tried)) / double(mebibyte);
}

QByteArray complaint(const char* reader, const char* form, double seconds) {
    return QByteArray(reader) + " of " + form + ": " + QByteArray::number(seconds, 'f', 2) + " s";
}

bool isQuick(const Reader& reader, const char* form, std::string_view text) {
    const auto cost = test::boundedCost(promised(text), [&] { reader.read(text); });
    if (qEnvironmentVariableIsSet("STONEMASON_SHOW_COSTS") && cost.seconds > 0.25)
        qInfo("%s", complaint(reader.name, form, cost.seconds).constData());
    return cost.isWithin;
}

} // namespace

class TestReaderCosts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        test::kingsConflict();
        test::tokenBattleTable();
        test::theWastes();
    }

    void textsAreRecognisedAtOnce() {
        for (const auto* forms : {&test::anyForms})
            for (const DenseForm& form : *forms)
                QVERIFY2(isQuick(recognition, form.name, form.text(tried)), form.name);
        for (const DenseForm& form : test::jsonForms)
            QVERIFY2(isQuick(recognition, form.name, form.text(tried)), form.name);
    }

    void textsAreReadOrRefusedAtOnce() {
        for (const DenseForm& form : test::anyForms) {
            const std::string text = form.text(tried);
            for (const Reader& reader : textReaders)
                QVERIFY2(isQuick(reader, form.name, text), complaint(reader.name, form.name, 0).constData());
        }
    }

    void jsonIsReadOrRefusedAtOnce() {
        const auto values = jsonValues();
        for (std::size_t file = 0; file < std::size(jsonFiles); ++file)
            for (std::size_t i = 0; i < values.size(); ++i) {
                const auto& [name, value] = values[i];
                const std::string text = jsonFiles[file].begin + value + "}";
                QVERIFY2(isQuick(jsonFiles[file].reader, name, text),
                         complaint(jsonFiles[file].reader.name, name, 0).constData());
            }
    }

    void worldsAreReadAtOnce() {
        const Reader world{"world", [](std::string_view text) { (void)pocket_heroes::readWorld(text); }};
        const std::string magic("\x78\x52\x23\x76", 4);
        const std::string head = magic + std::string("\x19\0\0\0\0\1\0\0\0", 9);
        for (const std::string& unit : {std::string(10, '\0'), std::string("\1\0\0\0\0\0\0\0\0\xD8", 10)})
            QVERIFY(isQuick(world, "texts", worldOf(head, unit)));
        constexpr std::size_t nodes = std::size_t{33} * 33;
        const std::string body =
            magic + std::string("\x18\0\0\0\0", 5) + std::string(16 + 26 + 2 * nodes, '\0');
        QVERIFY(isQuick(world, "decorations", worldOf(body, std::string(8, '\0'))));
    }

    /// The limit used by the other tests distinguishes a loop that rescans the text from one that does not.
    void lateErrorsAreCounted() {
        std::string text(1024 * 1024, '\n');
        text.replace(text.size() - 9, 9, "10,x;\n#;#");
        QVERIFY(isQuick({"late", [](std::string_view t) { (void)pocket_heroes::readTemplateText(t); }},
                        "late", text));
    }
};

QTEST_APPLESS_MAIN(TestReaderCosts)
#include "test_reader_costs.moc"
