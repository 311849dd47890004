// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/process_lock.h"
#include "editor/app/recovery_record.h"

#include <QString>

#include <string>
#include <vector>

namespace stonemason {

/// One document that a crashed process left in the recovery folder.
struct LostDocument {
    QString file; ///< its content in the recovery folder
    RecoveryRecord record;
    std::string bytes; ///< empty when the file cannot be read
};

/// What crashed processes left. The folders of living ones are passed over, and while this exists no other
/// process offers the same again.
class LostWork {
public:
    /// Looks through the recovery folder. Nothing in it, however broken, is an error.
    explicit LostWork(const QString& folder);
    ~LostWork();
    LostWork(const LostWork&) = delete;
    LostWork& operator=(const LostWork&) = delete;

    /// Newest first.
    const std::vector<LostDocument>& documents() const { return documents_; }
    /// Removes its files: it has been saved, kept elsewhere or given up.
    void discard(const LostDocument& document);

private:
    struct Folder {
        QString path;
        ProcessLock lock;
    };

    void collect(const QString& folder);

    std::vector<Folder> folders_;
    std::vector<LostDocument> documents_;
};

} // namespace stonemason
