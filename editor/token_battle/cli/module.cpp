// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/module.h"

#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "editor/cli/console.h"
#include "editor/token_battle/cli/check_decks.h"
#include "editor/token_battle/cli/deck_input.h"
#include "editor/token_battle/cli/deck_output.h"
#include "editor/token_battle/cli/play_decks.h"
#include "editor/token_battle/cli/verbs.h"
#include "editor/token_battle/text/deck_text.h"

namespace stonemason::token_battle {

namespace {

FileReport check(CommandCall& call, const std::string& path, std::string_view bytes) {
    const DeckInput* input = call.load<DeckInput>();
    if (!input) return unloadedFile(path);
    const Result<DeckReading> reading = input->parse(bytes);
    return reading ? describeDecks(path, *reading, input->catalogue())
                   : unusableFile(path, deckText(reading.error(), input->catalogue()));
}

int convert(CommandCall& call, const std::string& from, std::string_view bytes, const std::string& to) {
    const auto form = call.arguments().value("--to");
    return convertDecks(from, bytes, form ? deckFormatFromId(*form) : std::nullopt, to);
}

bool hasName(const std::string& name) {
    return deckFormatForName(name).has_value();
}

/// Only decks have forms that --to names, and only they are written to .sdeck.
bool isAskedFor(const Arguments& arguments, const std::string& to) {
    return arguments.has("--to") || deckFormatForName(to) == DeckFormat::Sdeck;
}

QString whyNoRecord(std::string_view bytes) {
    if (holdsPosition(bytes))
        return CommandLine::tr("This is a position of a game as text; the window opens it, to play on.");
    return stonemason::whyNoRecord(looksLikeGameRecord(bytes));
}

constexpr FileVerbs deckVerbs{
    .kind = DocumentKind::Decks,
    .check = check,
    .convert = convert,
    .hasName = hasName,
    .isAskedFor = isAskedFor,
};
constexpr FileVerbs recordVerbs{.kind = DocumentKind::Game, .whyNot = whyNoRecord};

constexpr const Verb* verbs[]{&deckListVerb, &deckShareVerb, &deckCardsVerb, &deckRandomVerb};
constexpr const FileVerbs* files[]{&deckVerbs, &recordVerbs};

} // namespace

const GameCli gameCli{.verbs = verbs, .files = files, .play = &playVerbs};

} // namespace stonemason::token_battle
