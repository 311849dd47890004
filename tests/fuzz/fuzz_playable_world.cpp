// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file that the game loads: refused for a reason, or kept by the way to the editor's world and
// back. A fuzzer changes what is packed, too, or it would hardly get past the packing.
#include "core/pocket_heroes/format/lzo.h"
#include "core/pocket_heroes/format/phm.h"
#include "tests/fuzz/oracle.h"
#include "tests/fuzz/world_oracle.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using fuzz::require;

/// The fuzzer's own, where there is one.
extern "C" [[gnu::weak]] std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

constexpr std::size_t mostUnpacked = std::size_t{4} * 1024 * 1024;

/// What precedes the packed block of a file, and what is in the block. Its mark may also stand in the names
/// of the header, with no block behind it.
struct Parts {
    std::string_view header;
    std::string content;
};

std::optional<Parts> partsOf(std::string_view file) {
    for (std::size_t at = 0; (at = file.find("LZ", at)) != std::string_view::npos && at + 6 < file.size();
         ++at) {
        std::size_t length = 0;
        for (unsigned i = 0; i < 4; ++i)
            length |= std::size_t(static_cast<unsigned char>(file[at + 2 + i])) << (8 * i);
        if (length > mostUnpacked) continue;
        if (auto content = unpackLzo(file.substr(at + 6), length))
            return Parts{file.substr(0, at), *std::move(content)};
    }
    return std::nullopt;
}

std::string lengthAsBytes(std::size_t length) {
    std::string bytes;
    for (unsigned i = 0; i < 4; ++i)
        bytes += char(length >> (8 * i) & 0xFFU);
    return bytes;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    const auto playable = readPlayable(fuzz::textOf(data, size));
    if (!playable || seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
    const std::string file = *writePlayable(*playable);
    auto parts = partsOf(file);
    if (!parts) return LLVMFuzzerMutate(data, size, most);
    std::string& content = parts->content;
    content.resize(content.size() + 64);
    content.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(content.data()), content.size() - 64,
                                    content.size()));
    if (content.empty()) return LLVMFuzzerMutate(data, size, most);
    const std::string changed =
        std::string(parts->header) + "LZ" + lengthAsBytes(content.size()) + packLzo(content);
    if (changed.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(changed, data);
    return changed.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::textOf(data, size);
    const auto playable = readPlayable(bytes);
    if (!playable) {
        fuzz::requireGoodError(playable.error(), bytes, {});
        return 0;
    }
    require(looksLikePlayable(bytes), "what was read looks like a file for the game");
    const auto written = writePlayable(*playable);
    require(written.ok() && readPlayable(*written).ok(), "what was read can be written and read");
    require(*readPlayable(*written) == *playable, "it is written as it was read");
    const auto world = editableWorldOf(*playable, fuzz::worldCatalogue());
    if (!world) {
        fuzz::requireGoodError(world.error(), bytes, {});
        return 0;
    }
    const auto again = playableOf(*world, Language::English, fuzz::worldCatalogue());
    if (!again) fuzz::requireGoodError(again.error(), bytes, {});
    return 0;
}
