// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/document_reader.h"

#include "core/format/document_kind.h"
#include "core/format/encoding.h"
#include "editor/app/workspace.h"

namespace stonemason {

DocumentReader::DocumentReader(QList<Workspace*> workspaces) : workspaces_(std::move(workspaces)) {
}

Result<ReadDocument> DocumentReader::read(const std::string& bytes, const QString& path) const {
    Workspace* workspace = workspaceFor(bytes, path);
    if (!workspace) return unknownDocument(bytes);
    auto document = workspace->read(bytes);
    if (!document) return document.error();
    return ReadDocument{std::move(document).value(), workspace};
}

Workspace* DocumentReader::workspaceFor(std::string_view bytes, const QString& path) const {
    for (Workspace* workspace : workspaces_)
        if (workspace->recognises(bytes)) return workspace;
    if (foreignBytes(bytes)) return nullptr;
    for (Workspace* workspace : workspaces_)
        if (path.endsWith(QLatin1Char('.') + workspace->nativeSuffix(), Qt::CaseInsensitive))
            return workspace;
    return nullptr;
}

} // namespace stonemason
