// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/map_input.h"

#include "core/format/file.h"
#include "editor/app/profiles.h"
#include "editor/cli/console.h"
#include "editor/text/error_text.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::string_view standardStream = "-";

} // namespace

MapInput::MapInput() {
    LoadedProfiles loaded = loadProfiles();
    for (const auto& [path, error] : loaded.broken)
        complainAbout(path, error, nullptr);
    games_ = std::move(loaded.games);
}

Result<Input> MapInput::read(const std::string& path) const {
    const Result<std::string> bytes = readFile(path);
    if (!bytes) return bytes.error();
    Result<ReadMap> read = readMap(*bytes, games_);
    if (!read) return read.error();
    // A map that was read belongs to one of the games it was read for.
    const auto game = std::find_if(games_.begin(), games_.end(),
                                   [&read](const GameProfile& known) { return known.id == read->map.game; });
    const MapFormat format = read->format;
    return Input{std::move(read).value().map, format, &*game};
}

QString pathText(const std::string& path) {
    if (path.empty()) return QStringLiteral("\"\"");
    return path == standardStream ? CommandLine::tr("standard input") : shown(path);
}

int complainAbout(const std::string& path, const Error& error, const GameProfile* game) {
    complain(errorText(pathText(path), error, game));
    return exitUnusable;
}

int writeOutput(const std::string& path, std::string_view bytes) {
    if (path == standardStream) return print(bytes) ? exitFine : exitUnusable;
    const Status written = writeFile(path, bytes);
    return written ? exitFine : complainAbout(path, written.error(), nullptr);
}

int writeMapAs(MapFormat format, const std::string& path, const Input& input, const std::string& output) {
    const Result<std::string> bytes = writeMap(input.map, *input.game, format);
    return bytes ? writeOutput(output, *bytes) : complainAbout(path, bytes.error(), input.game);
}

} // namespace stonemason
