// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/lan_message.h"

#include "core/base/fingerprint.h"
#include "core/play/lan_codec.h"
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/format/duel_fields.h"
#include "core/token_battle/format/position_text.h"

namespace stonemason::token_battle {

namespace {

constexpr std::size_t markLength = 16;

struct DuelCodec : DuelLanWords {
    static LanPlayer readGreeting(const JsonReader& r) {
        LanPlayer player;
        player.game = readName(r["game"], maximumLanName);
        player.rules = readName(r["rules"], markLength);
        player.name = readName(r["name"], maximumLanName);
        player.deckName = readName(r["deck"], maximumLanName);
        player.deck = readStacks(r["stacks"]);
        player.seed = readSeed(r["seed"]);
        r.allowOnly({"game", "rules", "name", "deck", "stacks", "seed"});
        return player;
    }
    static Json json(const LanPlayer& player) {
        return {{"game", player.game},     {"rules", player.rules},          {"name", player.name},
                {"deck", player.deckName}, {"stacks", player.deck.stacks()}, {"seed", player.seed}};
    }
    static Move readMove(const JsonReader& r) { return stonemason::token_battle::readMove(r); }
    static Json json(Move move) { return moveText(move); }
};

} // namespace

Result<LanMessage> readLanMessage(std::string_view line) {
    return readLanMessageOf<DuelCodec>(line);
}

std::string lanLine(const LanMessage& message) {
    return lanLineOf<DuelCodec>(message);
}

std::string positionMark(const Position& position) {
    return Fingerprint().add(positionText(position)).text();
}

} // namespace stonemason::token_battle
