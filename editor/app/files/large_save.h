// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/stoppable_write.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <string>

namespace stonemason {

/// A document that is written into a file beside the window: its bytes are made, what recovery has of it is
/// kept, the file is written, one after the other. Given up before the file has its place, it never gets it:
/// what was there stays, even when the disk answers only much later. So does what another program has written
/// there since it began (file/changed).
class LargeSave : public AwaitedWork {
    Q_OBJECT

public:
    struct Steps {
        std::string path; ///< of the file
        /// On another thread, as the one below.
        std::function<Result<std::string>()> bytes;
        /// On the window's thread; calls `then` there when the file may be touched.
        std::function<void(const QByteArray& hash, std::function<void()> then)> keep;
        std::function<Status(FileSystem& system, const std::string& bytes)> write;
    };

    /// Begins at once.
    explicit LargeSave(Steps steps);

    void giveUp() override;

    /// Once it has ended.
    bool isGivenUp() const { return isGivenUp_; }
    const Status& status() const { return status_; }
    /// What was written, and hashOf() it.
    const std::string& bytes() const { return *bytes_; }
    const QByteArray& hash() const { return hash_; }

private:
    struct Encoded {
        std::shared_ptr<const std::string> bytes;
        Status status;
        QByteArray hash;
    };

    void take(Encoded encoded);
    void write();
    void conclude(const Status& status);

    Steps steps_;
    std::shared_ptr<FileStamp> there_ = std::make_shared<FileStamp>(); ///< what is at the path when it begins
    std::shared_ptr<const std::string> bytes_ = std::make_shared<const std::string>();
    QByteArray hash_;
    Status status_{std::monostate{}};
    bool isGivenUp_ = false;
    std::unique_ptr<StoppableWrite> storing_; ///< none while it is still to begin
    CancellableTask<Encoded> encoding_;       // the last member: it is waited for while the others still live
};

} // namespace stonemason
