// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/small_disk.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>
#include <sched.h>
#include <string>
#include <sys/mount.h>
#include <unistd.h>

namespace stonemason::test {

namespace {

constexpr const char* ballast = "ballast";

bool put(const char* path, const std::string& text) {
    const int file = ::open(path, O_WRONLY | O_CLOEXEC);
    const bool done = file >= 0 && ::write(file, text.data(), text.size()) == ssize_t(text.size());
    if (file >= 0) ::close(file);
    return done;
}

bool becomeRootOfANamespace() {
    const auto user = std::to_string(::geteuid());
    const auto group = std::to_string(::getegid());
    return ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && put("/proc/self/setgroups", "deny") &&
           put("/proc/self/uid_map", "0 " + user + " 1") && put("/proc/self/gid_map", "0 " + group + " 1");
}

void must(bool done) {
    if (!done) qFatal("the small disk: %s", qPrintable(qt_error_string()));
}

} // namespace

bool enterOwnMounts() {
    return (::unshare(CLONE_NEWNS) == 0 || becomeRootOfANamespace()) &&
           ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

SmallDisk::SmallDisk(const QString& folder) : folder_(folder) {
    must(QDir().mkpath(folder));
    must(::mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=65536") == 0);
}

SmallDisk::~SmallDisk() {
    ::umount2(QFile::encodeName(folder_).constData(), MNT_DETACH);
}

void SmallDisk::fill() {
    QFile file(QDir(folder_).filePath(QString::fromLatin1(ballast)));
    must(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (file.write(QByteArray(1024, 'x')) > 0) {
    }
}

void SmallDisk::makeRoom() {
    must(QFile::remove(QDir(folder_).filePath(QString::fromLatin1(ballast))));
}

void SmallDisk::makeReadOnly() {
    must(::mount(nullptr, QFile::encodeName(folder_).constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) ==
         0);
}

} // namespace stonemason::test
