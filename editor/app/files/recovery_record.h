// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string>

namespace stonemason {

// The names of the files in the recovery folder. Files with other names were not written by this program:
// they are neither read nor removed.
//
//     5ab0c4be-....lock              held as long as a process lives
//     5ab0c4be-..../                 what that process keeps:
//         1.smap                     the content of its first document
//         1.json                     where that belongs (RecoveryRecord)
//         .1.smap.x7f3k29a.tmp       being written

/// A new name for the folder of a process.
QString newProcessName();
bool isProcessName(const QString& name);
QString lockNameOf(const QString& process);
/// The process of this lock; empty when it is none.
QString processOfLock(const QString& name);

QString contentName(const QString& document, const QString& suffix);
bool isContentName(const QString& name);
QString recordName(const QString& document);
bool isRecordName(const QString& name);
/// The document that a content or a record belongs to.
QString documentOf(const QString& name);
/// What a process was writing when it was ended.
bool isUnfinishedName(const QString& name);

/// A file about to be written, with the hash of its future content. Empty: none.
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
