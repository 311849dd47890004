// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/generate_again.h"

#include "core/format/file.h"
#include "core/format/json.h"
#include "editor/cli/console.h"
#include "editor/pocket_heroes/cli/world_files.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// What the sentences on it begin with: the file, or the option where the line itself was given.
QString nameOfAgain(const Arguments& arguments) {
    const auto file = fileOfAgain(arguments);
    return file ? pathText(*file) : QStringLiteral("--again");
}

/// Of a report, whose member "origin" is the line.
std::optional<WorldOrigin> originInReport(std::string_view bytes) {
    const Result<Json> report = parseJson(bytes);
    if (!report || !report->is_object() || !report->contains("origin")) return std::nullopt;
    const Json& line = (*report)["origin"];
    return line.is_string() ? originIn(line.get<std::string>()) : std::nullopt;
}

bool complainOfNone(const Arguments& arguments) {
    //: %1 is a file
    complain(CommandLine::tr("%1: nothing here says how a world was made").arg(nameOfAgain(arguments)));
    return false;
}

} // namespace

std::optional<std::string> fileOfAgain(const Arguments& arguments) {
    const auto again = arguments.value("--again");
    return again && !originIn(*again) ? again : std::nullopt;
}

std::optional<WorldOrigin> originAgain(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const auto file = fileOfAgain(arguments);
    if (!file) return originIn(arguments.value("--again").value_or(std::string()));
    const Result<std::string> bytes = readFile(*file);
    if (!bytes) {
        complainAbout(*file, bytes.error());
        return std::nullopt;
    }
    std::optional<WorldOrigin> origin;
    if (looksLikeJson(*bytes)) {
        origin = originInReport(*bytes);
    } else {
        const auto world = readWorldOf(call, *bytes);
        if (!world) return std::nullopt;
        if (!*world) {
            complainAbout(*file, world->error());
            return std::nullopt;
        }
        origin = originOf(**world);
    }
    if (!origin) complainOfNone(arguments);
    return origin;
}

bool makesAgain(const Arguments& arguments, const WorldOrigin& origin, const Template& worldTemplate) {
    const QString name = nameOfAgain(arguments);
    if (std::ranges::find(worldSides, origin.size) == worldSides.end()) return complainOfNone(arguments);
    if (origin.generator != generatorVersion) {
        //: %1 is a file, %2 and %3 are numbers
        complain(CommandLine::tr("%1: the world was made by version %2 of the generator, and this is version "
                                 "%3")
                     .arg(name, QString::number(origin.generator), QString::number(generatorVersion)));
        return false;
    }
    if (origin.templateMark != templateMark(worldTemplate)) {
        //: %1 is a file, %2 the name of a template, %3 another file
        complain(CommandLine::tr("%1: the world was made from the template \"%2\" as it was then, which %3 "
                                 "is not")
                     .arg(name, shown(origin.templateName),
                          pathText(arguments.value("--template").value_or(std::string()))));
        return false;
    }
    if (!origin.keepsLayout) return true;
    //: %1 is a file
    complain(CommandLine::tr("%1: the zones of the world lie as in another one, so that its template and "
                             "seed alone do not make it again")
                 .arg(name));
    return false;
}

} // namespace stonemason::pocket_heroes
