// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// A folder in which only this program keeps its own things, for this user alone (0700, its files 0600),
/// unless it is opened as it is. It is held open: all operations act on that same folder. Links and entries
/// of other users are ignored: they are neither listed, read, changed, removed nor written through. Names
/// are those of entries, without a slash. Links above the folder are followed as everywhere.
class OwnFolder {
public:
    /// Makes it, and what is missing above it. Errors: as those of writeFile, and
    /// file/foreign-folder for a link or a folder of another account.
    static Result<OwnFolder> make(const std::string& path);
    /// One that is there already. Errors: as of make().
    static Result<OwnFolder> open(const std::string& path);
    /// Opens a folder chosen by the user; its permissions stay unchanged. Errors: as of make().
    static Result<OwnFolder> openAsItIs(const std::string& path);

    OwnFolder(OwnFolder&& other) noexcept;
    OwnFolder& operator=(OwnFolder&& other) noexcept;
    ~OwnFolder();

    /// A folder directly below. Errors: as of make().
    Result<OwnFolder> makeFolder(const std::string& name) const;
    Result<OwnFolder> folder(const std::string& name) const;
    /// The folders and the regular files directly below, sorted.
    std::vector<std::string> folders() const { return entries(Kind::Folder); }
    std::vector<std::string> files() const { return entries(Kind::File); }
    bool hasFile(const std::string& name) const;
    /// Whether the name exists, whatever its type and owner.
    bool has(const std::string& name) const;

    /// What a file holds. Errors: those of readFile.
    Result<std::string> read(const std::string& name) const;
    /// As writeFile(); a link in its place is replaced, not followed. Errors: those of writeFile.
    Status write(const std::string& name, std::string_view bytes) const;
    /// Makes a file, as writeNewFile(); false when there is something of that name, whatever it is and
    /// whosever, which stays. Errors: those of writeFile.
    Result<bool> writeNew(const std::string& name, std::string_view bytes) const;
    /// Removes what writing left behind in processes that were killed.
    void removeLeftovers() const;
    /// When a file was last written: milliseconds since 1970, 0 when there is none.
    std::int64_t modified(const std::string& name) const;
    /// Removes other users' permissions on a file.
    void closeToOthers(const std::string& name) const;
    /// Removes a file; what is none stays.
    void remove(const std::string& name) const;
    /// Removes a folder that is empty.
    void removeFolder(const std::string& name) const;

private:
    enum class Kind : std::uint8_t { File, Folder };

    explicit OwnFolder(int descriptor) : descriptor_(descriptor) {}
    static Result<OwnFolder> openAt(int folder, const std::string& path);
    void closeToOthers() const;
    std::vector<std::string> entries(Kind kind) const;

    int descriptor_ = -1;
};

} // namespace stonemason
