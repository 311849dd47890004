// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_opener.h"

#include "core/format/file_system.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/files/document_closer.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/files/workspace.h"
#include "editor/app/tasks/answer_within.h"
#include "editor/text/error_text.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <cerrno>
#include <optional>
#include <utility>

namespace stonemason {

namespace {

constexpr int defaultNoticeDelay = 200; // ms

/// "Text maps".
QString kindOfFiles(const Workspace& workspace) {
    const QString filter = workspace.openFilter();
    return filter.left(filter.indexOf(QLatin1String(" (")));
}

/// The kind of files as which the unreadable file was parsed; empty if its suffix is that of the kind.
QString kindReadAs(const Workspace* reader, const QString& path) {
    if (!reader || path.endsWith(u'.' + reader->nativeSuffix(), Qt::CaseInsensitive)) return {};
    return kindOfFiles(*reader);
}

} // namespace

DocumentOpener::DocumentOpener(OpenDocuments& documents, const DocumentReader& reader, RecentFiles& recent,
                               Dialogs& dialogs, QString lockFolder, QObject* parent)
    : QObject(parent)
    , documents_(documents)
    , reader_(reader)
    , recent_(recent)
    , dialogs_(dialogs)
    , lockFolder_(std::move(lockFolder)) {
    noticeDelay_.setSingleShot(true);
    noticeDelay_.setInterval(defaultNoticeDelay);
    connect(&noticeDelay_, &QTimer::timeout, this, [this] {
        isNoticeDue_ = true;
        showReadingNotice();
    });
    connect(&documents_, &OpenDocuments::aboutToRemove, this, [this](const Document* document) {
        if (document == behind_) forgetBehind();
    });
    connect(&queue_, &OpeningQueue::changed, this, &DocumentOpener::followQueue);
    connect(&queue_, &OpeningQueue::emptied, this, &DocumentOpener::finishedReading);
}

void DocumentOpener::open(const QString& path, const Then& then, const QString& chosen) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const QString as = chosen.isEmpty() ? recent_.choiceFor(absolute) : chosen;
    if (Document* document = documents_.ofFile(absolute)) {
        show(document, Place::InFront);
        showOtherKindNotice(document, chosen);
        if (then) then(document);
        return;
    }
    const OpeningQueue::Load load = loadOf(absolute, as);
    const auto seen = answerWithin(diskPatience, [absolute, fetch = load.fetch, reads = queue_.isEmpty()] {
        const qint64 bytes = QFileInfo(absolute).size();
        using Fetched = std::optional<Result<std::string>>;
        return std::pair(bytes, reads && bytes <= largestAtOnce ? Fetched(fetch()) : Fetched());
    });
    const qint64 size = seen ? seen->first : 0;
    if (seen && seen->second) {
        take(absolute, load.digest(*seen->second), then, Place::InFront, as);
    } else if (then || !queue_.names().contains(absolute)) {
        sizes_.insert(absolute, size);
        chosenKinds_.insert(absolute, as);
        queue_.add(absolute, load,
                   [this, absolute, then, as, presses = activity_.presses()](const Result<Loaded>& loaded) {
                       take(absolute, loaded, then, placeNow(presses), as);
                   });
    }
}

/// The functions must not capture this object, because they are called on any thread.
OpeningQueue::Load DocumentOpener::loadOf(const QString& path, const QString& as) const {
    return {.fetch = [path, read = readBytes] { return read(path); },
            .digest = [path, read = reader_.forAnyThread(as, path)](
                          const Result<std::string>& bytes) -> Result<Loaded> {
                if (!bytes) return bytes.error();
                auto content = read(*bytes, path, ContentSource::File);
                if (!content) return content.error();
                return Loaded{std::move(content).value(), hashOf(*bytes)};
            }};
}

/// Where to open a tab whose loading has ended, since the user may have moved on to other work.
DocumentOpener::Place DocumentOpener::placeNow(int pressesBefore) const {
    const bool isAtWork = !documents_.isEmpty() && activity_.presses() != pressesBefore;
    return isAtWork || UserActivity::isInTextField() ? Place::Behind : Place::InFront;
}

void DocumentOpener::show(Document* document, Place place) {
    if (place == Place::InFront) {
        emit activated(document);
        return;
    }
    behind_ = document;
    Notice notice{.id = behindNotice,
                  .kind = Notice::Kind::Info,
                  //: %1 is a document
                  .text = tr("%1 is loaded and open in a tab.").arg(fullTitle(*document))};
    notice.buttons.push_back({tr("Show It"), [this] {
                                  if (behind_) emit activated(behind_);
                              }});
    emit noticePosted(nullptr, notice);
}

void DocumentOpener::forgetBehind() {
    behind_ = nullptr;
    emit outdated(behindNotice);
}

void DocumentOpener::take(const QString& path, const Result<Loaded>& loaded, const Then& then, Place place,
                          const QString& as) {
    chosenKinds_.remove(path);
    Document* document = documents_.ofFile(path); // it may have been opened while this was read
    if (document) {
        show(document, place);
    } else if (!loaded) {
        return showFailure(path, loaded.error());
    } else if (!loaded->content.make) {
        return showFailure(path, loaded->content.make.error(), loaded->content.workspace);
    } else {
        ReadDocument read{loaded->content.make.value()(), loaded->content.workspace};
        if (!acceptsLoss(*read.document, path)) return;
        recent_.add(path);
        recent_.choose(path, as);
        document = add(std::move(read), path, loaded->hash, place, as);
    }
    if (then) then(document);
}

Document* DocumentOpener::openSample(const QString& resource) {
    QFile file(resource);
    auto read = file.open(QIODevice::ReadOnly) ? reader_.read(file.readAll().toStdString(), resource)
                                               : Result<ReadDocument>(Error{{"file/missing", {}}});
    if (!read) {
        showFailure(resource, read.error());
        return nullptr;
    }
    read->workspace->nameSample(*read->document, resource);
    return add(std::move(read).value(), {}, {});
}

/// Asks for the kind of a text that several kinds of documents could have; nullopt when the user cancels.
std::optional<QString> DocumentOpener::kindMeantBy(const QString& text) {
    const QList<Workspace*> candidates = reader_.candidatesFor(text.toStdString());
    if (candidates.isEmpty()) return QString();
    QStringList kinds;
    for (const Workspace* workspace : candidates)
        kinds += kindOfFiles(*workspace);
    const int chosen =
        dialogs_.choose(tr("What is on the clipboard?"),
                        tr("The text you paste can be several things. What is it to be opened as?"), kinds);
    if (chosen < 0) return std::nullopt;
    return chosen == 0 ? QString() : candidates[chosen]->id();
}

void DocumentOpener::paste(const QString& text, const QString& chosen) {
    const std::optional<QString> meant = chosen.isEmpty() ? kindMeantBy(text) : chosen;
    if (!meant) return;
    const QString as = *meant;
    const OpeningQueue::Load load{
        .fetch = [text]() -> Result<std::string> { return text.toStdString(); },
        .digest = [read = reader_.forAnyThread(as)](const Result<std::string>& bytes) -> Result<Loaded> {
            if (std::int64_t(bytes->size()) > maximumDocumentSize)
                return Error{{"file/too-large", {int(maximumDocumentSize)}}};
            auto content = read(*bytes, {}, ContentSource::Words);
            if (!content) return content.error();
            return Loaded{std::move(content).value(), {}};
        }};
    if (queue_.isEmpty() && text.size() <= largestAtOnce)
        takePasted(text, load.now(), Place::InFront);
    else
        queue_.add({}, load, [this, text, presses = activity_.presses()](const Result<Loaded>& loaded) {
            takePasted(text, loaded, placeNow(presses));
        });
}

void DocumentOpener::takePasted(const QString& text, const Result<Loaded>& loaded, Place place) {
    if (!loaded || !loaded->content.make) {
        const Workspace* reader = loaded ? loaded->content.workspace : nullptr;
        const Error& error = loaded ? loaded->content.make.error() : loaded.error();
        const QString kind = kindReadAs(reader, {});
        QString sentence = tr("The clipboard cannot be opened as a new document: %1").arg(errorText(error));
        if (!kind.isEmpty())
            //: %1 is a kind of files, such as "Maps", %2 a sentence
            sentence = tr("The clipboard, read as what it comes nearest to (%1), cannot be opened as a new "
                          "document: %2")
                           .arg(kind, errorText(error));
        Notice notice{.id = pasteNotice, .kind = Notice::Kind::Warning, .text = sentence};
        offerAnyway(notice, error, reader,
                    [this, text](const QString& workspace) { paste(text, workspace); });
        emit noticePosted(nullptr, notice);
        return;
    }
    emit outdated(pasteNotice);
    ReadDocument read{loaded->content.make.value()(), loaded->content.workspace};
    if (!acceptsLoss(*read.document, {})) return;
    read.document->markNeverSaved();
    add(std::move(read), {}, {}, place);
}

/// Whether the file at the path counts as the document's own, which saving may replace: its bytes are
/// unchanged since they were read or of the workspace's kind, or the file has the workspace's suffix and is
/// missing, empty, or changed since, in which case saving asks.
bool DocumentOpener::isItsFile(const Workspace& workspace, const QString& path,
                               const Result<std::string>& saved, const QByteArray& knownHash) {
    if (!saved) return saved.error().message.id == "file/missing" && workspace.readsName(path, {});
    if (hashOf(*saved) == knownHash) return true;
    if (workspace.recognises(*saved) || workspace.claims(path, *saved)) return true;
    const bool isOwnName = path.endsWith(u'.' + workspace.nativeSuffix(), Qt::CaseInsensitive);
    return isOwnName && (saved->empty() || !knownHash.isEmpty());
}

Document* DocumentOpener::recover(const std::string& bytes, const QString& path, const QByteArray& knownHash,
                                  const QString& keptAs, const QString& as) {
    // For a known kind the name is ignored, but not what is remembered for the path.
    const QString& name = keptAs.isEmpty() || (!as.isEmpty() && !path.isEmpty()) ? path : keptAs;
    auto read = reader_.readWaiting(bytes, name, ContentSource::Words, as);
    if (!read) {
        showFailure(path, read.error());
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
    if (!ownPath.isEmpty()) {
        const auto saved =
            readAnswering(ownPath); // a disk that does not answer is no evidence against the path
        if (saved && !isItsFile(*read->workspace, ownPath, *saved, knownHash)) {
            ownPath.clear();
        } else if (saved && *saved) {
            fileHash = knownHash.isEmpty() ? hashOf(**saved) : knownHash;
            read.value().document->setFileBytes(**saved);
        }
    }
    read.value().document->markNeverSaved();
    const QString kind = recent_.choiceFor(ownPath);
    const bool isChosen = kind == read->workspace->id();
    return add(std::move(read).value(), ownPath, fileHash, Place::InFront, isChosen ? kind : QString());
}

bool DocumentOpener::mayGiveUp() {
    if (!queue_.names().contains(QString())) return true;
    return dialogs_.confirm(tr("Pasted text is still loading"),
                            tr("What you pasted is still loading and not saved. It is lost if you close now; "
                               "wait for its tab to save it."),
                            tr("Close without It"));
}

QStringList DocumentOpener::giveUp() {
    QStringList files = queue_.names();
    files.removeAll(QString()); // pasted
    queue_.clear();
    return files;
}

void DocumentOpener::followQueue() {
    if (queue_.isEmpty()) {
        noticeDelay_.stop();
        isNoticeDue_ = false;
        sizes_.clear();
        emit outdated(openingNotice);
    } else if (isNoticeDue_) {
        showReadingNotice();
    } else if (!noticeDelay_.isActive()) {
        noticeDelay_.start();
    }
}

void DocumentOpener::showReadingNotice() {
    const QString path = queue_.names().constFirst();
    const int others = int(queue_.names().size()) - 1;
    const qint64 size = sizes_.value(path); // the disk may not answer
    QString text = tr("The clipboard content is large and still loading…");
    if (!path.isEmpty() && size > largestAtOnce)
        //: %1 is a file, %2 a size such as "7 MB"
        text = tr("%1 is large (%2) and still loading…")
                   .arg(shownPath(path), QLocale().formattedDataSize(size, 0));
    else if (!path.isEmpty())
        //: %1 is a file
        text = tr("Loading %1…").arg(shownPath(path));
    if (others > 0) text += u' ' + tr("%n more file(s) waiting.", nullptr, others);
    Notice notice{.id = openingNotice, .kind = Notice::Kind::Info, .text = text};
    notice.buttons.push_back({tr("Cancel"), [this] { queue_.skip(); }});
    if (others > 0) notice.buttons.push_back({tr("Cancel All"), [this] { queue_.clear(); }});
    emit noticePosted(nullptr, notice);
}

Document* DocumentOpener::add(ReadDocument read, const QString& path, const QByteArray& fileHash, Place place,
                              const QString& chosenKind) {
    if (!path.isEmpty()) read.document->setPath(path);
    OpenDocument& entry = documents_.add(std::move(read.document), *read.workspace);
    Document* document = entry.document.get();
    entry.fileHash = fileHash;
    entry.chosenKind = chosenKind;
    if (!path.isEmpty()) entry.lock = FileLock(lockFolder_, path);
    if (entry.lock.isElsewhere())
        //: %1 is "another Stonemason window (process 1234)"
        emit noticePosted(
            document, {.id = sharedNotice,
                       .kind = Notice::Kind::Warning,
                       .text = tr("This file is also open in %1. Saving in one window overwrites the other.")
                                   .arg(entry.lock.otherWindow())});
    if (!path.isEmpty() && FileSystem().accessForWriting(nativePath(path)) != 0 && errno != ENOENT)
        emit noticePosted(
            document, {.id = readOnlyNotice,
                       .kind = Notice::Kind::Info,
                       .text = tr("This file is read-only. To keep changes, save them under another name.")});
    if (const QString note = document->noteWhenOpened(); !note.isEmpty())
        emit noticePosted(document, {.id = openedNotice, .kind = Notice::Kind::Info, .text = note});
    show(document, place);
    return document;
}

bool DocumentOpener::acceptsLoss(const Document& document, const QString& path) {
    QString loss = document.lossWhenOpened();
    if (loss.isEmpty()) return true;
    if (!path.isEmpty()) loss.prepend(shownPath(path) + QStringLiteral("\n\n"));
    return dialogs_.confirm(tr("Not everything can be opened"), loss, tr("Open the Rest"));
}

/// Adds a button for each other kind that can open it; none if the content is not text.
void DocumentOpener::offerAnyway(Notice& notice, const Error& error, const Workspace* reader,
                                 const std::function<void(const QString& workspace)>& openAs) const {
    if (error.message.id.starts_with("file/") && error.message.id != "file/too-large") return;
    for (const Workspace* workspace : reader_.workspaces())
        if (const QString text = workspace->openAnywayText(); !text.isEmpty() && workspace != reader)
            notice.buttons.push_back({text, [openAs, id = workspace->id()] { openAs(id); }});
}

void DocumentOpener::showFailure(const QString& path, const Error& error, const Workspace* reader) {
    const QString kind = kindReadAs(reader, path);
    QString text = tr("%1 could not be opened: %2").arg(shownPath(path), errorText(error));
    if (!kind.isEmpty())
        //: %1 is a file, %2 a kind of files, such as "Maps", %3 a sentence
        text = tr("%1, read as what it comes nearest to (%2), could not be opened: %3")
                   .arg(shownPath(path), kind, errorText(error));
    Notice notice{.id = failureNotice + path, .kind = Notice::Kind::Warning, .text = text};
    offerAnyway(notice, error, reader, [this, path](const QString& workspace) { open(path, {}, workspace); });
    if (recent_.paths().contains(path))
        notice.buttons.push_back({tr("Remove from Recent"), [this, path] { recent_.remove(path); }});
    emit noticePosted(nullptr, notice);
}

/// Reports that the file is already open as another kind of document than the one requested.
void DocumentOpener::showOtherKindNotice(Document* document, const QString& wanted) {
    if (wanted.isEmpty() || documents_.of(document).workspace->id() == wanted) return;
    emit noticePosted(document,
                      {.id = QStringLiteral("other-kind"),
                       .kind = Notice::Kind::Info,
                       .text = tr("This file is open already, as another kind of document. Close it to "
                                  "open it as the kind you chose.")});
}

} // namespace stonemason
