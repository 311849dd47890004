// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a map in whatever form.
#include "core/documents/recognition.h"
#include "core/kings_conflict/format/formats.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::kings_conflict;
using fuzz::game;
using fuzz::require;

namespace {

/// What is left of a map that was read from the form once it has been written in it.
Map asWritten(Map map, MapFormat format) {
    if (format == MapFormat::Forum) map.info = asPosted(map.info);
    return map;
}

void requireRoundTrip(const Map& map, MapFormat format) {
    const auto written = writeMap(map, game(), format);
    require(written.ok(), "what was read can be written");
    const auto again = readMap(*written, {&game(), 1});
    require(again.ok(), "what was written can be read");
    require(again->format == format, "what was written shows its form");
    require(again->map == asWritten(map, format), "what was written reads back equal");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto read = readMapDocument(input, {&game(), 1});
    if (!read) {
        fuzz::requireGoodError(read.error(), input);
        return 0;
    }
    requireRoundTrip(read->map, read->format);
    requireRoundTrip(read->map, MapFormat::Smap);
    return 0;
}
