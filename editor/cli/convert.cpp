// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/board_output.h"
#include "editor/cli/console.h"
#include "editor/cli/deck_output.h"
#include "editor/cli/map_input.h"
#include "editor/cli/output.h"
#include "editor/cli/template_output.h"
#include "editor/cli/text_map_input.h"
#include "editor/cli/text_map_output.h"
#include "editor/cli/verb.h"
#include "editor/cli/world_output.h"

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--to FORM] [--as KIND] [--game ID] FILE OUT"};

constexpr std::string_view forms[] = {"sdeck", "sets", "old-sets", "list"};

constexpr Option options[] = {
    {.name = "--to",
     .value = "FORM",
     .choices = forms,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The form to write decks in: sdeck (JSON, keeps everything), sets (of the "
                               "game, with names), old-sets (without) or list (for a forum)")},
    asOption,
    encodingOption,
    gameOption,
};

int convertMap(const MapInput& maps, const std::string& from, std::string_view bytes, const std::string& to) {
    const std::optional<kings_conflict::MapFormat> format = kings_conflict::mapFormatForName(to);
    if (!format)
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .smap, .as or .txt; the ending decides the form")
                .arg(pathText(from), shown(to)));
    const Result<Input> input = maps.parse(bytes);
    if (!input) return complainAboutMap(from, input.error(), maps, bytes);
    return keepMapAs(*format, from, *input, to);
}

int run(const Arguments& arguments) {
    const std::string& from = arguments.operands()[0];
    const std::string to = outputNamed(arguments.operands()[1]);
    const auto form = arguments.value("--to");
    if (!form && !kings_conflict::mapFormatForName(to) && !deckFormatForName(to) && !boardFormatForName(to) &&
        !isWorldName(to) && !templateFormForName(to) && !isTextMapName(to))
        //: %1 and %2 are files
        return usageError(
            "convert",
            CommandLine::tr("%1: \"%2\" must end in .smap, .as, .txt, .sdeck, "
                            ".sboard, .hmm, .ztemplate, .json or .map, or --to must name a form of decks")
                .arg(pathText(from), shown(arguments.operands()[1])));
    const Result<std::string> bytes = readFileOfAnyKind(arguments, from);
    if (!bytes) return complainAbout(from, bytes.error());
    const auto asDecks = [&] {
        return convertDecks(from, *bytes, form ? token_battle::deckFormatFromId(*form) : std::nullopt, to);
    };
    if (form || deckFormatForName(to) == token_battle::DeckFormat::Sdeck) return asDecks();
    const std::optional<MapInput> maps = MapInput::load(arguments);
    if (!maps) return exitUnusable;
    const auto kind = maps->kindOf(from, *bytes);
    if (!kind) return complainAboutUnknown(from, *maps, *bytes);
    if (kind == DocumentKind::Template) return convertTemplate(from, *bytes, to);
    if (kind == DocumentKind::World) return convertWorld(from, *bytes, to);
    if (kind == DocumentKind::TextMap) return convertTextMap(from, *bytes, to, charsetAsked(arguments));
    const bool isWar = kind == DocumentKind::War && boardFormatForName(to) == BoardFormat::Sboard;
    if (kind == DocumentKind::Board || isWar) return convertBoard(from, *bytes, to);
    if (kind == DocumentKind::Game || kind == DocumentKind::War) {
        //: %1 is a file, %2 a sentence
        complain(CommandLine::tr("%1: %2").arg(pathText(from), whyNoGame(*bytes)));
        return exitUnusable;
    }
    return kind == DocumentKind::Decks ? asDecks() : convertMap(*maps, from, *bytes, to);
}

} // namespace

const Verb convertVerb{
    .name = "convert",
    .synopsis = synopsis,
    .summary =
        QT_TRANSLATE_NOOP("CommandLine", "Write maps, decks, boards, worlds, templates in another form"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Finds out from its content what FILE holds. A map takes its form from the ending of OUT: .smap "
        "(JSON, keeps everything), .as (the code for submission) or .txt (only the blocks). Code and text "
        "hold no name, author, description, licence or symmetry, and no codes the game does not know (export "
        "writes them). Decks take their form from --to or from the ending of OUT: .sdeck or .txt (sets of "
        "the game); - is standard output. A deck with six cards in a stack, or with a card twice, is left "
        "out and named, and the exit status is 2. In a user file of the game the sets are replaced and "
        "everything else stays as it is. What a form cannot hold is named on standard error. A board is "
        "written to .sboard (keeps everything) or .txt (only rows of tiles); from the record of a game on a "
        "board (.swar) the board is written, to .sboard. A world is written to .hmm, in the version it has "
        "and "
        "byte for byte as it was: that tells whether all of it can be read. A template of worlds is written "
        "to .ztemplate (keeps "
        "everything), .json (as the generator reads it) or .txt (its old text form). A map of characters is "
        "written to .txt or .map, byte for byte as it was: that tells whether all of it can be read."),
    .options = options,
    .fewestOperands = 2,
    .mostOperands = 2,
    .takes = Takes::Any,
    .run = run,
};

} // namespace stonemason
