// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/play_decks.h"

#include "core/token_battle/format/game_record.h"
#include "editor/cli/recorded_play.h"
#include "editor/token_battle/cli/deck_tournament.h"
#include "editor/token_battle/cli/duel_input.h"
#include "editor/token_battle/cli/game_text.h"

#include <array>

namespace stonemason::token_battle {

namespace {

std::optional<Side> sideOf(DuelInput& input, const std::string& operand, const ComputerPlayer& player) {
    const NamedDeck* deck = input.deck(DeckOperand(operand));
    if (!deck) return std::nullopt;
    return Side{deck->deck, deck->name, std::string(playerLevelId(player.level))};
}

int play(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const std::array players{playerOf(arguments, "--player-a"), playerOf(arguments, "--player-b")};
    std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    const auto first = sideOf(*input, *arguments.value("--deck-a"), players[0]);
    if (!first) return exitUnusable;
    const auto second = sideOf(*input, *arguments.value("--deck-b"), players[1]);
    if (!second || !canRecord(arguments, input->files())) return exitUnusable;

    const std::uint64_t seed = arguments.number("--seed", 1);
    // Decks that were found are valid, and the start is one of the rules': there is a game.
    auto begun = Game::of(input->table(), setupOf(*first, *second, seed, input->table()->rules()));
    Game& game = begun.value();
    playOut(game, contestantsOf(players, seed));
    const auto write = [&input](const Game& played, const std::string& path) {
        return writeOutput(path, writeGameRecord(played.record(), input->catalogue()));
    };
    return recordAndPrint(game, arguments, write, printGame);
}

int replay(CommandCall& call, const std::string& path, std::string_view bytes) {
    const std::optional<DuelInput> input = DuelInput::load();
    if (!input) return exitUnusable;
    const auto record = readGameRecord(bytes, input->catalogue());
    if (!record) return complainAboutDecks(path, record.error(), input->catalogue());
    const auto game = Game::replay(input->table(), *record);
    if (!game) return complainAboutDecks(path, game.error(), input->catalogue());
    return printGame(*game, call.arguments().has("--json"));
}

bool isRecord(std::string_view bytes) {
    return looksLikeGameRecord(bytes);
}

} // namespace

const PlayVerbs playVerbs{
    .chooser = {},
    .play = play,
    .isRecord = isRecord,
    .replay = replay,
    .tournament = playDeckTournament,
    .isResult = nullptr,
    .resume = resumeDeckTournament,
    .merge = mergeDeckTournaments,
};

} // namespace stonemason::token_battle
