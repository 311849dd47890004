// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/text_map_file.h"
#include "core/text_map/vault_lines.h"
#include "editor/cli/console.h"
#include "editor/text/argument_text.h"
#include "editor/text_map/cli/text_map_files.h"
#include "editor/text_map/profiles/signs.h"

#include <algorithm>
#include <array>

namespace stonemason::text_map {

namespace {

struct MeaningOption {
    std::string_view name;
    Meaning meaning;
};

constexpr std::array meaningOptions{
    MeaningOption{"--walls", Meaning::Wall},  MeaningOption{"--floor", Meaning::Floor},
    MeaningOption{"--water", Meaning::Water}, MeaningOption{"--trees", Meaning::Tree},
    MeaningOption{"--doors", Meaning::Door},
};

/// Nothing, with one line on standard error, for a game that there is no file of.
std::optional<GlyphPreset> presetAsked(const std::string& id) {
    QStringList known;
    for (const GlyphPreset& preset : loadGlyphPresets()) {
        if (preset.id == id) return preset;
        known << shown(preset.id);
    }
    usageError({}, //: %1 is what was given, %2 a list of words
               CommandLine::tr("--glyphs cannot be \"%1\"; it is one of %2")
                   .arg(shown(id), known.join(QStringLiteral(", "))));
    return std::nullopt;
}

/// The meanings that the options for single characters define.
std::optional<SignMeanings> meaningsAsked(const Arguments& arguments) {
    SignMeanings meanings;
    for (const auto& [name, meaning] : meaningOptions) {
        const std::string characters = arguments.value(name).value_or(std::string());
        const std::string refused = addMeaning(meanings, characters, meaning);
        if (refused.empty()) continue;
        const QString option = shown(name);
        usageError({}, isSign(refused, Encoding::Utf8)
                           //: %1 is a character in quotes, %2 an option such as --walls
                           ? CommandLine::tr("%1 of %2 was given to another of these options already")
                                 .arg(quoted(QString::fromStdString(refused)), option)
                           : CommandLine::tr("%1 takes characters of a map, one after the other; one of "
                                             "these cannot be in a map")
                                 .arg(option));
        return std::nullopt;
    }
    if (const auto blank = arguments.value("--blank"))
        meanings.signs[" "] = *blank == "floor" ? Meaning::Floor : Meaning::Wall;
    return meanings;
}

/// The number that a text is; -1 for none.
int numberIn(std::string_view text) {
    const bool isNumber = !text.empty() && text.size() < 7 &&
                          std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return isNumber ? std::stoi(std::string(text)) : -1;
}

/// The map of that number or name; nullptr for none.
const LevelMap* mapCalled(const std::string& name, const std::vector<LevelMap>& maps) {
    if (const int number = numberIn(name); number >= 1 && number <= int(maps.size()))
        return &maps[std::size_t(number) - 1];
    const QString wanted = QString::fromStdString(name);
    for (const auto sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive})
        for (const LevelMap& map : maps)
            if (QString::fromStdString(map.name).compare(wanted, sensitivity) == 0) return &map;
    return nullptr;
}

/// The first of them where there are many: `check` lists all.
QString listOf(const std::vector<LevelMap>& maps) {
    constexpr std::size_t mostListed = 20;
    QStringList list;
    for (std::size_t i = 0; i < std::min(maps.size(), mostListed); ++i)
        list << (maps[i].name.empty()
                     //: one of the maps in a file; %1 is its number, %2 a line
                     ? CommandLine::tr("%1 (line %2)")
                           .arg(QString::number(i + 1), QString::number(maps[i].firstLine))
                     //: one of the maps in a file; %1 is its number, %2 its name, %3 a line
                     : CommandLine::tr("%1 \"%2\" (line %3)")
                           .arg(QString::number(i + 1), shown(maps[i].name),
                                QString::number(maps[i].firstLine)));
    if (maps.size() > mostListed) list << QStringLiteral("…");
    return list.join(QStringLiteral(", "));
}

} // namespace

std::optional<SignInput> SignInput::load(const Arguments& arguments) {
    LoadedSigns loaded = loadSigns();
    if (!loaded.broken.empty()) {
        const auto& [path, error] = loaded.broken.front();
        complainAbout(path, error);
        return std::nullopt;
    }
    std::optional<GlyphPreset> game;
    if (const auto id = arguments.value("--glyphs")) {
        game = presetAsked(*id);
        if (!game) return std::nullopt;
    }
    auto named = meaningsAsked(arguments);
    if (!named) return std::nullopt;
    return SignInput(std::move(loaded.table), std::move(game), *std::move(named));
}

SignInput SignInput::of(const Arguments& arguments, const std::string& path) const {
    SignInput input = *this;
    input.remembered_ = rememberedFor(arguments, path).meanings;
    return input;
}

SignMeanings SignInput::meaningsOf(const TextMap& map) const {
    SignMeanings meanings = remembered_;
    if (game_) meanings = merged(std::move(meanings), game_->meanings);
    if (const MapFrame* frame = map.frame.get(); frame && game_)
        meanings = merged(std::move(meanings), meaningsAround(frame->bytes, frame->map, *game_, signs_));
    return merged(std::move(meanings), named_);
}

std::optional<AskedMaps> askedMaps(const Arguments& arguments, const std::string& path,
                                   std::string_view bytes) {
    AskedMaps maps{.all = markedMapsIn(bytes), .asked = {}, .isMarked = true};
    if (maps.all.empty()) maps = {.all = drawnMapsIn(bytes), .asked = {}};
    const auto name = arguments.value(mapOption.name);
    const int number = name ? numberIn(*name) : -1;
    const bool isOnly = maps.all.empty() && number == 1;
    maps.isWhole = maps.all.empty() || number == 0;
    if (!name || number == 0 || isOnly) {
        maps.asked = maps.all;
        return maps;
    }
    const LevelMap* map = mapCalled(*name, maps.all);
    if (map) {
        maps.asked = {*map};
        return maps;
    }
    const QString file = pathText(path);
    complain(maps.all.empty()
                 //: %1 is a file, %2 what was given to --map
                 ? CommandLine::tr("%1: there is no map \"%2\" in it").arg(file, shown(*name))
                 //: %1 is a file, %2 what was given to --map, %3 a list of maps
                 : CommandLine::tr("%1: there is no map \"%2\" in it; there are: %3")
                       .arg(file, shown(*name), listOf(maps.all)));
    return std::nullopt;
}

std::optional<TextMap> oneMap(const Arguments& arguments, const std::string& path, std::string_view bytes,
                              bool takesDump) {
    auto maps = askedMaps(arguments, path, bytes);
    if (!maps) return std::nullopt;
    const bool isChosen = arguments.has(mapOption.name);
    const bool isDump = !maps->isMarked && !isChosen && (takesDump || maps->all.size() == 1);
    const bool isWhole = maps->isWhole || isDump;
    const auto open = isChosen || isWhole ? std::nullopt : rememberedFor(arguments, path).map;
    if (open && *open >= 1 && *open <= int(maps->all.size()))
        maps->asked = {maps->all[std::size_t(*open) - 1]};
    if (!isWhole && maps->asked.size() > 1) {
        //: %1 is a file, %2 a number, %3 a list of maps
        complain(CommandLine::tr("%1: there are %2 maps in it; choose one by number or name with --map: %3")
                     .arg(pathText(path), QString::number(maps->asked.size()), listOf(maps->asked)));
        return std::nullopt;
    }
    const auto read = [&](std::optional<Charset> charset) {
        return isWhole ? readTextMap(bytes, charset) : readLevelMap(bytes, maps->asked.front(), charset);
    };
    const auto charset = charsetAsked(arguments, path);
    auto map = read(charset);
    // Bytes that cannot be of the set that was chosen for them in the window are another file's by now.
    if (!map && charset && !arguments.has(encodingOption.name)) map = read(std::nullopt);
    if (map) return std::move(map).value();
    complainAbout(path, map.error());
    return std::nullopt;
}

} // namespace stonemason::text_map
