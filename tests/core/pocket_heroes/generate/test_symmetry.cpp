// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/template/template_plan.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

using generated::errorOf;
using test::pocketHeroes;

Result<Generated> mirroredWorld(const Template& from, int size, std::uint64_t seed) {
    GenerationRequest options;
    options.size = size;
    options.seed = seed;
    options.symmetry = WorldSymmetry::Diagonal;
    return generate(from, pocketHeroes(), options);
}

/// So many homes, half of them on each side of a middle zone and of two that close the ring of homes.
Template ringOf(int players) {
    Template made;
    made.name = "Mirrored Ring";
    for (int player = 0; player < players; ++player) {
        Zone home;
        home.surface = player < players / 2 ? Surface::Grass : Surface::Snow;
        home.mines = {{Resource::Ore}, {Resource::Wood}};
        home.mineCount = {2, 4};
        home.castles = {{Nation::Random, PlayerId(player)}};
        made.zones.push_back(home);
    }
    const int first = players;
    for (const int size : {30, 30}) {
        Zone end;
        end.size = size;
        end.castleCount = {0, 0};
        end.mineCount = {0, 0};
        end.surface = Surface::Dirt;
        made.zones.push_back(end);
    }
    const int half = players / 2;
    const auto link = [&](int from, int to) { made.links.push_back({from, to, LinkKind::Regular, {1, 2}}); };
    for (int side = 0; side < 2; ++side) {
        link(first, side * half);
        for (int home = 1; home < half; ++home)
            link(side * half + home - 1, side * half + home);
        link(side * half + half - 1, first + 1);
    }
    return made;
}

/// Two players, each with a zone of treasure of their own, around one with a gold mine.
Template duel() {
    Template made = ringOf(2);
    made.name = "Mirrored Duel";
    made.zones[2].mines = {{Resource::Gold, PlayerId::Neutral, {3, 3}}};
    made.zones[2].size = 50;
    for (int player = 0; player < 2; ++player) {
        Zone treasure;
        treasure.surface = Surface::Swamp;
        treasure.size = 40;
        treasure.richness = 30;
        treasure.castleCount = {0, 0};
        treasure.mines = {{Resource::Crystal, PlayerId::Neutral, {1, 2}}};
        made.zones.push_back(treasure);
        made.links.push_back({player, 4 + player, LinkKind::Regular, {1, 1}});
    }
    return made;
}

/// The same with zones of treasure that are linked with each other.
Template linkedAcross() {
    Template made = duel();
    made.name = "Mirrored Neighbours";
    made.links.push_back({5, 4, LinkKind::Regular, {2, 3}});
    return made;
}

/// With portals of all kinds: to zones of the other side and back, to an image, and along the line, where the
/// middle has further castles.
Template withPortals(LinkKind home = LinkKind::Portal) {
    Template made = duel();
    made.name = "Mirrored Portals";
    made.links.push_back({0, 5, home, {2, 3}});
    made.links.push_back({4, 1, home, {2, 3}});
    made.links.push_back({4, 5, LinkKind::Portal, {-2, -2}});
    made.links.push_back({2, 3, LinkKind::Portal, {1, 1}});
    made.zones[2].moreCastles = {2, 3};
    made.zones[2].size = 60;
    return made;
}

/// Homes that only portals join with what lies between them.
Template joinedByPortals() {
    Template made = ringOf(2);
    made.name = "Mirrored Islands";
    for (Link& link : made.links)
        link.kind = LinkKind::Portal;
    return made;
}

Cell flipped(Cell cell) {
    return {cell.column, cell.row};
}

/// Reads from the world alone whether it is its own image in the diagonal from the upper left corner.
class MirrorReading {
public:
    explicit MirrorReading(const World& world) : world_(world) {}

    QStringList faults() {
        findPlayers();
        readGround();
        readThings();
        readDecorations();
        readDistances();
        return faults_;
    }

private:
    void require(bool holds, const char* what, Cell cell = {}) {
        if (!holds && faults_.size() < 10)
            faults_ << QStringLiteral("%1 at %2, %3").arg(QLatin1String(what)).arg(cell.row).arg(cell.column);
    }

    void findPlayers() {
        std::map<Cell, const Castle*> castles;
        for (const Castle& castle : world_.castles)
            castles[castle.cell] = &castle;
        for (const Castle& castle : world_.castles) {
            const auto there = castles.find(flipped(castle.cell));
            require(there != castles.end(), "castle", castle.cell);
            if (there == castles.end()) continue;
            if (castle.owner != PlayerId::Neutral) {
                require(castle.owner != there->second->owner, "owner", castle.cell);
                const auto [entry, isNew] = imageOf_.try_emplace(castle.owner, there->second->owner);
                require(isNew || entry->second == there->second->owner, "owner", castle.cell);
            } else {
                require(there->second->owner == PlayerId::Neutral, "owner", castle.cell);
            }
            require(castle.nation == there->second->nation, "nation", castle.cell);
            requireCells(Section::Castle, castle.id, there->second->id, castle.cell);
        }
        for (const Player& player : world_.players) {
            require(imageOf_.contains(player.id), "player");
            const auto there = std::ranges::find(world_.players, imageOf_[player.id], &Player::id);
            require(there != world_.players.end() && player.mainCastle && there->mainCastle &&
                        there->mainCastle->cell == flipped(player.mainCastle->cell),
                    "main castle");
        }
    }

    static std::set<Cell> cellsOf(Section section, const std::string& id, bool flip) {
        std::set<Cell> cells;
        for (const Cell offset : pocketHeroes().find(section, id)->footprint)
            cells.insert(flip ? flipped(offset) : offset);
        return cells;
    }

    void requireCells(Section section, const std::string& one, const std::string& other, Cell at) {
        require(cellsOf(section, one, true) == cellsOf(section, other, false), "footprint", at);
    }

    void readGround() {
        forEachCell(world_.nodes.size(), [this](Cell node) {
            require(world_.nodes[node] == world_.nodes[flipped(node)], "ground", node);
        });
        const Grid<Footing> footing = footingOf(world_, pocketHeroes());
        forEachCell(footing.size(), [&](Cell cell) {
            require((footing[cell] == Footing::Free) == (footing[flipped(cell)] == Footing::Free), "footing",
                    cell);
        });
    }

    template <typename List, typename Figures>
    void readList(const char* what, const List& list, Figures figures) {
        using Entry = std::pair<Cell, decltype(figures(list.front()))>;
        std::vector<Entry> here, there;
        for (const auto& thing : list) {
            here.emplace_back(thing.cell, figures(thing));
            there.emplace_back(flipped(thing.cell), figures(thing));
        }
        const auto byText = [](const Entry& one, const Entry& other) { return one < other; };
        std::ranges::sort(here, byText);
        std::ranges::sort(there, byText);
        require(here == there, what, list.empty() ? Cell{} : list.front().cell);
    }

    void readThings() {
        readList("road", world_.paths, [](const Placed& path) { return path.id; });
        readList("visitable", world_.visitables, [](const Visitable& building) {
            const PortalEnd* end = portalOf(building);
            return end ? std::to_string(end->leadsIn) + std::to_string(end->leadsOut) : building.id;
        });
        readPortals();
        readList("guard", world_.guards, [](const Guard& guard) {
            return std::tuple(guard.troop.creature, guard.troop.count, int(guard.disposition));
        });
        readList("item", world_.items, [](const Item& item) {
            const auto* pile = std::get_if<Pile>(&item.treasure);
            const auto* artifact = std::get_if<Artifact>(&item.treasure);
            return std::tuple(item.treasure.index(), pile ? int(pile->resource) : 0, pile ? pile->amount : 0,
                              artifact ? artifact->id : std::string());
        });
        std::map<Cell, const Ownerable*> mines;
        for (const Ownerable& mine : world_.ownerables)
            mines[mine.cell] = &mine;
        for (const Ownerable& mine : world_.ownerables) {
            const auto there = mines.find(flipped(mine.cell));
            require(there != mines.end() && there->second->id == mine.id, "mine", mine.cell);
            if (there == mines.end()) continue;
            const bool isSomebodys = mine.owner != PlayerId::Neutral;
            require(there->second->owner == (isSomebodys ? imageOf_[mine.owner] : mine.owner), "mine",
                    mine.cell);
        }
    }

    static const PortalEnd* portalOf(const Visitable& building) {
        const auto& end = pocketHeroes().find(Section::Visitable, building.id)->portal;
        return end ? &*end : nullptr;
    }

    /// The image of a portal leads to the image of where it leads.
    void readPortals() {
        std::map<Cell, Cell> otherEnd;
        for (const Visitable& one : world_.visitables)
            for (const Visitable& other : world_.visitables)
                if (&one != &other && portalOf(one) && portalOf(other) &&
                    portalOf(one)->pair == portalOf(other)->pair)
                    otherEnd[one.cell] = other.cell;
        for (const auto& [cell, end] : otherEnd)
            require(otherEnd.contains(flipped(cell)) && otherEnd[flipped(cell)] == flipped(end), "portal",
                    cell);
    }

    /// Where the image of a building would stand and the building does not, decorations have no images.
    void readDecorations() {
        std::set<Cell> plots;
        const auto addPlot = [&](Section section, const auto& buildings) {
            for (const auto& building : buildings)
                for (const Cell offset : cellsOf(section, building.id, true))
                    if (!cellsOf(section, building.id, false).contains(offset))
                        plots.insert(building.cell + offset);
        };
        addPlot(Section::Ownerable, world_.ownerables);
        addPlot(Section::Visitable, world_.visitables);
        std::set<std::pair<Cell, std::string>> all;
        for (const Placed& decoration : world_.decorations)
            if (!plots.contains(decoration.cell)) all.emplace(decoration.cell, decoration.id);
        for (const auto& [cell, id] : all)
            require(all.contains({flipped(cell), id}), "decoration", cell);
    }

    void readDistances() {
        const Fairness fairness = fairnessOf(world_, pocketHeroes(), Config());
        for (const PlayerFairness& one : fairness.players)
            for (const PlayerFairness& other : fairness.players) {
                if (imageOf_[one.player] != other.player) continue;
                auto days = one.castleDays;
                auto otherDays = other.castleDays;
                std::ranges::sort(days);
                std::ranges::sort(otherDays);
                require(days == otherDays, "days to castles", one.castle);
                require(one.mineDays == other.mineDays, "days to mines", one.castle);
                require(one.richness == other.richness, "richness", one.castle);
            }
    }

    const World& world_;
    std::map<PlayerId, PlayerId> imageOf_;
    QStringList faults_;
};

QStringList errorsIn(const World& world) {
    QStringList ids;
    for (const Problem& problem : runChecks(world, pocketHeroes()).problems)
        if (problem.severity == Severity::Error)
            ids += QString::fromUtf8(problem.message.id.data(), qsizetype(problem.message.id.size()));
    return ids;
}

std::string refusalOf(const Template& from) {
    const auto result = mirroredWorld(from, 64, 1);
    return std::string(result ? std::string_view("made") : result.error().message.id);
}

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void worldsAreTheirOwnImage_data() {
        QTest::addColumn<Template>("from");
        QTest::addColumn<int>("size");
        QTest::newRow("two players") << duel() << 64;
        QTest::newRow("linked across the line") << linkedAcross() << 64;
        QTest::newRow("four players") << ringOf(4) << 64;
        QTest::newRow("six players") << ringOf(6) << 128;
        QTest::newRow("portals") << withPortals() << 64;
        QTest::newRow("nothing but portals") << joinedByPortals() << 64;
        QTest::newRow("sample") << generated::sample("crater-of-four") << 64;
    }

    /// Read from the world alone, and as sound and playable as any.
    void worldsAreTheirOwnImage() {
        QFETCH(Template, from);
        QFETCH(int, size);
        const int seeds = size > 64 ? 4 : 12;
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto result = mirroredWorld(from, size, std::uint64_t(seed));
            QVERIFY2(result.ok(), qPrintable(QStringLiteral("seed %1: ").arg(seed) +
                                             QString::fromStdString(errorOf(result))));
            QCOMPARE(MirrorReading(result->world).faults(), QStringList());
            QCOMPARE(errorsIn(result->world), QStringList());
        }
    }

    /// Each link has its portals, and the middle as many further castles as make pairs.
    void portalsAndCastlesOfTheLineAreThere() {
        int castles = 0;
        constexpr int seeds = 8;
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto made = mirroredWorld(withPortals(), 64, std::uint64_t(seed));
            QVERIFY2(made.ok(), errorOf(made).c_str());
            QCOMPARE(std::ranges::count(made->report.links, true, &LinkReport::portal), 4);
            // Three pairs that lead both ways, two for a link and its image; two that lead one way.
            std::map<int, int> ends;
            for (const Visitable& building : made->world.visitables)
                if (const auto& portal = pocketHeroes().find(Section::Visitable, building.id)->portal)
                    ++ends[portal->pair];
            QCOMPARE(ends.size(), std::size_t(5));
            for (const auto& [pair, count] : ends)
                QCOMPARE(count, 2);
            castles += int(std::ranges::count(made->world.castles, PlayerId::Neutral, &Castle::owner));
        }
        QVERIFY2(castles >= 2 * (seeds - 2), qPrintable(QString::number(castles)));
    }

    void theReaderSeesWhatIsNotAnImage() {
        const auto plain = generate(duel(), pocketHeroes(), {64, 1});
        QVERIFY2(plain.ok(), errorOf(plain).c_str());
        QVERIFY(!MirrorReading(plain->world).faults().isEmpty());
        auto made = mirroredWorld(duel(), 64, 1);
        QVERIFY2(made.ok(), errorOf(made).c_str());
        World less = made->world;
        less.items.pop_back();
        QVERIFY(!MirrorReading(less).faults().isEmpty());
    }

    void theSameSeedGivesTheSameBytes() {
        const auto first = mirroredWorld(duel(), 64, 5);
        const auto second = mirroredWorld(duel(), 64, 5);
        const auto other = mirroredWorld(duel(), 64, 6);
        QVERIFY(first.ok() && second.ok() && other.ok());
        QCOMPARE(*writeWorld(first->world), *writeWorld(second->world));
        QVERIFY(*writeWorld(first->world) != *writeWorld(other->world));
    }

    /// New templates in rings, chains and around a hub, however far apart homes are.
    void plannedTemplatesHaveMirrors() {
        for (const GraphShape shape : {GraphShape::Ring, GraphShape::Chain, GraphShape::Hub})
            for (int players = 2; players <= playerCount; ++players)
                for (int isolation = 0; isolation < 3; ++isolation) {
                    const Template from =
                        templateOf({.players = players, .shape = shape, .isolation = isolation});
                    const auto mirror = mirrorOf(from);
                    QCOMPARE(mirror.ok(), players % 2 == 0);
                    if (!mirror) continue;
                    for (std::size_t zone = 0; zone < from.zones.size(); ++zone)
                        QCOMPARE(mirror->zoneImages[std::size_t(mirror->zoneImages[zone])], int(zone));
                }
    }

    /// Numbers that a zone takes from another count as its own, and what is only near is no way.
    void mirrorsGoByWhatWorldsAreMadeOf() {
        Template like = duel();
        like.zones[1].size = 70;
        QVERIFY(!mirrorOf(like));
        like.zones[1].like = 0;
        QVERIFY(mirrorOf(like).ok());
        QCOMPARE(refusalOf(like), std::string("made"));
        Template near = duel();
        near.links.insert(near.links.begin(), {0, 5, LinkKind::Near});
        const auto mirror = mirrorOf(near);
        QVERIFY(mirror.ok());
        QCOMPARE(mirroredTemplate(near, *mirror).links.front(), near.links.front());
        QCOMPARE(refusalOf(near), std::string("made"));
    }

    /// As they are while a number is typed.
    void linksWithoutZonesHaveNoMirror() {
        for (const auto& [first, second] : {std::pair(0, 77), {77, 0}, {-1, 0}, {3, 3}}) {
            Template from = duel();
            from.links.push_back({first, second});
            from.links.push_back({second, first, LinkKind::Portal});
            QVERIFY(!mirrorOf(from));
        }
    }

    void templatesWithoutAMirrorAreRefused() {
        Template three = duel();
        three.zones[4].castles = {{Nation::Random, PlayerId::Blue}};
        QCOMPARE(refusalOf(three), std::string("mirror/players"));
        Template uneven = duel();
        uneven.zones[4].richness = 7;
        QCOMPARE(refusalOf(uneven), std::string("mirror/none"));
        Template castle = duel();
        castle.zones[2].castles = {{}};
        QCOMPARE(refusalOf(castle), std::string("mirror/castle"));
        Template across = duel();
        across.links.push_back({0, 5, LinkKind::Regular, {2, 2}});
        across.links.push_back({1, 4, LinkKind::Regular, {2, 2}});
        QCOMPARE(refusalOf(across), std::string("mirror/link"));
        QCOMPARE(refusalOf(withPortals(LinkKind::Regular)), std::string("mirror/link"));
        Template portals = duel();
        for (const auto& [from, to] : {std::pair(0, 5), {1, 4}, {4, 2}, {5, 2}, {4, 3}, {5, 3}})
            portals.links.push_back({from, to, LinkKind::Portal, {1, 1}});
        QCOMPARE(refusalOf(portals), std::string("mirror/portal"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestSymmetry)
#include "test_symmetry.moc"
