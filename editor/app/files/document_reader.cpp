// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_reader.h"

#include "core/documents/document_kind.h"
#include "core/format/text_file.h"
#include "editor/app/files/workspace.h"
#include "editor/app/tasks/cancellable_task.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

namespace {

struct Kind {
    Workspace* workspace;
    ContentReader read;
};

/// The kind that reads the bytes; nullptr if none does.
const Kind* kindOf(const std::vector<Kind>& kinds, std::string_view bytes, const QString& path) {
    const auto first = [&](auto&& isIt) {
        const auto found = std::ranges::find_if(kinds, [&](const Kind& kind) {
            return std::int64_t(bytes.size()) <= kind.workspace->largestFile() && isIt(kind);
        });
        return found == kinds.end() ? nullptr : &*found;
    };
    if (const Kind* kind = first([&](const Kind& k) { return k.workspace->claims(path, bytes); }))
        return kind;
    if (const Kind* kind = first([&](const Kind& k) { return k.workspace->recognises(bytes); })) return kind;
    if (foreignBytes(bytes)) return nullptr;
    return first([&](const Kind& k) { return k.workspace->readsName(path, bytes); });
}

/// The id of the workspace with the greatest likeness to the text; empty if all are below leastLikeness.
std::string nearestTo(const std::vector<Kind>& kinds, std::string_view bytes) {
    std::string nearest;
    if (foreignBytes(bytes)) return nearest;
    int most = leastLikeness - 1;
    for (const Kind& kind : kinds) {
        const int likeness = kind.workspace->likeness(withoutMark(bytes));
        if (likeness <= most) continue;
        most = likeness;
        nearest = kind.workspace->id().toStdString();
    }
    return nearest;
}

Result<ReadDocument> withDocument(const Result<ReadContent>& content) {
    if (!content) return content.error();
    if (!content->make) return content->make.error();
    return ReadDocument{content->make.value()(), content->workspace};
}

} // namespace

DocumentReader::DocumentReader(QList<Workspace*> workspaces) : workspaces_(std::move(workspaces)) {
}

Result<ReadDocument> DocumentReader::read(const std::string& bytes, const QString& path, ContentSource source,
                                          const QString& as) const {
    return withDocument(forAnyThread(as, path)(bytes, path, source));
}

QList<Workspace*> DocumentReader::candidatesFor(const std::string& text) const {
    constexpr std::size_t longest = 65536; // bytes; longer texts are not ambiguous
    if (text.size() > longest || foreignBytes(text)) return {};
    std::vector<Kind> kinds;
    QList<Workspace*> found;
    for (Workspace* workspace : workspaces_) {
        kinds.push_back({workspace, {}});
        if (workspace->recognises(text) || workspace->mayMean(text)) found += workspace;
    }
    const Kind* first = kindOf(kinds, text, {});
    if (!first || found.size() < 2) return {};
    found.removeOne(first->workspace);
    found.prepend(first->workspace);
    return found.size() > 1 ? found : QList<Workspace*>();
}

Result<ReadDocument> DocumentReader::readWaiting(const std::string& bytes, const QString& path,
                                                 ContentSource source, const QString& as) const {
    if (std::int64_t(bytes.size()) <= largestReadAtOnce) return read(bytes, path, source, as);
    return withDocument(
        runInBackground([&, read = forAnyThread(as, path)] { return read(bytes, path, source); }));
}

DocumentReader::Function DocumentReader::forAnyThread(const QString& as, const QString& ofFile) const {
    std::vector<Kind> kinds;
    for (Workspace* workspace : workspaces_)
        if (as.isEmpty() || workspace->id() == as) kinds.push_back({workspace, workspace->readerFor(ofFile)});
    const bool isChosen = !as.isEmpty() && kinds.size() == 1;
    return [kinds = std::move(kinds), isChosen](const std::string& bytes, const QString& path,
                                                ContentSource source) -> Result<ReadContent> {
        const Kind* kind = isChosen ? &kinds.front() : kindOf(kinds, bytes, path);
        if (!kind && std::int64_t(bytes.size()) > maximumFileSize)
            return Error{{"file/too-large", {int(maximumFileSize)}}};
        if (!kind) return unknownDocument(bytes, nearestTo(kinds, bytes));
        return ReadContent{kind->read(bytes, source), kind->workspace};
    };
}

} // namespace stonemason
