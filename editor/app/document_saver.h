// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/dialogs.h"
#include "editor/app/open_documents.h"

#include <functional>

namespace stonemason {

class RecentFiles;
class Settings;

/// Writes documents to their files, and asks where something could be lost by it: what the form of file
/// cannot hold, what somebody else wrote there meanwhile. A document that could not be saved stays modified
/// and open.
class DocumentSaver : public QObject {
    Q_OBJECT

public:
    DocumentSaver(OpenDocuments& documents, Dialogs& dialogs, Settings& settings, RecentFiles& recent,
                  QString lockFolder, QObject* parent = nullptr);

    /// Each returns whether it was saved; without a path save() asks for one.
    bool save(Document& document);
    bool saveAs(Document& document);
    /// Writes another file and leaves the document with its own. A copy over its own file is save().
    bool saveCopy(Document& document);
    /// All modified documents; stops at the first that is not saved.
    bool saveAll();

    /// How bytes get into a file; saveFile() of core unless a test puts something else here.
    std::function<Status(const QString& path, const std::string& bytes)> write;

signals:
    void saved(stonemason::Document* document);
    /// A sentence for the status bar.
    void message(const QString& sentence);

private:
    struct Written {
        bool done = false;
        std::string bytes{};    ///< what the file holds now
        bool elsewhere = false; ///< not done, and the person wants to try another file
    };

    QString askForPath(Document& document, const QString& title);
    bool saveTo(Document& document, const QString& path);
    /// @param isSave the document is saved with it; else it is a copy
    Written writeTo(Document& document, const QString& path, bool isSave);
    Dialogs::AfterLoss acceptsLoss(OpenDocument& entry, const QString& path);
    bool acceptsSharing(OpenDocument& entry);
    bool agreesToShare(const FileLock& lock, const QString& path);
    bool acceptsReplacing(const OpenDocument& entry);

    OpenDocuments& documents_;
    Dialogs& dialogs_;
    Settings& settings_;
    RecentFiles& recent_;
    const QString lockFolder_;
};

} // namespace stonemason
