// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/dialogs.h"
#include "editor/app/files/large_save.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/recovery_record.h"

#include <QScopeGuard>

#include <cstdint>
#include <functional>
#include <optional>

namespace stonemason {

class RecentFiles;
class Settings;

/// Writes documents to their files, and asks when something could be lost: data that the file format cannot
/// hold, or changes that another program has written. A document that could not be saved stays modified and
/// open. Large ones are written on another thread, while the user waits or cancels.
class DocumentSaver : public QObject {
    Q_OBJECT

public:
    DocumentSaver(OpenDocuments& documents, Dialogs& dialogs, Settings& settings, RecentFiles& recent,
                  QString lockFolder, QObject* parent = nullptr);

    /// Each returns whether everything was saved; without a path save() asks for one. Must not be called
    /// while another document is being saved.
    bool save(Document& document);
    bool saveAs(Document& document);
    /// Writes a copy without changing the document's path. Choosing its own file is the same as save().
    bool saveCopy(Document& document);
    /// Saves all modified documents; stops at the first that is not saved.
    bool saveAll();

    /// Whether a document is being written in the background: no other may be saved, and none closed.
    bool isBusy() const { return isBusy_; }

    /// Writes bytes into a file; tests can replace it. Large documents are written on another thread.
    FileWriter write = savePath;
    /// Keeps the work of a large document for recovery before its file is touched, then calls `then`.
    std::function<void(const Document& document, const FutureFile& saving, std::function<void()> then)>
        keepFirst = [](const Document&, const FutureFile&, const std::function<void()>& then) { then(); };

signals:
    void busyChanged(bool busy);
    /// A question about the document is about to be shown.
    void questionAhead(stonemason::Document* document);
    void saved(stonemason::Document* document);
    /// A sentence for the status bar.
    void message(const QString& sentence);

private:
    struct Written {
        bool done = false;
        std::string bytes{};     ///< what the file holds now
        QByteArray hash{};       ///< of them
        bool isOutdated = false; ///< the document was changed while it was written
        bool elsewhere = false;  ///< not done, and the person wants to try another file
        bool parts = false;      ///< the file that was replaced had other names, which keep it
    };

    QString askForPath(Document& document, const QString& title);
    /// Whether dialogs begin where the file lies from now on.
    enum class Folder : std::uint8_t { Known, Remembered };
    bool saveTo(Document& document, const QString& path, Folder folder);
    void rememberFolder(const QString& path);
    void bringForward(const Document& document);
    /// @param isSave the document is saved with it; else it is a copy
    Written writeTo(Document& document, const QString& path, bool isSave);
    Written writeWhole(Document& document, const QString& path, bool isSave);
    static QString partingOf(const Written& written);
    Written writeBeside(Document& document, const QString& path, bool isSave,
                        const Document::BytesWriter& bytes);
    Written failed(const Document& document, const QString& path, const Error& error);
    Written tryBeside(const Document& document, const QString& path, const LargeSave::Steps& steps);
    QScopeGuard<std::function<void()>> staysBusy();
    Dialogs::AfterLoss acceptsLoss(OpenDocument& entry, const QString& path);
    bool acceptsSharing(OpenDocument& entry);
    bool agreesToShare(const FileLock& lock, const QString& path);
    bool acceptsReplacing(const Document& document);
    bool agreesToReplace(const QString& path);
    std::optional<QByteArray> hashThere(const QString& path);

    OpenDocuments& documents_;
    Dialogs& dialogs_;
    Settings& settings_;
    RecentFiles& recent_;
    const QString lockFolder_;
    bool isBusy_ = false;
};

} // namespace stonemason
