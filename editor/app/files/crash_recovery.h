// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/own_folder.h"
#include "editor/app/disk/process_lock.h"
#include "editor/app/files/recovery_record.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace stonemason {

/// One document that a crashed process left in the recovery folder.
struct LostDocument {
    QString file; ///< its content in the recovery folder
    RecoveryRecord record;
    std::string bytes; ///< empty when the file cannot be read
};

/// The unsaved work of crashed processes. The folders of live processes are skipped, and while this object
/// exists no other process offers the same work. Only files of this program are read or removed, identified
/// by their names (recovery_names.h) and owner; no link is followed, including the recovery folder itself.
class CrashRecovery {
public:
    /// Scans the recovery folder and removes copies of saved work. Invalid content is never an error.
    explicit CrashRecovery(const QString& folder);
    ~CrashRecovery();
    CrashRecovery(const CrashRecovery&) = delete;
    CrashRecovery& operator=(const CrashRecovery&) = delete;

    /// Newest first.
    const std::vector<LostDocument>& documents() const { return documents_; }
    /// Removes its files after it has been saved, copied elsewhere or discarded.
    void discard(const LostDocument& document);

private:
    struct Process {
        QString name;
        OwnFolder folder;
        ProcessLock lock;
    };

    QString pathOf(const QString& process) const;
    void removeStaleLocks() const;
    void collect(const Process& process);

    QString path_;
    std::optional<OwnFolder> root_; ///< nullopt if this user has no such folder
    std::vector<Process> processes_;
    std::vector<LostDocument> documents_;
};

} // namespace stonemason
