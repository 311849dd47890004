// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/thumbnail_loader.h"

#include "core/format/file.h"
#include "editor/app/document_reader.h"
#include "editor/app/file_paths.h"
#include "editor/app/workspace.h"

#include <QFile>
#include <QTimer>

#include <memory>
#include <string>

namespace stonemason {

namespace {

Result<std::string> bytesOf(const QString& path) {
    if (!path.startsWith(QLatin1Char(':'))) return readFile(nativePath(path), ThumbnailLoader::largestFile);
    QFile resource(path);
    if (!resource.open(QIODevice::ReadOnly)) return Error{{"file/missing", {}}};
    return resource.readAll().toStdString();
}

Result<ReadContent> contentOf(const QString& path, const DocumentReader::Function& read) {
    const auto bytes = bytesOf(path);
    if (!bytes) return bytes.error();
    return read(*bytes, path, ContentSource::Words);
}

} // namespace

ThumbnailLoader::ThumbnailLoader(const DocumentReader& reader, QObject* parent)
    : QObject(parent), reader_(reader) {
    files_.setMaxThreadCount(1);
}

ThumbnailLoader::~ThumbnailLoader() {
    files_.clear();
    files_.waitForDone();
}

void ThumbnailLoader::request(const QString& path, QSize size) {
    files_.start([this, path, size, round = round_, read = reader_.forAnyThread()] {
        auto content = contentOf(path, read);
        QMetaObject::invokeMethod(
            this,
            [this, path, size, round, content = std::move(content)]() mutable {
                if (round != round_) return;
                if (content) {
                    toDraw_.push_back({path, size, std::move(content).value()});
                    QTimer::singleShot(0, this, &ThumbnailLoader::drawNext);
                } else if (content.error().message.id == "file/missing") {
                    emit missing(path);
                } else {
                    emit unreadable(path);
                }
            },
            Qt::QueuedConnection);
    });
}

void ThumbnailLoader::cancel() {
    files_.clear();
    toDraw_.clear();
    ++round_;
}

void ThumbnailLoader::drawNext() {
    if (toDraw_.empty()) return;
    const Job job = std::move(toDraw_.front());
    toDraw_.pop_front();
    const std::unique_ptr<Document> document = job.content.make();
    if (job.path.startsWith(QLatin1Char(':'))) job.content.workspace->nameSample(*document, job.path);
    emit ready(job.path, document->thumbnail(job.size), document->title());
}

} // namespace stonemason
