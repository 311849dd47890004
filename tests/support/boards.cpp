// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards.h"

#include "core/wastes/format/profile_reader.h"
#include "tests/support/json_schema.h"
#include "tests/support/profile.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <map>
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
