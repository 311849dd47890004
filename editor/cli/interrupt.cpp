// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/interrupt.h"

#include <algorithm>
#include <cerrno>

namespace stonemason {

bool InterruptibleFiles::mayGoOn() const {
    if (!held_.isAskedToEnd()) return true;
    errno = ECANCELED;
    return false;
}

ssize_t InterruptibleFiles::write(int file, const char* from, std::size_t count) {
    constexpr std::size_t piece = 256 * 1024;
    return mayGoOn() ? FileSystem::write(file, from, std::min(count, piece)) : -1;
}

int InterruptibleFiles::fsync(int file) {
    return mayGoOn() ? FileSystem::fsync(file) : -1;
}

int InterruptibleFiles::rename(const std::string& from, const std::string& to) {
    return mayGoOn() ? FileSystem::rename(from, to) : -1;
}

} // namespace stonemason
