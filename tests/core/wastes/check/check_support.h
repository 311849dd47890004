// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"
#include "tests/support/boards.h"
#include "tests/support/random.h"

#include <QStringList>

#include <utility>

namespace stonemason::wastes {

/// A message in short: "place/hole blue 3 (0,1)". Cells count from 0.
inline QString textOf(const Message& message) {
    QStringList words{QString::fromUtf8(message.id.data(), qsizetype(message.id.size()))};
    for (const Argument& argument : message.arguments) {
        if (const int* number = std::get_if<int>(&argument)) words += QString::number(*number);
        if (const std::string* word = std::get_if<std::string>(&argument)) words += word->c_str();
        if (const Cell* cell = std::get_if<Cell>(&argument))
            words += QStringLiteral("(%1,%2)").arg(cell->row).arg(cell->column);
    }
    return words.join(' ');
}

/// The messages of one check, separated by "; ".
inline QString foundBy(std::string_view check, const Report& report) {
    QStringList messages;
    for (const Problem& problem : report.problems)
        if (problem.check == check) messages += textOf(problem.message);
    return messages.join(QLatin1String("; "));
}

/// How many errors and warnings a board has.
using ErrorsAndWarnings = std::pair<int, int>;
inline ErrorsAndWarnings badnessOf(const Board& board) {
    const Report report = runChecks(board, test::theWastes());
    return {report.count(Severity::Error), report.count(Severity::Warning)};
}

/// A random board, possibly with pieces on forbidden cells and too many goals.
inline Board spoiltBoard(test::Random& random) {
    Board board = test::randomBoard(random);
    board.symmetry = Symmetry(random.below(4));
    for (int more = random.below(5); more > 0; --more)
        board.pieces.push_back({Side(random.below(2)), 1 + random.below(8), random.cellOf(board.size())});
    if (random.below(2) == 0) board.tiles[random.cellOf(board.size())] = Tile::BlueGoal;
    return board;
}

} // namespace stonemason::wastes
