// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace stonemason {

/// How far the writing of one file is: shared by the thread that writes it and the thread that waits for it.
/// Every member may be called on any thread.
class Writing {
public:
    /// False: the file has its place already, or is about to get it. Otherwise it never gets it, however long
    /// its writer goes on.
    bool giveUp();
    bool isGivenUp() const { return stage_ == Stage::GivenUp; }
    std::int64_t bytesWritten() const { return bytesWritten_; }

    /// For the writer: whether the file may take its place now.
    bool beginPlacing();
    void addWritten(std::int64_t bytes) { bytesWritten_ += bytes; }

private:
    enum class Stage : std::uint8_t { Open, Placing, GivenUp };

    std::atomic<Stage> stage_ = Stage::Open;
    std::atomic<std::int64_t> bytesWritten_ = 0;
};

/// Which file stands at a path and when it was written last, as far as the system reports it without reading
/// the file. Writing it leaves another one.
struct FileStamp {
    bool exists = false; ///< or cannot be determined; then all others are 0
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;    ///< bytes
    std::int64_t seconds = 0; ///< when it was written last, since 1970
    std::int64_t nanoseconds = 0;

    bool operator==(const FileStamp&) const = default;
};

/// Of the file that is meant where the path is that of a link.
FileStamp stampOf(FileSystem& system, const std::string& path);

/// The system's files for the writing of one file that can be given up: then writeFile() fails with
/// file/write, leaves what is at the path untouched and removes its temporary file as ever. Likewise, with
/// file/changed, when another file than the known one is there just before it would be replaced. One that has
/// gone is no such file: nothing is lost with it.
class StoppableFiles : public FileSystem {
public:
    /// @param known what stood at the path; nothing: whatever is there is replaced
    explicit StoppableFiles(std::shared_ptr<Writing> writing, std::optional<FileStamp> known = std::nullopt)
        : writing_(std::move(writing)), known_(known) {}

    ssize_t write(int file, const char* from, std::size_t count) override;
    int fsync(int file) override;
    int rename(const std::string& from, const std::string& to) override;

private:
    bool isAnother(const std::string& path);

    std::shared_ptr<Writing> writing_;
    std::optional<FileStamp> known_;
};

} // namespace stonemason
