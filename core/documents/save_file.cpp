// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/save_file.h"

#include "core/format/file_calls.h"
#include "core/format/file_system.h"
#include "core/token_battle/format/user_file.h"

#include <array>
#include <fcntl.h>
#include <optional>

namespace stonemason {

namespace {

/// Whether the file begins as the JSON of a world does, which may be larger
/// than any file that is read.
bool isWorldJson(FileSystem& system, const std::string& path) {
    constexpr std::string_view begin = "{\n  \"format\": \"stonemason-world\"";
    const OpenFile file(system, system.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0));
    std::array<char, begin.size()> there{};
    return file.ok() &&
           uninterrupted([&] { return system.read(file.get(), there.data(), there.size()); }) ==
               ssize_t(there.size()) &&
           std::string_view(there.data(), there.size()) == begin;
}

/// Whether there is a file that may be a user file of the game, for all we know, or something far larger than
/// what is to take its place.
bool isUnknown(FileSystem& system, const std::string& path, const Error& error) {
    return error.message.id == "file/read" || error.message.id == "file/denied" ||
           (error.message.id == "file/too-large" && !isWorldJson(system, path));
}

/// Why what is at the path may not give way to these bytes; nothing when it may, or there is nothing.
std::optional<Error> whyKept(FileSystem& system, const std::string& path, std::string_view bytes) {
    const auto there = readFile(system, path, maximumDocumentSize);
    if (!there && isUnknown(system, path, there.error())) return there.error();
    if (there && !token_battle::keepsUserFile(*there, bytes)) return Error{{"user/only-sets"}};
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
