// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace stonemason {

/// Larger documents are written on another thread to avoid a noticeable delay.
inline constexpr std::int64_t largestSavedAtOnce = 1024 * 1024;

/// A document of any kind that is edited in a tab and stored in a file. The application (tabs, saving,
/// closing, recovery, watching the file) uses documents only through this interface.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    /// The name shown in tabs and the title bar.
    virtual QString title() const = 0;

    /// Sets the current bytes of its file, as read from or written to it: saving there keeps the file's form.
    virtual void setFileBytes(const std::string& bytes) = 0;
    /// The bytes that saving writes to a file of this name: in the format of its own file, or else in the
    /// format of the name's extension.
    virtual Result<std::string> bytesFor(const QString& path) const = 0;
    /// The same for documents that are slow to encode: a function for another thread, with a copy of the
    /// document's present state. Empty if bytesFor() is fast.
    using BytesWriter = std::function<Result<std::string>()>;
    virtual BytesWriter bytesWriterFor(const QString&) const { return {}; }
    /// The bytes for recovery: the complete document, even if its file format is less expressive. An error if
    /// they are too large to be read again.
    virtual Result<std::string> recoveryBytes() const = 0;
    /// The same as a function to be called later on another thread, with a copy of the document's present
    /// state. Encodes at once by default; documents that are slow to encode only copy themselves here.
    using RecoveryWriter = std::function<Result<std::string>()>;
    virtual RecoveryWriter recoveryWriter() const {
        return [bytes = recoveryBytes()] { return bytes; };
    }
    /// Replaces the content by that of its file ("revert", "changed outside") in one undo step. On errors it
    /// is unchanged.
    virtual Status reload(const std::string& bytes) = 0;
    /// Likewise, from a document of its kind created from the file's bytes, which is not used afterwards.
    virtual Status reloadFrom(Document& read) = 0;
    /// Parts of the bytes it was made or reloaded from that could not be imported (a sentence or more; the
    /// user is asked before it opens), or empty.
    virtual QString lossWhenOpened() const { return {}; }
    /// A remark for the user about those bytes, a sentence or more, or empty.
    virtual QString noteWhenOpened() const { return {}; }
    /// One sentence on the data that saving to a file of this name would lose, or empty.
    virtual QString lossWhenSavedAs(const QString& path) const = 0;
    /// The question asked before closing, if that has consequences beyond the document; empty if it has none.
    virtual QString questionWhenClosed() const { return {}; }
    /// Called when the user has agreed: carries out these consequences and saves what is possible. Afterwards
    /// the document is an ordinary one, and modified if it could not be saved.
    virtual void endBeforeClosing() {}

    QUndoStack& undoStack() { return undoStack_; }
    const QUndoStack& undoStack() const { return undoStack_; }

    /// The file it was read from or last saved to; empty if there is none yet.
    const QString& path() const { return path_; }
    void setPath(const QString& path);

    /// Whether it has unsaved changes, by the undo stack, or because it was recovered or pasted.
    bool isModified() const { return neverSaved_ || !undoStack_.isClean(); }
    /// Marks recovered and pasted documents, and those whose file was lost: they have no saved state.
    void markNeverSaved(bool never = true);
    bool isNeverSaved() const { return neverSaved_; }
    void markSaved();

signals:
    void titleChanged();
    void modifiedChanged(bool modified);
    /// Its content is about to be read for writing a file or a copy on any thread: a gesture in progress must
    /// end now, because it would not be in the file.
    void aboutToSave();
    /// These bytes of the complete document are about to be written to that file on this thread. Not emitted
    /// for writing on another thread (DocumentSaver::keepFirst).
    void aboutToWrite(const QString& path, const std::string& bytes);

protected:
    QUndoStack undoStack_;

private:
    QString path_;
    bool neverSaved_ = false;
};

/// The title for finding its file: "My Ford (the-crossing.txt)" for a document whose file name differs from
/// its own name.
QString fullTitle(const Document& document);

/// Larger files are read on another thread to avoid a noticeable delay. The densest take up to a second per
/// MiB (limits.md), and the window may be blocked for a tenth of a second.
inline constexpr std::int64_t largestReadAtOnce = 64 * 1024;

/// The origin of the bytes that a document is created from.
enum class ContentSource : std::uint8_t {
    File, ///< the complete content of its file: saving there keeps the file's format
    Words ///< pasted, a sample, a recovery copy: carries no information about its file
};

/// Creates the document from parsed content. Called at most once, on the window's thread.
using MakeDocument = std::function<std::unique_ptr<Document>()>;

/// Parses bytes on any thread, without a document: the slow part of opening. Uses no state that changes while
/// the program runs.
using ContentReader = std::function<Result<MakeDocument>(const std::string& bytes, ContentSource source)>;

} // namespace stonemason
