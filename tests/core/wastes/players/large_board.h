// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"
#include "core/wastes/tournament/tournament.h"
#include "tests/support/boards.h"

#include <array>
#include <string>

namespace stonemason::wastes::test_support {

/// A square board with the goals in the middle of its upper and lower edge behind three traps each, eight
/// pieces per side in front of them, and nothing between, or a hole every seven tiles.
inline Board largeBoard(int side, bool hasHoles) {
    const int middle = side / 2;
    std::vector<std::string> rows(std::size_t(side), std::string(std::size_t(side), '.'));
    if (hasHoles)
        for (int row = 4; row < side - 4; ++row)
            for (int column = row * 3 % 7; column < side; column += 7)
                rows[std::size_t(row)][std::size_t(column)] = ' ';
    for (const int edge : {0, side - 1}) {
        rows[std::size_t(edge)].replace(std::size_t(middle) - 1, 3, edge == 0 ? "xRx" : "xBx");
        rows[std::size_t(edge == 0 ? 1 : side - 2)][std::size_t(middle)] = 'x';
    }
    std::string drawn;
    for (const std::string& row : rows)
        drawn += (drawn.empty() ? "" : "/") + row;
    constexpr std::array<std::array<int, 3>, 8> places{
        {{8, 2, -3}, {5, 2, -2}, {3, 2, -1}, {2, 2, 1}, {4, 2, 2}, {6, 2, 3}, {1, 1, -2}, {7, 1, 2}}};
    std::string pieces;
    for (const auto& [rank, row, aside] : places)
        for (const char colour : {'b', 'r'}) {
            const int at = colour == 'b' ? row : side - 1 - row;
            pieces += (pieces.empty() ? "" : " ") + std::string(1, colour) + std::to_string(rank) +
                      (rank == 1   ? "w"
                       : rank == 6 ? "j"
                                   : "") +
                      ' ' + std::to_string(at) + ',' +
                      std::to_string(middle + (colour == 'b' ? aside : -aside));
        }
    return test::boardOf(drawn, pieces);
}

/// Hard, searching so many positions (0: as many as in the window), against Normal.
inline Tournament hardAgainstNormal(Board board, int games, int nodes) {
    return Tournament::of({.board = std::move(board),
                           .players = {{{PlayerLevel::Hard, nodes}, {PlayerLevel::Normal}}},
                           .games = games,
                           .seed = 1},
                          test::theWastes())
        .value();
}

} // namespace stonemason::wastes::test_support
