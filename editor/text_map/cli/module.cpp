// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/cli/module.h"

#include "core/text_map/text_map_file.h"
#include "editor/cli/console.h"
#include "editor/cli/export_file.h"
#include "editor/cli/output.h"
#include "editor/text/argument_text.h"
#include "editor/text/error_text.h"
#include "editor/text_map/cli/text_map_files.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

FileReport check(CommandCall& call, const std::string& path, std::string_view bytes) {
    const SignInput* loaded = call.load<SignInput>();
    if (!loaded) return unloadedFile(path);
    const SignInput input = loaded->of(call.arguments(), path);
    const auto maps = askedMaps(call.arguments(), path, bytes);
    if (!maps) return unloadedFile(path);
    auto charset = charsetAsked(call.arguments(), path);
    if (charset == Charset::Utf8 && !call.arguments().has(encodingOption.name) && !isUtf8(bytes))
        charset = std::nullopt; // it is another file by now
    const bool isOne = maps->asked.size() == 1 && (maps->isMarked || call.arguments().has(mapOption.name));
    if (!maps->isWhole && maps->asked.size() > 1)
        return describeLevelFile(path, bytes, maps->asked, charset, input);
    const bool isPart = isOne && !maps->isWhole;
    const auto map = isPart ? readLevelMap(bytes, maps->asked.front(), charset) : readTextMap(bytes, charset);
    return map ? describeTextMap(path, *map, input) : unusableFile(path, errorText(map.error()));
}

int convert(CommandCall& call, const std::string& from, std::string_view bytes, const std::string& to) {
    if (!call.load<SignInput>()) return exitUnusable;
    const bool isOwnForm = !isTextMapName(to) && hasEndingOf(from, to);
    if (isOwnForm && !call.arguments().has(mapOption.name))
        return convertLevelFile(call.arguments(), from, bytes, to);
    const auto map = oneMap(call.arguments(), from, bytes, true);
    if (!map) return exitUnusable;
    return convertTextMap(from, *map, to);
}

int exportTextMap(CommandCall& call, const ExportCall& wanted, std::string bytes) {
    const auto draw = call.drawers().find<DrawTextMap>();
    if (wanted.to != "text" && (!wanted.isDrawn() || !draw)) {
        //: %1 is a file, %2 a form such as code
        complain(CommandLine::tr("%1: a map of characters cannot be written as %2")
                     .arg(pathText(wanted.path), shown(wanted.to)));
        return exitUnusable;
    }
    const SignInput* loaded = call.load<SignInput>();
    if (!loaded) return exitUnusable;
    const SignInput input = loaded->of(call.arguments(), wanted.path);
    const auto map = oneMap(call.arguments(), wanted.path, bytes, !wanted.isDrawn());
    if (!map) return exitUnusable;
    if (wanted.isDrawn())
        return writeDrawn(draw(*map, input.signs(), input.meaningsOf(*map), wanted.to, titleOf(wanted.path)),
                          wanted);
    return writeOutput(wanted.output.value_or("-"), bytesOfOne(*map), wanted.path);
}

/// The characters of the map that are not in the table, reported once for all cells.
QStringList remarksOn(const TextMap& map, const SignInput& signs) {
    constexpr std::size_t mostNamed = 10;
    const std::vector<UnknownSign> unknown = unknownSigns(map, signs.signs(), signs.meaningsOf(map));
    if (unknown.empty()) return {};
    QStringList named;
    for (const UnknownSign& each : std::span(unknown).first(std::min(unknown.size(), mostNamed)))
        named << quoted(QString::fromStdString(each.sign));
    if (unknown.size() > mostNamed) named << QStringLiteral("…");
    //: %1 is a list of characters in quotes
    return {CommandLine::tr("These signs mean nothing to the program and count as floor: %1.")
                .arg(named.join(QStringLiteral(", ")))};
}

std::optional<AmbushGround> ground(CommandCall& call, const std::string& path, std::string_view bytes) {
    const SignInput* loaded = call.load<SignInput>();
    if (!loaded) return std::nullopt;
    const SignInput input = loaded->of(call.arguments(), path);
    if (call.arguments().has("--mover")) {
        complain(CommandLine::tr("%1: a map of characters has no units, so there is nothing for --mover to "
                                 "choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const auto map = oneMap(call.arguments(), path, bytes, false);
    if (!map) return std::nullopt;
    return AmbushGround{passableOf(*map, input.signs(), input.meaningsOf(*map)), remarksOn(*map, input)};
}

QString whyNoTextMap(std::string_view) {
    return CommandLine::tr("This is a map of characters, of no game; \"check\", \"convert\", \"export\" and "
                           "\"ambush\" take it.");
}

constexpr FileVerbs textMapVerbs{
    .kind = DocumentKind::TextMap,
    .check = check,
    .convert = convert,
    .hasName = isTextMapName,
    .keepsEnding = true,
    .exportFile = exportTextMap,
    .ground = ground,
    .whyNot = whyNoTextMap,
};

constexpr const FileVerbs* files[]{&textMapVerbs};
constexpr Option fileOptions[]{encodingOption, mapOption,      forgetOption,   signOptions[0],
                               signOptions[1], signOptions[2], signOptions[3], signOptions[4],
                               signOptions[5], signOptions[6]};
static_assert(signOptions.size() == 7);

} // namespace

const GameCli gameCli{.files = files, .fileOptions = fileOptions};

} // namespace stonemason::text_map
