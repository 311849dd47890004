// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace stonemason {

/// A kind of file that a game has.
struct FileForm {
    std::string_view kind;   ///< the id of the kind of document, as documentKindIds names it, or "pattern"
    std::string_view ending; ///< of names: ".smap", in small letters; empty: it has none of its own
    /// Members that JSON objects of this kind have and those of other kinds do not; empty ones do not count.
    std::array<std::string_view, 5> fields{};
};

/// The interface of a game's core module for code that handles every game. `core/<game>/module.h` declares
/// one as `gameCore`; the build puts them into the table allGames() in the order of STONEMASON_GAMES.
struct GameCore {
    std::string_view id; ///< "kings-conflict"
    std::span<const FileForm> forms;
    /// The ids of the errors that its readers and writers alone can end with, sorted.
    std::span<const std::string_view> (*errorIds)();
    /// Whether a file that holds `there` may be replaced by `bytes` without losing what belongs to the game
    /// itself; nullptr: always.
    bool (*mayReplace)(std::string_view there, std::string_view bytes) = nullptr;
    /// The first bytes of files that this program writes and that may exceed every read limit; empty if
    /// there are none. Such a file may always be replaced.
    std::string_view largeFileBegin{};
};

} // namespace stonemason
