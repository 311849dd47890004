// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/cli/text_map_files.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/problem_tally.h"
#include "editor/text/argument_text.h"
#include "editor/text/error_text.h"

#include <algorithm>
#include <vector>

namespace stonemason::text_map {

RememberedChoices rememberedFor(const Arguments& arguments, const std::string& path) {
    if (path == standardStream || arguments.has(forgetOption.name)) return {};
    return rememberedChoices(path);
}

std::optional<Charset> charsetAsked(const Arguments& arguments, const std::string& path) {
    const auto id = arguments.value(encodingOption.name);
    return id ? charsetFromId(*id) : rememberedFor(arguments, path).charset;
}

bool isTextMapName(const std::string& name) {
    const QString text = shown(name);
    return text.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive) ||
           text.endsWith(QLatin1String(".map"), Qt::CaseInsensitive);
}

std::string bytesOfOne(const TextMap& map) {
    const bool isPart = map.frame && map.frame->map.form != LevelForm::Whole;
    return isPart ? writeRows(map) : writeTextMap(map);
}

int convertLevelFile(const Arguments& arguments, const std::string& path, std::string_view bytes,
                     const std::string& output) {
    const auto charset = charsetAsked(arguments, path);
    const std::vector<LevelMap> maps = levelMapsIn(bytes);
    for (const LevelMap& map : maps.empty() ? std::vector{wholeFile(bytes)} : maps)
        if (const auto read = readLevelMap(bytes, map, charset); !read)
            return complainAbout(path, read.error());
    return writeOutput(output, std::string(bytes), path);
}

int convertTextMap(const std::string& path, const TextMap& map, const std::string& output) {
    if (!hasEndingOf(path, output) && !isTextMapName(output))
        return usageError("convert",
                          //: %1 and %2 are files
                          CommandLine::tr("%1: \"%2\" must end in .txt or .map, as maps of characters do, or "
                                          "like the file it is read from")
                              .arg(pathText(path), shown(output)));
    return writeOutput(output, bytesOfOne(map), path);
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

/// The first cell with a sign, given in UTF-8.
Cell firstCellOf(const std::string& sign, const TextMap& map, const std::vector<Cell>& first) {
    for (std::size_t index = 1; index < map.signs.size(); ++index)
        if (first[index].row >= 0 && utf8Of(map, SignIndex(index)) == sign) return first[index];
    return {};
}

void addUnknownSigns(ProblemTally& problems, const TextMap& map, const SignInput& signs) {
    const std::vector<Cell> first = firstCells(map);
    for (const UnknownSign& unknown : unknownSigns(map, signs.signs(), signs.meaningsOf(map))) {
        const Cell cell = firstCellOf(unknown.sign, map, first);
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

void addMissingFloor(ProblemTally& problems, const TextMap& map, const SignInput& signs) {
    const BitGrid passable = passableOf(map, signs.signs(), signs.meaningsOf(map));
    bool hasFloor = false;
    forEachCell(passable.size(), [&](Cell cell) { hasFloor = hasFloor || passable[cell]; });
    if (hasFloor) return;
    problems.add(Severity::Warning, [] {
        return ListedProblem{"floor", CommandLine::tr("No floor"),
                             CommandLine::tr("Every cell is a wall, so that nobody can walk here."),
                             whereJson({})};
    });
}

void addProblems(ProblemTally& problems, const TextMap& map, const SignInput& signs) {
    addMissingFloor(problems, map, signs);
    addUnknownSigns(problems, map, signs);
    addShortRows(problems, map);
}

QString verdictOf(const std::vector<LevelMap>& maps) {
    return maps.size() == 1
               ? CommandLine::tr("A map of characters that can be read")
               //: %1 is a number, more than one
               : CommandLine::tr("Maps of characters in one file, %1; --map chooses one").arg(maps.size());
}

} // namespace

FileReport describeTextMap(const std::string& path, const TextMap& map, const SignInput& signs) {
    ProblemTally problems;
    addProblems(problems, map, signs);
    Json json{{"path", path}, {"rows", map.cells.rows()}, {"columns", map.cells.columns()}};
    problems.addTo(json);
    const QString verdict = verdictOf({{}});
    return {std::move(json), reportBlock(path, {}, problems, verdict, verdict), exitFine};
}

FileReport describeLevelFile(const std::string& path, std::string_view bytes,
                             const std::vector<LevelMap>& maps, std::optional<Charset> charset,
                             const SignInput& signs) {
    ProblemTally problems;
    Json listed = Json::array();
    int number = 0;
    const Charset meant = charset.value_or(likelyCharset(bytes));
    const std::optional<Error> fault = charsetFault(bytes, meant);
    for (const LevelMap& map : maps) {
        ++number;
        const auto read = fault ? Result<TextMap>(*fault) : readLevelRows(bytes, map, meant);
        Json entry{{"number", number}, {"name", map.name}, {"line", map.firstLine}, {"rows", map.rows}};
        if (read) entry["columns"] = read->cells.columns();
        listed.push_back(std::move(entry));
        problems.add(read ? Severity::Note : Severity::Warning, [&] {
            //: one of several maps in a file; %1 is its number, %2 its name in quotes or nothing, %3 a line
            const QString place =
                CommandLine::tr("Map %1%2, from line %3")
                    .arg(QString::number(number),
                         map.name.empty() ? QString() : u' ' + quoted(QString::fromStdString(map.name)),
                         QString::number(map.firstLine));
            const QString what =
                read ? CommandLine::tr("%1 × %2 (rows × columns).")
                           .arg(QString::number(read->cells.rows()), QString::number(read->cells.columns()))
                     : errorText(read.error());
            return ListedProblem{"maps", place, what, whereJson({})};
        });
        if (read) addProblems(problems, *read, signs);
    }
    Json json{{"path", path}, {"maps", std::move(listed)}};
    problems.addTo(json);
    const QString verdict = verdictOf(maps);
    return {std::move(json), reportBlock(path, {}, problems, verdict, verdict), exitFine};
}

} // namespace stonemason::text_map
