// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/hmm.h"

#include "core/pocket_heroes/format/hmm_layout.h"
#include "core/pocket_heroes/format/hmm_streams.h"

#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr auto errorIds = std::to_array<std::string_view>({
    "hmm/cell",
    "hmm/count",
    "hmm/cut",
    "hmm/languages",
    "hmm/length",
    "hmm/not-a-map",
    "hmm/not-utf8",
    "hmm/side",
    "hmm/too-many",
    "hmm/value",
    "hmm/version",
});

} // namespace

bool looksLikeWorld(std::string_view bytes) {
    HmmSource source(bytes);
    source.magic("magic");
    return !source.error();
}

Result<World> readWorld(std::string_view bytes) {
    HmmSource source(bytes);
    World world;
    HmmLayout(source).world(world);
    if (source.error()) return *source.error();
    return world;
}

Result<std::string> writeWorld(const World& world) {
    HmmSink sink;
    HmmLayout(sink).world(world);
    if (sink.error()) return *sink.error();
    return sink.takeBytes();
}

std::span<const std::string_view> worldErrorIds() {
    return errorIds;
}

} // namespace stonemason::pocket_heroes
