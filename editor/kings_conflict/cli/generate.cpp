// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/generate.h"

#include "core/base/limits.h"
#include "core/format/json.h"
#include "core/kings_conflict/score/score.h"
#include "editor/cli/console.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/output.h"
#include "editor/kings_conflict/cli/generate_request.h"
#include "editor/kings_conflict/cli/map_files.h"
#include "editor/kings_conflict/cli/verbs.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/text/error_text.h"

#include <algorithm>
#include <filesystem>
#include <span>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view verbName = "generate";

constexpr Option options[] = {
    {.name = "--symmetry",
     .value = "S",
     .help = QT_TRANSLATE_NOOP("CommandLine", "The map's symmetry: half-turn or diagonal; that of the map to "
                                              "keep, or what the game starts with, unless given")},
    {.name = "--wish",
     .value = "W=A..B",
     .isRepeatable = true,
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "What a map is to be like; may be given once for each. Percentages of the board: water, forest, "
         "hills, mountains, desert, lava; and of the land around the kings, openness. Numbers: routes, "
         "route-width, river-length, road-length, region-size, islands. W=A is W=A..A")},
    {.name = "--keep",
     .value = "FILE",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "A map of which cells stay as they are, their mirror images becoming what the "
                               "symmetry makes of them; without --locked all that is not plain")},
    {.name = "--locked",
     .value = "ROWS",
     .help = QT_TRANSLATE_NOOP("CommandLine", "With --keep: a text file with a row for each of the map's, # "
                                              "for a cell that stays, a full stop for any other")},
    {.name = "--again",
     .value = "FILE",
     .help =
         QT_TRANSLATE_NOOP("CommandLine", "Make the map again from what a generated map says about itself")},
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Print what was made as JSON: {\"maps\": [{\"path\", \"seed\", \"symmetry\", "
                        "\"call\", \"score\", \"wishes\": {name: number}}]}, and of wishes that no map meets "
                        "{\"refused\": {\"id\", \"arguments\", \"sentence\"}}")},
};

QString missing(const char* option) {
    //: %1 is an option with its value: --seed S
    return CommandLine::tr("%1 is missing").arg(QLatin1String(option));
}

QString excluded(std::string_view one, std::string_view other) {
    //: %1 and %2 are options: --steps
    return CommandLine::tr("%1 does not go with %2").arg(shown(one), shown(other));
}

enum class Form { Map, Png, Svg };

struct OutputForm {
    Form form = Form::Map;
    MapFormat format = MapFormat::Smap;
};

std::optional<OutputForm> formFor(const std::string& name) {
    if (name == standardStream) return OutputForm{};
    if (const auto format = mapFormatForName(name)) return OutputForm{Form::Map, *format};
    const QString text = shown(name);
    if (text.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) return OutputForm{Form::Png, {}};
    if (text.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return OutputForm{Form::Svg, {}};
    return std::nullopt;
}

/// What is wrong with the call, empty when nothing is.
QString whyWrong(const Arguments& arguments) {
    if (arguments.has("--locked") && !arguments.has("--keep"))
        return CommandLine::tr("%1 needs %2").arg(QStringLiteral("--locked"), QStringLiteral("--keep FILE"));
    if (arguments.has("--again"))
        for (const std::string_view option :
             {"--symmetry", "--seed", "--wish", "--keep", "--locked", "--count"})
            if (arguments.has(option)) return excluded(option, "--again");
    const std::uint64_t seed = arguments.number("--seed", 1);
    const std::uint64_t count = arguments.number("--count", 1);
    if (seed > maximumSeed || count - 1 > maximumSeed - seed)
        return CommandLine::tr("there are not so many seeds from %1 on; ask for fewer with %2")
            .arg(QStringLiteral("--seed"), QStringLiteral("--count"));
    if (arguments.has("--count")) {
        if (arguments.has("--output")) return excluded("--output", "--count");
        return arguments.has("--out-dir") ? QString() : missing("--out-dir DIR");
    }
    for (const std::string_view option : {"--out-dir", "--overwrite"})
        if (arguments.has(option))
            //: %1 and %2 are options: --jobs
            return CommandLine::tr("%1 goes only with %2").arg(shown(option), QStringLiteral("--count"));
    const auto output = arguments.value("--output");
    if (!output) return missing("-o OUT");
    if (arguments.has("--json") && outputNamed(*output) == standardStream)
        return CommandLine::tr("--json needs the name of a file for -o, not standard output (-)");
    if (!formFor(outputNamed(*output)))
        //: %1 is a file
        return CommandLine::tr("\"%1\" must end in .smap, .as, .txt, .png or .svg; the ending decides the "
                               "form")
            .arg(shown(*output));
    return {};
}

Json jsonOf(const Message& message) {
    Json arguments = Json::array();
    for (const Argument& argument : message.arguments)
        if (const auto* const number = std::get_if<int>(&argument))
            arguments.push_back(*number);
        else if (const auto* const word = std::get_if<std::string>(&argument))
            arguments.push_back(*word);
        else if (const auto* const cells = std::get_if<std::vector<Cell>>(&argument)) {
            Json list = Json::array();
            for (const Cell cell : *cells)
                list.push_back({cell.row, cell.column});
            arguments.push_back(std::move(list));
        }
    return arguments;
}

/// Says why no map was made. Returns the exit status.
int refuse(const Arguments& arguments, const GameProfile& game, const Error& error) {
    const QString sentence = errorText(error, MapVocabulary(game));
    complain(sentence);
    if (error.message.id == "generate/stopped") return exitUnfinished;
    if (arguments.has("--json"))
        printJson(Json{{"refused",
                        {{"id", std::string(error.message.id)},
                         {"arguments", jsonOf(error.message)},
                         {"sentence", sentence.toStdString()}}}}
                      .dump(2) +
                  '\n');
    return error.message.id == "generate/limits" ? exitUnusable : exitProblems;
}

Json jsonOf(const Map& map, const MapOrder& order, const std::string& path) {
    Json wishes = Json::object();
    const std::vector<WishInfo> infos = wishesOf(*order.game);
    const std::vector<int> counts = countedWishes(map, *order.game);
    for (std::size_t i = 0; i < infos.size(); ++i)
        wishes[infos[i].id] = counts[i];
    const auto score = scoreOf(map, *order.game);
    return {{"path", path},
            {"score", score ? Json(score->points) : Json()},
            {"seed", order.request.seed},
            {"symmetry", std::string(symmetryId(order.request.symmetry))},
            {"call", callFor(*order.game, order.request, path).toStdString()},
            {"wishes", std::move(wishes)}};
}

/// Writes the map in the form of the output's name. Returns the exit status.
int writeGenerated(CommandCall& call, const Map& map, const GameProfile& game, const std::string& output) {
    const OutputForm form = *formFor(output);
    if (form.form == Form::Map) return keepMapAs(form.format, output, {map, form.format, &game}, output);
    const auto draw = call.drawers().find<DrawMap>();
    const auto drawn = draw ? draw(map, game, form.form == Form::Png ? "png" : "svg", QString())
                            : std::optional<std::string>();
    return drawn ? writeOutput(output, *drawn) : complainAboutMemory();
}

int printMade(const Arguments& arguments, Json made, int status) {
    if (!arguments.has("--json") || status == exitUnusable) return status;
    return printJson(Json{{"maps", std::move(made)}}.dump(2) + '\n') ? status : exitUnusable;
}

int generateOne(CommandCall& call, const MapOrder& order) {
    const Arguments& arguments = call.arguments();
    const std::string output = outputNamed(*arguments.value("--output"));
    const std::vector<std::string> inputs = filesOfOrder(arguments);
    if (!canTakeResult(output, inputs)) return exitUnusable;
    const Interrupt interrupt;
    const Result<Map> map = generateMap(*order.game, order.request, interrupt.token());
    if (!map) return refuse(arguments, *order.game, map.error());
    const int status = writeGenerated(call, *map, *order.game, output);
    return printMade(arguments, Json::array({jsonOf(*map, order, output)}), status);
}

std::string fileOf(const std::string& folder, std::uint64_t index) {
    constexpr std::size_t digits = 4;
    const std::string number = std::to_string(index);
    return folder + '/' + std::string(number.size() < digits ? digits - number.size() : 0, '0') + number +
           ".smap";
}

/// Whether the files may be written: none is there that nobody asked to overwrite, none is read.
bool canWriteAll(const Arguments& arguments, const std::string& folder, std::uint64_t count) {
    const std::vector<std::string> inputs = filesOfOrder(arguments);
    for (std::uint64_t index = 1; index <= count; ++index) {
        const std::string file = fileOf(folder, index);
        std::error_code failure;
        if (!std::filesystem::exists(std::filesystem::symlink_status(file, failure))) continue;
        if (std::ranges::any_of(inputs, [&](const auto& input) { return isSameFile(input, file); }))
            return canTakeResult(file, inputs);
        if (!arguments.has("--overwrite")) return refuseToOverwrite(file);
    }
    return makeOutputFolder(folder) && canTakeResult(fileOf(folder, 1), inputs);
}

int generateMany(CommandCall& call, MapOrder order) {
    const Arguments& arguments = call.arguments();
    const std::string folder = *arguments.value("--out-dir");
    const std::uint64_t count = arguments.number("--count", 1);
    if (const auto error = whyNotGenerated(*order.game, order.request))
        return refuse(arguments, *order.game, *error);
    if (!canWriteAll(arguments, folder, count)) return exitUnusable;
    const Interrupt interrupt;
    Json made = Json::array();
    for (std::uint64_t index = 1; index <= count; ++index, ++order.request.seed) {
        const Result<Map> map = generateMap(*order.game, order.request, interrupt.token());
        if (!map) {
            const int status = refuse(arguments, *order.game, map.error());
            return status;
        }
        const std::string file = fileOf(folder, index);
        if (const int status = writeGenerated(call, *map, *order.game, file); status != exitFine)
            return status;
        if (arguments.has("--json")) made.push_back(jsonOf(*map, order, file));
    }
    return printMade(arguments, std::move(made), exitFine);
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (const QString wrong = whyWrong(arguments); !wrong.isEmpty()) return usageError(verbName, wrong);
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return exitUnusable;
    OrderResult read = readOrder(arguments, *maps);
    if (!read.order) return read.status;
    return arguments.has("--count") ? generateMany(call, std::move(*read.order))
                                    : generateOne(call, *read.order);
}

bool draws(const Arguments& arguments) {
    const auto output = arguments.value("--output");
    const auto form = output ? formFor(*output) : std::nullopt;
    return form && form->form != Form::Map && whyWrong(arguments).isEmpty();
}

QStringList games() {
    QStringList ids;
    for (const GameProfile& game : loadProfiles().games)
        ids << shown(game.id);
    return ids;
}

} // namespace

const GenerateVerbs generateVerbs{.options = options, .games = games, .run = run, .draws = draws};

} // namespace stonemason::kings_conflict
