// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pocket_heroes/generate/generated.h"

#include "core/base/random.h"
#include "core/pocket_heroes/format/template_file.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes::generated {

namespace {

const QString folder = QStringLiteral(STONEMASON_RESOURCES "/templates/");

} // namespace

std::vector<std::string> sampleNames() {
    std::vector<std::string> names;
    for (const QString& name :
         QDir(folder).entryList({QStringLiteral("*.ztemplate")}, QDir::Files, QDir::Name))
        names.push_back(name.chopped(10).toStdString());
    return names;
}

Template sample(const std::string& name) {
    QFile file(folder + QString::fromStdString(name) + QStringLiteral(".ztemplate"));
    return file.open(QIODevice::ReadOnly) ? *readTemplate(file.readAll().toStdString()) : Template();
}

Template randomTemplate(unsigned seed) {
    SeededRandom random(seed * 7919U + 1);
    constexpr std::array grounds{Surface::Sand,   Surface::Dirt, Surface::Grass,
                                 Surface::Swamp,  Surface::Lava, Surface::Wasteland,
                                 Surface::Desert, Surface::Snow, Surface::NewDesert};
    Template made;
    made.name = "Random";
    const int zones = 2 + random.below(29);
    made.zones.resize(std::size_t(zones));
    for (int i = 0; i < zones; ++i) {
        Zone& zone = made.zones[std::size_t(i)];
        zone.surface = grounds[std::size_t(random.below(int(grounds.size())))];
        zone.size = 25 + random.below(50);
        zone.richness = random.below(40);
        zone.mineCount = {0, random.below(3)};
        zone.castleCount = {0, 0};
        if (i < playerCount && random.percent(70)) zone.castles = {{Nation::Random, PlayerId(i)}};
        if (i > 0) made.links.push_back({random.below(i), i});
    }
    for (int extra = random.below(zones / 2 + 1); extra > 0; --extra) {
        const Link link{random.below(zones), random.below(zones)};
        const bool isThere = std::ranges::any_of(made.links, [&](const Link& other) {
            return std::minmax(other.first, other.second) == std::minmax(link.first, link.second);
        });
        if (link.first != link.second && !isThere) made.links.push_back(link);
    }
    int portals = 0;
    for (Link& link : made.links)
        if (portals < 4 && random.percent(10)) {
            link.kind = LinkKind::Portal;
            ++portals;
        }
    return made;
}

Template scattered(Template made, unsigned seed) {
    SeededRandom random(seed * 6007U + 5);
    constexpr int side = 1000;
    for (Zone& zone : made.zones)
        zone.place = DrawingPoint{double(random.below(side)), double(random.below(side))};
    return made;
}

std::string errorOf(const Result<Generated>& result) {
    if (result.ok()) return {};
    std::string words(result.error().message.id);
    for (const Argument& argument : result.error().message.arguments) {
        if (const auto* number = std::get_if<int>(&argument)) words += ' ' + std::to_string(*number);
        if (const auto* word = std::get_if<std::string>(&argument)) words += ' ' + *word;
    }
    return words;
}

} // namespace stonemason::pocket_heroes::generated
