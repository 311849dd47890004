// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/game.h"
#include "core/wastes/tournament/tournament.h"
#include "editor/cli/arguments.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// Reads boards and games of War in the Wastes for the verbs.
class BoardInput {
public:
    /// Nothing, with one line on standard error, when the numbers of the game cannot be used, as
    /// MapInput::load().
    static std::optional<BoardInput> load();

    const Profile& profile() const { return profile_; }

    /// The board in the content of a file: an .sboard file or bare rows.
    Result<Board> parse(std::string_view bytes) const;
    /// The board of a file; nothing, with one line on standard error, when it cannot be read.
    std::optional<Board> board(const std::string& path) const;
    /// The game of a record, or that of a board before its first move; likewise, also when the board cannot
    /// be played.
    std::optional<Game> game(const std::string& path) const;

private:
    explicit BoardInput(Profile profile) : profile_(std::move(profile)) {}

    Profile profile_;
};

/// The player that an option names, Normal without it; --nodes is Hard's.
ComputerPlayer boardPlayerOf(const Arguments& arguments, std::string_view option);

} // namespace stonemason::wastes
