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

/// More bytes than these are written on a thread of their own: writing them would be felt.
inline constexpr std::int64_t largestSavedAtOnce = 1024 * 1024;

/// Something a person edits in a tab and keeps in a file, whatever kind of thing it is. The application
/// (tabs, saving, closing, recovery, watching the file) knows documents only through this.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    /// What tabs and the title bar call it.
    virtual QString title() const = 0;

    /// Sets the current bytes of its file, as read from or written to it: saving there keeps the file's form.
    virtual void setFileBytes(const std::string& bytes) = 0;
    /// The bytes that saving writes into a file of this name: in the form of its own file, or else in the
    /// form that goes with the name's extension.
    virtual Result<std::string> bytesFor(const QString& path) const = 0;
    /// The same for a document that takes long to be written, to be worked out on another thread: it has all
    /// that it needs, as the document is now. Empty: bytesFor() is quick.
    using BytesWriter = std::function<Result<std::string>()>;
    virtual BytesWriter bytesWriterFor(const QString&) const { return {}; }
    /// The bytes that recovery keeps: the whole document, whatever its file can hold. An error when they
    /// are too large to be read again.
    virtual Result<std::string> recoveryBytes() const = 0;
    /// The same, to be worked out on another thread and later: it has all that it needs, as the document is
    /// now. By default worked out at once; documents for which that takes long only copy themselves here.
    using RecoveryWriter = std::function<Result<std::string>()>;
    virtual RecoveryWriter recoveryWriter() const {
        return [bytes = recoveryBytes()] { return bytes; };
    }
    /// Takes new content from its file ("revert", "changed outside"): one undo step. Errors leave it as it
    /// is.
    virtual Status reload(const std::string& bytes) = 0;
    /// Likewise, of a document of its kind that was made of its file's bytes and is of no further use.
    virtual Status reloadFrom(Document& read) = 0;
    /// Parts of the bytes it was made or reloaded from that could not be imported (a sentence or more; the
    /// user is asked before it opens), or empty.
    virtual QString lossWhenOpened() const { return {}; }
    /// What a person should know about those bytes, a sentence or more, or empty.
    virtual QString noteWhenOpened() const { return {}; }
    /// Whether saving into a file of this name would lose something, and what (one sentence), or empty.
    virtual QString lossWhenSavedAs(const QString& path) const = 0;
    /// The question asked before it closes when more ends with it than the document; empty when nothing
    /// else does.
    virtual QString questionWhenClosed() const { return {}; }
    /// The person agreed: ends that and keeps what it can. Then the document is one like any other, and
    /// modified when it could not be kept.
    virtual void endBeforeClosing() {}

    QUndoStack& undoStack() { return undoStack_; }
    const QUndoStack& undoStack() const { return undoStack_; }

    /// The file it was read from or last saved to; empty when there is none yet.
    const QString& path() const { return path_; }
    void setPath(const QString& path);

    /// Whether it differs from what was saved: by the undo stack, or because it was recovered or pasted.
    bool isModified() const { return neverSaved_ || !undoStack_.isClean(); }
    /// Recovered and pasted documents have no saved state to be equal to, nor those whose file was lost.
    void markNeverSaved(bool never = true);
    bool isNeverSaved() const { return neverSaved_; }
    void markSaved();

signals:
    void titleChanged();
    void modifiedChanged(bool modified);
    /// What it holds is about to be taken for a file, a copy too, and on whatever thread it is written then:
    /// a gesture begun on it ends now, for it is not in the file.
    void aboutToSave();
    /// These bytes, with which all of it is saved, are about to be written into that file, on this thread.
    /// Not where they are written on another (DocumentSaver::keepFirst).
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

/// More bytes than these are read on a thread of their own: reading them would be felt. The densest take up
/// to a second a MiB (limits.md), and the window may be held up for a tenth of one.
inline constexpr std::int64_t largestReadAtOnce = 64 * 1024;

/// What bytes are to the document that is made of them.
enum class ContentSource : std::uint8_t {
    File, ///< all that its file holds: saving there keeps the form it has
    Words ///< pasted, a sample, kept by recovery: carries no information about its file
};

/// Makes the document of content that was read. Called once at most, on the window's thread.
using MakeDocument = std::function<std::unique_ptr<Document>()>;

/// Reads bytes on whatever thread it is called, without a document: the slow part of opening. Needs nothing
/// that changes while the program runs.
using ContentReader = std::function<Result<MakeDocument>(const std::string& bytes, ContentSource source)>;

} // namespace stonemason
