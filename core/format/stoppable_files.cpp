// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/stoppable_files.h"

#include "core/format/file_target.h"

#include <algorithm>
#include <cerrno>

namespace stonemason {

namespace {

/// So often is looked whether it is given up.
constexpr std::size_t mostAtOnce = 256 * 1024;

int refuse(int number = ECANCELED) {
    errno = number;
    return -1;
}

} // namespace

bool Writing::giveUp() {
    Stage stage = Stage::Open;
    return stage_.compare_exchange_strong(stage, Stage::GivenUp) || stage == Stage::GivenUp;
}

bool Writing::beginPlacing() {
    Stage stage = Stage::Open;
    return stage_.compare_exchange_strong(stage, Stage::Placing);
}

FileStamp stampOf(FileSystem& system, const std::string& path) {
    FileStatus status;
    if (system.stat(path, status) != 0) return {};
    return {.exists = true,
            .device = status.device,
            .inode = status.number,
            .size = status.size,
            .seconds = status.seconds,
            .nanoseconds = status.nanoseconds};
}

ssize_t StoppableFiles::write(int file, const char* from, std::size_t count) {
    if (writing_->isGivenUp()) return refuse();
    const ssize_t taken = FileSystem::write(file, from, std::min(count, mostAtOnce));
    if (taken > 0) writing_->addWritten(taken);
    return taken;
}

int StoppableFiles::fsync(int file) {
    return writing_->isGivenUp() ? refuse() : FileSystem::fsync(file);
}

int StoppableFiles::rename(const std::string& from, const std::string& to) {
    // Before it counts as about to have its place, for the look may hang.
    if (isAnother(to)) return refuse(changedMeanwhile);
    return writing_->beginPlacing() ? FileSystem::rename(from, to) : refuse();
}

bool StoppableFiles::isAnother(const std::string& path) {
    if (!known_) return false;
    const FileStamp now = stampOf(*this, path);
    return now.exists && now != *known_;
}

} // namespace stonemason
