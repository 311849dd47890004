// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/base/text_sink.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace stonemason {

/// The whole content of a regular file, or of standard input for "-". Anything else than a regular file is
/// refused without opening it, a file over the limit without reading it; a file or an input that grows while
/// it is read is refused as soon as it passes the limit. Never blocks on a FIFO, nor on a file that yields
/// data only on events, such as the kernel's log. Errors: file/missing, file/dangling-link,
/// file/link-circle, file/is-folder, file/not-regular (FIFO, device, socket, a file to be waited for),
/// file/too-large (bytes at most), file/denied, file/name (a path no file can have), file/name-too-long (or
/// the path to it), file/read (the system's error number).
Result<std::string> readFile(const std::string& path, std::int64_t limit = maximumFileSize);

/// Replaces or makes the file so that at any moment it is wholly the old or wholly the new one: a temporary
/// file beside the target (its name begins with a dot and the target's name), every byte counted, flushed to
/// disk, renamed. Follows a link to a regular file and keeps the permissions, with access lists and extended
/// attributes, and as far as the system lets us the owner, of a file it replaces; a new file gets the usual
/// ones. Another hard link to the replaced file keeps the old content. A file that may not be written is not
/// replaced either.
/// Errors (nothing is left behind, the old file is untouched): file/is-folder, file/not-regular,
/// file/dangling-link, file/denied, file/folder-denied (no file can be made there), file/read-only (the disk
/// is), file/no-space (also a quota or a limit of the process), file/missing-folder, file/name,
/// file/name-too-long (the temporary file's path may be up to 13 bytes longer), file/write (the system's
/// error number).
/// With POSIX calls, for QSaveFile of Qt 6.4.2 can report success after a short write.
Status writeFile(const std::string& path, std::string_view bytes);

/// Passes the content of a file to the sink, piece by piece, until it is complete or the sink accepts no
/// more: for what is too large to be in memory at once.
using FileContent = std::function<void(const TextSink& sink)>;

/// The error of writeFile if no file can be created in a folder, by the system's error number.
Error folderError(int number);

/// Removes the temporary files that writeFile left beside this file in processes that were killed: regular
/// files of such names, of this user or the file's owner, without another name. Files of running writers, in
/// this or another process, stay: a writer holds a lock on its own. What cannot be removed stays.
void removeLeftovers(const std::string& path);

} // namespace stonemason
