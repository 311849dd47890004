// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/lan/lan_session.h"

#include "core/token_battle/deck/deck.h"

template class stonemason::LanSessionOf<stonemason::token_battle::DuelLan>;

namespace stonemason::token_battle {

LanPlayer DuelLan::greeting(const Table& table, const Own& own) {
    return {gameId(table), own.rules, own.name, own.deckName, own.deck, own.seed};
}

std::optional<Message> DuelLan::refusal(const Table& table, const Own& own, const LanPlayer& peer) {
    if (peer.game != gameId(table)) return Message{"lan/game", {peer.game}};
    if (peer.rules != own.rules) return Message{"lan/rules"};
    if (!isValid(peer.deck, table->catalogue())) return Message{"lan/deck"};
    return std::nullopt;
}

Result<Game> DuelLan::begin(const Table& table, const Own& own, const LanPlayer& peer, std::uint64_t seed,
                            bool ownBegins) {
    const Side here{own.deck, own.deckName, own.name};
    const Side there{peer.deck, peer.deckName, peer.name};
    auto game = Game::of(table, ownBegins ? setupOf(here, there, seed, table->rules())
                                          : setupOf(there, here, seed, table->rules()));
    if (!game) return Error{{"lan/deck"}};
    return game;
}

} // namespace stonemason::token_battle
