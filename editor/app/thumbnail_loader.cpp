// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/thumbnail_loader.h"

#include "core/format/file.h"
#include "editor/app/document_reader.h"
#include "editor/app/file_paths.h"

#include <QFile>
#include <QTimer>

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
    : QObject(parent), reader_(reader) {
    files_.setMaxThreadCount(1);
}

ThumbnailLoader::~ThumbnailLoader() {
    files_.clear();
    files_.waitForDone();
}

void ThumbnailLoader::request(const QString& path, QSize size) {
    files_.start([this, path, size] {
        auto bytes = bytesOf(path);
        QMetaObject::invokeMethod(
            this,
            [this, path, size, bytes = std::move(bytes)]() mutable {
                if (bytes) {
                    toDraw_.push_back({path, size, std::move(bytes).value()});
                    QTimer::singleShot(0, this, &ThumbnailLoader::drawNext);
                } else if (bytes.error().message.id == "file/missing") {
                    emit missing(path);
                } else {
                    emit unreadable(path);
                }
            },
            Qt::QueuedConnection);
    });
}

void ThumbnailLoader::drawNext() {
    const Job job = std::move(toDraw_.front());
    toDraw_.pop_front();
    const auto read = reader_.read(job.bytes, job.path);
    if (read)
        emit ready(job.path, read->document->thumbnail(job.size), read->document->title());
    else
        emit unreadable(job.path);
}

} // namespace stonemason
