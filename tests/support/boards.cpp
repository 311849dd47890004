// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards.h"

#include "core/wastes/format/profile_reader.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

namespace stonemason::test {

using wastes::Board;
using wastes::Piece;
using wastes::Profile;
using wastes::Side;
using wastes::Tile;

namespace {

// Not the engine's own reading of signs: boards of tests must not depend on it.
const std::map<char, Tile> signs{{' ', Tile::Hole},     {'.', Tile::Normal}, {'^', Tile::High},
                                 {'%', Tile::Rough},    {'~', Tile::Sludge}, {'x', Tile::Trap},
                                 {'B', Tile::BlueGoal}, {'R', Tile::RedGoal}};

const std::map<QString, Tile> kinds{{"normal", Tile::Normal},  {"high", Tile::High},
                                    {"rough", Tile::Rough},    {"sludge", Tile::Sludge},
                                    {"trap", Tile::Trap},      {"blueGoal", Tile::BlueGoal},
                                    {"redGoal", Tile::RedGoal}};

Piece pieceOf(const QString& word, const QString& place) {
    const QStringList cell = place.split(',');
    if (word.size() < 2 || cell.size() != 2) throw std::runtime_error("boardOf: a piece");
    return {word[0] == 'b' ? Side::Blue : Side::Red,
            word[1].digitValue(),
            {cell[0].toInt(), cell[1].toInt()},
            word.contains('w'),
            word.contains('j')};
}

} // namespace

const Profile& theWastes() {
    static const Profile profile = [] {
        auto read = wastes::readProfile(resourceData("wastes/war-in-the-wastes.json"));
        if (!read) throw std::runtime_error("the profile of the wastes cannot be read");
        return std::move(read).value();
    }();
    return profile;
}

Board boardOf(std::string_view rows, std::string_view pieces) {
    const QStringList lines = QString::fromLatin1(rows.data(), qsizetype(rows.size())).split('/');
    qsizetype columns = 0;
    for (const QString& line : lines)
        columns = std::max(columns, line.size());
    Board board;
    board.tiles = Grid<Tile>({int(lines.size()), int(columns)}, Tile::Hole);
    for (int row = 0; row < int(lines.size()); ++row)
        for (int column = 0; column < int(lines[row].size()); ++column)
            board.tiles[{row, column}] = signs.at(lines[row][column].toLatin1());
    const QStringList words =
        QString::fromLatin1(pieces.data(), qsizetype(pieces.size())).split(' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < words.size(); i += 2)
        board.pieces.push_back(pieceOf(words[i], words[i + 1]));
    return board;
}

std::string piecesText(const Board& board) {
    std::string text;
    for (const Piece& piece : board.pieces)
        text += (text.empty() ? "" : " ") + std::string(piece.side == Side::Blue ? "b" : "r") +
                std::to_string(piece.rank) + (piece.walks ? "w" : "") + (piece.jumps ? "j" : "") + ' ' +
                std::to_string(piece.cell.row) + ',' + std::to_string(piece.cell.column);
    return text;
}

Board randomBoard(Random& random) {
    const std::vector<std::string_view> kindsOfGround{"....^%~x ", "...~~~ ", ".......", "..^%x", ".~"};
    const std::string_view ground = random.oneOf(kindsOfGround);
    const bool large = random.below(300) == 0;
    const int longest = large ? wastes::maximumSide : 8;
    Board board;
    board.tiles = Grid<Tile>({2 + random.below(longest - 1), 2 + random.below(longest - 1)}, Tile::Normal);
    forEachCell(board.size(), [&](Cell cell) { board.tiles[cell] = signs.at(random.oneOf(ground)); });
    for (const Tile goal : {Tile::BlueGoal, Tile::RedGoal})
        for (int goals = random.below(8); goals >= 2; goals /= 3)
            board.tiles[random.cellOf(board.size())] = goal;
    std::set<Cell> taken;
    const auto place = [&](Side side) {
        for (int attempt = 0; attempt < 200; ++attempt) {
            const Cell cell = random.cellOf(board.size());
            if (board.tiles[cell] == Tile::Hole || wastes::isGoal(board.tiles[cell])) continue;
            if (!taken.insert(cell).second) continue;
            board.pieces.push_back(
                {side, 1 + random.below(8), cell, random.below(3) == 0, random.below(3) == 0});
            return true;
        }
        return false;
    };
    for (const Side side : {Side::Blue, Side::Red})
        for (int pieces = 1 + random.below(large ? 64 : 6); pieces > 0; --pieces)
            place(side);
    for (int jumps = random.below(3) == 0 ? random.below(6) : 0; jumps > 0; --jumps)
        board.jumps.extra.push_back({random.cellOf(board.size()), random.cellOf(board.size())});
    for (int jumps = random.below(3) == 0 ? random.below(6) : 0; jumps > 0; --jumps)
        board.jumps.forbidden.push_back({random.cellOf(board.size()), random.cellOf(board.size())});
    board.toMove = random.coin() ? Side::Blue : Side::Red;
    return board;
}

Board publicBoard(const std::string& name) {
    const QJsonObject json = jsonObjectOf(
        QStringLiteral(STONEMASON_TEST_DATA "/wastes/%1.json").arg(QString::fromStdString(name)));
    Board board;
    board.tiles = Grid<Tile>({json["height"].toInt(), json["width"].toInt()}, Tile::Hole);
    const auto cellOf = [](const QJsonValue& value) { return Cell{value["y"].toInt(), value["x"].toInt()}; };
    for (const QJsonValue& tile : json["tiles"].toArray())
        board.tiles[cellOf(tile)] = kinds.at(tile["type"].toString());
    for (const QJsonValue& piece : json["pieces"].toArray())
        board.pieces.push_back({piece["team"].toInt() == 0 ? Side::Blue : Side::Red, piece["rank"].toInt(),
                                cellOf(piece), piece["sludgeWalker"].toBool(), piece["jumper"].toBool()});
    return board;
}

} // namespace stonemason::test
