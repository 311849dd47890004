// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif

#include "core/format/file_system.h"

#include <windows.h>

namespace stonemason {

// Helpers shared by the files for Windows. Open files are descriptors of the C library, which wrap system
// handles. All calls take paths in UTF-16, since those in bytes depend on a person's language.

/// Sets errno to what POSIX systems call this error, the last one of this thread. Returns -1.
int failed(DWORD error = ::GetLastError());

/// Nothing, and EILSEQ, for what is not UTF-8.
std::optional<std::wstring> wide(std::string_view text);
/// With U+FFFD in the place of halves of characters.
std::string narrow(std::wstring_view text);

/// A path for the system's calls, one longer than 260 characters too. Nothing, and EILSEQ, for one that no
/// file can have: Windows would take a colon in a name for a part of another file, and reserves some letters.
std::optional<std::wstring> widePath(const std::string& path);

/// Of a file that was opened by this program; INVALID_HANDLE_VALUE and EBADF for another number.
HANDLE handleOf(int file);
/// The number of an open handle, closed with it. -1 and errno for INVALID_HANDLE_VALUE, which the last call
/// returned.
int fileOf(HANDLE handle);

enum class Links : bool { AreFollowed, AreNot };

int statusOf(HANDLE handle, FileStatus& status);
int statusAt(const std::wstring& path, Links links, FileStatus& status);
int openAt(const std::wstring& path, Opening opening, Links links);
int accessForWritingAt(const std::wstring& path);
/// MoveFileEx, which on NTFS changes the name in one step: at any moment it stands for one of the two files.
/// ReplaceFile does not, and it takes no file that this program holds a lock on.
/// @param flags MOVEFILE_REPLACE_EXISTING or 0
int renameAt(const std::wstring& from, const std::wstring& to, DWORD flags);
int linkAt(const std::wstring& from, const std::wstring& to);
int unlinkAt(const std::wstring& path);
std::optional<std::vector<std::string>> namesAt(const std::wstring& folder);
/// The path of what is open, in a form that is not changed by widePath().
std::optional<std::wstring> pathOf(HANDLE handle);

} // namespace stonemason
