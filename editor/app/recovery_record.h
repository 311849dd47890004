// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string>

namespace stonemason {

/// What is written beside a document's recovered content: where it belongs.
struct RecoveryRecord {
    QString workspace; ///< Workspace::id()
    QString path;      ///< its file; empty when it has none
    QString title;
    QDateTime time;      ///< when it was kept
    QByteArray fileHash; ///< of its file as the document knew it; empty when unknown
};

inline const QString recordSuffix = QStringLiteral(".json");
/// The lock of a process, beside the folder of what it keeps.
inline const QString lockSuffix = QStringLiteral(".lock");

std::string toJson(const RecoveryRecord& record);
/// None when the bytes are not a record; missing fields are empty, and so is a path that is not absolute.
std::optional<RecoveryRecord> recordFromJson(const std::string& json);

} // namespace stonemason
