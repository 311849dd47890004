// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/open_documents.h"

#include "editor/app/files/untitled_number.h"

#include <QCryptographicHash>

#include <algorithm>

namespace stonemason {

QByteArray hashOf(std::string_view bytes) {
    return QCryptographicHash::hash(QByteArrayView(bytes.data(), qsizetype(bytes.size())),
                                    QCryptographicHash::Sha256);
}

const QString& OpenDocument::identity() const {
    if (identityOf_ != document->path()) {
        identityOf_ = document->path();
        identity_ = fileIdentity(identityOf_);
    }
    return identity_;
}

OpenDocuments::~OpenDocuments() {
    while (!open_.empty())
        remove(open_.back()->document.get());
}

OpenDocument& OpenDocuments::add(std::unique_ptr<Document> document, Workspace& workspace) {
    numberAmong(all(), *document);
    auto& entry = *open_.emplace_back(std::make_unique<OpenDocument>());
    entry.document = std::move(document);
    entry.workspace = &workspace;
    emit added(entry.document.get());
    return entry;
}

void OpenDocuments::remove(Document* document) {
    const auto found =
        std::ranges::find(open_, document, [](const auto& entry) { return entry->document.get(); });
    if (found == open_.end()) return;
    emit aboutToRemove(document);
    const std::unique_ptr<OpenDocument> last = std::move(*found);
    open_.erase(found);
    emit removed();
}

QList<Document*> OpenDocuments::all() const {
    QList<Document*> documents;
    for (const auto& entry : open_)
        documents.push_back(entry->document.get());
    return documents;
}

QList<Document*> OpenDocuments::modified() const {
    QList<Document*> documents = all();
    documents.removeIf([](const Document* document) { return !document->isModified(); });
    return documents;
}

OpenDocument& OpenDocuments::of(const Document* document) {
    return **std::ranges::find(open_, document, [](const auto& entry) { return entry->document.get(); });
}

Document* OpenDocuments::ofFile(const QString& path) const {
    const QString wanted = fileIdentity(path);
    for (const auto& entry : open_)
        if (!entry->document->path().isEmpty() && entry->identity() == wanted) return entry->document.get();
    return nullptr;
}

} // namespace stonemason
