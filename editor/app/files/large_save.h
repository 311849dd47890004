// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/stoppable_write.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <string>

namespace stonemason {

/// Writes a document into a file without blocking the window. In order: encodes it, keeps a copy for
/// recovery, writes the file. If cancelled before the file is in place, the previous file stays, even when
/// the disk responds only much later. Changes that another program has written there since it began stay
/// too (file/changed).
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
    /// The bytes written, and their hashOf().
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
