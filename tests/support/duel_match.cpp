// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/duel_match.h"

#include "tests/support/plain_text.h"

#include <stdexcept>

namespace stonemason::test {

using namespace token_battle;

namespace {

/// Collects the differences.
class Differences {
public:
    void compare(const std::string& what, const std::string& plain, const std::string& engine) {
        if (plain != engine) text_ += what + ": plain " + plain + ", engine " + engine + '\n';
    }
    void compare(const std::string& what, int plain, int engine) {
        if (plain != engine) compare(what, std::to_string(plain), std::to_string(engine));
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

int squareIndex(std::optional<Cell> cell) {
    return cell ? squareOf(*cell) : noSquare;
}

void comparePlayers(const DuelMatch& match, std::size_t player, Differences& found) {
    const PlainPlayer& plain = match.plain.players[player];
    const Position& position = match.position;
    const std::string of = " of player " + std::to_string(player);
    found.compare("score" + of, plain.score, position.scores[player]);
    found.compare("last yield" + of, plain.yield, position.yields[player]);
    found.compare("yield now" + of, match.plain.board.yields()[player],
                  match.engine.yieldOf(position, int(player)));
    found.compare("boosts" + of, plain.boosts, position.boosts[player]);
    found.compare("tokens" + of, plain.tally.tokens, position.played[player].all);
    found.compare("pushes" + of, plain.tally.pushes, position.played[player].pushes);
    found.compare("flips" + of, plain.tally.flips, position.played[player].flips);
    if (position.running()) found.compare("extra moves" + of, plain.extraMoves, position.extraMoves[player]);
    if (player > 0 && !match.plain.board.hasOpponent()) return;
    for (int stack = 0; stack < stackCount; ++stack)
        found.compare("stack " + std::to_string(stack) + of, plain.stacks[std::size_t(stack)].front()->id,
                      match.engine.topCard(position, int(player), stack).id);
}

void compareBoards(const DuelMatch& match, Differences& found) {
    const std::string plain = plainText(match.plain.board);
    found.compare("board", plain, plainText(plainBoardOf(match.position)));
    for (int square = 0; square < duelCells; ++square) {
        const Cell cell = cellOf(Square(square));
        found.compare("yield on square " + std::to_string(square),
                      match.plain.board.isTaken(cell) ? match.plain.board.yieldOf(cell) : 0,
                      match.engine.yieldAt(match.position, Square(square)));
    }
    const auto last = match.plain.lastPlaced;
    found.compare("square of the last token",
                  squareIndex(last ? match.plain.board.cellOf(*last) : std::nullopt),
                  match.position.lastPlaced);
}

void compareMoves(const DuelMatch& match, Differences& found) {
    const auto plain = match.plain.legalMoves();
    const MoveList engine = match.engine.legalMoves(match.position);
    found.compare("number of moves", int(plain.size()), int(engine.size()));
    for (std::size_t i = 0; i < std::min(plain.size(), engine.size()); ++i)
        if (engine[i] != engineMove(plain[i])) found.compare("move " + std::to_string(i), "one", "another");
}

} // namespace

std::shared_ptr<const DuelTable> tableOf(const Catalogue& catalogue, const PlainRules& rules) {
    DuelRules numbers;
    numbers.game = catalogue.id;
    numbers.winningScore = rules.winningScore;
    numbers.mostMoves = rules.mostMoves;
    numbers.startValue = rules.startValue;
    for (const Cell centre : {Cell{2, 2}, Cell{2, 3}, Cell{3, 2}, Cell{3, 3}})
        numbers.starts |= bit(squareOf(centre));
    numbers.spawnValue = rules.spawnValue;
    numbers.gildBelow = rules.gildBelow;
    numbers.goldenFactor = rules.goldenFactor;
    numbers.auraBonus = rules.auraBonus;
    return DuelTable::of(catalogue, numbers).value();
}

PlainBoard plainBoardOf(const Position& position) {
    PlainBoard board;
    for (int square = 0; square < duelCells; ++square)
        if (const auto token = position.tokenAt(Square(square)))
            board.put(cellOf(Square(square)), token->owner, token->value, token->kind);
    return board;
}

Move engineMove(const PlainMove& move) {
    return {std::uint8_t(move.stack), squareOf(move.cell())};
}

DuelMatch::DuelMatch(std::shared_ptr<const DuelTable> table, const std::array<Deck, 2>& decks, DuelMode mode,
                     Cell start, const PlainRules& rules)
    : engine([&] {
        const auto duel = Duel::of(table, decks[0], decks[1], mode);
        if (!duel) throw std::runtime_error("no duel: " + std::string(duel.error().message.id));
        return *duel;
    }())
    , position(engine.start(squareOf(start)))
    , plain(mode == DuelMode::Sandbox ? PlainDuel(engine.table().catalogue(), decks[0], rules)
                                      : PlainDuel(engine.table().catalogue(), decks, start, rules)) {
}

void DuelMatch::play(const PlainMove& move) {
    engine.play(position, engineMove(move));
    plain.play(move);
}

std::string DuelMatch::difference() const {
    Differences found;
    compareBoards(*this, found);
    for (std::size_t player = 0; player < playerCount; ++player)
        comparePlayers(*this, player, found);
    found.compare("ended", plain.hasEnded(), !position.running());
    if (plain.hasEnded())
        found.compare("winner", plain.winner().value_or(-1), position.winner().value_or(-1));
    else
        found.compare("player to move", *plain.next, position.toMove);
    found.compare("moves played", plain.movesPlayed, position.moves);
    compareMoves(*this, found);
    return found.text();
}

} // namespace stonemason::test
