// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file.h"

#include <cstddef>
#include <optional>
#include <sys/stat.h>
#include <sys/types.h>
#include <vector>

namespace stonemason {

/// The system calls that reading and writing files takes. Each behaves as the call it is named after: what
/// fails returns -1 (nullopt) and sets errno. A test stands in for the system by overriding some.
class FileSystem {
public:
    FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;
    virtual ~FileSystem() = default;

    virtual int stat(const std::string& path, struct stat& status);
    virtual int lstat(const std::string& path, struct stat& status);
    virtual int fstat(int file, struct stat& status);
    virtual std::optional<std::string> realpath(const std::string& path);
    /// Whether this process may write the file.
    virtual int accessForWriting(const std::string& path);
    /// Whose files this process makes.
    virtual uid_t user();
    virtual int open(const std::string& path, int flags, mode_t mode);
    /// EAGAIN where there are no data yet; waitForData() waits for them.
    virtual ssize_t read(int file, char* to, std::size_t count);
    virtual int waitForData(int file);
    virtual ssize_t write(int file, const char* from, std::size_t count);
    virtual int fsync(int file);
    virtual int fchmod(int file, mode_t mode);
    virtual int fchown(int file, uid_t owner, gid_t group);
    /// Gives the open file the extended attributes of the named one, access lists among them. What cannot be
    /// read or set is left out.
    virtual void copyAttributes(const std::string& from, int to);
    virtual int close(int file);
    virtual int rename(const std::string& from, const std::string& to);
    /// The same, but fails with EEXIST where there is something of the new name, which stays; with EINVAL or
    /// ENOSYS where the file system cannot detect that.
    virtual int renameNew(const std::string& from, const std::string& to);
    /// Gives the file a second name. Fails likewise with EEXIST, and with several errors where the file
    /// system knows no second names.
    virtual int link(const std::string& from, const std::string& to);
    virtual int unlink(const std::string& path);
    /// Locks the open file for itself, or fails at once when another open of it is locked. The kernel lets go
    /// with the last descriptor of that open, however its process ends.
    virtual int lock(int file);
    virtual int duplicate(int file);
    /// The names in a folder, without "." and "..".
    virtual std::optional<std::vector<std::string>> namesIn(const std::string& folder);
};

/// As the functions of core/format/file.h, on that system.
Result<std::string> readFile(FileSystem& system, const std::string& path, std::int64_t limit);
Status writeFile(FileSystem& system, const std::string& path, std::string_view bytes);
Status writeFile(FileSystem& system, const std::string& path, const FileContent& content);
/// As writeFile() where nothing has that name; false, and all stays as it is, where something has, whatever
/// it is and whosever, a link that leads nowhere too. Nothing that gets the name meanwhile is
/// replaced, on any file system. On one that knows neither such a renaming nor second names, the file is
/// written under its name at once: then a process that is killed meanwhile leaves its beginning.
Result<bool> writeNewFile(FileSystem& system, const std::string& path, std::string_view bytes);
/// Whether writeFile() could begin now, with the errors it would give but file/no-space and file/write, which
/// come with the bytes. Makes and removes the temporary file; what is at the path stays.
Status canWriteFile(FileSystem& system, const std::string& path);
void removeLeftovers(FileSystem& system, const std::string& path);

} // namespace stonemason
