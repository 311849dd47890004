// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/symmetry.h"

#include "editor/cli/console.h"
#include "editor/cli/file_report.h"
#include "editor/cli/game_cli.h"
#include "editor/kings_conflict/cli/map_files.h"
#include "editor/kings_conflict/cli/module.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"

#include <QStringList>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view synopsis[] = {
    "[--json] [--game ID] FILE...",
    "--apply SYMMETRY --from HALF [--game ID] FILE -o OUT",
};
constexpr std::string_view symmetries[] = {"diagonal", "half-turn"};
constexpr std::string_view halves[] = {"bottom-left", "top-right"};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Print the answer as JSON, for programs; bytes of a path "
                                              "that are not UTF-8 come as U+FFFD")},
    {.name = "--apply",
     .value = "SYMMETRY",
     .choices = symmetries,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Make the map symmetric, diagonal or half-turn, and write it to OUT")},
    {.name = "--from",
     .value = "HALF",
     .choices = halves,
     .help = QT_TRANSLATE_NOOP("CommandLine", "The half to copy onto the other: bottom-left or top-right")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Where to write the repaired map; its ending (.smap, .as, .txt) decides the form, "
                        "any other keeps the form of FILE; - is standard output")},
    gameOption,
};

/// A symmetry of the map's game and how many cells break it.
struct Standing {
    Symmetry symmetry;
    std::size_t broken;
};

std::vector<Standing> standings(const Input& input) {
    std::vector<Standing> result;
    for (const Symmetry symmetry : input.game->symmetries)
        if (symmetry != Symmetry::None)
            result.push_back({symmetry, cellsBreaking(input.map, *input.game, symmetry).size()});
    return result;
}

Json jsonOf(const std::string& path, const Input& input) {
    Json obeys = Json::array();
    Json broken = Json::object();
    for (const Standing& standing : standings(input)) {
        if (standing.broken == 0) obeys.push_back(symmetryId(standing.symmetry));
        broken[std::string(symmetryId(standing.symmetry))] = standing.broken;
    }
    return {{"path", path}, {"obeys", std::move(obeys)}, {"broken", std::move(broken)}};
}

QString textOf(const std::string& path, const Input& input) {
    QString text = pathText(path) + QLatin1Char('\n');
    for (const Standing& standing : standings(input)) {
        const QString state = standing.broken == 0 ? CommandLine::tr("obeyed")
                                                   : CommandLine::tr("broken by %1 of %2 cells")
                                                         .arg(QString::number(standing.broken),
                                                              QString::number(input.map.size().area()));
        text += QStringLiteral("  %1: %2\n").arg(shown(symmetryId(standing.symmetry)), state);
    }
    return text;
}

FileReport describe(CommandCall& call, const std::string& path, std::string_view bytes) {
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return unloadedFile(path);
    const Result<Input> input = maps->parse(bytes);
    if (!input)
        return unusableFile(path, errorText(input.error(), maps->vocabulary()), maps->doubtAbout(bytes));
    return {jsonOf(path, *input), textOf(path, *input), exitFine};
}

/// Lists the cells that changed because they are their own mirror image, with their old and new codes.
void reportAxisChanges(const Input& repaired, const std::vector<CellRefusal>& refused) {
    if (refused.empty()) return;
    QStringList cells;
    for (const auto& [cell, code] : refused)
        //: %1 is "row 5, column 5", %2 and %3 are tile codes
        cells << CommandLine::tr("%1 (was %2, now %3)")
                     .arg(placeText(cell), shown(std::string_view(&code, 1)),
                          shown(std::string_view(&repaired.map.terrain()[cell], 1)));
    //: %1 is a symmetry, %2 a list of places
    complain(CommandLine::tr("changed, because they lie on the middle line of %1: %2")
                 .arg(symmetryName(repaired.map.symmetry), cells.join(QStringLiteral(", "))));
}

int repair(const Arguments& arguments, Symmetry symmetry, Half half, const std::string& output) {
    const std::string& path = arguments.operands().front();
    const std::optional<MapInput> maps = MapInput::load(arguments);
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->read(path);
    if (!input) return complainAbout(path, input.error(), maps->vocabulary());
    if (!fits(symmetry, input->map.size())) {
        complain(CommandLine::tr("%1: the diagonal symmetry needs a square board, and this one is %2 × %3")
                     .arg(pathText(path), QString::number(input->map.size().rows),
                          QString::number(input->map.size().columns)));
        return exitUnusable;
    }
    Input repaired = *input;
    const Edit edit = repairSymmetry(input->map, *input->game, symmetry, half);
    kings_conflict::apply(repaired.map, edit.changes);
    repaired.map.symmetry = symmetry;
    const int status = keepMapAs(mapFormatForName(output).value_or(input->format), path, repaired, output);
    if (status == exitFine) reportAxisChanges(repaired, edit.refused);
    return status;
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const auto applied = arguments.value("--apply");
    const auto from = arguments.value("--from");
    const auto output = arguments.value("--output");
    if (!applied) {
        if (from || output) return usageError("symmetry", CommandLine::tr("--from and -o need --apply"));
        return reportFiles(call, [&call](const auto& path, std::string_view bytes, auto kind) {
            const auto other = otherKind(call, path, bytes, kind);
            return other ? *other : describe(call, path, bytes);
        });
    }
    if (!from)
        return usageError("symmetry", CommandLine::tr("--apply needs --from bottom-left or top-right"));
    if (!output) return usageError("symmetry", CommandLine::tr("--apply needs -o OUT"));
    if (arguments.has("--json"))
        return usageError("symmetry", CommandLine::tr("--json does not go with --apply"));
    if (arguments.operands().size() > 1)
        return usageError("symmetry", CommandLine::tr("--apply takes one file, \"%1\" is one too many")
                                          .arg(shown(arguments.operands()[1])));
    return repair(arguments, *symmetryFromId(*applied),
                  *from == "bottom-left" ? Half::BottomLeft : Half::TopRight, *output);
}

} // namespace

const Verb symmetryVerb{
    .name = "symmetry",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Say how symmetric maps are, or make one symmetric"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine", "Without --apply it prints for each symmetry how many cells break it. With --apply it "
                       "copies one half of the terrain, turned, onto the other. A tile in the middle that "
                       "looks different when mirrored becomes the river, road or bridge that fits there, or "
                       "else a plain tile, and is named. Hint grids stay as they are."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = anyNumber,
    .file = mapInFile,
    .run = run,
};

} // namespace stonemason::kings_conflict
