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
    const SignInput* input = call.load<SignInput>();
    if (!input) return unloadedFile(path);
    const auto map = readTextMap(bytes, charsetAsked(call.arguments()));
    return map ? describeTextMap(path, *map, input->signs()) : unusableFile(path, errorText(map.error()));
}

int convert(CommandCall& call, const std::string& from, std::string_view bytes, const std::string& to) {
    return convertTextMap(from, bytes, to, charsetAsked(call.arguments()));
}

bool hasName(const std::string& name) {
    return isTextMapName(name);
}

int exportTextMap(CommandCall& call, const ExportCall& wanted, std::string bytes) {
    if (wanted.to != "text") {
        //: %1 is a file, %2 a form such as code
        complain(CommandLine::tr("%1: a map of characters cannot be written as %2")
                     .arg(pathText(wanted.path), shown(wanted.to)));
        return exitUnusable;
    }
    const Result<TextMap> map = readTextMap(bytes, charsetAsked(call.arguments()));
    if (!map) return complainAbout(wanted.path, map.error());
    return writeOutput(wanted.output.value_or("-"), writeTextMap(*map), wanted.path);
}

/// The characters of the map that are not in the table, reported once for all cells.
QStringList remarksOn(const TextMap& map, const GlyphTable& signs) {
    constexpr std::size_t mostNamed = 10;
    const std::vector<UnknownSign> unknown = unknownSigns(map, signs);
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
    const SignInput* input = call.load<SignInput>();
    if (!input) return std::nullopt;
    if (call.arguments().has("--mover")) {
        complain(CommandLine::tr("%1: a map of characters has no units, so there is nothing for --mover to "
                                 "choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const auto map = readTextMap(bytes, charsetAsked(call.arguments()));
    if (map) return AmbushGround{passableOf(*map, input->signs()), remarksOn(*map, input->signs())};
    complainAbout(path, map.error());
    return std::nullopt;
}

QString whyNoTextMap(std::string_view) {
    return CommandLine::tr("This is a map of characters, of no game; \"check\", \"convert\", \"export\" and "
                           "\"ambush\" take it.");
}

constexpr FileVerbs textMapVerbs{
    .kind = DocumentKind::TextMap,
    .check = check,
    .convert = convert,
    .hasName = hasName,
    .exportFile = exportTextMap,
    .ground = ground,
    .whyNot = whyNoTextMap,
};

constexpr const FileVerbs* files[]{&textMapVerbs};
constexpr Option fileOptions[]{encodingOption};

} // namespace

const GameCli gameCli{.files = files, .fileOptions = fileOptions};

} // namespace stonemason::text_map
