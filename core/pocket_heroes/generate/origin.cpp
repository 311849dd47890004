// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/origin.h"

#include "core/base/fingerprint.h"
#include "core/base/text.h"
#include "core/pocket_heroes/template/like_zones.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <concepts>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view lineBegin = "Stonemason generator ";
constexpr std::string_view beforeName = ", template \"";
constexpr std::string_view beforeMark = "\" (";
constexpr std::string_view beforeSize = "), size ";
constexpr std::string_view beforeSeed = ", seed ";
constexpr std::string_view beforeSymmetry = ", symmetry ";
constexpr std::string_view keptWords = ", layout kept";

/// Adds the parts of a template to a fingerprint.
class Marking {
public:
    void add(std::integral auto number) { mark_.add(number); }
    void add(double number) { mark_.add(std::bit_cast<std::uint64_t>(number)); }
    void add(IntRange range) { addAll(range.min, range.max); }
    void add(const std::string& words) { mark_.add(std::string_view(words)); }

    void add(const ZoneMine& mine) { addAll(int(mine.resource), int(mine.owner), mine.guardLevel); }
    void add(const ZoneCastle& castle) { addAll(int(castle.nation), int(castle.owner)); }

    void add(const Zone& zone) {
        addAll(int(zone.surface), zone.size, zone.richness, zone.mineCount, zone.castleCount);
        addEach(zone.mines);
        addEach(zone.castles);
        add(zone.place.has_value());
        if (zone.place) addAll(zone.place->x, zone.place->y);
        addOptions(zone);
    }

    /// Options with default values are not part of the mark, because older versions computed it without
    /// them.
    void addOptions(const Zone& zone) {
        const Zone usual;
        const int size = zone.castleSize ? int(*zone.castleSize) : -1;
        if (zone.kind != usual.kind || zone.guards != usual.guards || zone.castleSize ||
            zone.moreCastles != usual.moreCastles)
            addAll(int(zone.kind), int(zone.guards), size, zone.moreCastles);
    }

    void add(const Link& link) { addAll(link.first, link.second, int(link.kind), link.guardLevel); }

    void add(const Config& config) {
        addAll(config.prioritizeBaseMines, config.linkGuardLevel, config.mineGuardLevel,
               config.decreaseGuardLevelAtBaseMineByOne, config.spawnHeroAtCastle,
               config.connectTeleportWithRoad, config.addRoads, int(config.guardRule), int(config.shareRule),
               config.addVisitables);
        addAll(int(config.richnessRule), int(config.castleSize), config.waterPercent, config.treasurePer1000,
               config.hoardGuardPercent, config.cellsPerVisitable, config.groveCells);
        if (config.waterKind != Config().waterKind) add(int(config.waterKind));
        // Beside kinds of water, with which it is not to be mistaken.
        constexpr int beyondKinds = 100;
        if (config.placedZones != Config().placedZones) add(beyondKinds + int(config.placedZones));
        addEach(config.treasureChance);
        addEach(config.treasureCost);
        addEach(config.guardCount);
    }

    template <typename List>
    void addEach(const List& list) {
        add(list.size());
        for (const auto& part : list)
            add(part);
    }

    std::uint64_t number() const { return mark_.number(); }

private:
    template <typename... Parts>
    void addAll(const Parts&... parts) {
        (add(parts), ...);
    }

    Fingerprint mark_;
};

std::string onOneLine(std::string_view name) {
    std::string line = validUtf8(name);
    std::ranges::replace_if(
        line, [](char sign) { return static_cast<unsigned char>(sign) < ' '; }, ' ');
    return line;
}

/// Parses a line from left to right.
class LineParser {
public:
    explicit LineParser(std::string_view line) : rest_(line) {}

    bool skip(std::string_view words) {
        if (!rest_.starts_with(words)) return false;
        rest_.remove_prefix(words.size());
        return true;
    }
    template <std::integral Number>
    bool read(Number& number, int base = 10) {
        const auto found = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number, base);
        rest_.remove_prefix(std::size_t(found.ptr - rest_.data()));
        return found.ec == std::errc();
    }
    /// Reads up to the last occurrence of the words; the text read may contain them, too.
    bool readUpTo(std::string_view words, std::string& text) {
        const std::size_t end = rest_.rfind(words);
        if (end == std::string_view::npos) return false;
        text = rest_.substr(0, end);
        rest_.remove_prefix(end);
        return true;
    }

private:
    std::string_view rest_;
};

std::optional<WorldOrigin> originInLine(std::string_view line) {
    WorldOrigin origin;
    LineParser parser(line);
    constexpr int hexadecimal = 16;
    bool isSound = parser.skip(lineBegin) && parser.read(origin.generator) && parser.skip(beforeName) &&
                   parser.readUpTo(beforeMark, origin.templateName) && parser.skip(beforeMark) &&
                   parser.read(origin.templateMark, hexadecimal) && parser.skip(beforeSize) &&
                   parser.read(origin.size);
    if (isSound && parser.skip(beforeSymmetry)) {
        const auto id =
            std::ranges::find_if(worldSymmetryIds, [&](std::string_view name) { return parser.skip(name); });
        isSound = id != worldSymmetryIds.end();
        if (isSound) origin.symmetry = WorldSymmetry(id - worldSymmetryIds.begin());
    }
    isSound = isSound && parser.skip(beforeSeed) && parser.read(origin.seed);
    if (!isSound) return std::nullopt;
    origin.keepsLayout = parser.skip(keptWords);
    return origin;
}

} // namespace

std::uint64_t templateMark(const Template& worldTemplate) {
    Marking marking;
    marking.add(worldTemplate.name); // worlds are called after it
    marking.addEach(withLikeNumbers(worldTemplate).zones);
    marking.addEach(worldTemplate.links);
    marking.add(worldTemplate.config);
    return marking.number();
}

WorldOrigin originOf(const Template& worldTemplate, int size, std::uint64_t seed, const KeptLayout& layout) {
    return {.templateName = onOneLine(worldTemplate.name),
            .templateMark = templateMark(worldTemplate),
            .size = size,
            .seed = seed,
            .symmetry = worldTemplate.config.symmetry,
            .keepsLayout = !layout.centres.empty() && layout.centres.size() == worldTemplate.zones.size()};
}

std::string originLine(const WorldOrigin& origin) {
    constexpr std::size_t digits = 16;
    std::string mark(digits, '0');
    for (std::size_t i = 0; i < digits; ++i)
        mark[i] = "0123456789abcdef"[origin.templateMark >> (60 - 4 * i) & 0xFU];
    std::string line(lineBegin);
    line += std::to_string(origin.generator);
    ((line += beforeName) += origin.templateName) += beforeMark;
    ((line += mark) += beforeSize) += std::to_string(origin.size);
    if (origin.symmetry != WorldSymmetry::None) (line += beforeSymmetry) += idOf(origin.symmetry);
    (line += beforeSeed) += std::to_string(origin.seed);
    if (origin.keepsLayout) line += keptWords;
    return line;
}

std::optional<WorldOrigin> originIn(std::string_view text) {
    for (std::size_t begin = text.find(lineBegin); begin != std::string_view::npos;
         begin = text.find(lineBegin, begin + 1)) {
        const std::string_view line = text.substr(begin);
        if (auto origin = originInLine(line.substr(0, line.find_first_of("\r\n")))) return origin;
    }
    return std::nullopt;
}

std::optional<WorldOrigin> originOf(const World& world) {
    for (int language = 0; language < languageCount; ++language)
        if (auto origin = originIn(descriptionOf(world, Language(language)))) return origin;
    return std::nullopt;
}

void setOrigin(World& world, const WorldOrigin& origin) {
    const auto say = [line = originLine(origin)](std::string& words) {
        if (!words.empty()) words += '\n';
        words += line;
    };
    if (world.version == Version::Plain) return say(world.description);
    for (Text& text : world.texts)
        if (text.kind == TextKind::Description) return say(text.words[std::size_t(Language::English)]);
}

} // namespace stonemason::pocket_heroes
