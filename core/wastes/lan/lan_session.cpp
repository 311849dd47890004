// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/lan/lan_session.h"

#include "core/wastes/format/sboard.h"

namespace stonemason {

template class LanSessionOf<wastes::WarLan>;

namespace wastes {

LanPlayer WarLan::greeting(Table table, const Own& own) {
    LanPlayer player{gameId(table), own.rules, own.name, own.seed, {}};
    if (own.board) player.board = lanBoard(*own.board);
    return player;
}

std::optional<Message> WarLan::refusal(Table table, const Own& own, const LanPlayer& peer) {
    if (peer.game != gameId(table)) return Message{"lan/game", {peer.game}};
    if (peer.rules != own.rules) return Message{"lan/rules"};
    if (own.board.has_value() == peer.board.has_value()) return Message{"lan/board"};
    return std::nullopt;
}

Result<Game> WarLan::begin(Table table, const Own& own, const LanPlayer& peer, std::uint64_t seed,
                           bool ownBegins) {
    GameSetup setup{own.board ? lanBoard(*own.board) : *peer.board, seed, {}};
    setup.players[ownBegins ? 0 : 1] = own.name;
    setup.players[ownBegins ? 1 : 0] = peer.name;
    auto game = Game::of(std::move(setup), *table);
    // A board that no file can hold could be played, but not kept.
    if (!game || !writeSboard(game->setup().board, *table)) return Error{{"lan/board"}};
    return game;
}

} // namespace wastes

} // namespace stonemason
