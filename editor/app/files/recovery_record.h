// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string>

namespace stonemason {

/// A file that is about to be written, and the hash of what it is going to hold. Empty: none is.
struct FutureFile {
    QString path;
    QByteArray hash;
};

/// What is written beside a document's recovered content: where it belongs.
struct RecoveryRecord {
    QString workspace; ///< Workspace::id()
    QString path;      ///< its file; empty when it has none
    QString title;
    QDateTime time;      ///< when it was kept
    QByteArray fileHash; ///< of its file as the document knew it; empty when unknown
    FutureFile saving{}; ///< when it was kept because a save of it began
};

std::string toJson(const RecoveryRecord& record);
/// None when the bytes are not a record; missing fields are empty, and so are paths that are not absolute.
std::optional<RecoveryRecord> recordFromJson(const std::string& json);

} // namespace stonemason
