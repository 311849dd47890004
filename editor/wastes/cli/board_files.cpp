// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/board_files.h"

#include "core/documents/document_kind.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/check.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/player_option.h"
#include "editor/cli/problem_tally.h"
#include "editor/wastes/profiles/profile_file.h"
#include "editor/wastes/text/wastes_text.h"

#include <QStringList>

namespace stonemason::wastes {

namespace {

/// The value, or nullopt after one line on standard error.
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

namespace {

/// The parts of the board that bare rows cannot store, as texts.
QStringList lostInRows(const Board& board) {
    QStringList lost;
    if (!board.name.empty()) lost << CommandLine::tr("name");
    if (!board.author.empty()) lost << CommandLine::tr("author");
    if (!board.description.empty()) lost << CommandLine::tr("description");
    if (!board.pieces.empty()) lost << CommandLine::tr("pieces");
    if (board.toMove != Side::Blue) lost << CommandLine::tr("who moves first");
    if (board.jumps != JumpChanges()) lost << CommandLine::tr("changed jumps");
    if (!board.unknownFields.empty()) lost << CommandLine::tr("other fields");
    const auto read = readBoardRows(writeBoardRows(board));
    if (read && read->tiles != board.tiles) lost << CommandLine::tr("empty rows and columns at the edges");
    if (read && read->symmetry != board.symmetry)
        lost << CommandLine::tr("declared symmetry (%1)").arg(shown(symmetryId(board.symmetry)));
    return lost;
}

/// The board in a file of either kind.
Result<Board> boardIn(std::string_view bytes, const BoardInput& input) {
    if (!looksLikeSwar(bytes)) return input.parse(bytes);
    const auto game = readSwar(bytes, input.profile());
    return game ? Result<Board>(game->setup().board) : game.error();
}

} // namespace

std::optional<BoardFormat> boardFormatForName(std::string_view name) {
    if (documentKindForName(name) == DocumentKind::Board) return BoardFormat::Sboard;
    if (shown(name).endsWith(QLatin1String(".txt"), Qt::CaseInsensitive)) return BoardFormat::Rows;
    return std::nullopt;
}

bool holdsAll(BoardFormat form, const Board& board) {
    return form == BoardFormat::Sboard || lostInRows(board).isEmpty();
}

int writeBoard(const Board& board, const BoardInput& input, BoardFormat form, const std::string& path,
               const std::string& output) {
    if (form == BoardFormat::Rows) return writeOutput(output, writeBoardRows(board), path);
    const auto bytes = writeSboard(board, input.profile());
    return bytes ? writeOutput(output, *bytes, path) : complainAbout(path, bytes.error());
}

int convertBoard(const std::string& path, std::string_view bytes, const std::string& output) {
    const std::optional<BoardFormat> form = boardFormatForName(output);
    if (!form)
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .sboard or .txt; the ending decides the form")
                .arg(pathText(path), shown(output)));
    const std::optional<BoardInput> input = BoardInput::load();
    if (!input) return exitUnusable;
    const Result<Board> board = boardIn(bytes, *input);
    if (!board) return complainAbout(path, board.error());
    const int status = writeBoard(*board, *input, *form, path, output);
    if (status != exitFine || holdsAll(*form, *board)) return status;
    //: %1 is a file, %2 a list: name, author
    complain(CommandLine::tr("%1: lost, since only an .sboard file can hold it: %2")
                 .arg(outputText(output), lostInRows(*board).join(QStringLiteral(", "))));
    return status;
}

FileReport describeBoard(const std::string& path, const Board& board, const Profile& profile) {
    const ProblemTally problems = tallyOf(runChecks(board, profile), profile);
    Json json{{"path", path},
              {"game", profile.game},
              {"name", board.name},
              {"symmetry", symmetryId(board.symmetry)}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, board.name, problems, CommandLine::tr("Ready to play on"),
                        CommandLine::tr("Not ready to play on")),
            problems.hasErrors() ? exitProblems : exitFine};
}

} // namespace stonemason::wastes
