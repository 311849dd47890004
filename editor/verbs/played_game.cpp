// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/played_game.h"

namespace stonemason {

namespace {

/// The first game for which `fits` holds, else the one that is played without being asked for.
template <typename Fits>
const PlayVerbs& find(const CommandCall& call, Fits fits) {
    const PlayVerbs* usual = nullptr;
    for (const GameCli* game : call.games().all) {
        if (!game->play) continue;
        if (fits(*game->play)) return *game->play;
        if (game->play->chooser.empty()) usual = game->play;
    }
    return *usual;
}

} // namespace

const PlayVerbs& playedGame(const CommandCall& call) {
    return find(call, [&](const PlayVerbs& game) {
        return !game.chooser.empty() && call.arguments().has(game.chooser);
    });
}

const PlayVerbs& gameOfRecord(const CommandCall& call, std::string_view bytes) {
    return find(call, [bytes](const PlayVerbs& game) { return game.isRecord(bytes); });
}

const PlayVerbs& gameOfResult(const CommandCall& call, const PartFile& file) {
    return find(call, [&file](const PlayVerbs& game) { return game.isResult && game.isResult(file); });
}

} // namespace stonemason
