// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"
#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"

#include <QtGlobal>

#include <algorithm>
#include <span>
#include <string>

namespace stonemason {

/// The choices of an option that takes a computer player; "medium" is another word for "normal".
inline constexpr std::string_view playerChoices[] = {"easy", "normal", "hard", "medium"};

/// The option of the Hard player.
inline constexpr Option nodesOption{
    .name = "--nodes",
    .value = "N",
    .range = NumberRange{100, 100'000'000},
    .help = QT_TRANSLATE_NOOP("CommandLine", "How many positions hard looks at before a move, 100 to "
                                             "100000000; without it as many as in the window")};
inline constexpr Option openDecksOption{
    .name = "--open-decks",
    .help = QT_TRANSLATE_NOOP("CommandLine", "Let hard know the other's deck, not only what was played")};

/// Of games on boards: who is ahead after each move.
inline constexpr Option chancesOption{
    .name = "--chances",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "Of a game on a board: say at the start and after each move how likely each "
                              "side is to win, or in how many moves it wins for certain; takes a moment for "
                              "each move. With --json as \"start\" and in each of \"moves\": \"chances\", "
                              "{\"blue\", \"red\"} from 0 to 1, and \"win\", null or {\"side\", \"moves\", "
                              "\"end\"}")};

/// The level that an option names, Normal without it.
inline PlayerLevel playerLevelOf(const Arguments& arguments, std::string_view option) {
    const auto level = arguments.value(option);
    return playerLevelFromId(level.value_or("normal")).value_or(PlayerLevel::Normal);
}

/// Before a game: whether its record can be written where --record asks.
inline bool canRecord(const Arguments& arguments, std::span<const std::string> inputs) {
    const auto record = arguments.value("--record");
    return !record || canTakeResult(*record, inputs);
}

/// Writes the game where --record asks, and prints it, whether or not that worked. Returns the exit status.
template <typename Game, typename Write, typename Print>
int recordAndPrint(const Game& game, const Arguments& arguments, Write write, Print print) {
    const auto record = arguments.value("--record");
    const int written = record ? write(game, *record) : exitFine;
    return std::max(written, print(game, arguments.has("--json")));
}

} // namespace stonemason
