// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/file_report.h"

#include "editor/cli/console.h"
#include "editor/text/error_text.h"

#include <algorithm>

namespace stonemason {

namespace {

/// A path may hold any bytes; those that are not UTF-8 are replaced.
std::string jsonText(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace

int reportFiles(const Arguments& arguments,
                FileReport (*describe)(const std::string& path, const Input& input)) {
    const std::optional<MapInput> maps = MapInput::load();
    if (!maps) return exitUnusable;
    Json files = Json::array();
    QString text;
    int status = exitFine;
    for (const std::string& path : arguments.operands()) {
        const Result<Input> input = maps->read(path);
        if (!input) {
            status = complainAbout(path, input.error(), maps->game());
            files.push_back(
                {{"path", path}, {"error", errorText(input.error(), maps->game()).toStdString()}});
            continue;
        }
        FileReport report = describe(path, *input);
        status = std::max(status, report.status);
        files.push_back(std::move(report.json));
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + report.text;
    }
    const bool done = arguments.has("--json") ? print(jsonText({{"files", std::move(files)}})) : print(text);
    return done ? status : exitUnusable;
}

} // namespace stonemason
