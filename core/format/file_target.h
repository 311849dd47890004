// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <cerrno>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason {

/// Helpers shared by reading and writing files: retried calls, RAII for open files, and conversion of error
/// numbers to errors.

inline Error fileError(std::string_view id) {
    return Error{{id}};
}

/// The number by which a FileSystem reports that a file is no longer the one to be replaced (file/changed);
/// no system call sets errno to it.
inline constexpr int changedMeanwhile = 100'000;

/// The error of writeFile for the system's error number.
Error writeError(int number);

/// Nothing for a regular file.
std::optional<Error> whyNotRegular(const FileStatus& status);

/// Repeats the call while it fails with EINTR.
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

/// The path of a file to be written, split into its parts.
struct Target {
    std::string folder; ///< with its slash, empty for the current one
    std::string name;
    bool exists = false;
    FileStatus status{};

    std::string path() const { return folder + name; }
    std::string folderPath() const { return folder.empty() ? "." : folder; }
};

/// The file that is to be replaced or made: links are followed, what is no regular file is refused. Errors:
/// those of writeFile.
Result<Target> findTarget(FileSystem& system, std::string path);

/// Whether the file that would be replaced has other names, hard links. They keep what it holds now: it is
/// replaced, not written into. False where there is none or it cannot be determined.
bool hasOtherNames(FileSystem& system, const std::string& path);

/// A file that is to be made where nothing has its name; what is there is not looked at. Errors: file/name.
Result<Target> newTarget(const std::string& path);

} // namespace stonemason
