// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzz target over its corpus once, as part of the usual tests: no fuzzer, any compiler. Seeds, which
// have an extension, are also tried cut short and with a byte changed, at places spread over them; what the
// fuzzer found has none and is broken enough.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Bytes = std::vector<std::uint8_t>;

void run(const Bytes& bytes) {
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

void runDamaged(const Bytes& seed) {
    constexpr std::size_t places = 64;
    const std::size_t step = std::max<std::size_t>(1, seed.size() / places);
    for (std::size_t at = 0; at < seed.size(); at += step) {
        run(Bytes(seed.begin(), seed.begin() + std::ptrdiff_t(at)));
        for (const std::uint8_t byte : std::initializer_list<std::uint8_t>{0, '\n', '"', '0', 0xC3}) {
            Bytes damaged = seed;
            damaged[at] = byte;
            run(damaged);
        }
    }
}

} // namespace

int main(int count, char** folders) {
    int seeds = 0;
    for (int i = 1; i < count; ++i) {
        for (const auto& entry : std::filesystem::directory_iterator(folders[i])) {
            std::ifstream in(entry.path(), std::ios::binary);
            const Bytes seed{std::istreambuf_iterator<char>(in), {}};
            run(seed);
            if (entry.path().has_extension()) runDamaged(seed);
            ++seeds;
        }
    }
    std::printf("%d inputs\n", seeds);
    return seeds > 0 ? 0 : 1;
}
