// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/document_reader.h"
#include "editor/app/message_bar.h"
#include "editor/app/open_documents.h"

namespace stonemason {

class Dialogs;
class RecentFiles;

/// Says that another process has the file open, too.
inline const QString sharedNotice = QStringLiteral("shared");
/// The document's file may not be written.
inline const QString readOnlyNotice = QStringLiteral("read-only");

/// Makes open documents out of files, samples, pasted text and what recovery kept. Opening never writes to
/// the file.
class DocumentOpener : public QObject {
    Q_OBJECT

public:
    /// @param lockFolder where locks of open files lie
    DocumentOpener(OpenDocuments& documents, const DocumentReader& reader, RecentFiles& recent,
                   Dialogs& dialogs, QString lockFolder, QObject* parent = nullptr);

    /// Each returns nullptr when it cannot be read, told() says why, or when the person did not want it
    /// without the parts that cannot be taken over.
    /// Opens the file, or brings its tab forward when it is open.
    Document* open(const QString& path);
    /// A document like this built-in one, without a file of its own.
    Document* openSample(const QString& resource);
    /// The text (a code, a forum post) as a document that was never saved.
    Document* paste(const QString& text);
    /// Unsaved work that was kept, with the file it belongs to if there was one. `knownHash` is that of the
    /// file as the work knew it; a file that is another now is changed from outside, as it would be with the
    /// document open.
    Document* recover(const std::string& bytes, const QString& path, const QByteArray& knownHash = {});

signals:
    /// The document wants to be seen.
    void activated(stonemason::Document* document);
    /// A notice for the document's page; nullptr: for the window.
    void told(stonemason::Document* document, const stonemason::Notice& notice);
    /// The window's notice of that id no longer holds.
    void outdated(const QString& noticeId);

private:
    void tellFailure(const QString& path, const Error& error);
    bool acceptsLoss(const Document& document, const QString& path);
    Document* add(ReadDocument read, const QString& path, const QByteArray& fileHash);

    OpenDocuments& documents_;
    const DocumentReader& reader_;
    RecentFiles& recent_;
    Dialogs& dialogs_;
    const QString lockFolder_;
};

} // namespace stonemason
