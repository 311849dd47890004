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

/// What crashed processes left and no file holds. The folders of living ones are passed over, and while this
/// exists no other process offers the same again. Only what the program wrote is read or removed, by its
/// names (recovery_names.h) and its owner; no link is followed, from the recovery folder itself on.
class CrashRecovery {
public:
    /// Looks through the recovery folder, and removes what has been saved. Nothing in it, however broken, is
    /// an error.
    explicit CrashRecovery(const QString& folder);
    ~CrashRecovery();
    CrashRecovery(const CrashRecovery&) = delete;
    CrashRecovery& operator=(const CrashRecovery&) = delete;

    /// Newest first.
    const std::vector<LostDocument>& documents() const { return documents_; }
    /// Removes its files: it has been saved, kept elsewhere or given up.
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
    std::optional<OwnFolder> root_; ///< none: there is no such folder of this user
    std::vector<Process> processes_;
    std::vector<LostDocument> documents_;
};

} // namespace stonemason
