// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/craft/craft.h"
#include "core/pocket_heroes/format/world_json.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/cli/console.h"
#include "editor/cli/file_report.h"
#include "editor/cli/game_cli.h"
#include "editor/pocket_heroes/cli/module.h"
#include "editor/pocket_heroes/cli/world_files.h"
#include "editor/pocket_heroes/text/craft_text.h"
#include "editor/text/error_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view synopsis[] = {"[--craft] [--json] FILE..."};

constexpr Option options[] = {
    {.name = "--craft",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Also measure how the world is made: 25 figures and 4 minimum requirements, each with the range of "
         "nine in ten maps that people made; with --json \"craft\": {\"inside\", \"figures\": [{\"id\", "
         "\"value\", \"least\", "
         "\"most\", \"inside\"}]}, without \"value\" where there is nothing to measure")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Print JSON, for programs: {\"files\": [{\"path\", \"version\", \"size\", \"name\", "
         "\"author\", \"players\", \"heroes\", \"items\", \"guards\", \"events\", "
         "\"visitables\", \"ownerables\", \"castles\", \"decorations\", \"paths\", "
         "\"heroesAtCastles\", "
         "\"surfaces\": {\"GRASS\", ...}}]}; a file that cannot be read has \"error\" instead")},
};

/// What is counted: its name in JSON and for people.
struct Counted {
    ThingKind kind;
    const char* key;
    const char* words;
};
constexpr std::array<Counted, thingKindCount> counted{{
    {ThingKind::Player, "players", QT_TRANSLATE_NOOP("CommandLine", "players")},
    {ThingKind::Hero, "heroes", QT_TRANSLATE_NOOP("CommandLine", "heroes on the map")},
    {ThingKind::Item, "items", QT_TRANSLATE_NOOP("CommandLine", "treasures")},
    {ThingKind::Guard, "guards", QT_TRANSLATE_NOOP("CommandLine", "guards")},
    {ThingKind::Event, "events", QT_TRANSLATE_NOOP("CommandLine", "events")},
    {ThingKind::Visitable, "visitables", QT_TRANSLATE_NOOP("CommandLine", "buildings to visit")},
    {ThingKind::Ownerable, "ownerables", QT_TRANSLATE_NOOP("CommandLine", "mines and other property")},
    {ThingKind::Castle, "castles", QT_TRANSLATE_NOOP("CommandLine", "castles")},
    {ThingKind::Decoration, "decorations", QT_TRANSLATE_NOOP("CommandLine", "decorations")},
    {ThingKind::Path, "paths", QT_TRANSLATE_NOOP("CommandLine", "pieces of roads, rivers and walls")},
}};

/// Players to whom the game gives a hero at their main castle, who is none of those on the map.
int heroesAtCastles(const World& world) {
    return int(std::ranges::count_if(world.players, [](const Player& player) {
        return player.mainCastle && player.mainCastle->createHero;
    }));
}

/// Nodes of each surface that is there, by its number.
std::array<int, 256> nodesBySurface(const World& world) {
    std::array<int, 256> nodes{};
    for (const Node node : world.nodes.values())
        ++nodes[std::size_t(node.surface)];
    return nodes;
}

/// The surfaces in the order of their numbers, one that the game does not know by its number.
Json surfacesJson(const World& world) {
    Json json = Json::object();
    const auto nodes = nodesBySurface(world);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i] == 0) continue;
        const std::string_view name = surfaceName(Surface(i));
        json[name.empty() ? std::to_string(i) : std::string(name)] = nodes[i];
    }
    return json;
}

Json jsonOf(const std::string& path, const World& world) {
    Json json{{"path", path},
              {"version", unsigned(world.version)},
              {"size", world.size().rows},
              {"name", shownName(world)},
              {"author", world.author}};
    for (const Counted& each : counted)
        json[each.key] = countOf(world, each.kind);
    json["heroesAtCastles"] = heroesAtCastles(world);
    json["surfaces"] = surfacesJson(world);
    return json;
}

QString line(const QString& what, const QString& value) {
    //: A line of a list; %1 is what is meant, %2 its value
    return QStringLiteral("  ") + CommandLine::tr("%1: %2").arg(what, value) + QLatin1Char('\n');
}

QString textOf(const std::string& path, const World& world) {
    const std::string name = shownName(world);
    QString text = pathText(path);
    if (!name.empty()) text += QStringLiteral(" - ") + shown(name);
    text += QLatin1Char('\n');
    text += line(CommandLine::tr("version"), QString::number(unsigned(world.version)));
    text += line(CommandLine::tr("size"), QStringLiteral("%1 x %1").arg(world.size().rows));
    if (!world.author.empty()) text += line(CommandLine::tr("author"), shown(world.author));
    for (const Counted& each : counted)
        text += line(CommandLine::tr(each.words), QString::number(countOf(world, each.kind)));
    text +=
        line(CommandLine::tr("heroes that start at main castles"), QString::number(heroesAtCastles(world)));
    const Json surfaces = surfacesJson(world);
    for (const auto& [surface, nodes] : surfaces.items())
        //: %1 is the name of a kind of ground: GRASS
        text += line(CommandLine::tr("nodes of %1").arg(shown(surface)), QString::number(nodes.get<int>()));
    return text;
}

Json craftJson(const CraftFigures& figures, const CraftRules& rules, int side) {
    Json list = Json::array();
    for (int i = 0; i < craftFigureCount; ++i) {
        const CraftRange range = rules.rangeOf(CraftFigure(i), side);
        const auto& value = figures[std::size_t(i)];
        Json row = Json::object();
        row["id"] = std::string(craftFigureId(CraftFigure(i)));
        if (value) row["value"] = *value;
        if (range.least) row["least"] = *range.least;
        if (range.most) row["most"] = *range.most;
        if (value) row["inside"] = range.contains(*value);
        list.push_back(std::move(row));
    }
    Json json = Json::object();
    json["inside"] = figuresInside(figures, rules, side);
    json["figures"] = std::move(list);
    return json;
}

QString countLine(const QString& what, int count, int whole) {
    return line(what, CommandLine::tr("%1 of %2", "how many of how many").arg(count).arg(whole));
}

/// The figures that are counted so, then the minimum requirements.
QString craftLines(const CraftFigures& figures, const CraftRules& rules, int side) {
    QString text = countLine(CommandLine::tr("figures as in maps of people"),
                             figuresInside(figures, rules, side), craftRangeCount);
    for (int i = 0; i < craftFigureCount; ++i) {
        if (i == craftRangeCount)
            text += countLine(CommandLine::tr("minimum requirements met"),
                              requirementsMet(figures, rules, side), craftRequirementCount);
        const CraftRange range = rules.rangeOf(CraftFigure(i), side);
        const auto& value = figures[std::size_t(i)];
        text += line(craftFigureName(CraftFigure(i)),
                     //: Of a figure: %1 its value, %2 the range in maps of people, %3 how it stands to that
                     CommandLine::tr("%1 (%2: %3)")
                         .arg(value ? craftNumber(*value) : QStringLiteral("-"), craftRangeText(range),
                              craftVerdict(value, range)));
    }
    return text;
}

/// Adds what --craft asks for; false when the game's data cannot be used.
bool addCraft(CommandCall& call, const World& world, Json& json, QString& text) {
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return false;
    const int side = world.size().rows;
    const CraftRules& rules = input->catalogue().craft;
    const CraftFigures figures = craftOf(world, input->catalogue());
    json["craft"] = craftJson(figures, rules, side);
    text += craftLines(figures, rules, side);
    return true;
}

FileReport describe(CommandCall& call, const std::string& path, std::string_view bytes) {
    const auto world = readWorldOf(call, bytes);
    if (!world) return unloadedFile(path);
    if (!*world) return unusableFile(path, errorText(world->error()));
    Json json = jsonOf(path, **world);
    QString text = textOf(path, **world);
    if (call.arguments().has("--craft") && !addCraft(call, **world, json, text)) return unloadedFile(path);
    return {std::move(json), std::move(text), exitFine};
}

int run(CommandCall& call) {
    return reportFiles(call, [&call](const auto& path, std::string_view bytes, auto kind) {
        // Anything else is read as a world, so that the reader reports the error.
        const auto other = kind == DocumentKind::Template ? otherKind(call, path, bytes, kind) : std::nullopt;
        return other ? *other : describe(call, path, bytes);
    });
}

} // namespace

const Verb worldInfoVerb{
    .name = "world info",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Say what worlds of Pocket Heroes hold"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Prints the version of each file (24 or 25), the size of its map in cells, its name and author, how "
        "many records of each kind it has, and how many nodes, the corners of cells, have each kind of "
        "ground. The name is that in the first of the map's languages that has one. A file that cannot be "
        "read is named on standard error; the others are still listed."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = anyNumber,
    .file = worldInFile,
    .run = run,
};

} // namespace stonemason::pocket_heroes
