// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checks.h"

#include "core/kings_conflict/check/join_fix.h"
#include "core/kings_conflict/map/map.h"

#include <QStringList>

#include <algorithm>
#include <stdexcept>

namespace stonemason::test {

using namespace kings_conflict;

namespace {

QString word(Cell cell) {
    return QStringLiteral("%1,%2").arg(cell.row).arg(cell.column);
}

/// Sorts the words of cells as numbers: "9,0" before "10,0".
QString line(const QString& head, std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    QString text = head;
    for (Cell cell : cells)
        text += QLatin1Char(' ') + word(cell);
    return text;
}

QString joined(QStringList lines) {
    lines.sort();
    return lines.join(QLatin1String("; "));
}

} // namespace

Map painted(Map map, std::string_view runs) {
    for (const QString& run :
         QString::fromUtf8(runs.data(), int(runs.size())).split(u' ', Qt::SkipEmptyParts)) {
        const int equals = int(run.indexOf(u'='));
        const QStringList place = run.left(equals).split(u',');
        Cell cell{place.at(0).toInt(), place.at(1).toInt()};
        for (QChar code : run.mid(equals + 1)) {
            if (!map.terrain().contains(cell)) throw std::runtime_error("painted: outside the board");
            map.layer(terrainLayer)[cell] = code.toLatin1();
            ++cell.column;
        }
    }
    return map;
}

Map board(std::string_view runs) {
    Map map = newMap(kingsConflict());
    map.symmetry = Symmetry::None;
    return painted(std::move(map), runs);
}

int joinErrorsIn(const Map& map) {
    int errors = 0;
    forEachCell(map.size(), [&](Cell cell) {
        bool leadsNowhere = false;
        visitJoinFaults(map.terrain(), kingsConflict(), cell, [&](const JoinFault& fault) {
            errors += fault.clash;
            leadsNowhere = leadsNowhere || (!fault.clash && fault.network == Network::River &&
                                            kingsConflict().tile(map.terrain()[cell])->isBridge());
        });
        errors += leadsNowhere;
    });
    return errors;
}

std::vector<Problem> problemsOf(std::string_view check, const Map& map, const GameProfile& game) {
    for (const Check& candidate : allChecks())
        if (candidate.id == check) return reportOf(candidate, map, game).problems;
    throw std::runtime_error("no such check: " + std::string(check));
}

QString described(std::span<const Problem> problems, Size size, Transform t) {
    static const char* const severities[]{"note ", "warning ", "error "};
    QStringList lines;
    for (const Problem& problem : problems) {
        std::vector<Cell> cells = problem.cells;
        if (t != Transform::Identity)
            for (Cell& cell : cells)
                cell = transformed(cell, size, t);
        const std::string_view id = problem.message.id;
        lines += line(QLatin1String(severities[int(problem.severity)]) +
                          QString::fromUtf8(id.data(), int(id.size())),
                      std::move(cells));
    }
    return joined(std::move(lines));
}

QString found(std::string_view check, const Map& map, const GameProfile& game) {
    return described(problemsOf(check, map, game));
}

QString turned(const QString& description, Size size, Transform t) {
    QStringList lines;
    for (const QString& entry : description.split(QLatin1String("; "), Qt::SkipEmptyParts)) {
        const QStringList words = entry.split(u' ');
        std::vector<Cell> cells;
        for (const QString& place : words.mid(2))
            cells.push_back(transformed(
                Cell{place.section(u',', 0, 0).toInt(), place.section(u',', 1, 1).toInt()}, size, t));
        lines += line(words.at(0) + u' ' + words.at(1), std::move(cells));
    }
    return joined(std::move(lines));
}

Map randomMap(Random& random, Size size, std::string_view codes) {
    Map map = newMap(kingsConflict());
    map.symmetry = Symmetry::None;
    for (Grid<Code>& layer : map.layers)
        layer = Grid<Code>(size, '0');
    forEachCell(size, [&](Cell cell) { map.layer(terrainLayer)[cell] = random.oneOf(codes); });
    return map;
}

} // namespace stonemason::test
