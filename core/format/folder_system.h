// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

namespace stonemason {

/// The system calls relative to one open folder, without following links, for this user alone. Each system
/// has a source file of its own for it.
class FolderSystem : public FileSystem {
public:
    /// Stands for the folder that relative paths begin in; paths may be absolute then.
    static const int currentFolder;

    /// @param folder opened by openFolder(); it is not closed with this
    explicit FolderSystem(int folder) : folder_(folder) {}

    /// Of what bears the name itself, when it belongs to this user; EPERM otherwise.
    int stat(const std::string& name, FileStatus& status) override;
    /// Reports a link as missing, because a written file replaces it.
    int lstat(const std::string& name, FileStatus& status) override;
    int accessForWriting(const std::string& name) override;
    int open(const std::string& name, Opening opening, mode_t mode) override;
    int fchmod(int file, mode_t mode) override { return FileSystem::fchmod(file, mode & forUser); }
    /// Access lists would let others in.
    void copyAttributes(const std::string&, int) override {}
    int rename(const std::string& from, const std::string& to) override;
    int renameNew(const std::string& from, const std::string& to) override;
    int link(const std::string& from, const std::string& to) override;
    int unlink(const std::string& name) override;
    std::optional<std::vector<std::string>> namesIn(const std::string& folder) override;

    /// Of what bears the name itself, whosever it is.
    int statusOf(const std::string& name, FileStatus& status);
    /// As mkdir(), for this user alone.
    int makeFolder(const std::string& name);
    /// As open(), for a folder that is no link.
    int openFolder(const std::string& name);
    /// As rmdir().
    int removeFolder(const std::string& name);

private:
    static constexpr mode_t forUser = 0700;

    int folder_;
};

} // namespace stonemason
