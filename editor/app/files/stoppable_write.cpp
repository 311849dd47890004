// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/stoppable_write.h"

#include "core/documents/save_file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/widgets/progress_dialog.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr int lookInterval = 50; // ms

} // namespace

StoppableWrite::StoppableWrite(Write write, std::int64_t size, std::optional<FileStamp> known)
    : size_(std::max<std::int64_t>(1, size)), job_(*this, [this](const Status& status) {
        looking_.stop();
        status_ = status;
        end();
    }) {
    looking_.setInterval(lookInterval);
    connect(&looking_, &QTimer::timeout, this, &StoppableWrite::reportWritten);
    looking_.start();
    job_.start(
        [write = std::move(write), writing = writing_, known]() -> Result<std::string> {
            StoppableFiles files(writing, known);
            const Status status = write(files);
            if (!status) return status.error();
            return std::string();
        },
        [](const Result<std::string>& stored) { return stored ? Status(std::monostate{}) : stored.error(); });
}

void StoppableWrite::giveUp() {
    if (hasEnded() || !writing_->giveUp()) return;
    isGivenUp_ = true;
    looking_.stop();
    job_.abandon();
    end();
}

void StoppableWrite::reportWritten() {
    emit progressed(int(std::min(writing_->bytesWritten(), size_) * 100 / size_));
}

Status savePath(FileSystem& system, const QString& path, const std::string& bytes) {
    return saveFile(system, nativePath(path), bytes);
}

std::optional<Status> writeBehind(ProgressDialog& progress, const FileWriter& write, const QString& path,
                                  std::string bytes) {
    const auto size = std::int64_t(bytes.size());
    StoppableWrite work([write, path, bytes = std::make_shared<const std::string>(std::move(bytes))](
                            FileSystem& system) { return write(system, path, *bytes); },
                        size);
    progress.await(work);
    return work.isGivenUp() ? std::nullopt : std::optional(work.status());
}

} // namespace stonemason
