// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace stonemason {

/// A path in UTF-8 (as bytes, where the system has them so) for the standard library, which takes paths in
/// char for the letters of the person's language on Windows.
inline std::filesystem::path systemPath(const std::string& path) {
    return std::u8string(path.begin(), path.end());
}

/// The way back.
inline std::string bytesOf(const std::filesystem::path& path) {
    const std::u8string bytes = path.u8string();
    return {bytes.begin(), bytes.end()};
}

} // namespace stonemason
