// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>

namespace stonemason {

/// Whether a folder is there and can be shown. May never return, as on a share whose machine has gone; called
/// on any thread.
using FolderLook = std::function<bool(const QString& folder)>;

/// Lists the folder and looks at the folders in it, as a file dialog does.
bool canBeShown(const QString& folder);

/// Returns the folders that can be shown and respond in time (diskPatience), in the same order.
QStringList answeringFolders(const QStringList& folders, const FolderLook& look = canBeShown);

/// Returns the first folder that can be shown, else the user's documents, else their home. Does not wait
/// for a folder that does not respond in time.
QString answeringFolder(const QStringList& wanted, const FolderLook& look = canBeShown);

/// How the bytes of a file are fetched. May never return; called on any thread.
using FileReader = std::function<Result<std::string>(const QString& path)>;

/// readFile() of at most maximumDocumentSize.
Result<std::string> readDocumentFile(const QString& path);

/// Reads a file like readDocumentFile(); nullopt when the disk does not respond within some seconds.
/// Meanwhile windows are painted, but user input is blocked.
std::optional<Result<std::string>> readAnswering(const QString& path);

} // namespace stonemason
