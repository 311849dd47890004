// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason::test {

/// Gives this process a mount namespace of its own, in which it may mount without affecting others: as root,
/// or as root of a new user namespace. False where the system allows neither. Call it before any other
/// thread is started.
bool enterOwnMounts();

/// Mounts a file system of 64 KiB on a folder for its lifetime.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder);
    ~SmallDisk();
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    /// Fills it to the last byte.
    void fill();
    void makeRoom();
    void makeReadOnly();

private:
    QString folder_;
};

} // namespace stonemason::test
