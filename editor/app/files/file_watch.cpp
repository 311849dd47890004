// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/file_watch.h"

#include "editor/app/files/document.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/tasks/answer_within.h"
#include "editor/app/widgets/user_activity.h"

#include <QFileInfo>

#include <utility>
#include <vector>

namespace stonemason {

namespace {

constexpr int defaultSettlingTime = 200;

} // namespace

FileWatch::FileWatch(OpenDocuments& documents, QObject* parent) : QObject(parent), documents_(documents) {
    settling_.setSingleShot(true);
    settling_.setInterval(defaultSettlingTime);
    // Not restarted by further changes: in a folder that is always busy the check would never run.
    const auto soon = [this] {
        if (!settling_.isActive()) settling_.start();
    };
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, soon);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this, soon](const QString& path) {
        for (Seen& seen : seen_)
            if (seen.path == path) seen.modified = {}; // read it even if its date is unchanged
        soon();
    });
    connect(&settling_, &QTimer::timeout, this, &FileWatch::checkAll);
}

void FileWatch::watch(const Document* document) {
    const QString& path = document->path();
    if (path.isEmpty()) return;
    abandon(document);
    seen_.insert(document, {.path = path}); // without a time stamp: the first check reads the file
    watchPaths();
    if (!settling_.isActive()) settling_.start(); // it may have changed since it was read
}

void FileWatch::forget(const Document* document) {
    abandon(document);
    if (seen_.remove(document)) watchPaths();
}

void FileWatch::abandon(const Document* document) {
    if (const auto job = jobs_.find(document); job != jobs_.end()) job->second->abandon();
}

bool FileWatch::mustWait() const {
    return isHeld_ || UserActivity::hasDialogOrMenu();
}

void FileWatch::checkAll() {
    if (mustWait()) {
        settling_.start();
        return;
    }
    QList<Document*> asked;
    std::vector<std::function<Answer()>> questions;
    for (Document* document : documents_.all()) {
        const auto found = seen_.constFind(document);
        if (found == seen_.cend()) continue;
        if (const auto job = jobs_.find(document); job != jobs_.end() && job->second->isRunning()) continue;
        asked += document;
        questions.emplace_back([seen = *found, read = readBytes] { return answerOf(seen, read); });
    }
    const auto answers = answersWithin(diskPatience, std::move(questions));
    for (qsizetype i = 0; i < asked.size(); ++i)
        if (const auto found = seen_.find(asked[i]); found != seen_.end())
            take(asked[i], *found, answers[std::size_t(i)]);
    watchPaths();
}

/// Runs on a separate thread.
FileWatch::Answer FileWatch::answerOf(const Seen& seen, const FileReader& read) {
    const QFileInfo file(seen.path);
    Answer answer{.isThere = file.exists(),
                  .isFolderThere = QFileInfo::exists(file.absolutePath()),
                  .modified = file.lastModified(),
                  .size = file.size()};
    const bool sameStamp = answer.isThere && answer.modified == seen.modified && answer.size == seen.size;
    if (!sameStamp && answer.size <= largestReadAtOnce) answer.content = contentOf(read(seen.path));
    return answer;
}

void FileWatch::take(Document* document, Seen& seen, const std::optional<Answer>& answer) {
    if (!answer) return readBeside(document, seen.path); // it may answer later
    const bool sameStamp = answer->isThere && answer->modified == seen.modified && answer->size == seen.size;
    seen.isThere = answer->isThere;
    seen.isFolderThere = answer->isFolderThere;
    if (sameStamp) return;
    seen.modified = answer->modified;
    seen.size = answer->size;
    if (answer->content)
        judge(document, seen, *answer->content);
    else
        readBeside(document, seen.path);
}

FileWatch::Content FileWatch::contentOf(const Result<std::string>& bytes) {
    return {bytes, bytes ? hashOf(*bytes) : QByteArray()};
}

void FileWatch::readBeside(Document* document, const QString& path) {
    auto& job = jobs_[document];
    if (!job)
        job = std::make_unique<Job>(*this,
                                    [this, document](const Content& content) { take(document, content); });
    job->start([path, read = readBytes] { return read(path); }, &FileWatch::contentOf);
}

/// The file may have changed while it was read, so another check follows.
void FileWatch::take(Document* document, const Content& content) {
    const auto seen = seen_.find(document);
    if (seen == seen_.end()) return;
    if (mustWait()) {
        seen->modified = {};
    } else {
        if (content.bytes || content.bytes.error().message.id == "file/missing")
            seen->isThere = bool(content.bytes);
        judge(document, *seen, content);
    }
    settling_.start();
}

void FileWatch::judge(Document* document, Seen& seen, const Content& content) {
    const auto& [bytes, hash] = content;
    if (!bytes && !seen.isThere) {
        if (std::exchange(seen.state, State::Vanished) != State::Vanished) emit vanished(document);
    } else if (!bytes) {
        if (std::exchange(seen.state, State::Unreadable) != State::Unreadable)
            emit unreadable(document, bytes.error());
    } else if (hash == documents_.of(document).fileHash) {
        if (std::exchange(seen.state, State::Same) != State::Same) emit returned(document);
    } else if (std::exchange(seen.state, State::Changed) != State::Changed || hash != seen.reportedHash) {
        seen.reportedHash = hash;
        emit changed(document, *bytes);
    }
}

/// Watches only paths on disks that have responded, because adding a watch accesses the disk.
void FileWatch::watchPaths() {
    QSet<QString> wanted;
    for (const Seen& seen : std::as_const(seen_)) {
        if (seen.isThere) wanted.insert(seen.path);
        if (seen.isFolderThere) wanted.insert(QFileInfo(seen.path).absolutePath());
    }
    const QStringList current = watcher_.files() + watcher_.directories();
    const QSet<QString> watched(current.begin(), current.end());
    const QStringList surplus = (watched - wanted).values();
    const QStringList missing = (wanted - watched).values();
    if (!surplus.isEmpty()) watcher_.removePaths(surplus);
    if (!missing.isEmpty()) watcher_.addPaths(missing);
}

} // namespace stonemason
