// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/advantage.h"

#include "core/wastes/players/forced_win.h"
#include "core/wastes/players/search.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace stonemason::wastes {

namespace {

int forBlue(int value, int player) {
    return Side(player) == Side::Blue ? value : -value;
}

/// Of a game that has ended.
Advantage finalAdvantage(const Position& position) {
    const auto winner = winnerOf(position.state);
    return winner ? wonBy(Side(*winner), position.end) : Advantage{.isDrawn = true};
}

SureWin sureWinOf(const ForcedWin& win) {
    return {win.winner, win.winnersMoves(), win.end};
}

/// The win found by the search; `value` is for the player to move.
std::optional<SureWin> seenWin(int value, int player) {
    const int plies = pliesToWin(value);
    if (plies == 0) return std::nullopt;
    return SureWin{Side(value > 0 ? player : 1 - player), (plies + 1) / 2};
}

} // namespace

double winningChance(const Advantage& advantage, Side side, const JudgingNumbers& judging) {
    if (advantage.win) return advantage.win->winner == side ? 1 : 0;
    if (advantage.isDrawn) return 0.5;
    const double value = forBlue(advantage.value, int(side));
    return 1 / (1 + std::pow(10, -value / judging.chanceScale));
}

Advantage wonBy(Side winner, End end) {
    return {forBlue(winValue, int(winner)), SureWin{winner, 0, end}};
}

Advantage standingAdvantage(const Engine& engine, const Position& position) {
    if (!position.running()) return finalAdvantage(position);
    return {PieceSquareTable(engine.ground()).evaluate(position, int(Side::Blue))};
}

std::optional<SureWin> sureWin(const Engine& engine, const Position& position, std::int64_t nodes,
                               std::stop_token stop) {
    const auto win = forcedWin(engine, position, longestForcedWin, nodes, nullptr, std::move(stop));
    return win ? std::optional(sureWinOf(*win)) : std::nullopt;
}

Advantage advantageOf(const Engine& engine, const Position& position, std::int64_t nodes,
                      std::stop_token stop) {
    if (!position.running()) return finalAdvantage(position);
    const SearchResult found = Search(engine, nodes, stop).best(position, engine.moves(position));
    Advantage advantage{forBlue(found.value, position.toMove)};
    advantage.win = sureWin(engine, position, nodes, std::move(stop));
    if (!advantage.win) advantage.win = seenWin(found.value, position.toMove);
    return advantage;
}

std::vector<Advantage> advantagesIn(const Game& game, std::int64_t nodes) {
    std::vector<Advantage> advantages;
    for (int moves = 0; moves <= game.moveCount(); ++moves)
        advantages.push_back(advantageOf(game.engine(), game.positionAfter(moves), nodes));
    if (const auto resigned = game.record().resigned) advantages.back() = wonBy(opponentOf(Side(*resigned)));
    return advantages;
}

namespace {

/// The line that begins with the move, with what can be proven after it.
AnalysedLine lineOf(const Engine& engine, const Position& position, SearchLine found, std::int64_t nodes,
                    const std::stop_token& stop) {
    AnalysedLine line{std::move(found.moves), {forBlue(found.value, position.toMove)}, found.depth};
    const Side mover = Side(position.toMove);
    Position after = position;
    engine.play(after, line.moves.front());
    if (!after.running()) {
        line.advantage = finalAdvantage(after);
        line.moves.resize(1);
    } else if (const auto win = forcedWin(engine, after, longestForcedWin, nodes, nullptr, stop)) {
        line.moves.resize(1);
        line.moves.insert(line.moves.end(), win->line.begin(), win->line.end());
        line.advantage.win = sureWinOf(*win);
    } else {
        line.advantage.win = seenWin(found.value, position.toMove);
        return line;
    }
    if (line.advantage.win && line.advantage.win->winner == mover) ++line.advantage.win->moves;
    return line;
}

/// Higher is better for the player to move: wins the sooner the better, losses the later.
double rankOf(const AnalysedLine& line, int player) {
    const Advantage& advantage = line.advantage;
    if (advantage.isDrawn) return 0;
    if (!advantage.win) return forBlue(advantage.value, player);
    const double distance = advantage.win->moves;
    return advantage.win->winner == Side(player) ? 2.0 * winValue - distance : -2.0 * winValue + distance;
}

/// Replaces the line with the same first move, or else the worst line, by the proven win, which may lie
/// beyond the search horizon.
void include(std::vector<AnalysedLine>& lines, const ForcedWin& win, int depth) {
    const auto same = std::ranges::find(lines, win.line.front(),
                                        [](const AnalysedLine& line) { return line.moves.front(); });
    AnalysedLine& place = same == lines.end() ? lines.back() : *same;
    const Advantage won{forBlue(winValue - int(win.line.size()), int(win.winner)), sureWinOf(win)};
    place = {win.line, won, std::max(depth, int(win.line.size()))};
}

} // namespace

std::vector<AnalysedLine> analyse(const Engine& engine, const Position& position, int lines,
                                  std::int64_t nodes, std::stop_token stop) {
    std::vector<AnalysedLine> analysed;
    if (!position.running()) return analysed;
    lines = std::clamp(lines, 1, mostLines);
    Search search(engine, nodes * lines, stop);
    for (SearchLine& line : search.lines(position, engine.moves(position), lines))
        analysed.push_back(lineOf(engine, position, std::move(line), nodes, stop));
    const auto rank = [&](const AnalysedLine& line) { return rankOf(line, position.toMove); };
    std::ranges::stable_sort(analysed, std::ranges::greater(), rank);
    const auto win = forcedWin(engine, position, longestForcedWin, nodes, nullptr, std::move(stop));
    if (win && win->winner == Side(position.toMove)) {
        include(analysed, *win, analysed.front().depth);
        std::ranges::stable_sort(analysed, std::ranges::greater(), rank);
    }
    return analysed;
}

} // namespace stonemason::wastes
