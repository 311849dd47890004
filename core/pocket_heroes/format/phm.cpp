// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/phm.h"

#include "core/pocket_heroes/format/hmm_streams.h"
#include "core/pocket_heroes/format/lzo.h"
#include "core/pocket_heroes/format/phm_layout.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr auto phmErrorIds = std::to_array<std::string_view>({
    "phm/language",
    "phm/loses-constructions",
    "phm/loses-event-names",
    "phm/loses-heights",
    "phm/loses-languages",
    "phm/loses-pictures",
    "phm/loses-rewards",
    "phm/loses-skills",
    "phm/loses-spells",
    "phm/no-nation",
    "phm/not-a-map",
    "phm/number",
    "phm/packed",
    "phm/player-twice",
    "phm/rest",
    "phm/saved-game",
    "phm/surface",
    "phm/too-large",
    "phm/unknown",
    "phm/version",
});

constexpr std::string_view magic = "GMAP";
constexpr std::string_view blockMark = "LZ";
constexpr std::size_t blockBegin = 6; ///< bytes of the mark and the length
constexpr std::size_t mostUnpacked = std::size_t{4} * 1024 * 1024;

std::uint32_t littleEndian(std::string_view bytes) {
    std::uint32_t number = 0;
    for (unsigned i = 0; i < bytes.size(); ++i)
        number |= std::uint32_t(static_cast<unsigned char>(bytes[i])) << (8 * i);
    return number;
}

/// Why the game would not list the file, if a header field is the cause: numbers that only saved games use
/// are constants in maps.
std::optional<Error> refusal(std::string_view bytes, const Error& found) {
    constexpr std::string_view mapFields[]{"size", "width", "height"};
    if (!looksLikePlayable(bytes)) return Error{{"phm/not-a-map"}};
    if (found.message.id != "hmm/value" || std::ranges::count(mapFields, found.field) > 0)
        return std::nullopt;
    if (found.field == "version")
        return Error{{"phm/version", {int(littleEndian(bytes.substr(magic.size(), 2))), int(phmVersion)}}};
    return Error{{"phm/saved-game"}};
}

} // namespace

bool looksLikePlayable(std::string_view bytes) {
    const std::size_t upper = magic.size() + 1; // upper byte of the version; a text has no zero there
    return bytes.starts_with(magic) && (bytes.size() <= upper || bytes[upper] == '\0');
}

Result<Playable> readPlayable(std::string_view bytes) {
    Playable world;
    HmmSource head(bytes);
    PhmLayout(head).header(world);
    if (head.error()) return refusal(bytes, *head.error()).value_or(*head.error());
    const std::string_view block = bytes.substr(head.offset());
    const std::size_t length = block.size() < blockBegin ? 0 : littleEndian(block.substr(2, 4));
    if (!block.starts_with(blockMark) || length == 0 || length > mostUnpacked) return Error{{"phm/packed"}};
    const auto unpacked = unpackLzo(block.substr(blockBegin), length);
    if (!unpacked) return Error{{"phm/packed"}};
    HmmSource body(*unpacked);
    PhmLayout(body).data(world);
    if (body.error()) return *body.error();
    if (const std::size_t rest = unpacked->size() - body.offset(); rest > 0)
        return Error{{"phm/rest", {int(rest)}}};
    return world;
}

Result<std::string> writePlayable(const Playable& world) {
    HmmSink head;
    PhmLayout(head).header(world);
    HmmSink body;
    PhmLayout(body).data(world);
    for (const HmmSink* part : {&head, &body})
        if (part->error()) return *part->error();
    const std::string data = body.takeBytes();
    if (data.size() > mostUnpacked) return Error{{"phm/too-large", {int(data.size()), int(mostUnpacked)}}};
    std::string bytes = head.takeBytes();
    bytes += blockMark;
    for (unsigned i = 0; i < 4; ++i)
        bytes += char(data.size() >> (8 * i) & 0xFFU);
    return bytes += packLzo(data);
}

std::span<const std::string_view> playableErrorIds() {
    return phmErrorIds;
}

} // namespace stonemason::pocket_heroes
