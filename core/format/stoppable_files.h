// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace stonemason {

/// The state of writing one file: shared by the thread that writes it and the thread that waits for it.
/// Every member may be called on any thread.
class Writing {
public:
    /// Cancels the writing. Returns false if the file has already been put in place or is about to be;
    /// otherwise it never will be, however long its writer continues.
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
/// file/write, leaves what is at the path untouched and removes its temporary file as ever. Fails likewise,
/// with file/changed, if the path holds another file than the known one just before it would be replaced. A
/// missing file does not count as changed: nothing would be lost.
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
