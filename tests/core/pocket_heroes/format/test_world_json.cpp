// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/format/world_json.h"
#include "core/pocket_heroes/world/thing.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stonemason::pocket_heroes {

namespace {

QJsonObject jsonOf(const World& world) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(worldJson(world))).object();
}

QStringList errorsOf(const QJsonValue& json) {
    static const QJsonObject schema = test::jsonObjectOf(STONEMASON_RESOURCES "/schema/world.schema.json");
    return test::schemaErrors(schema, json);
}

} // namespace

class TestWorldJson : public QObject {
    Q_OBJECT

private slots:
    void anyWorldFitsTheSchema() {
        for (const Version version : {Version::Plain, Version::Translated}) {
            for (unsigned seed = 0; seed < 12; ++seed) {
                const World world = test::anyWorld(version, seed);
                const QJsonObject json = jsonOf(world);
                QVERIFY(!json.isEmpty());
                const QStringList errors = errorsOf(json);
                QVERIFY2(errors.isEmpty(), qPrintable(errors.mid(0, 5).join('\n')));
            }
        }
        QVERIFY(!errorsOf(QJsonObject()).isEmpty());
        QJsonObject other = jsonOf(emptyWorld(32));
        other["size"] = 33;
        QCOMPARE(errorsOf(other), QStringList{"/size: enum"});
    }

    /// Every difference between two worlds is visible in the JSON.
    void nothingIsLeftOut() {
        const World world = test::anyWorld(Version::Translated, 3);
        const std::string json = worldJson(world);
        const auto changes = [&](auto change) {
            World other = world;
            change(other);
            return other != world && worldJson(other) != json;
        };
        QVERIFY(changes([](World& other) { other.version = Version::Plain; }));
        QVERIFY(changes([](World& other) { other.languages ^= 3; }));
        QVERIFY(changes([](World& other) { other.texts.at(0).key += '!'; }));
        QVERIFY(changes([](World& other) { other.author += '!'; }));
        QVERIFY(changes([](World& other) { other.mapVersion += '!'; }));
        QVERIFY(changes([](World& other) { other.name += '!'; }));
        QVERIFY(changes([](World& other) { other.description += '!'; }));
        QVERIFY(changes([](World& other) { ++other.timeEvents.at(0).resources[6]; }));
        QVERIFY(changes([](World& other) { other.ultimate.cell.row += 1; }));
        QVERIFY(changes([](World& other) { ++other.ultimate.radius; }));
        QVERIFY(changes([](World& other) { ++other.heroes.at(0).army[6].count; }));
        QVERIFY(changes([](World& other) { ++other.items.at(0).guard[6].count; }));
        QVERIFY(changes([](World& other) { ++other.guards.at(0).troop.creature; }));
        QVERIFY(changes([](World& other) { ++other.castles.at(0).garrison[0].count; }));
        QVERIFY(changes([](World& other) { ++other.nodes[{32, 32}].altitude; }));
        QVERIFY(changes([](World& other) { other.nodes[{0, 0}].surface = Surface(77); }));
        QVERIFY(changes([](World& other) { other.tail = "x"; }));
    }

    void whatStandsBehindTheEnd() {
        World world = emptyWorld(32);
        QVERIFY(!jsonOf(world).contains(QStringLiteral("tail")));
        world.tail = std::string("\0\x9f!", 3);
        QCOMPARE(jsonOf(world)[QStringLiteral("tail")].toString(), QStringLiteral("009f21"));
        QVERIFY(errorsOf(jsonOf(world)).isEmpty());
    }

    /// No control character of a text has an effect where the JSON is displayed, and the text is complete.
    void textsAreInert() {
        World world = emptyWorld(32);
        world.author = "a\x1b[31m\u202E\u009B\x7f\"\\ \xED\xA0\x80 ж";
        const std::string json = worldJson(world);
        for (const char* sign : {"\x1b", "\u202E", "\u009B", "\x7f", "\xED\xA0\x80"})
            QVERIFY(json.find(sign) == std::string::npos);
        QCOMPARE(jsonOf(world)[QStringLiteral("author")].toString().toStdString(),
                 std::string("a\x1b[31m\u202E\u009B\x7f\"\\ \uFFFD ж"));
    }

    /// The output is the same in pieces or as a whole, and no tree is built, however many records there are.
    void comesInPieces() {
        World world = test::anyWorld(Version::Translated, 4);
        world.decorations.assign(300'000, {{4, 4}, "trees_1"});
        std::string joined;
        std::size_t longest = 0;
        writeWorldJson(world, [&](std::string_view piece) {
            joined += piece;
            longest = std::max(longest, piece.size());
        });
        QVERIFY(joined == worldJson(world));
        QVERIFY(longest < joined.size() / 20);
    }

    void endsWhereNoMoreIsWanted() {
        World world = test::anyWorld(Version::Translated, 4);
        world.decorations.assign(300'000, {{4, 4}, "trees_1"});
        const std::string whole = worldJson(world);
        const auto kept = std::make_shared<const World>(world);
        std::string joined;
        worldJsonContent(kept)([&](std::string_view piece) {
            joined += piece;
            return true;
        });
        QVERIFY(joined == whole);
        for (const std::size_t wanted : {std::size_t(1), std::size_t(100'000), std::size_t(1'000'000)}) {
            const std::string beginning = beginningOfWorldJson(world, wanted);
            QVERIFY(beginning.size() >= wanted);
            QVERIFY(beginning.size() < wanted + 200'000);
            QVERIFY(whole.starts_with(beginning));
        }
        QVERIFY(beginningOfWorldJson(world, 2 * whole.size()) == whole);
        int pieces = 0;
        worldJsonContent(kept)([&pieces](std::string_view) { return ++pieces < 3; });
        QCOMPARE(pieces, 3);
    }

    void everyRecordIsThere() {
        int seen = 0;
        for (int kind = 0; kind < thingKindCount; ++kind) {
            const Thing first{ThingKind(kind), 0};
            for (unsigned seed = 0; seed < 20; ++seed) {
                World world = test::anyWorld(Version::Translated, seed);
                if (!has(world, first)) continue;
                ++seen;
                const std::string whole = worldJson(world);
                apply(world, deleting(world, {&first, 1}));
                QVERIFY(worldJson(world) != whole);
                break;
            }
        }
        QCOMPARE(seen, thingKindCount);
    }

    void namesWhatHasAName() {
        World world = test::drawn({"A..C", "G..."});
        world.guards[0].troop.creature = randomGuard + 3;
        world.players[0].controller = Controller(9);
        const QJsonObject json = jsonOf(world);
        QCOMPARE(json["castles"][0]["owner"].toString(), "red");
        QCOMPARE(json["items"][0]["kind"].toString(), "chest");
        QCOMPARE(json["items"][0]["cell"], QJsonValue(QJsonArray{0, 3}));
        QCOMPARE(json["guards"][0]["creature"].toString(), "random-3");
        QCOMPARE(json["players"][0]["controller"].toInt(), 9);
        QCOMPARE(json["surfaces"].toArray().size(), 33);
        QCOMPARE(json["surfaces"][32].toArray().size(), 33);
        QCOMPARE(QByteArray::fromStdString(std::string(surfaceName(Surface::NewDesert))), "NDESERT");
        QVERIFY(surfaceName(Surface(12)).empty());
    }

    void standsARecordToALine() {
        World world = emptyWorld(32);
        world.decorations = {{{1, 2}, "trees_1"}, {{3, 4}, "a\"b"}};
        const std::string json = worldJson(world);
        QVERIFY(json.find("  \"decorations\": [\n    {\"cell\":[1,2],\"id\":\"trees_1\"},\n"
                          "    {\"cell\":[3,4],\"id\":\"a\\\"b\"}\n  ],\n") != std::string::npos);
        QVERIFY(json.find("  \"paths\": []\n}\n") != std::string::npos);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestWorldJson)
#include "test_world_json.moc"
