// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"
#include "core/format/file_target.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason {

/// A temporary file beside the target, removed unless it replaces the target. Until then it is locked, which
/// shows other processes that its writer is running.
class TemporaryFile {
public:
    /// Both must outlive it.
    TemporaryFile(FileSystem& system, const Target& target);
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    /// Whether it could be made; otherwise errno holds the reason.
    bool ok() const { return file_.ok(); }

    /// Writes and flushes it, and gives it what else the target has. Nothing on success.
    std::optional<Error> fill(std::string_view bytes);
    std::optional<Error> fill(const FileContent& content);
    /// Gives it the target's name. Nothing on success.
    std::optional<Error> replaceTarget();
    /// Likewise where nothing has that name. False, and all stays as it is, when something has. Where the
    /// file system cannot give a name that way, the same bytes are written anew under it.
    Result<bool> becomeTarget(std::string_view bytes);

private:
    std::optional<Error> copyTargetAttributes();
    int create();
    bool claim(int file);
    std::string newName() const;
    void keepOwner();
    void flushFolder();
    Result<bool> writeTarget(std::string_view bytes);

    FileSystem& system_;
    const Target& target_;
    std::string path_; ///< empty when there is nothing to remove
    int claimed_ = -1;
    OpenFile file_;
    OpenFile claim_; ///< holds the lock; initialised after file_, which makes it
};

/// Removes the temporary files of the target whose writers were killed.
void removeLeftovers(FileSystem& system, const Target& target);
/// Those of every file in the current folder.
void removeAllLeftovers(FileSystem& system);

} // namespace stonemason
