// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/document.h"

#include <QList>

#include <memory>
#include <string>

namespace stonemason {

class Workspace;

/// A document just read; it has no path yet.
struct ReadDocument {
    std::unique_ptr<Document> document;
    Workspace* workspace = nullptr;
};

/// Makes documents out of bytes, whichever workspace they belong to.
class DocumentReader {
public:
    /// One at least; they outlive this.
    explicit DocumentReader(QList<Workspace*> workspaces);

    const QList<Workspace*>& workspaces() const { return workspaces_; }
    /// Whether a workspace knows these bytes.
    bool recognises(std::string_view bytes) const;
    /// Reads with the workspace that recognises the bytes, else that of the path's suffix, else the first:
    /// then the error says what is wrong for that one.
    Result<ReadDocument> read(const std::string& bytes, const QString& path) const;

private:
    Workspace& workspaceFor(std::string_view bytes, const QString& path) const;

    QList<Workspace*> workspaces_;
};

} // namespace stonemason
