// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/format/sboard.h"
#include "core/wastes/game/game.h"
#include "core/wastes/game/profile.h"
#include "core/wastes/tournament/tournament.h"
#include "editor/cli/arguments.h"
#include "editor/cli/file_report.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// Reads boards and games of War in the Wastes for the verbs.
class BoardInput {
public:
    /// Returns nullopt, with one line on standard error, if the numbers of the game are invalid; compare
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

/// The format in which a board is written to a file of that name: .sboard or .txt, case-insensitive.
std::optional<BoardFormat> boardFormatForName(std::string_view name);

/// Whether the form holds all of the board.
bool holdsAll(BoardFormat form, const Board& board);

/// Writes the board in the format to the output, as writeOutput() does; reports an error for the board's own
/// path if the format cannot represent it.
int writeBoard(const Board& board, const BoardInput& input, BoardFormat form, const std::string& path,
               const std::string& output);

/// Implements `convert` for a board or the board of a game record: writes it in the format that the output
/// name implies and prints on standard error what the format loses. Returns the exit status.
int convertBoard(const std::string& path, std::string_view bytes, const std::string& output);

/// The report of the problems of a board of War in the Wastes.
FileReport describeBoard(const std::string& path, const Board& board, const Profile& profile);

/// Renders a board to the bytes of a file; nullopt if there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a board without a name
using DrawBoard = std::optional<std::string> (*)(const Board& board, const Profile& profile,
                                                 std::string_view form, const QString& title);

} // namespace stonemason::wastes
