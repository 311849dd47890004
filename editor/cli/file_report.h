// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document_kind.h"
#include "core/format/json.h"
#include "editor/cli/command_call.h"

#include <QString>

#include <functional>

namespace stonemason {

/// The report of a verb on one file, for programs and for people.
struct FileReport {
    Json json;
    QString text; ///< empty: nothing
    int status;   ///< the exit status this file alone calls for
};

/// The report on a file that cannot be used, which is also complained about on standard error.
/// @param doubt sentences for people that follow the cause, with a blank before them
FileReport unusableFile(const std::string& path, const QString& cause, const QString& doubt = {});
/// The report on a file for which data of its game could not be loaded, which has been reported already.
FileReport unloadedFile(const std::string& path);

/// Reports on one file.
/// @param kind what it holds; nullopt: no kind is known
using ReportFile = std::function<FileReport(const std::string& path, std::string_view bytes,
                                            std::optional<DocumentKind> kind)>;

/// Reads every file of the call and prints the report on each: with --json as one document {"files":[...]},
/// else as blocks of text with an empty line between. A file that cannot be read is reported on standard
/// error, stands as {"path","error"} in the document, and does not keep the others from being reported. A
/// report is printed before the next file is read. Returns the worst status.
int reportFiles(CommandCall& call, const ReportFile& report);

/// Reports why a file of a kind that the verb does not accept is unsuitable. nullopt where the kind has no
/// such sentence, or the file is of no kind.
std::optional<FileReport> otherKind(const CommandCall& call, const std::string& path, std::string_view bytes,
                                    std::optional<DocumentKind> kind);

} // namespace stonemason
