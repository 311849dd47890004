// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/generate.h"

#include "core/base/limits.h"
#include "core/format/json.h"
#include "core/kings_conflict/score/score.h"
#include "editor/cli/console.h"
#include "editor/cli/generation_order.h"
#include "editor/cli/output.h"
#include "editor/kings_conflict/cli/generate_request.h"
#include "editor/kings_conflict/cli/map_files.h"
#include "editor/kings_conflict/cli/module.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/kings_conflict/text/map_vocabulary.h"

#include <memory>
#include <span>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view verbName = "generate";

constexpr Option options[] = {
    {.name = "--keep",
     .value = "FILE",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "A map of which cells stay as they are, their mirror images becoming what the "
                               "symmetry makes of them; without --locked all that is not plain")},
    {.name = "--locked",
     .value = "ROWS",
     .help = QT_TRANSLATE_NOOP("CommandLine", "With --keep: a text file with a row for each of the map's, # "
                                              "for a cell that stays, a full stop for any other")},
};

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

bool hasForm(const std::string& name) {
    return formFor(name).has_value();
}

QString whyNoForm(const std::string& name) {
    //: %1 is a file
    return CommandLine::tr("\"%1\" must end in .smap, .as, .txt, .png or .svg; the ending decides the form")
        .arg(shown(name));
}

constexpr OrderForm mapForm{.list = "maps", .suffix = ".smap", .hasForm = hasForm, .whyNoForm = whyNoForm};

/// What is wrong with the call, empty when nothing is.
QString whyWrong(const Arguments& arguments) {
    if (arguments.has("--locked") && !arguments.has("--keep"))
        return CommandLine::tr("%1 needs %2").arg(QStringLiteral("--locked"), QStringLiteral("--keep FILE"));
    if (arguments.has("--again"))
        for (const std::string_view option : {"--keep", "--locked"})
            if (arguments.has(option)) return excludedText(option, "--again");
    return whyOrderWrong(arguments, mapForm);
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

Result<GeneratedDocument> generatedMap(CommandCall& call, const GameProfile& game, GenerationRequest request,
                                       std::uint64_t after, const std::stop_token& stop) {
    request.seed += after;
    auto map = generateMap(game, request, stop);
    if (!map) return map.error();
    const auto kept = std::make_shared<const Map>(std::move(map).value());
    return GeneratedDocument{
        .write = [&call, &game,
                  kept](const auto& output) { return writeGenerated(call, *kept, game, output); },
        .about = [kept, order = MapOrder{&game, std::move(request), std::nullopt}](
                     const auto& output) { return jsonOf(*kept, order, output); }};
}

/// Reports a map of --again that was changed after it was generated.
void compareWithOriginal(const std::string& path, const MapOrder& order) {
    const auto again = order.original ? generateMap(*order.game, order.request) : Result<Map>(Map());
    if (!order.original || !again) return;
    for (int layer = 0; layer < again->layerCount(); ++layer)
        if (again->layer(layer) != order.original->layer(layer)) {
            //: %1 is a file
            complain(CommandLine::tr("%1: the map was changed after it was generated; it is made as it was "
                                     "before that")
                         .arg(pathText(path)));
            return;
        }
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (const QString wrong = whyWrong(arguments); !wrong.isEmpty()) return usageError(verbName, wrong);
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return exitUnusable;
    OrderResult read = readOrder(arguments, *maps);
    if (!read.order) return read.status;
    if (const auto again = arguments.value("--again")) compareWithOriginal(*again, *read.order);
    const GameProfile& game = *read.order->game;
    const GenerationRequest& request = read.order->request;
    const MapVocabulary vocabulary(game);
    return runOrder(arguments, {.form = mapForm,
                                .inputs = filesOfOrder(arguments),
                                .whyNot = [&] { return whyNotGenerated(game, request); },
                                .make =
                                    [&](std::uint64_t after, const std::stop_token& stop) {
                                        return generatedMap(call, game, request, after, stop);
                                    },
                                .vocabulary = vocabulary});
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

const GenerateVerbs generateVerbs{
    .options = options, .shared = orderOptions, .games = games, .run = run, .draws = draws};

} // namespace stonemason::kings_conflict
