// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/stoppable_files.h"
#include "editor/app/tasks/cancellable_task.h"

#include <QString>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace stonemason {

class ProgressDialog;

/// Writes a file without blocking the window. If cancelled before the file is in place, the previous file
/// stays, even when the disk responds only much later.
class StoppableWrite : public AwaitedWork {
    Q_OBJECT

public:
    /// Called on another thread; takes nothing along that could end before the process.
    using Write = std::function<Status(FileSystem& system)>;

    /// Begins at once, and emits progressed() with the number of bytes written, which are still to be flushed
    /// then.
    /// @param size bytes that are to be written
    /// @param known as for StoppableFiles
    StoppableWrite(Write write, std::int64_t size, std::optional<FileStamp> known = std::nullopt);

    void giveUp() override;

    /// Once it has ended.
    bool isGivenUp() const { return isGivenUp_; }
    const Status& status() const { return status_; }

private:
    void reportWritten();

    const std::int64_t size_;
    std::shared_ptr<Writing> writing_ = std::make_shared<Writing>();
    Status status_{std::monostate{}};
    bool isGivenUp_ = false;
    QTimer looking_;              ///< how far it is
    CancellableTask<Status> job_; // the last member: it is waited for while the others still live
};

/// The function that writes bytes to a file chosen by the user, on any thread.
using FileWriter = std::function<Status(FileSystem& system, const QString& path, const std::string& bytes)>;

/// The usual one: saveFile() of core.
Status savePath(FileSystem& system, const QString& path, const std::string& bytes);

/// Writes a file in the background while the progress dialog is shown; nothing if it was cancelled.
std::optional<Status> writeBehind(ProgressDialog& progress, const FileWriter& write, const QString& path,
                                  std::string bytes);

} // namespace stonemason
