// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pocket_heroes/template/template_cases.h"

#include "core/pocket_heroes/format/catalogue_reader.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace stonemason::pocket_heroes::cases {

std::string wholeFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const Catalogue& shippedCatalogue() {
    static const Catalogue catalogue =
        *readCatalogue(wholeFile(QStringLiteral(STONEMASON_RESOURCES "/worlds/pocket-heroes.json")));
    return catalogue;
}

Template soundTemplate() {
    Template made;
    made.zones.resize(2);
    made.zones[0].castles = {{Nation::Random, PlayerId::Red}};
    made.zones[1].castles = {{Nation::Random, PlayerId::Blue}};
    made.links = {{0, 1, LinkKind::Regular, {-1, -1}, {}}};
    return made;
}

TemplateReport checked(const Template& made) {
    return checkTemplate(made, shippedCatalogue());
}

QStringList idsIn(const TemplateReport& report) {
    QStringList ids;
    for (const TemplateProblem& problem : report.problems)
        ids += QString::fromUtf8(problem.message.id.data(), qsizetype(problem.message.id.size()));
    return ids;
}

void threeZones(Template& made) {
    made.zones.resize(3);
}

std::vector<Case> graphCases() {
    return {
        {"nothing", "", [](Template&) {}},
        {"no zones", "graph/no-zones", [](Template& made) { made = {}; }},
        {"zone apart", "graph/apart", threeZones},
        {"all linked", "",
         [](Template& made) {
             threeZones(made);
             made.links.push_back({2, 1, LinkKind::Road, {-1, -1}, {}});
         }},
        {"two apart together", "graph/apart",
         [](Template& made) {
             made.zones.resize(4);
             made.links.push_back({2, 3, LinkKind::Road, {-1, -1}, {}});
         }},
        {"link to itself", "graph/self",
         [](Template& made) {
             made.links.push_back({1, 1, {}, {0, 0}, {}});
         }},
        {"link twice", "graph/twice", [](Template& made) { made.links.push_back(made.links[0]); }},
        {"link twice the other way", "graph/twice",
         [](Template& made) {
             made.links.push_back({1, 0, LinkKind::Portal, {0, 0}, {}});
         }},
        {"a link of zones that are only near", "",
         [](Template& made) {
             made.links.push_back({0, 1, LinkKind::Near});
         }},
        {"zones that are only near", "graph/apart",
         [](Template& made) { made.links[0].kind = LinkKind::Near; }},
        {"a wide link", "", [](Template& made) { made.links[0].kind = LinkKind::Wide; }},
        {"near to no zone", "graph/no-zone",
         [](Template& made) {
             made.links.push_back({0, 2, LinkKind::Near});
         }},
        {"link to no zone", "graph/no-zone",
         [](Template& made) {
             made.links.push_back({0, 2, LinkKind::Regular, {0, 0}, {}});
         }},
    };
}

/// A ring of so many zones, some of its links with portals.
void ringWithPortals(Template& made, int zones, int portals) {
    made.zones.resize(std::size_t(zones));
    made.links.clear();
    for (int i = 0; i < zones; ++i)
        made.links.push_back(
            {i, (i + 1) % zones, i < portals ? LinkKind::Portal : LinkKind::Regular, {-1, -1}, {}});
}

/// The same on a circle, where one of its lines crosses another: two neighbours stand in each other's place.
void ringThatCrosses(Template& made, int zones, int portals) {
    ringWithPortals(made, zones, portals);
    for (int i = 0; i < zones; ++i) {
        const double turn = 2 * std::numbers::pi * i / zones;
        made.zones[std::size_t(i)].place = DrawingPoint{100 * std::cos(turn), 100 * std::sin(turn)};
    }
    std::swap(made.zones[std::size_t(zones) - 4].place, made.zones[std::size_t(zones) - 5].place);
}

void linkAll(Template& made, int zones) {
    made.zones.resize(std::size_t(zones));
    made.links.clear();
    for (int first = 0; first < zones; ++first)
        for (int second = first + 1; second < zones; ++second)
            made.links.push_back({first, second, LinkKind::Regular, {-1, -1}, {}});
}

std::vector<Case> roomCases() {
    return {
        {"as many portals as there are", "",
         [](Template& made) { ringWithPortals(made, 12, mostPortalLinks); }},
        {"a portal more", "graph/portals",
         [](Template& made) { ringWithPortals(made, 12, mostPortalLinks + 1); }},
        {"lines that cross with no portals left", "graph/crossing",
         [](Template& made) { ringThatCrosses(made, 12, mostPortalLinks); }},
        {"lines that cross with portals left for one", "",
         [](Template& made) { ringThatCrosses(made, 12, mostPortalLinks - 1); }},
        {"lines that cross where one zone has no place", "",
         [](Template& made) {
             ringThatCrosses(made, 12, mostPortalLinks);
             made.zones[7].place.reset();
         }},
        {"every one of seven zones linked with all", "",
         [](Template& made) {
             made.config.mapSize = 256;
             linkAll(made, 7);
         }},
        {"the same of ten", "graph/crowded",
         [](Template& made) {
             made.config.mapSize = 256;
             linkAll(made, 10);
         }},
        {"25 zones on the smallest map", "",
         [](Template& made) {
             made.config.mapSize = 32;
             ringWithPortals(made, 25, 0);
         }},
        {"26 zones on it", "room/too-many",
         [](Template& made) {
             made.config.mapSize = 32;
             ringWithPortals(made, 26, 0);
         }},
        {"many mines in a large zone", "",
         [](Template& made) {
             made.zones[0].mines.assign(20, {Resource::Gold, PlayerId::Neutral, {0, 0}});
         }},
        {"many mines in a small zone", "room/mines",
         [](Template& made) {
             made.zones[0].mines.assign(20, {Resource::Gold, PlayerId::Neutral, {0, 0}});
             made.zones[0].size = 10;
         }},
        {"mines by lot", "room/mines",
         [](Template& made) {
             made.zones[0].mineCount = {500, 500};
         }},
        {"more mines than a crowded zone holds", "room/mines",
         [](Template& made) {
             made.zones[0].mineCount = {100, 100};
         }},
        {"mines without number on the largest map", "room/mines",
         [](Template& made) {
             made.config.mapSize = 256;
             made.zones[0].mineCount = {100'000, 100'000};
         }},
        {"one mine of each resource by lot", "",
         [](Template& made) {
             made.zones[0].mineCount = {7, 7};
         }},
        {"water", "room/impassable", [](Template& made) { made.zones[1].surface = Surface::Water; }},
        {"pavement", "room/bare", [](Template& made) { made.zones[1].surface = Surface::Pavement; }},
        {"new wasteland", "room/bare", [](Template& made) { made.zones[1].surface = Surface::NewWasteland; }},
        {"snow", "", [](Template& made) { made.zones[1].surface = Surface::Snow; }},
    };
}

std::vector<Case> numberCases() {
    return {
        {"nobody plays", "owners/none",
         [](Template& made) {
             for (Zone& zone : made.zones)
                 zone.castles.clear();
         }},
        {"one player twice", "owners/twice",
         [](Template& made) { made.zones[1].castles[0].owner = PlayerId::Red; }},
        {"two castles by lot", "owners/castles",
         [](Template& made) {
             made.zones[1].castles.clear();
             made.zones[1].castleCount = {2, 3};
         }},
        {"two castles by lot beside one that is listed", "",
         [](Template& made) {
             made.zones[1].castleCount = {2, 3};
         }},
        {"two castles", "owners/unbuilt", [](Template& made) { made.zones[1].castles.emplace_back(); }},
        {"a mine of somebody who does not play", "owners/homeless",
         [](Template& made) {
             made.zones[0].mines = {{Resource::Ore, PlayerId::Green, {0, 0}},
                                    {Resource::Wood, PlayerId::Green, {0, 0}},
                                    {Resource::Gold, PlayerId::Red, {0, 0}}};
         }},
        {"mines of those who play", "",
         [](Template& made) {
             made.zones[0].mines = {{Resource::Ore, PlayerId::Blue, {0, 0}}};
         }},
        {"mines backwards", "ranges/zone-backwards",
         [](Template& made) {
             made.zones[1].mineCount = {2, 1};
         }},
        {"castles backwards", "ranges/zone-backwards",
         [](Template& made) {
             made.zones[1].castleCount = {1, 0};
         }},
        {"further castles backwards", "ranges/zone-backwards",
         [](Template& made) {
             made.zones[1].moreCastles = {2, 1};
         }},
        {"numbers of another zone", "", [](Template& made) { made.zones[1].like = 0; }},
        {"numbers of no zone", "like/no-zone", [](Template& made) { made.zones[1].like = 2; }},
        {"numbers of its own by a way round", "like/circle",
         [](Template& made) {
             made.zones[0].like = 1;
             made.zones[1].like = 0;
         }},
        {"guard of a mine backwards", "ranges/zone-backwards",
         [](Template& made) {
             made.zones[0].mines = {{Resource::Ore, PlayerId::Neutral, {3, 2}}};
         }},
        {"guard of a link backwards", "ranges/link-backwards",
         [](Template& made) {
             made.links[0].guardLevel = {3, 2};
         }},
        {"config backwards", "ranges/config-backwards",
         [](Template& made) {
             made.config.guardCount[2] = {9, 8};
         }},
        {"fewer mines than none", "ranges/negative",
         [](Template& made) {
             made.zones[0].mineCount = {-1, 2};
         }},
        {"strongest guard", "",
         [](Template& made) {
             made.links[0].guardLevel = {-5, 6};
         }},
        {"stronger guard", "ranges/guard",
         [](Template& made) {
             made.links[0].guardLevel = {0, 7};
         }},
        {"chances of three thirds", "",
         [](Template& made) {
             made.config.treasureChance = {1.0 / 3, 1.0 / 3, 1.0 / 3, 0};
         }},
        {"chances too small", "config/chances",
         [](Template& made) {
             made.config.treasureChance = {.72, .15, .1, .02};
         }},
        {"no chance", "config/chances",
         [](Template& made) {
             made.config.treasureChance = {0, 0, 0, 0};
         }},
        {"chance below 0", "config/chance",
         [](Template& made) {
             made.config.treasureChance = {-.5, .5, .5, .5};
         }},
        {"treasure for nothing", "config/cost", [](Template& made) { made.config.treasureCost[3] = 0; }},
        {"all levels of guards", "",
         [](Template& made) {
             made.config.mineGuardLevel = {-1, 6};
         }},
        {"a level below", "config/guard",
         [](Template& made) {
             made.config.mineGuardLevel = {-2, 6};
         }},
        {"a level above", "config/guard",
         [](Template& made) {
             made.config.linkGuardLevel = {1, 7};
         }},
        {"fewer guards than none", "config/guards",
         [](Template& made) {
             made.config.guardCount[0] = {-1, 3};
         }},
    };
}

/// A ring of four players.
void fourInARing(Template& made) {
    made.config.symmetry = WorldSymmetry::QuarterTurn;
    for (const PlayerId player : {PlayerId::Green, PlayerId::Yellow}) {
        made.zones.push_back(made.zones.front());
        made.zones.back().castles.front().owner = player;
    }
    for (const auto& [first, second] : {std::pair(1, 2), std::pair(2, 3), std::pair(3, 0)})
        made.links.push_back({first, second, LinkKind::Regular, {-1, -1}, {}});
}

/// So many zones between those of the players, which differ from each other.
void zonesBetween(Template& made, WorldSymmetry symmetry, int count) {
    made.config.symmetry = symmetry;
    for (int zone = 2; zone < 2 + count; ++zone) {
        made.zones.emplace_back();
        made.zones.back().size += zone;
        for (const int player : {0, 1})
            made.links.push_back({player, zone, LinkKind::Regular, {-1, -1}, {}});
    }
}

std::vector<Case> mirrorCases() {
    return {
        {"symmetry of two", "", [](Template& made) { made.config.symmetry = WorldSymmetry::HalfTurn; }},
        {"symmetry of four", "", fourInARing},
        {"zones in line", "", [](Template& made) { zonesBetween(made, WorldSymmetry::LeftRight, 2); }},
        {"different halves", "mirror/none",
         [](Template& made) {
             made.config.symmetry = WorldSymmetry::Diagonal;
             ++made.zones[1].size;
         }},
        {"halves of three players", "mirror/players",
         [](Template& made) {
             fourInARing(made);
             made.config.symmetry = WorldSymmetry::TopBottom;
             made.zones[3].castles.clear();
         }},
        {"quarters of two players", "mirror/quarters",
         [](Template& made) { made.config.symmetry = WorldSymmetry::QuarterTurn; }},
        {"quarters with a portal", "mirror/portal",
         [](Template& made) {
             fourInARing(made);
             made.links[2].kind = LinkKind::Portal;
         }},
        {"opposite quarters", "mirror/opposite",
         [](Template& made) {
             fourInARing(made);
             made.links.push_back({0, 2, LinkKind::Regular, {-1, -1}, {}});
             made.links.push_back({1, 3, LinkKind::Regular, {-1, -1}, {}});
         }},
        {"nation on the line", "mirror/castle",
         [](Template& made) {
             zonesBetween(made, WorldSymmetry::LeftRight, 1);
             made.zones[2].castles = {{Nation::Tower, PlayerId::Neutral}};
         }},
        {"link along the line", "mirror/link",
         [](Template& made) {
             zonesBetween(made, WorldSymmetry::LeftRight, 2);
             made.links.push_back({2, 3, LinkKind::Regular, {-1, -1}, {}});
         }},
        {"two in the middle", "mirror/middle",
         [](Template& made) {
             zonesBetween(made, WorldSymmetry::HalfTurn, 2);
             made.links.erase(made.links.begin());
         }},
    };
}

std::vector<Case> allCases() {
    std::vector<Case> cases = graphCases();
    for (std::vector<Case> more : {roomCases(), numberCases(), mirrorCases()})
        std::ranges::move(more, std::back_inserter(cases));
    return cases;
}

} // namespace stonemason::pocket_heroes::cases
