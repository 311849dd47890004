// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/thumbnail_loader.h"

#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/files/workspace.h"

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

} // namespace

ThumbnailLoader::ThumbnailLoader(const DocumentReader& reader, QObject* parent)
    : QObject(parent)
    , readBytes(bytesOf)
    , reader_(reader)
    , job_(*this, [this](Result<ReadContent> content) { take(std::move(content)); }) {
    limit_.setSingleShot(true);
    connect(&limit_, &QTimer::timeout, this, &ThumbnailLoader::giveUp);
}

void ThumbnailLoader::request(const QString& path, QSize size, const QString& as) {
    waiting_.push_back({path, size, as});
    if (waiting_.size() == 1) readNext();
}

void ThumbnailLoader::cancel() {
    waiting_.clear();
    toDraw_.clear();
    limit_.stop();
    job_.abandon();
}

void ThumbnailLoader::readNext() {
    if (waiting_.empty()) return;
    const QString& path = waiting_.front().path;
    const auto answered = std::make_shared<std::atomic<bool>>(false);
    hasAnswered_ = answered;
    limit_.start(patience);
    job_.start(
        [read = readBytes, path, answered] {
            auto bytes = read(path);
            *answered = true;
            return bytes;
        },
        [read = reader_.forAnyThread(waiting_.front().as, path),
         path](const Result<std::string>& bytes) -> Result<ReadContent> {
            if (!bytes) return bytes.error();
            return read(*bytes, path, ContentSource::Words);
        });
}

void ThumbnailLoader::take(Result<ReadContent> content) {
    limit_.stop();
    const Request done = std::move(waiting_.front());
    waiting_.pop_front();
    readNext();
    if (content && content->make) {
        toDraw_.push_back({done, std::move(content).value()});
        QTimer::singleShot(0, this, &ThumbnailLoader::drawNext);
    } else if (!content && content.error().message.id == "file/missing") {
        emit missing(done.path);
    } else {
        emit unreadable(done.path);
    }
}

/// Gives up on a disk that does not respond. Parsing that is merely slow is not aborted, because it ends.
void ThumbnailLoader::giveUp() {
    if (waiting_.empty() || *hasAnswered_) return;
    job_.abandon();
    const Request silent = std::move(waiting_.front());
    waiting_.pop_front();
    readNext();
    emit unreadable(silent.path);
}

void ThumbnailLoader::drawNext() {
    if (toDraw_.empty()) return;
    const Drawing drawing = std::move(toDraw_.front());
    toDraw_.pop_front();
    const auto& [request, content] = drawing;
    const std::unique_ptr<Document> document = content.make.value()();
    if (request.path.startsWith(QLatin1Char(':'))) content.workspace->nameSample(*document, request.path);
    emit ready(request.path, content.workspace->thumbnail(*document, request.size), document->title());
}

} // namespace stonemason
