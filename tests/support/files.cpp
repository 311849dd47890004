// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/files.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace stonemason::test {

namespace {

std::string bytesOf(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

std::string testData(const std::string& name) {
    return bytesOf(STONEMASON_TEST_DATA "/" + name);
}

std::string resourceData(const std::string& name) {
    return bytesOf(STONEMASON_RESOURCES "/" + name);
}

} // namespace stonemason::test
