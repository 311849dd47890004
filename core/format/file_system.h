// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <sys/types.h>
#include <vector>

namespace stonemason {

/// The status of a file as the system reports it. If the system has no owners, all are 0; if it has no
/// permissions, they are those of any user who may read or write the file.
struct FileStatus {
    enum class Kind : std::uint8_t { Regular, Folder, Link, Other };

    Kind kind = Kind::Other;
    mode_t permissions = 0; ///< as in chmod()
    unsigned owner = 0;
    unsigned group = 0;
    std::int64_t size = 0;    ///< bytes
    std::uint64_t links = 0;  ///< how many names it has; 0 for one that was removed while it is open
    std::uint64_t device = 0; ///< where it is, and which one there
    std::uint64_t number = 0;
    std::int64_t seconds = 0; ///< when it was written last, since 1970
    std::int64_t nanoseconds = 0;

    bool isRegular() const { return kind == Kind::Regular; }
    bool isFolder() const { return kind == Kind::Folder; }
    bool isLink() const { return kind == Kind::Link; }
};

/// The purpose a file is opened for. Child processes do not inherit it, opening never blocks, and other
/// processes can still read, rename or remove the file meanwhile.
enum class Opening : std::uint8_t {
    Reading,
    Making,   ///< a new file to be written; fails with EEXIST where there is anything of its name
    Removing, ///< to be locked and removed; fails for a link
    Flushing, ///< a folder, for the names in it to last
};

/// Standard input as an open file.
inline constexpr int standardInput = 0;

/// Each system has a source file of its own for what follows, up to the functions on a FileSystem.

/// The bytes that a path may have.
extern const std::size_t longestPath;
/// Whether it stands between the names in a path.
bool isSlash(char letter);
/// Length of what stands before the name in a path, with its slash: 0 for a name alone.
std::size_t folderLength(std::string_view path);
/// Whether a call failed for lack of space: on the disk, in a quota or by a limit of the process.
bool isWantOfRoom(int number);

/// The system calls for reading and writing files, with paths in UTF-8 (as bytes, if the system's paths are
/// bytes). Each behaves as the POSIX call it is named after: on failure it returns -1 (nullopt) and sets
/// errno. Tests override some of them to simulate the system.
class FileSystem {
public:
    FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;
    virtual ~FileSystem() = default;

    virtual int stat(const std::string& path, FileStatus& status);
    virtual int lstat(const std::string& path, FileStatus& status);
    virtual int fstat(int file, FileStatus& status);
    virtual std::optional<std::string> realpath(const std::string& path);
    /// Whether this process may write the file.
    virtual int accessForWriting(const std::string& path);
    /// Whose files this process makes.
    virtual unsigned user();
    virtual int open(const std::string& path, Opening opening, mode_t mode);
    /// EAGAIN where there are no data yet; waitForData() waits for them.
    virtual ssize_t read(int file, char* to, std::size_t count);
    virtual int waitForData(int file);
    virtual ssize_t write(int file, const char* from, std::size_t count);
    virtual int fsync(int file);
    virtual int fchmod(int file, mode_t mode);
    virtual int fchown(int file, unsigned owner, unsigned group);
    /// Gives the open file the extended attributes of the named one, access lists among them. What cannot be
    /// read or set is left out.
    virtual void copyAttributes(const std::string& from, int to);
    virtual int close(int file);
    virtual int rename(const std::string& from, const std::string& to);
    /// The same, but fails with EEXIST, without replacing it, if the new name exists; with EINVAL or ENOSYS
    /// if the file system cannot detect that.
    virtual int renameNew(const std::string& from, const std::string& to);
    /// Gives the file a second name. Fails likewise with EEXIST, and with various errors if the file system
    /// does not support hard links.
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
/// As writeFile() if the name is not in use; otherwise returns false and changes nothing, whatever has the
/// name and regardless of its owner, a dangling link included. An entry that takes the name meanwhile is
/// never replaced, on any file system. If the file system supports neither such a rename nor hard links, the
/// file is written directly under its name: a process killed meanwhile then leaves a truncated file.
Result<bool> writeNewFile(FileSystem& system, const std::string& path, std::string_view bytes);
/// Whether writeFile() could begin now, with the errors it would give but file/no-space and file/write, which
/// come with the bytes. Makes and removes the temporary file; what is at the path stays.
Status canWriteFile(FileSystem& system, const std::string& path);
void removeLeftovers(FileSystem& system, const std::string& path);

} // namespace stonemason
