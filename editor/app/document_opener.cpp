// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/document_opener.h"

#include "core/format/file.h"
#include "core/format/file_system.h"
#include "editor/app/dialogs.h"
#include "editor/app/document_closer.h"
#include "editor/app/file_paths.h"
#include "editor/app/recent_files.h"
#include "editor/text/error_text.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace stonemason {

DocumentOpener::DocumentOpener(OpenDocuments& documents, const DocumentReader& reader, RecentFiles& recent,
                               Dialogs& dialogs, QString lockFolder, QObject* parent)
    : QObject(parent)
    , documents_(documents)
    , reader_(reader)
    , recent_(recent)
    , dialogs_(dialogs)
    , lockFolder_(std::move(lockFolder)) {
}

Document* DocumentOpener::open(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (Document* document = documents_.ofFile(absolute)) {
        emit activated(document);
        return document;
    }
    const auto bytes = readFile(nativePath(absolute));
    auto read = bytes ? reader_.read(*bytes, absolute) : Result<ReadDocument>(bytes.error());
    if (!read) {
        tellFailure(absolute, read.error());
        return nullptr;
    }
    if (!acceptsLoss(*read->document, absolute)) return nullptr;
    recent_.add(absolute);
    read.value().document->setFileBytes(*bytes);
    return add(std::move(read).value(), absolute, hashOf(*bytes));
}

Document* DocumentOpener::openSample(const QString& resource) {
    QFile file(resource);
    auto read = file.open(QIODevice::ReadOnly) ? reader_.read(file.readAll().toStdString(), resource)
                                               : Result<ReadDocument>(Error{{"file/missing", {}}});
    if (!read) {
        tellFailure(resource, read.error());
        return nullptr;
    }
    return add(std::move(read).value(), {}, {});
}

Document* DocumentOpener::paste(const QString& text) {
    const std::string bytes = text.toStdString();
    auto read = std::int64_t(bytes.size()) <= maximumFileSize
                    ? reader_.read(bytes, {})
                    : Result<ReadDocument>(Error{{"file/too-large", {int(maximumFileSize)}}});
    if (!read) {
        emit told(nullptr, {.id = QStringLiteral("paste"),
                            .kind = Notice::Kind::Warning,
                            .text = tr("What is on the clipboard cannot be opened as a new document: %1")
                                        .arg(errorText(read.error()))});
        return nullptr;
    }
    emit outdated(QStringLiteral("paste"));
    if (!acceptsLoss(*read->document, {})) return nullptr;
    read.value().document->markNeverSaved();
    return add(std::move(read).value(), {}, {});
}

Document* DocumentOpener::recover(const std::string& bytes, const QString& path,
                                  const QByteArray& knownHash) {
    auto read = reader_.read(bytes, path);
    if (!read) {
        tellFailure(path, read.error());
        return nullptr;
    }
    QString ownPath = path;
    if (Document* open = path.isEmpty() ? nullptr : documents_.ofFile(path)) {
        if (open->isModified() || !runningQuestions(*open).isEmpty())
            ownPath.clear(); // two tabs must not share a file
        else
            documents_.remove(open);
    }
    QByteArray fileHash;
    if (!ownPath.isEmpty())
        if (const auto saved = readFile(nativePath(ownPath))) {
            fileHash = knownHash.isEmpty() ? hashOf(*saved) : knownHash;
            read.value().document->setFileBytes(*saved);
        }
    read.value().document->markNeverSaved();
    return add(std::move(read).value(), ownPath, fileHash);
}

Document* DocumentOpener::add(ReadDocument read, const QString& path, const QByteArray& fileHash) {
    if (!path.isEmpty()) read.document->setPath(path);
    OpenDocument& entry = documents_.add(std::move(read.document), *read.workspace);
    Document* document = entry.document.get();
    entry.fileHash = fileHash;
    if (!path.isEmpty()) entry.lock = FileLock(lockFolder_, path);
    if (entry.lock.isElsewhere())
        //: %1 is "another Stonemason window (process 1234)"
        emit told(document, {.id = sharedNotice,
                             .kind = Notice::Kind::Warning,
                             .text = tr("This file is also open in %1. What is saved last replaces what the "
                                        "other saved.")
                                         .arg(entry.lock.otherWindow())});
    if (!path.isEmpty() && FileSystem().accessForWriting(nativePath(path)) != 0 && errno != ENOENT)
        emit told(document,
                  {.id = readOnlyNotice,
                   .kind = Notice::Kind::Info,
                   .text = tr("This file is read-only. To keep changes, save them under another name.")});
    if (const QString note = document->noteWhenOpened(); !note.isEmpty())
        emit told(document, {.id = QStringLiteral("opened"), .kind = Notice::Kind::Info, .text = note});
    emit activated(document);
    return document;
}

bool DocumentOpener::acceptsLoss(const Document& document, const QString& path) {
    QString loss = document.lossWhenOpened();
    if (loss.isEmpty()) return true;
    if (!path.isEmpty()) loss.prepend(shownPath(path) + QStringLiteral("\n\n"));
    return dialogs_.confirm(tr("Not everything can be opened"), loss, tr("Open the Rest"));
}

void DocumentOpener::tellFailure(const QString& path, const Error& error) {
    Notice notice{.id = QStringLiteral("open:") + path,
                  .kind = Notice::Kind::Warning,
                  .text = tr("%1 could not be opened: %2").arg(shownPath(path), errorText(error))};
    if (recent_.paths().contains(path))
        notice.buttons.push_back({tr("Remove from Recent"), [this, path] { recent_.remove(path); }});
    emit told(nullptr, notice);
}

} // namespace stonemason
