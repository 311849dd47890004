// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/test_program.h"

#include <cstdio>
#include <string>
#include <string_view>

namespace stonemason::test {
namespace {

const FileOfTests*& firstFile() {
    static const FileOfTests* first = nullptr;
    return first;
}

} // namespace

FileOfTests::FileOfTests(const char* filePath, Run runTests)
    : path(filePath), run(runTests), next(firstFile()) {
    firstFile() = this;
}

} // namespace stonemason::test

int main(int argc, char* argv[]) {
    using namespace stonemason::test;
    const auto end = argc > 1 ? "/tests/" + std::string(argv[1]) + ".cpp" : std::string();
    for (const auto* file = firstFile(); argc > 1 && file; file = file->next)
        if (std::string_view(file->path).ends_with(end)) {
            argv[1] = argv[0];
            return file->run(argc - 1, argv + 1);
        }
    std::fprintf(stderr, "Name one of these files after tests/, without .cpp, before other arguments:\n");
    for (const auto* file = firstFile(); file; file = file->next)
        std::fprintf(stderr, "%s\n", file->path);
    return 2;
}
