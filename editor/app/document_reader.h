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
    /// Reads with the workspace that recognises the bytes, else that of the path's suffix: its error says
    /// what is wrong. Without either the error is that of unknownDocument().
    Result<ReadDocument> read(const std::string& bytes, const QString& path) const;

private:
    /// nullptr when none is.
    Workspace* workspaceFor(std::string_view bytes, const QString& path) const;

    QList<Workspace*> workspaces_;
};

} // namespace stonemason
