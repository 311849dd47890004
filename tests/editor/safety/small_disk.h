// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason::test {

/// Gives this process mounts of its own, so that it may mount and nobody else sees it: as root, or as one who
/// becomes root of a user namespace. False where the system allows neither. Before any other thread is
/// started.
bool enterOwnMounts();

/// A file system of 64 KiB on a folder, as long as it lives.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder);
    ~SmallDisk();
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    /// Not one byte more fits onto it.
    void fill();
    void makeRoom();
    void makeReadOnly();

private:
    QString folder_;
};

} // namespace stonemason::test
