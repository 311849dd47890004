// SPDX-License-Identifier: GPL-3.0-or-later
// A fuzz target without a fuzzer: its argument is the folder of the corpus.
#include "tests/fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** arguments) {
    return count == 2 ? stonemason::fuzz::replay(LLVMFuzzerTestOneInput, arguments[1]) : 2;
}
