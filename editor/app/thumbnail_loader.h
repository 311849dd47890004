// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/document_reader.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <deque>

namespace stonemason {

class DocumentReader;

/// Makes pictures of files without holding up the window: files are read and understood by a thread of their
/// own (a folder on a network may take its time), pictures are drawn one at a time when there is nothing else
/// to do.
class ThumbnailLoader : public QObject {
    Q_OBJECT

public:
    /// Larger files get no picture; drawing them would be felt.
    static constexpr qint64 largestFile = 2 * 1024 * 1024;

    explicit ThumbnailLoader(const DocumentReader& reader, QObject* parent = nullptr);
    ~ThumbnailLoader() override;

    /// One of the signals follows. @param size in device pixels
    void request(const QString& path, QSize size);
    /// Nothing follows of what was requested so far.
    void cancel();

signals:
    void ready(const QString& path, const QImage& picture, const QString& title);
    /// There is no such file any more.
    void missing(const QString& path);
    /// The file is there, but nothing can be shown of it.
    void unreadable(const QString& path);

private:
    struct Job {
        QString path;
        QSize size;
        ReadContent content;
    };

    void drawNext();

    const DocumentReader& reader_;
    QThreadPool files_;
    std::deque<Job> toDraw_;
    int round_ = 0; ///< of requests; those of an earlier one were cancelled
};

} // namespace stonemason
