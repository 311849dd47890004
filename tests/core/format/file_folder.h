// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>
#include <sys/stat.h>

namespace stonemason::test {

/// A test object with a folder open to all users; each test's init() recreates it for every test function.
class FileFolder : public QObject {
protected:
    std::unique_ptr<QTemporaryDir> folder_;

    void makeFolder() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
        QCOMPARE(::chmod(folder_->path().toStdString().c_str(), 0777), 0);
    }
    std::string path(const char* name) const {
        return folder_->filePath(QString::fromUtf8(name)).toStdString();
    }
    void put(const char* name, const QByteArray& bytes) const {
        QFile file(folder_->filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray bytesOf(const char* name) const {
        QFile file(folder_->filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    QStringList names() const {
        return QDir(folder_->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    mode_t modeOf(const char* name) const {
        struct stat status {};
        return ::stat(path(name).c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
    }
};

} // namespace stonemason::test
