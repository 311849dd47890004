// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

// What lies in the recovery folder goes by these names. Nothing of another name there was written by this
// program: it is neither read nor removed.
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

} // namespace stonemason
