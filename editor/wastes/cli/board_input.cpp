// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/board_input.h"

#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "editor/cli/console.h"
#include "editor/cli/player_option.h"
#include "editor/wastes/profiles/profile_file.h"

namespace stonemason::wastes {

namespace {

/// The value, or nothing with one line on standard error.
template <typename Value>
std::optional<Value> orComplain(const std::string& path, Result<Value> result) {
    if (result) return std::move(result).value();
    complainAbout(path, result.error());
    return std::nullopt;
}

} // namespace

std::optional<BoardInput> BoardInput::load() {
    LoadedWastes loaded = loadWastes();
    if (loaded.broken.empty()) return BoardInput(std::move(loaded.profile));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

Result<Board> BoardInput::parse(std::string_view bytes) const {
    if (looksLikeJson(withoutMark(bytes))) return readSboard(bytes, profile_);
    return readBoardRows(bytes);
}

std::optional<Board> BoardInput::board(const std::string& path) const {
    const Result<std::string> bytes = readFile(path);
    return orComplain(path, bytes ? parse(*bytes) : bytes.error());
}

std::optional<Game> BoardInput::game(const std::string& path) const {
    const Result<std::string> bytes = readFile(path);
    if (!bytes) return orComplain<Game>(path, bytes.error());
    if (looksLikeSwar(*bytes)) return orComplain(path, readSwar(*bytes, profile_));
    auto board = orComplain(path, parse(*bytes));
    if (!board) return std::nullopt;
    return orComplain(path, Game::of({*std::move(board), 0, {}}, profile_));
}

ComputerPlayer boardPlayerOf(const Arguments& arguments, std::string_view option) {
    return {playerLevelOf(arguments, option), int(arguments.number("--nodes", 0))};
}

} // namespace stonemason::wastes
