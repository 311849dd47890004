// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/answering_disk.h"

#include <QFileDialog>
#include <QFileIconProvider>
#include <QStringList>

#include <memory>

namespace stonemason {

/// During its lifetime, Qt's file dialogs start in a folder that responds, and their side bar omits folders
/// that do not: changes the settings that Qt shares between all programs, and restores them afterwards.
class FileDialogGround {
public:
    /// @param folder the initial folder; if it does not respond, the result of answeringFolder() is used
    /// @param look checks whether a folder responds
    explicit FileDialogGround(const QString& folder, const FolderLook& look = canBeShown);
    ~FileDialogGround();
    FileDialogGround(const FileDialogGround&) = delete;
    FileDialogGround& operator=(const FileDialogGround&) = delete;

    const QString& folder() const { return folder_; }
    QFileIconProvider& icons() const { return *icons_; }

private:
    QString folder_;
    std::unique_ptr<QFileIconProvider> icons_;
    QStringList silentPlaces_; ///< the user's side bar entries that are hidden because they do not respond
};

/// A Qt file dialog that no folder or file can block: it starts in a folder that responds, drops Qt's saved
/// folders that do not, and determines the type of a file by its name alone. Qt's own dialog reads files for
/// that in the window's thread, and never returns from /proc/kmsg.
class PlainFileDialog : private FileDialogGround, public QFileDialog {
public:
    /// @param folder the initial folder; if it does not respond, the result of answeringFolder() is used
    PlainFileDialog(QWidget* parent, const QString& title, const QString& folder,
                    const FolderLook& look = canBeShown);
    ~PlainFileDialog() override;
};

/// Asks for one file to be read; empty when cancelled.
QString askForFileToRead(QWidget* parent, const QString& title, const QString& folder,
                         const QStringList& filters);

} // namespace stonemason
