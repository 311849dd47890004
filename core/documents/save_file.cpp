// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/save_file.h"

#include "core/documents/games.h"
#include "core/format/file_system.h"
#include "core/format/file_target.h"

#include <algorithm>
#include <optional>

namespace stonemason {

namespace {

/// Whether the file begins as one that this program writes and that may be larger than any file it reads.
bool isLargeResult(FileSystem& system, const std::string& path, std::string_view begin) {
    if (begin.empty()) return false;
    const OpenFile file(system, system.open(path, Opening::Reading, 0));
    std::string there(begin.size(), '\0');
    return file.ok() &&
           uninterrupted([&] { return system.read(file.get(), there.data(), there.size()); }) ==
               ssize_t(there.size()) &&
           there == begin;
}

bool isLargeResult(FileSystem& system, const std::string& path) {
    return std::ranges::any_of(
        allGames(), [&](const GameCore* game) { return isLargeResult(system, path, game->largeFileBegin); });
}

/// Whether there may be an unreadable user file of the game, or a file far larger than its replacement.
bool isUnknown(FileSystem& system, const std::string& path, const Error& error) {
    return error.message.id == "file/read" || error.message.id == "file/denied" ||
           (error.message.id == "file/too-large" && !isLargeResult(system, path));
}

/// The reason why the file at the path must not be replaced by these bytes; nullopt if it may be or there is
/// none.
std::optional<Error> whyKept(FileSystem& system, const std::string& path, std::string_view bytes) {
    const auto there = readFile(system, path, maximumDocumentSize);
    if (!there && isUnknown(system, path, there.error())) return there.error();
    const auto keeps = [&](const GameCore* game) {
        return !game->mayReplace || game->mayReplace(*there, bytes);
    };
    if (there && !std::ranges::all_of(allGames(), keeps)) return Error{{"user/only-sets"}};
    return std::nullopt;
}

} // namespace

Status saveFile(FileSystem& system, const std::string& path, std::string_view bytes) {
    if (auto error = whyKept(system, path, bytes)) return *error;
    removeLeftovers(system, path); // beforehand: they may take the room that is wanted now
    return writeFile(system, path, bytes);
}

Status saveFile(FileSystem& system, const std::string& path, const FileContent& content) {
    if (auto error = whyKept(system, path, {})) return *error;
    removeLeftovers(system, path);
    return writeFile(system, path, content);
}

Status canSaveFile(FileSystem& system, const std::string& path) {
    if (auto error = whyKept(system, path, {})) return *error;
    removeLeftovers(system, path);
    return canWriteFile(system, path);
}

Status saveFile(const std::string& path, std::string_view bytes) {
    FileSystem system;
    return saveFile(system, path, bytes);
}

} // namespace stonemason
