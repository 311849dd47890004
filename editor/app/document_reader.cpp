// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/document_reader.h"

#include "editor/app/workspace.h"

#include <algorithm>

namespace stonemason {

DocumentReader::DocumentReader(QList<Workspace*> workspaces) : workspaces_(std::move(workspaces)) {
}

bool DocumentReader::recognises(std::string_view bytes) const {
    return std::ranges::any_of(workspaces_,
                               [&](const Workspace* workspace) { return workspace->recognises(bytes); });
}

Result<ReadDocument> DocumentReader::read(const std::string& bytes, const QString& path) const {
    const std::size_t begin = bytes.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos) return Error{{"file/empty"}};
    const bool isJson = bytes[begin] == '{' || bytes[begin] == '[';
    if (isJson && !recognises(bytes)) return Error{{"json/foreign"}};
    Workspace& workspace = workspaceFor(bytes, path);
    auto document = workspace.read(bytes);
    if (!document) return document.error();
    return ReadDocument{std::move(document).value(), &workspace};
}

Workspace& DocumentReader::workspaceFor(std::string_view bytes, const QString& path) const {
    for (Workspace* workspace : workspaces_)
        if (workspace->recognises(bytes)) return *workspace;
    for (Workspace* workspace : workspaces_)
        if (path.endsWith(QLatin1Char('.') + workspace->nativeSuffix(), Qt::CaseInsensitive))
            return *workspace;
    return *workspaces_.front();
}

} // namespace stonemason
