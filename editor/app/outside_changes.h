// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/file_watch.h"
#include "editor/app/message_bar.h"

#include <QSet>

namespace stonemason {

class DocumentSaver;

/// What happens when another program writes to, removes or brings back the file of an open document: one
/// without unsaved work is read again (undoable), one with unsaved work asks in a notice that does not stop
/// the work.
class OutsideChanges : public QObject {
    Q_OBJECT

public:
    OutsideChanges(OpenDocuments& documents, DocumentSaver& saver, QObject* parent = nullptr);

    FileWatch& watch() { return watch_; }

    /// Back to what the file holds, as an undo step. When it cannot be read the document stays, and a notice
    /// says so.
    bool revert(Document* document);

signals:
    void told(stonemason::Document* document, const stonemason::Notice& notice);
    /// The notice of this id says what is no longer so.
    void outdated(stonemason::Document* document, const QString& noticeId);

private:
    void changed(Document* document, const std::string& bytes);
    void ask(Document* document);
    bool reload(Document* document, const Result<std::string>& bytes);
    void tellReloaded(Document* document, int stepsBefore);
    void unreadable(Document* document, const Error& error);
    void keep(Document* document);
    void lost(Document* document, const QString& text);
    void markLost(Document* document);
    void returned(Document* document);
    bool hasOwnWork(const Document* document) const;

    OpenDocuments& documents_;
    DocumentSaver& saver_;
    FileWatch watch_;
    /// Never saved for no other reason than that their file went away, became unreadable or was changed.
    QSet<const Document*> fileLost_;
};

} // namespace stonemason
