// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/replay.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace stonemason::fuzz {

namespace {

using Bytes = std::vector<std::uint8_t>;

void run(Target target, const Bytes& bytes) {
    target(bytes.data(), bytes.size());
}

void runDamaged(Target target, const Bytes& seed) {
    constexpr std::size_t places = 64;
    const std::size_t step = std::max<std::size_t>(1, seed.size() / places);
    for (std::size_t at = 0; at < seed.size(); at += step) {
        run(target, Bytes(seed.begin(), seed.begin() + std::ptrdiff_t(at)));
        for (const std::uint8_t byte : std::initializer_list<std::uint8_t>{0, '\n', '"', '0', 0xC3}) {
            Bytes damaged = seed;
            damaged[at] = byte;
            run(target, damaged);
        }
    }
}

} // namespace

int replay(Target target, const char* folder) {
    int seeds = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream in(entry.path(), std::ios::binary);
        const Bytes seed{std::istreambuf_iterator<char>(in), {}};
        run(target, seed);
        if (entry.path().has_extension()) runDamaged(target, seed);
        ++seeds;
    }
    std::printf("%d inputs\n", seeds);
    return seeds > 0 ? 0 : 1;
}

} // namespace stonemason::fuzz
