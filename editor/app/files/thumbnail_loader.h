// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/answering_disk.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/tasks/cancellable_task.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <deque>
#include <memory>

namespace stonemason {

class DocumentReader;

/// Makes pictures of files without blocking the window: files are read and parsed on a separate thread,
/// pictures are drawn one at a time when the event loop is idle. A file that does not respond, as on a
/// share whose machine is offline, is abandoned after a while: it delays neither the others nor the end of
/// the program.
class ThumbnailLoader : public QObject {
    Q_OBJECT

public:
    /// Larger files get no picture, because drawing them would cause a noticeable delay.
    static constexpr qint64 largestFile = 2 * 1024 * 1024;

    explicit ThumbnailLoader(const DocumentReader& reader, QObject* parent = nullptr);

    /// How files are read and how long one may take, unless a test puts something else here.
    FileReader readBytes;
    std::chrono::milliseconds patience{5'000};

    /// One of the signals follows. @param size in device pixels
    /// @param as the id of the workspace that a person chose for the file; empty: none
    void request(const QString& path, QSize size, const QString& as = {});
    /// Drops all requests so far.
    void cancel();

signals:
    void ready(const QString& path, const QImage& picture, const QString& title);
    /// There is no such file any more.
    void missing(const QString& path);
    /// The file is there, but nothing can be shown of it.
    void unreadable(const QString& path);

private:
    struct Request {
        QString path;
        QSize size;
        QString as;
    };
    struct Drawing {
        Request of;
        ReadContent content;
    };

    void readNext();
    void take(Result<ReadContent> content);
    void giveUp();
    void drawNext();

    const DocumentReader& reader_;
    std::deque<Request> waiting_; ///< the first is being read
    std::deque<Drawing> toDraw_;
    std::shared_ptr<std::atomic<bool>> hasAnswered_; ///< the disk, for the file that is being read
    QTimer limit_;
    CancellableTask<Result<ReadContent>> job_; // the last member: what it digests needs the others
};

} // namespace stonemason
