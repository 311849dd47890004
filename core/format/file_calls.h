// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <cerrno>
#include <optional>
#include <string_view>

namespace stonemason {

/// What reading and writing files share: calls that are not given up, files that are closed, and what went
/// wrong in words.

inline Error fileError(std::string_view id) {
    return Error{{id}};
}

/// How a FileSystem says that a file is no longer the one that was to be replaced (file/changed): a number
/// that no call on a file gives.
inline constexpr int changedMeanwhile = EREMCHG;

/// The error of writeFile by the system's number of what went wrong.
Error writeError(int number);

/// Nothing for a regular file.
std::optional<Error> whyNotRegular(const struct stat& status);

/// Calls again as long as a signal interrupts.
template <typename Call>
auto uninterrupted(Call call) {
    for (;;) {
        const auto result = call();
        if (result != -1 || errno != EINTR) return result;
    }
}

/// An open file, closed when this goes.
class OpenFile {
public:
    OpenFile(FileSystem& system, int file) : system_(system), file_(file) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { close(); }

    bool ok() const { return file_ >= 0; }
    int get() const { return file_; }

    /// Some file systems report only at this point that data could not be stored.
    int close() {
        const int file = file_;
        file_ = -1;
        if (file < 0) return 0;
        const int result = system_.close(file);
        return result == -1 && errno == EINTR ? 0 : result; // the file is closed nevertheless
    }

private:
    FileSystem& system_;
    int file_;
};

} // namespace stonemason
