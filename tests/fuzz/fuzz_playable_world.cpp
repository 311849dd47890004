// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file that the game loads: refused for a reason, or kept by the way to the editor's world and
// back. A fuzzer changes what is packed, too, or it would hardly get past the packing.
#include "core/pocket_heroes/format/lzo.h"
#include "core/pocket_heroes/format/phm.h"
#include "tests/fuzz/oracle.h"
#include "tests/fuzz/world_oracle.h"

#include <algorithm>
#include <string>

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using fuzz::require;

/// The fuzzer's own, where there is one.
extern "C" [[gnu::weak]] std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

/// Where the packed block begins: behind the header, whose last fields are the sides.
std::size_t blockIn(std::string_view file) {
    const std::size_t found = file.find("LZ", 60);
    return found == std::string_view::npos ? file.size() : found;
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
    const std::size_t block = blockIn(file);
    std::size_t length = 0;
    for (unsigned i = 0; i < 4; ++i)
        length |= std::size_t(static_cast<unsigned char>(file[block + 2 + i])) << (8 * i);
    std::string content = *unpackLzo(std::string_view(file).substr(block + 6), length);
    content.resize(content.size() + 64);
    content.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(content.data()), content.size() - 64,
                                    content.size()));
    if (content.empty()) return LLVMFuzzerMutate(data, size, most);
    const std::string changed =
        file.substr(0, block) + "LZ" + lengthAsBytes(content.size()) + packLzo(content);
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
