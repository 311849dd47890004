// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace stonemason::token_battle {

/// Rows and columns of the board of a duel (blog). Its cells fit one 64-bit word, on which all of
/// core/token_battle/duel relies.
inline constexpr int duelSide = 6;
inline constexpr int duelCells = duelSide * duelSide;

/// A cell of the board: row * duelSide + column, row 0 at the top.
using Square = std::uint8_t;
inline constexpr Square noSquare = 255;

/// A set of squares, one bit each.
using Squares = std::uint64_t;
inline constexpr Squares allSquares = (Squares{1} << unsigned(duelCells)) - 1;

constexpr Squares bit(Square square) {
    return Squares{1} << square;
}

constexpr Cell cellOf(Square square) {
    return {square / duelSide, square % duelSide};
}

/// The square of a cell, noSquare for one off the board.
constexpr Square squareOf(Cell cell) {
    const bool onBoard = cell.row >= 0 && cell.row < duelSide && cell.column >= 0 && cell.column < duelSide;
    return onBoard ? Square(cell.row * duelSide + cell.column) : noSquare;
}

namespace detail {

/// The number of squares in each eighth of a word, in its eight bits. std::popcount is a library call where
/// the compiler cannot assume a popcnt instruction, which generic amd64 does not guarantee.
constexpr Squares countByEighths(Squares squares) {
    squares -= squares >> 1U & 0x5555555555555555U;
    squares = (squares & 0x3333333333333333U) + (squares >> 2U & 0x3333333333333333U);
    return (squares + (squares >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
}

/// The sum of the numbers in the eighths of a word.
constexpr int sumOfEighths(Squares numbers) {
    const Squares quarters = (numbers & 0x00FF00FF00FF00FFU) + (numbers >> 8U & 0x00FF00FF00FF00FFU);
    return int(quarters * 0x0001000100010001U >> 48U);
}

} // namespace detail

/// The number of squares in a set.
constexpr int count(Squares squares) {
    return int(detail::countByEighths(squares) * 0x0101010101010101U >> 56U);
}

/// Calls visit(Square) for each square of a set, in rising order.
template <typename Visit>
constexpr void forEach(Squares squares, Visit visit) {
    for (; squares != 0; squares &= squares - 1)
        visit(Square(std::countr_zero(squares)));
}

namespace detail {

/// The squares from each square on in one direction, to the edge.
constexpr std::array<Squares, duelCells> raysTowards(int rows, int columns) {
    std::array<Squares, duelCells> rays{};
    for (int from = 0; from < duelCells; ++from) {
        Cell cell = cellOf(Square(from));
        for (cell = {cell.row + rows, cell.column + columns}; squareOf(cell) != noSquare;
             cell = {cell.row + rows, cell.column + columns})
            rays[std::size_t(from)] |= bit(squareOf(cell));
    }
    return rays;
}

constexpr std::array<Squares, duelCells> allNeighbours() {
    std::array<Squares, duelCells> neighbours{};
    for (int from = 0; from < duelCells; ++from)
        for (int to = 0; to < duelCells; ++to) {
            const Cell a = cellOf(Square(from));
            const Cell b = cellOf(Square(to));
            const int rows = a.row - b.row;
            const int columns = a.column - b.column;
            const bool beside = rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1;
            if (beside && from != to) neighbours[std::size_t(from)] |= bit(Square(to));
        }
    return neighbours;
}

} // namespace detail

/// By square: the up to eight squares around it.
inline constexpr std::array<Squares, duelCells> neighbours = detail::allNeighbours();
/// By square: the squares in each direction, up to the edge.
inline constexpr std::array<Squares, duelCells> raysUp = detail::raysTowards(-1, 0);
inline constexpr std::array<Squares, duelCells> raysDown = detail::raysTowards(1, 0);
inline constexpr std::array<Squares, duelCells> raysLeft = detail::raysTowards(0, -1);
inline constexpr std::array<Squares, duelCells> raysRight = detail::raysTowards(0, 1);

/// By square: how many steps it is from the edge of the board.
inline constexpr std::array<std::uint8_t, duelCells> stepsFromEdge = [] {
    std::array<std::uint8_t, duelCells> steps{};
    for (int square = 0; square < duelCells; ++square) {
        const Cell cell = cellOf(Square(square));
        steps[std::size_t(square)] = std::uint8_t(
            std::min({cell.row, cell.column, duelSide - 1 - cell.row, duelSide - 1 - cell.column}));
    }
    return steps;
}();

} // namespace stonemason::token_battle
