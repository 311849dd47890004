// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_normal.h"

#include <algorithm>

namespace stonemason::test {

using namespace token_battle;

namespace {

/// The player's share minus the opponent's.
int lead(const std::array<int, 2>& sums, int player) {
    return sums[std::size_t(player)] - sums[std::size_t(1 - player)];
}

/// What auras and gold add to the lead.
int bonusLead(const PlainBoard& board, int player) {
    return lead(board.yields(), player) - lead(board.valueSums(), player);
}

/// 0 on the border.
int ringOf(Cell cell) {
    return std::min({cell.row, cell.column, plainBoardSize.rows - 1 - cell.row,
                     plainBoardSize.columns - 1 - cell.column});
}

bool isMoreThan(int percent, int part, int whole) {
    return 100 * part > percent * whole;
}

int fallOf(Cell cell, int value, const PlainTally& opponent, const PlainNormalNumbers& numbers) {
    const int ring = ringOf(cell);
    if (ring > 1) return 0;
    const int movers = ring == 0 ? opponent.pushes : opponent.flips;
    int fall = 0;
    if (value > numbers.waryAbove && isMoreThan(numbers.wary, movers, opponent.tokens)) fall -= numbers.fear;
    if (value > numbers.watchfulAbove && isMoreThan(numbers.watchful, movers, opponent.tokens))
        fall -= numbers.fear;
    return fall;
}

} // namespace

PlainWorth plainWorth(const PlainDuel& duel, const PlainMove& move, const PlainNormalNumbers& numbers) {
    const int player = *duel.next;
    const Card& card = duel.cardOf(move);
    PlainBoard after = duel.board;
    const PlainPlacement placement =
        after.place(card, player, duel.valueOf(move), move.cell(), duel.lastPlaced);
    const int gilded = lead(placement.gilded, player);

    PlainWorth worth;
    worth.card = duel.valueOf(move);
    worth.ability =
        lead(after.valueSums(), player) - lead(duel.board.valueSums(), player) - worth.card + gilded;
    if (placement.extraTurn) worth.ability += numbers.extraTurn;
    if (placement.opponentExtraTurn) worth.ability -= numbers.extraTurn;
    if (placement.boostNext) worth.ability += numbers.boostNext;
    worth.bonus = bonusLead(after, player) - bonusLead(duel.board, player) - gilded;
    worth.fall = fallOf(placement.cell, worth.card, duel.players[std::size_t(1 - player)].tally, numbers);
    if (card.kind != TokenKind::Plain && after.isUnderEnemyTurret(placement.cell, player))
        worth.turrets = -numbers.turretReach;
    return worth;
}

PlainMove plainNormalMove(const PlainDuel& duel, SeededRandom& random, const PlainNormalNumbers& numbers) {
    std::vector<PlainMove> best;
    int most = 0;
    for (const PlainMove& move : duel.legalMoves()) {
        const int worth = plainWorth(duel, move, numbers).total();
        if (best.empty() || worth > most) {
            best.clear();
            most = worth;
        }
        if (worth == most) best.push_back(move);
    }
    return best[std::size_t(random.below(int(best.size())))];
}

} // namespace stonemason::test
