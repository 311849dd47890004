// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a template of a few zones, connected but for what they break, of which a small world is made.
// What bytes lack is zero, so that a template needs few.
#include "tests/fuzz/oracle.h"
#include "tests/fuzz/world_oracle.h"

#include <algorithm>
#include <span>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

constexpr int mostZones = 14;
constexpr int mostLinks = 30;
constexpr int attempts = 2;
constexpr int walkedSurfaces =
    9; ///< from the second on; the others have nobody who walks on them or nothing that grows

class TemplateBytes {
public:
    explicit TemplateBytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    /// One that is connected. Large bytes say that something is to be wrong with it.
    Template read() {
        Template made;
        readConfig(made.config);
        made.zones.resize(std::size_t(1 + below(mostZones)));
        for (int zone = 0; zone < int(made.zones.size()); ++zone)
            readZone(made, zone);
        for (int extra = below(mostZones); extra > 0 && int(made.links.size()) < mostLinks; --extra)
            made.links.push_back(link(below(int(made.zones.size())), below(int(made.zones.size()))));
        return made;
    }

    int next() {
        if (bytes_.empty()) return 0;
        const int byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }

private:
    int below(int limit) { return next() % limit; }

    /// Mostly one that is in order, seldom one that runs backwards or is beyond what there is.
    IntRange range(int least, int width) {
        const int byte = next();
        if (byte >= 250) return {byte - 252, 252 - byte};
        const int from = least + byte % width;
        return {from, from + byte / width % 3};
    }

    void readConfig(Config& config) {
        const int flags = next();
        config.mapSize = (flags & 1) != 0 ? 64 : 32;
        config.addRoads = (flags & 2) == 0;
        config.addVisitables = (flags & 4) == 0;
        config.connectTeleportWithRoad = (flags & 8) != 0;
        config.spawnHeroAtCastle = (flags & 16) != 0;
        config.prioritizeBaseMines = (flags & 32) == 0;
        config.shareRule = (flags & 64) != 0 ? ShareRule::Linear : ShareRule::Square;
        config.guardRule = (flags & 128) != 0 ? GuardRule::Documentation : GuardRule::Code;
        config.linkGuardLevel = range(-1, 6);
        config.mineGuardLevel = range(-1, 6);
    }

    void readZone(Template& made, int index) {
        Zone& zone = made.zones[std::size_t(index)];
        const int surface = next();
        zone.surface =
            surface >= 250 ? Surface(surface % surfaceCount) : Surface(1 + surface % walkedSurfaces);
        zone.size = 20 + below(64);
        zone.richness = below(60);
        const int stands = next();
        if ((stands & 1) != 0)
            zone.castles = {
                {Nation::Random, pocket_heroes::PlayerId((stands >> 1) % pocket_heroes::playerCount)}};
        if ((stands & 64) != 0) zone.mines = {{Resource((stands >> 2) % resourceCount)}};
        zone.castleCount = {0, (stands >> 7) & 1};
        zone.mineCount = range(0, 3);
        if (index > 0) made.links.push_back(link(below(index), index));
    }

    Link link(int first, int second) {
        const int byte = next();
        Link made{first, second, LinkKind(byte % 3), {-1, -1}, {}};
        if (byte % 3 == int(LinkKind::Portal) && byte % 4 != 0) made.kind = LinkKind::Regular;
        if (byte >= 200) made.guardLevel = range(-2, 8);
        return made;
    }

    std::span<const std::uint8_t> bytes_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    TemplateBytes bytes({data, size});
    const auto seed = std::uint64_t(bytes.next());
    const Template made = bytes.read();
    const auto generated = generate(made, fuzz::worldCatalogue(), {0, seed, attempts, false});
    if (generated)
        fuzz::requireSoundWorld(made, *generated);
    else
        fuzz::requireGoodRefusal(generated.error());
    return 0;
}
