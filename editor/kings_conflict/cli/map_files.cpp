// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/cli/map_files.h"

#include "core/documents/recognition.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "core/kings_conflict/check/check.h"
#include "editor/cli/console.h"
#include "editor/cli/export_file.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/output.h"
#include "editor/cli/problem_tally.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/kings_conflict/text/map_text.h"
#include "editor/text/error_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

QString lostText(std::string_view what, const Map& map) {
    if (what == "name") return CommandLine::tr("name");
    if (what == "author") return CommandLine::tr("author");
    if (what == "description") return CommandLine::tr("description");
    if (what == "licence") return CommandLine::tr("licence");
    if (what == "rules") return CommandLine::tr("changed rules");
    if (what == "notes") return CommandLine::tr("notes on cells");
    if (what == "locked") return CommandLine::tr("locked cells");
    //: What an .smap file holds beside the fields that are known
    if (what == "other") return CommandLine::tr("other fields");
    return CommandLine::tr("declared symmetry (%1)").arg(shown(symmetryId(map.symmetry)));
}

void reportLoss(MapFormat format, const Input& input, const std::string& output) {
    QStringList lost;
    for (const std::string_view what : lostIn(format, input.map, *input.game))
        lost << lostText(what, input.map);
    if (lost.isEmpty()) return;
    //: %1 is a file, %2 a list: name, author
    complain(CommandLine::tr("%1: lost, since only an .smap file can hold it: %2")
                 .arg(outputText(output), lost.join(QStringLiteral(", "))));
}

} // namespace

std::optional<MapInput> MapInput::load(const Arguments& arguments) {
    LoadedProfiles loaded = loadProfiles();
    bool isUsable = !loaded.games.empty();
    for (const auto& [path, error] : loaded.broken) {
        complainAbout(path, error);
        isUsable = isUsable && !hasBuiltIn(path);
    }
    if (!isUsable) return std::nullopt;
    MapInput input(std::move(loaded.games));
    if (const auto id = arguments.value(gameOption.name)) {
        const auto game = std::ranges::find(input.games_, *id, &GameProfile::id);
        if (game == input.games_.end()) {
            QStringList known;
            for (const GameProfile& each : input.games_)
                known << shown(each.id);
            complain(CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
                         .arg(shown(gameOption.name), shown(*id), known.join(QStringLiteral(", "))));
            return std::nullopt;
        }
        input.ofText_ = std::size_t(game - input.games_.begin());
    }
    input.isKindGiven_ = arguments.has(asOption.name);
    return input;
}

std::span<const GameProfile> MapInput::gamesOf(std::string_view bytes) const {
    if (ofText_ && !looksLikeJson(withoutMark(bytes))) return {&games_[*ofText_], 1};
    return games_;
}

Result<Input> MapInput::read(const std::string& path) const {
    const Result<std::string> bytes = readFile(path);
    return bytes ? parse(*bytes) : bytes.error();
}

Result<Input> MapInput::parse(std::string_view bytes) const {
    Result<ReadMap> read = readMapDocument(bytes, gamesOf(bytes));
    if (!read) return read.error();
    // A map that was read belongs to one of the games it was read for.
    const auto game = std::find_if(games_.begin(), games_.end(),
                                   [&read](const GameProfile& known) { return known.id == read->map.game; });
    const MapFormat format = read->format;
    return Input{std::move(read).value().map, format, &*game};
}

QString MapInput::doubtAbout(std::string_view bytes) const {
    if (isKindGiven_ || traceOfMap(bytes, gamesOf(bytes)) != MapTrace::FaultyRows) return {};
    return u' ' +
           CommandLine::tr("It was read as a map of King's Conflict, to which it comes nearest; \"--as "
                           "text-map\" reads it as a map of characters.");
}

int complainAboutMap(const std::string& path, const Error& error, const MapInput& maps,
                     std::string_view bytes) {
    complain(errorText(pathText(path), error, maps.vocabulary()) + maps.doubtAbout(bytes));
    return exitUnusable;
}

std::optional<int> hintLayerNamed(std::string_view verb, const GameProfile& game, const std::string& id) {
    QStringList known;
    for (int layer = 0; layer < int(game.layers.size()); ++layer) {
        const Layer& each = game.layers[std::size_t(layer)];
        if (each.kind != LayerKind::Hint) continue;
        if (each.id == id) return layer;
        known << shown(each.id);
    }
    if (known.isEmpty())
        usageError(verb, CommandLine::tr("the game has no hint layers"));
    else
        usageError(verb, CommandLine::tr("--layer cannot be \"%1\"; choose one of %2")
                             .arg(shown(id), known.join(QStringLiteral(", "))));
    return std::nullopt;
}

int writeResult(const Result<std::string>& bytes, const std::string& path, const Input& input,
                const std::string& output) {
    return bytes ? writeOutput(output, *bytes, path)
                 : complainAbout(path, bytes.error(), MapVocabulary(*input.game));
}

int keepMapAs(MapFormat format, const std::string& path, const Input& input, const std::string& output) {
    const int status = writeResult(writeMapToKeep(input.map, *input.game, format), path, input, output);
    if (status == exitFine) reportLoss(format, input, output);
    return status;
}

namespace {

FileReport check(CommandCall& call, const std::string& path, std::string_view bytes) {
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return unloadedFile(path);
    const Result<Input> input = maps->parse(bytes);
    if (!input)
        return unusableFile(path, errorText(input.error(), maps->vocabulary()), maps->doubtAbout(bytes));
    const ProblemTally problems = tallyOf(runChecks(input->map, *input->game), *input->game);
    Json json{{"path", path},
              {"game", input->map.game},
              {"name", input->map.info.name},
              {"symmetry", symmetryId(input->map.symmetry)}};
    problems.addTo(json);
    QString block = reportBlock(path, input->map.info.name, problems, CommandLine::tr("Ready to submit"),
                                CommandLine::tr("Not ready to submit"));
    if (!problems.hasErrors())
        for (const QString& reminder : submissionReminders(input->map.info))
            block += QStringLiteral("    %1\n").arg(reminder);
    return {std::move(json), std::move(block), problems.hasErrors() ? exitProblems : exitFine};
}

bool hasName(const std::string& name) {
    return mapFormatForName(name).has_value();
}

int convert(CommandCall& call, const std::string& from, std::string_view bytes, const std::string& to) {
    const std::optional<MapFormat> format = mapFormatForName(to);
    if (!format)
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .smap, .as or .txt; the ending decides the form")
                .arg(pathText(from), shown(to)));
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->parse(bytes);
    if (!input) return complainAboutMap(from, input.error(), *maps, bytes);
    return keepMapAs(*format, from, *input, to);
}

/// The format of that name; none for drawings, which cannot be read.
std::optional<MapFormat> formOf(std::string_view name) {
    for (const MapFormatEntry& entry : allMapFormats())
        if (entry.id == name) return entry.format;
    return std::nullopt;
}

int exportMap(CommandCall& call, const ExportCall& wanted, std::string bytes) {
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->parse(bytes);
    if (!input) return complainAboutMap(wanted.path, input.error(), *maps, bytes);
    const std::optional<MapFormat> form = formOf(wanted.to);
    const int errors = wanted.strict ? runChecks(input->map, *input->game).count(Severity::Error) : 0;
    const bool losesSome = !form || !lostIn(*form, input->map, *input->game).empty();
    if (const auto status = exportObstacle(wanted, errors, losesSome)) return *status;
    if (!form) {
        const auto draw = call.drawers().find<DrawMap>();
        return writeDrawn(draw(input->map, *input->game, wanted.to, titleOf(wanted.path)), wanted);
    }
    return writeResult(writeMap(input->map, *input->game, *form), wanted.path, *input,
                       wanted.output.value_or("-"));
}

std::optional<AmbushGround> ground(CommandCall& call, const std::string& path, std::string_view bytes) {
    const MapInput* maps = call.load<MapInput>();
    if (!maps) return std::nullopt;
    const Result<Input> input = maps->parse(bytes);
    if (!input) {
        complainAboutMap(path, input.error(), *maps, bytes);
        return std::nullopt;
    }
    const GameProfile& game = *input->game;
    const Grid<Code>& terrain = input->map.terrain();
    const std::optional<std::string> wanted = call.arguments().value("--mover");
    if (game.movers.empty() && !wanted)
        return AmbushGround{
            bitGridOf(terrain.size(), [&](Cell cell) { return game.tile(terrain[cell]) != nullptr; }),
            {CommandLine::tr("This game has no units, so every tile counts as a way.")}};
    if (game.movers.empty()) {
        complain(CommandLine::tr("%1: the game has no units, so there is nothing for --mover to choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const auto mover = wanted ? std::ranges::find(game.movers, *wanted, &Mover::id) : game.movers.begin();
    if (mover == game.movers.end()) {
        QStringList known;
        for (const Mover& each : game.movers)
            known << shown(each.id);
        complain(CommandLine::tr("%1: the game has no unit \"%2\"; choose one of %3")
                     .arg(pathText(path), shown(wanted.value_or(std::string())),
                          known.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    const int index = int(mover - game.movers.begin());
    return AmbushGround{
        bitGridOf(terrain.size(), [&](Cell cell) { return game.mayEnter(index, terrain[cell]); }), {}};
}

} // namespace

const FileVerbs mapVerbs{
    .kind = DocumentKind::Map,
    .check = check,
    .convert = convert,
    .hasName = hasName,
    .exportFile = exportMap,
    .ground = ground,
};

} // namespace stonemason::kings_conflict
