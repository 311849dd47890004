// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/cli/generate_request.h"

#include "core/base/limits.h"
#include "core/format/file.h"
#include "editor/cli/console.h"
#include "editor/cli/generation_order.h"
#include "editor/kings_conflict/text/generate_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view verbName = "generate";

/// Returns false after reporting an error.
bool readWishesFor(const Arguments& arguments, const GameProfile& game, Wishes& wishes) {
    const std::vector<WishInfo> infos = wishesOf(game);
    std::vector<std::string_view> known;
    for (const WishInfo& info : infos)
        known.push_back(info.id);
    return readWishes(arguments, known, "water=10..20", wishes);
}

std::optional<Symmetry> symmetryFor(const Arguments& arguments, const GameProfile& game,
                                    const std::optional<Map>& keep) {
    const std::vector<Symmetry> offered = generatedSymmetries(game);
    QStringList ids;
    for (const Symmetry symmetry : offered)
        ids << shown(symmetryId(symmetry));
    if (offered.empty()) {
        complain(CommandLine::tr("no symmetry of the game %1 fits its board, so no maps can be made for it")
                     .arg(shown(game.id)));
        return std::nullopt;
    }
    const auto isOffered = [&](Symmetry symmetry) { return std::ranges::count(offered, symmetry) > 0; };
    if (const auto id = arguments.value("--symmetry")) {
        const auto symmetry = symmetryFromId(*id);
        if (symmetry && isOffered(*symmetry)) return symmetry;
        usageError(verbName,
                   CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
                       .arg(QStringLiteral("--symmetry"), shown(*id), ids.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    if (keep && isOffered(keep->symmetry)) return keep->symmetry;
    return isOffered(game.defaultSymmetry) ? game.defaultSymmetry : offered.front();
}

/// The cells that the rows mark; nullopt after reporting an error.
std::optional<std::vector<Cell>> lockedIn(const std::string& path, Size board) {
    const Result<std::string> bytes = readFile(path);
    if (!bytes) {
        complainAbout(path, bytes.error());
        return std::nullopt;
    }
    std::vector<Cell> cells;
    int row = 0;
    std::size_t begin = 0;
    while (begin < bytes->size()) {
        std::size_t end = bytes->find('\n', begin);
        if (end == std::string::npos) end = bytes->size();
        std::string_view line(bytes->data() + begin, end - begin);
        begin = end + 1;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty() && begin >= bytes->size()) break;
        if (row >= board.rows || int(line.size()) > board.columns) {
            //: %1 is a file, %2 and %3 the rows and columns of the board
            complain(CommandLine::tr("%1: the rows of locked cells go beyond the board, which is %2 × %3")
                         .arg(pathText(path), QString::number(board.rows), QString::number(board.columns)));
            return std::nullopt;
        }
        for (int column = 0; column < int(line.size()); ++column) {
            const char mark = line[std::size_t(column)];
            if (mark == '#' || mark == 'x' || mark == 'X' || mark == '1') {
                cells.push_back({row, column});
            } else if (mark != '.' && mark != ' ' && mark != '0') {
                //: %1 is a file, %2 and %3 are numbers, %4 is a character
                complain(CommandLine::tr("%1: row %2, column %3 holds \"%4\"; # marks a locked cell, a full "
                                         "stop any other")
                             .arg(pathText(path), QString::number(row), QString::number(column),
                                  shown(std::string_view(&mark, 1))));
                return std::nullopt;
            }
        }
        ++row;
    }
    return cells;
}

/// The cells that are already drawn: all that are neither plain nor a hole.
std::vector<Cell> drawnCells(const Map& map, const GameProfile& game) {
    std::vector<Cell> cells;
    forEachCell(map.size(), [&](Cell cell) {
        const Code code = map.terrain()[cell];
        if (code != game.plainTile && !isHoleCode(game, code)) cells.push_back(cell);
    });
    return cells;
}

std::optional<Input> mapIn(const std::string& path, const MapInput& maps) {
    Result<Input> input = maps.read(path);
    if (input) return std::move(input).value();
    complainAbout(path, input.error(), maps.vocabulary());
    return std::nullopt;
}

OrderResult orderAgain(const std::string& path, const MapInput& maps) {
    const auto input = mapIn(path, maps);
    if (!input) return {std::nullopt, exitUnusable};
    auto request = requestOf(input->map, *input->game);
    if (!request) {
        complain(input->map.origin
                     //: %1 is a file, %2 and %3 are numbers
                     ? CommandLine::tr("%1: the map was made by version %2 of the generator, and this is "
                                       "version %3")
                           .arg(pathText(path), QString::number(input->map.origin->generator),
                                QString::number(generatorVersion))
                     //: %1 is a file
                     : CommandLine::tr("%1: the map does not say how it was generated").arg(pathText(path)));
        return {std::nullopt, exitUnusable};
    }
    return {MapOrder{input->game, std::move(*request), input->map}, exitFine};
}

} // namespace

OrderResult readOrder(const Arguments& arguments, const MapInput& maps) {
    const OrderResult failed{std::nullopt, exitUnusable};
    if (const auto again = arguments.value("--again")) return orderAgain(*again, maps);
    MapOrder order{maps.namedGame(), {}};
    GenerationRequest& request = order.request;
    if (const auto path = arguments.value("--keep")) {
        auto input = mapIn(*path, maps);
        if (!input) return failed;
        if (input->game->id != order.game->id) {
            //: %1 is a file, %2 and %3 are ids of games
            complain(CommandLine::tr("%1: this is a map of %2, not of %3")
                         .arg(pathText(*path), shown(input->game->id), shown(order.game->id)));
            return failed;
        }
        request.keep = std::move(input->map);
        if (const auto rows = arguments.value("--locked")) {
            auto cells = lockedIn(*rows, request.keep->size());
            if (!cells) return failed;
            request.locked = std::move(*cells);
        } else {
            request.locked = drawnCells(*request.keep, *order.game);
        }
    }
    const auto symmetry = symmetryFor(arguments, *order.game, request.keep);
    if (!symmetry || !readWishesFor(arguments, *order.game, request.wishes)) return failed;
    request.symmetry = *symmetry;
    request.seed = arguments.number("--seed", request.seed);
    return {std::move(order), exitFine};
}

std::vector<std::string> filesOfOrder(const Arguments& arguments) {
    std::vector<std::string> files;
    for (const std::string_view option : {"--again", "--keep", "--locked"})
        if (const auto file = arguments.value(option)) files.push_back(*file);
    return files;
}

QString callFor(const GameProfile& game, const GenerationRequest& request, const std::string& file) {
    QString call = QStringLiteral("stonemason generate --game ") + shown(game.id);
    if (request.keep && !request.locked.empty())
        return call + QStringLiteral(" --again ") + shown(file.empty() ? "FILE" : file);
    call += QStringLiteral(" --symmetry ") + shown(symmetryId(request.symmetry));
    call += QStringLiteral(" --seed %1").arg(request.seed);
    return call + wishesAsOptions(request.wishes);
}

} // namespace stonemason::kings_conflict
