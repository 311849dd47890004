// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/cli/text_map_files.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/problem_tally.h"
#include "editor/text/argument_text.h"
#include "editor/text_map/profiles/signs.h"

#include <algorithm>
#include <vector>

namespace stonemason::text_map {

std::optional<Charset> charsetAsked(const Arguments& arguments) {
    const auto id = arguments.value(encodingOption.name);
    return id ? charsetFromId(*id) : std::nullopt;
}

std::optional<SignInput> SignInput::load() {
    LoadedSigns loaded = loadSigns();
    if (loaded.broken.empty()) return SignInput(std::move(loaded.table));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

bool isTextMapName(std::string_view name) {
    const QString text = shown(name);
    return text.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive) ||
           text.endsWith(QLatin1String(".map"), Qt::CaseInsensitive);
}

int convertTextMap(const std::string& path, std::string_view bytes, const std::string& output,
                   std::optional<Charset> charset) {
    if (!isTextMapName(output))
        return usageError("convert",
                          //: %1 and %2 are files
                          CommandLine::tr("%1: \"%2\" must end in .txt or .map, as maps of characters do")
                              .arg(pathText(path), shown(output)));
    const auto map = readTextMap(bytes, charset);
    if (!map) return complainAbout(path, map.error());
    return writeOutput(output, writeTextMap(*map), path);
}

namespace {

/// The first cell of every sign, by SignIndex.
std::vector<Cell> firstCells(const TextMap& map) {
    std::vector<Cell> first(map.signs.size(), Cell{-1, -1});
    forEachCell(map.cells.size(), [&](Cell cell) {
        Cell& known = first[map.cells[cell]];
        if (known.row < 0) known = cell;
    });
    return first;
}

void addUnknownSigns(ProblemTally& problems, const TextMap& map, const GlyphTable& signs) {
    const std::vector<Cell> first = firstCells(map);
    for (const UnknownSign& unknown : unknownSigns(map, signs)) {
        const auto index = std::ranges::find(map.signs, unknown.sign) - map.signs.begin();
        const Cell cell = first[std::size_t(index)];
        problems.add(Severity::Note, [&] {
            const QString sign = quoted(QString::fromStdString(unknown.sign));
            return ListedProblem{
                "signs", CommandLine::tr("Unknown sign"),
                //: %1 is a character in quotes, %2 to %4 are numbers
                CommandLine::tr(
                    "%1 means nothing to the program and counts as floor; cells: %2, the first in "
                    "row %3, column %4.")
                    .arg(sign, QString::number(unknown.cells), QString::number(cell.row),
                         QString::number(cell.column)),
                whereJson(std::span(&cell, 1))};
        });
    }
}

/// Rows that end before the longest does, as one: a map may have thousands.
void addShortRows(ProblemTally& problems, const TextMap& map) {
    int rows = 0;
    Cell first;
    for (int row = 0; row < map.cells.rows(); ++row) {
        const auto cells = map.cells.row(row);
        if (cells.back() != nothing) continue;
        const auto behind =
            std::find_if(cells.rbegin(), cells.rend(), [](SignIndex sign) { return sign != nothing; });
        if (rows++ == 0) first = {row, int(behind.base() - cells.begin())};
    }
    if (rows == 0) return;
    problems.add(Severity::Note, [&] {
        return ListedProblem{
            "rows", CommandLine::tr("Rows of different lengths"),
            //: %1 to %4 are numbers
            CommandLine::tr(
                "Rows that end before column %1: %2, the first of them row %3, at column %4. Behind "
                "their ends there is nothing.")
                .arg(QString::number(map.cells.columns()), QString::number(rows), QString::number(first.row),
                     QString::number(first.column)),
            whereJson(std::span(&first, 1))};
    });
}

void addMissingFloor(ProblemTally& problems, const TextMap& map, const GlyphTable& signs) {
    const BitGrid passable = passableOf(map, signs);
    bool hasFloor = false;
    forEachCell(passable.size(), [&](Cell cell) { hasFloor = hasFloor || passable[cell]; });
    if (hasFloor) return;
    problems.add(Severity::Warning, [] {
        return ListedProblem{"floor", CommandLine::tr("No floor"),
                             CommandLine::tr("Every cell is a wall, so that nobody can walk here."),
                             whereJson({})};
    });
}

} // namespace

FileReport describeTextMap(const std::string& path, const TextMap& map, const GlyphTable& signs) {
    ProblemTally problems;
    addMissingFloor(problems, map, signs);
    addUnknownSigns(problems, map, signs);
    addShortRows(problems, map);
    Json json{{"path", path}, {"rows", map.cells.rows()}, {"columns", map.cells.columns()}};
    problems.addTo(json);
    return {std::move(json),
            reportBlock(path, {}, problems, CommandLine::tr("A map of characters that can be read"),
                        CommandLine::tr("A map of characters that can be read")),
            exitFine};
}

} // namespace stonemason::text_map
