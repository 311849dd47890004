// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/cli/text_map_output.h"

#include "core/text_map/text_map_file.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"

namespace stonemason::text_map {

bool isTextMapName(std::string_view name) {
    const QString text = shown(name);
    return text.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive) ||
           text.endsWith(QLatin1String(".map"), Qt::CaseInsensitive);
}

int convertTextMap(const std::string& path, std::string_view bytes, const std::string& output,
                   std::optional<Charset> charset) {
    if (!isTextMapName(output))
        return usageError("convert",
                          //: %1 and %2 are files
                          CommandLine::tr("%1: \"%2\" must end in .txt or .map, as maps of characters do")
                              .arg(pathText(path), shown(output)));
    const auto map = readTextMap(bytes, charset);
    if (!map) return complainAbout(path, map.error());
    return writeOutput(output, writeTextMap(*map), path);
}

} // namespace stonemason::text_map
