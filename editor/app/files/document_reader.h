// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/files/document.h"

#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <string>

namespace stonemason {

class Workspace;

/// A document just read; it has no path yet.
struct ReadDocument {
    std::unique_ptr<Document> document;
    Workspace* workspace = nullptr;
};

/// Content that was read and is no document yet, or that some workspace could not read.
struct ReadContent {
    Result<MakeDocument> make;
    Workspace* workspace = nullptr;
};

/// Makes documents out of bytes, whichever workspace they belong to.
class DocumentReader {
public:
    using Function =
        std::function<Result<ReadContent>(const std::string& bytes, const QString& path, ContentSource)>;

    /// @param workspaces at least one; they must outlive this object
    explicit DocumentReader(QList<Workspace*> workspaces);

    const QList<Workspace*>& workspaces() const { return workspaces_; }
    /// Reads with the workspace that claims the file, else the first that recognises the bytes, else the
    /// first that reads files of that name, whose error is returned. No workspace reads more than its
    /// largestFile(). If none matches, the error is that of unknownDocument() with the workspace of the
    /// greatest likeness, or file/too-large.
    /// @param as the id of the workspace that the user chose for it; empty if none
    Result<ReadDocument> read(const std::string& bytes, const QString& path,
                              ContentSource source = ContentSource::Words, const QString& as = {}) const;
    /// The workspaces that a pasted text may belong to, first the one that read() uses; empty if the text is
    /// unambiguous or cannot be read.
    QList<Workspace*> candidatesFor(const std::string& text) const;
    /// Like read(), for content needed before anything else can continue: large input is read on another
    /// thread while this one waits and windows are painted (run_in_background.h).
    Result<ReadDocument> readWaiting(const std::string& bytes, const QString& path,
                                     ContentSource source = ContentSource::Words,
                                     const QString& as = {}) const;
    /// The first part of read(), which can be called on any thread during the lifetime of the workspaces. An
    /// error means that no workspace reads it.
    /// @param path of the file that it will be called for, or empty
    Function forAnyThread(const QString& as = {}, const QString& path = {}) const;

private:
    QList<Workspace*> workspaces_;
};

} // namespace stonemason
