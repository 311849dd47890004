// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/answering_disk.h"

#include "core/base/limits.h"
#include "core/format/file.h"
#include "core/format/system_path.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/tasks/answer_within.h"
#include "editor/app/tasks/cancellable_task.h"

#include <QDir>
#include <QEventLoop>
#include <QStandardPaths>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <system_error>

namespace stonemason {

namespace {

constexpr std::chrono::seconds filePatience{5}; ///< enough for the largest file

} // namespace

bool canBeShown(const QString& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    fs::directory_iterator entries(systemPath(nativePath(folder)), error);
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
        // Mount points and link targets may be on another disk that hangs; files are on the folder's disk.
        std::error_code unimportant;
        if (!entries->is_regular_file(unimportant)) entries->status(unimportant);
    }
    return !error;
}

QStringList answeringFolders(const QStringList& folders, const FolderLook& look) {
    std::vector<std::function<bool()>> questions;
    for (const QString& folder : folders)
        questions.emplace_back([look, folder] { return look(folder); });
    const auto answers = answersWithin<bool>(diskPatience, std::move(questions));
    QStringList answering;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i].value_or(false)) answering += folders[qsizetype(i)];
    return answering;
}

QString answeringFolder(const QStringList& wanted, const FolderLook& look) {
    QStringList folders = wanted;
    folders.removeAll(QString());
    folders += QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    folders.removeDuplicates();
    return answeringFolders(folders, look).value(0, QDir::homePath());
}

Result<std::string> readDocumentFile(const QString& path) {
    return readFile(nativePath(path), maximumDocumentSize);
}

std::optional<Result<std::string>> readAnswering(const QString& path) {
    using Bytes = Result<std::string>;
    AwaitedJob<Bytes> job([path] { return readDocumentFile(path); },
                          [](const Bytes& bytes) { return bytes; });
    QEventLoop loop;
    QObject::connect(&job, &AwaitedWork::ended, &loop, &QEventLoop::quit);
    QTimer::singleShot(filePatience, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return std::move(job.value);
}

} // namespace stonemason
