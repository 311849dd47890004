// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/plain_file_dialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QHeaderView>
#include <QScreen>
#include <QSettings>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

namespace stonemason {

namespace {

// Settings in which the Qt dialogs of all programs store the last folder and the entries of the side bar.
const QString lastVisitedKey = QStringLiteral("FileDialog/lastVisited");
const QString placesKey = QStringLiteral("FileDialog/shortcuts");

QSettings memoryOfQt() {
    return QSettings(QSettings::UserScope, QStringLiteral("QtProject"));
}

struct FileKind {
    Q_DECLARE_TR_FUNCTIONS(FileKind)
};

/// Icons and types that require only the data read when the folder was listed.
class NameIcons : public QFileIconProvider {
public:
    using QFileIconProvider::icon;

    QIcon icon(const QFileInfo& file) const override {
        if (file.isRoot()) return icon(Drive);
        return icon(file.isDir() ? Folder : File);
    }

    QString type(const QFileInfo& file) const override {
        if (file.isRoot()) return FileKind::tr("Drive");
        if (file.isDir()) return FileKind::tr("Folder");
        const QString suffix = file.suffix();
        //: %1 is what the name of a file ends with, such as "txt"
        return suffix.isEmpty() ? FileKind::tr("File") : FileKind::tr("%1 file").arg(suffix);
    }
};

/// Shows all columns of the list at every text size, as far as the screen has room.
void fitList(QFileDialog& dialog) {
    constexpr int letters = 100;
    constexpr int lines = 26;
    if (auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"))) {
        QHeaderView& header = *list->header();
        header.setStretchLastSection(false);
        for (int column = 0; column < header.count(); ++column)
            header.setSectionResizeMode(column,
                                        column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
    const QSize room = dialog.screen()->availableSize() * 9 / 10;
    const QFontMetrics metrics(dialog.font());
    dialog.resize(QSize(letters * metrics.averageCharWidth(), lines * metrics.lineSpacing()).boundedTo(room));
}

} // namespace

FileDialogGround::FileDialogGround(const QString& folder, const FolderLook& look)
    : folder_(answeringFolder({folder}, look)), icons_(std::make_unique<NameIcons>()) {
    QSettings memory = memoryOfQt();
    if (memory.contains(lastVisitedKey))
        memory.setValue(lastVisitedKey, QUrl::fromLocalFile(folder_).toString());
    const QStringList places = memory.value(placesKey).toStringList();
    QStringList folders;
    for (const QString& place : places)
        if (const QString path = QUrl(place).toLocalFile(); !path.isEmpty()) folders += path;
    const QStringList answering = answeringFolders(folders, look);
    QStringList shown;
    for (const QString& place : places) {
        const QString path = QUrl(place).toLocalFile();
        const bool isSilent = !path.isEmpty() && !answering.contains(path);
        (isSilent ? silentPlaces_ : shown) += place;
    }
    if (!silentPlaces_.isEmpty()) memory.setValue(placesKey, shown);
}

FileDialogGround::~FileDialogGround() {
    if (silentPlaces_.isEmpty()) return;
    QSettings memory = memoryOfQt();
    memory.setValue(placesKey, memory.value(placesKey).toStringList() + silentPlaces_);
}

PlainFileDialog::PlainFileDialog(QWidget* parent, const QString& title, const QString& folder,
                                 const FolderLook& look)
    : FileDialogGround(folder, look), QFileDialog(parent, title, FileDialogGround::folder()) {
    setIconProvider(&icons());
    fitList(*this);
}

PlainFileDialog::~PlainFileDialog() {
    setDirectory(QDir::homePath()); // the next dialog of this process begins there until its folder is set
}

QString askForFileToRead(QWidget* parent, const QString& title, const QString& folder,
                         const QStringList& filters) {
    PlainFileDialog dialog(parent, title, folder);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters(filters);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace stonemason
