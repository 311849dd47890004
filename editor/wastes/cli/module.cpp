// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/cli/module.h"

#include "core/wastes/check/check.h"
#include "core/wastes/format/swar.h"
#include "editor/cli/console.h"
#include "editor/cli/export_file.h"
#include "editor/text/error_text.h"
#include "editor/wastes/cli/board_files.h"
#include "editor/wastes/cli/board_tournament.h"

namespace stonemason::wastes {

namespace {

FileReport check(CommandCall& call, const std::string& path, std::string_view bytes) {
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return unloadedFile(path);
    const Result<Board> board = input->parse(bytes);
    return board ? describeBoard(path, *board, input->profile())
                 : unusableFile(path, errorText(board.error()));
}

int convert(CommandCall&, const std::string& from, std::string_view bytes, const std::string& to) {
    return convertBoard(from, bytes, to);
}

QString whyNoRecord(std::string_view bytes) {
    return stonemason::whyNoRecord(looksLikeSwar(bytes));
}

/// Converts the board of a game record.
int convertRecord(CommandCall&, const std::string& from, std::string_view bytes, const std::string& to) {
    if (boardFormatForName(to) == BoardFormat::Sboard) return convertBoard(from, bytes, to);
    //: %1 is a file, %2 a sentence
    complain(CommandLine::tr("%1: %2").arg(pathText(from), whyNoRecord(bytes)));
    return exitUnusable;
}

bool hasName(const std::string& name) {
    return boardFormatForName(name).has_value();
}

/// The board format of that name; none for pictures and for formats that only maps have.
std::optional<BoardFormat> formOf(std::string_view name) {
    if (name == "json") return BoardFormat::Sboard;
    if (name == "text") return BoardFormat::Rows;
    return std::nullopt;
}

int exportBoard(CommandCall& call, const ExportCall& wanted, std::string bytes) {
    const std::optional<BoardFormat> form = formOf(wanted.to);
    const auto draw = call.drawers().find<DrawBoard>();
    if (!form && (!wanted.isDrawn() || !draw)) {
        //: %1 is a file, %2 a form such as code
        complain(CommandLine::tr("%1: a board cannot be written as %2")
                     .arg(pathText(wanted.path), shown(wanted.to)));
        return exitUnusable;
    }
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    const Result<Board> board = input->parse(bytes);
    if (!board) return complainAbout(wanted.path, board.error());
    const int errors = wanted.strict ? runChecks(*board, input->profile()).count(Severity::Error) : 0;
    const bool losesSome = !form || !holdsAll(*form, *board);
    if (const auto status = exportObstacle(wanted, errors, losesSome)) return *status;
    if (!form) return writeDrawn(draw(*board, input->profile(), wanted.to, titleOf(wanted.path)), wanted);
    return writeBoard(*board, *input, *form, wanted.path, wanted.output.value_or("-"));
}

QString whyNoBoard(std::string_view) {
    return CommandLine::tr("This is a board of War in the Wastes and no map.");
}

constexpr FileVerbs boardVerbs{
    .kind = DocumentKind::Board,
    .check = check,
    .convert = convert,
    .hasName = hasName,
    .exportFile = exportBoard,
    .whyNot = whyNoBoard,
};
constexpr FileVerbs recordVerbs{.kind = DocumentKind::War, .convert = convertRecord, .whyNot = whyNoRecord};

constexpr const Verb* verbs[]{&boardMovesVerb, &boardPerftVerb};
constexpr const FileVerbs* files[]{&boardVerbs, &recordVerbs};

} // namespace

const GameCli gameCli{.verbs = verbs, .files = files, .play = &playVerbs, .generate = &generateVerbs};

} // namespace stonemason::wastes
