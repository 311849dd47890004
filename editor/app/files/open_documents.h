// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/file_lock.h"
#include "editor/app/files/document.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <vector>

namespace stonemason {

class Workspace;

/// A document that is open, and what is known about its file.
struct OpenDocument {
    std::unique_ptr<Document> document;
    Workspace* workspace = nullptr;
    QByteArray fileHash;        ///< hashOf() the file as last read or written by us; empty: no such file
    FileLock lock;              ///< marks the file as open here for other instances
    QString chosenKind;         ///< id of the workspace that a person chose for its file; empty: none was
    QString acceptedLoss;       ///< what the person agreed to lose in saving
    bool shareAccepted = false; ///< the person knows that another instance has the file open

    /// fileIdentity() of the document's path, worked out once: the disk may not answer any more.
    const QString& identity() const;
    /// Another file may be there now.
    void forgetIdentity() { identityOf_.clear(); }

private:
    mutable QString identity_;
    mutable QString identityOf_; ///< the path whose it is
};

/// A short name for bytes: equal for equal bytes.
QByteArray hashOf(std::string_view bytes);

/// The documents of one window, in the order they were opened. Owns them.
class OpenDocuments : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~OpenDocuments() override;

    OpenDocument& add(std::unique_ptr<Document> document, Workspace& workspace);
    /// Closes without a question.
    void remove(Document* document);

    QList<Document*> all() const;
    QList<Document*> modified() const;
    bool isEmpty() const { return open_.empty(); }
    /// The document must be open.
    OpenDocument& of(const Document* document);
    /// The document of this file, however the path is written; nullptr when it is not open.
    Document* ofFile(const QString& path) const;

signals:
    void added(stonemason::Document* document);
    void aboutToRemove(stonemason::Document* document);
    void removed();

private:
    std::vector<std::unique_ptr<OpenDocument>> open_;
};

} // namespace stonemason
