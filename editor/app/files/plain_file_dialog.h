// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/answering_disk.h"

#include <QFileDialog>
#include <QFileIconProvider>
#include <QStringList>

#include <memory>

namespace stonemason {

/// While it lives, Qt's file dialogs begin in a folder that answers, and show beside their list no place that
/// does not: what Qt remembers for all programs is put right before, and put back after.
class FileDialogGround {
public:
    /// @param folder where to begin, or else where answeringFolder() says
    /// @param look how a folder is looked into
    explicit FileDialogGround(const QString& folder, const FolderLook& look = canBeShown);
    ~FileDialogGround();
    FileDialogGround(const FileDialogGround&) = delete;
    FileDialogGround& operator=(const FileDialogGround&) = delete;

    const QString& folder() const { return folder_; }
    QFileIconProvider& icons() const { return *icons_; }

private:
    QString folder_;
    std::unique_ptr<QFileIconProvider> icons_;
    QStringList silentPlaces_; ///< of the person's own, which are not shown while they do not answer
};

/// Qt's dialog for files, which no folder and no file can hang: it begins in a folder that answers, lets go
/// of what Qt remembers of folders that do not, and determines the type of a file by its name alone. Qt's own
/// looks into files for that, on the window's thread, and never returns from /proc/kmsg.
class PlainFileDialog : private FileDialogGround, public QFileDialog {
public:
    /// @param folder where it begins, or else where answeringFolder() says
    PlainFileDialog(QWidget* parent, const QString& title, const QString& folder,
                    const FolderLook& look = canBeShown);
    ~PlainFileDialog() override;
};

/// Asks for one file to be read; empty when cancelled.
QString askForFileToRead(QWidget* parent, const QString& title, const QString& folder,
                         const QStringList& filters);

} // namespace stonemason
