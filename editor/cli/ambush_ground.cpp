// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/ambush_ground.h"

#include "core/format/encoding.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/rules/ground.h"
#include "core/text_map/text_map_file.h"
#include "editor/cli/console.h"
#include "editor/cli/text_map_input.h"
#include "editor/cli/world_input.h"
#include "editor/text/argument_text.h"

#include <algorithm>

namespace stonemason {

namespace {

/// The characters of the map that are not in the table, reported once for all cells.
QStringList remarksOn(const text_map::TextMap& map, const text_map::GlyphTable& signs) {
    constexpr std::size_t mostNamed = 10;
    const std::vector<text_map::UnknownSign> unknown = unknownSigns(map, signs);
    if (unknown.empty()) return {};
    QStringList named;
    for (const text_map::UnknownSign& each : std::span(unknown).first(std::min(unknown.size(), mostNamed)))
        named << quoted(QString::fromStdString(each.sign));
    if (unknown.size() > mostNamed) named << QStringLiteral("…");
    //: %1 is a list of characters in quotes
    return {CommandLine::tr("These signs mean nothing to the program and count as floor: %1.")
                .arg(named.join(QStringLiteral(", ")))};
}

} // namespace

AmbushGrounds::AmbushGrounds(MapInput maps, text_map::GlyphTable signs, const Arguments& arguments)
    : maps_(std::move(maps))
    , signs_(std::move(signs))
    , mover_(arguments.value(moverOption.name))
    , charset_(charsetAsked(arguments)) {
}

std::optional<AmbushGrounds> AmbushGrounds::load(const Arguments& arguments) {
    auto maps = MapInput::load(arguments);
    if (!maps) return std::nullopt;
    auto signs = loadTextMapSigns();
    if (!signs) return std::nullopt;
    return AmbushGrounds(*std::move(maps), *std::move(signs), arguments);
}

std::optional<AmbushGround> AmbushGrounds::read(const std::string& path) const {
    const Result<std::string> bytes = readFile(path, text_map::maximumTextMapSize);
    if (!bytes) {
        complainAbout(path, bytes.error());
        return std::nullopt;
    }
    const std::optional<DocumentKind> kind = maps_.kindOf(path, *bytes);
    if (kind == DocumentKind::Map) return ofGame(path, *bytes);
    if (kind == DocumentKind::World) return ofWorld(path, *bytes);
    const bool isRows = !looksLikeJson(withoutMark(*bytes)) &&
                        (!kind || kind == DocumentKind::Board || kind == DocumentKind::TextMap);
    if (isRows) return ofText(path, *bytes);
    complain(CommandLine::tr("%1: this is no map; sites are looked for on maps of a game, on worlds and on "
                             "maps of characters")
                 .arg(pathText(path)));
    return std::nullopt;
}

std::optional<AmbushGround> AmbushGrounds::ofGame(const std::string& path, std::string_view bytes) const {
    const Result<Input> input = maps_.parse(bytes);
    if (!input) {
        complainAboutMap(path, input.error(), maps_, bytes);
        return std::nullopt;
    }
    const kings_conflict::GameProfile& game = *input->game;
    const Grid<kings_conflict::Code>& terrain = input->map.terrain();
    if (game.movers.empty() && !mover_)
        return AmbushGround{
            bitGridOf(terrain.size(), [&](Cell cell) { return game.tile(terrain[cell]) != nullptr; }),
            {CommandLine::tr("This game has no units, so every tile counts as a way.")}};
    if (game.movers.empty()) {
        complain(CommandLine::tr("%1: the game has no units, so there is nothing for --mover to choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const auto mover =
        mover_ ? std::ranges::find(game.movers, *mover_, &kings_conflict::Mover::id) : game.movers.begin();
    if (mover == game.movers.end()) {
        QStringList known;
        for (const kings_conflict::Mover& each : game.movers)
            known << shown(each.id);
        complain(CommandLine::tr("%1: the game has no unit \"%2\"; choose one of %3")
                     .arg(pathText(path), shown(mover_.value_or(std::string())),
                          known.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    const int index = int(mover - game.movers.begin());
    return AmbushGround{
        bitGridOf(terrain.size(), [&](Cell cell) { return game.mayEnter(index, terrain[cell]); }), {}};
}

std::optional<AmbushGround> AmbushGrounds::ofWorld(const std::string& path, std::string_view bytes) const {
    if (mover_) {
        complain(CommandLine::tr("%1: a world is the same for all heroes, so there is nothing for --mover to "
                                 "choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const std::optional<WorldInput> input = WorldInput::load();
    if (!input) return std::nullopt;
    const Result<pocket_heroes::World> world = pocket_heroes::readWorld(bytes);
    if (!world) {
        complainAbout(path, world.error());
        return std::nullopt;
    }
    using pocket_heroes::Footing;
    const Grid<Footing> footing = pocket_heroes::footingOf(*world, input->catalogue());
    return AmbushGround{bitGridOf(footing.size(), [&](Cell cell) { return footing[cell] == Footing::Free; }),
                        {}};
}

std::optional<AmbushGround> AmbushGrounds::ofText(const std::string& path, std::string_view bytes) const {
    if (mover_) {
        complain(CommandLine::tr("%1: a map of characters has no units, so there is nothing for --mover to "
                                 "choose")
                     .arg(pathText(path)));
        return std::nullopt;
    }
    const auto map = text_map::readTextMap(bytes, charset_);
    if (map) return AmbushGround{passableOf(*map, signs_), remarksOn(*map, signs_)};
    complainAbout(path, map.error());
    return std::nullopt;
}

} // namespace stonemason
