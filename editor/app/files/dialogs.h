// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

namespace stonemason {

class AwaitedWork;
class Document;

/// What a person answered about unsaved work.
struct SaveAnswer {
    bool cancelled = false;
    QList<Document*> save{}; ///< the others are discarded
};

/// Unsaved work of a process that crashed, as it is shown to a person.
struct RecoveryOffer {
    static constexpr QSize pictureSize{120, 120}; ///< at most

    QString title;
    QString path;     ///< empty: it was never saved
    QString keptFile; ///< where it lies now
    QDateTime time{}; ///< when it was kept, local
    bool isReadable = false;
    bool fileChanged = false; ///< its file was saved by another program since
    QImage lost{};            ///< none when it cannot be read
    QImage saved{};           ///< what its file holds; none when there is no such file
};

enum class RecoveryChoice { Later, Recover, Discard };

/// Every question that stops the work until it is answered. The program asks through this, so that a test can
/// answer without a window.
class Dialogs {
public:
    virtual ~Dialogs() = default;

    /// Paths to open, none when cancelled. `filters` as QFileDialog has them.
    /// @param filter the one chosen at first, or empty for the first; then the one the person has chosen
    virtual QStringList openFiles(const QString& folder, const QStringList& filters, QString& filter) = 0;

    /// A path to save to, with its suffix, or empty when cancelled. The person agreed to replace a file
    /// there.
    /// @param suggestion a path
    virtual QString saveFile(const QString& title, const QString& suggestion, const QStringList& filters,
                             const QString& defaultSuffix) = 0;

    /// Which of the unsaved documents to save before they are closed; one at least is given.
    virtual SaveAnswer askToSave(const QList<Document*>& documents) = 0;

    /// Yes or cancel; `yes` says what happens ("Save anyway"). Cancel is the default.
    virtual bool confirm(const QString& title, const QString& text, const QString& yes) = 0;

    enum class AfterLoss { Cancel, Save, SaveAs };
    /// Saving in this file format loses something; `text` describes it.
    virtual AfterLoss askToLose(const QString& text) = 0;

    /// Returns the index of the chosen entry, -1 when cancelled; the likeliest comes first. Without a user
    /// to ask, it is the first.
    virtual int choose(const QString& /*title*/, const QString& /*text*/, const QStringList& /*choices*/) {
        return 0;
    }

    virtual void inform(const QString& title, const QString& text) = 0;

    /// One choice per offer.
    virtual QList<RecoveryChoice> askToRecover(const QList<RecoveryOffer>& offers) = 0;

    /// Returns when the work has ended. Until then windows are painted, and the person can do nothing but
    /// give it up.
    /// @param text what goes on ("Saving sea.txt…")
    virtual void await(const QString& text, AwaitedWork& work) = 0;

    enum class AfterFailure { Cancel, SaveAs };
    /// Saving failed.
    virtual AfterFailure saveFailed(const QString& text) = 0;
};

} // namespace stonemason
