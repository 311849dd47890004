// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/process_lock.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

class QWidget;

namespace stonemason {

/// Counts consecutive starts that ended before they completed. Opened files and panel layout are remembered
/// from one start to the next, and a start that they crash would crash again.
///
/// A start has two phases that are counted separately. It succeeds as soon as the window responds: from
/// then on the program is usable, and later failures are not the layout's fault. Large files opened with it
/// may still be loading then; a program that ends before they are loaded may have crashed because of them,
/// and would again. That does not count as a failed start, but after two such ends in a row they are not
/// opened automatically. The count of either phase stays while the other fails, and resets when it
/// succeeds.
class CrashLoopGuard : public QObject {
    Q_OBJECT

public:
    /// So many failures in a row are no accident.
    static constexpr int mostFailures = 2;

    /// Notes that a start has begun: before anything remembered is used. Starts of several programs at the
    /// same time count once. @param dataFolder where it is noted; it is made if need be
    explicit CrashLoopGuard(const QString& dataFolder, QObject* parent = nullptr);

    /// How many starts in a row had failed before this one. 0 where nothing can be noted.
    int failures() const { return failures_.start; }
    /// How many programs in a row ended while they read the files they were started with.
    int fileFailures() const { return failures_.files; }
    /// Whether this start should ignore the remembered layout and files.
    bool isSafeMode() const { return failures_.start >= mostFailures; }
    /// Whether it should not open the files automatically.
    bool isCarefulOfFiles() const { return isSafeMode() || failures_.files >= mostFailures; }

    /// This start has succeeded once the window has been painted and goes on with its events.
    /// @param readsFiles whether files are being read then; filesAreIn() reports the end of that
    void watch(QWidget& window, bool readsFiles = false);
    /// Nothing is being read any more; they are in once the window has been painted with them.
    void filesAreIn();
    /// Counts neither phase of this start as failed, whatever follows: it has succeeded, or is ended on
    /// purpose. The destructor does the same.
    void release();

signals:
    /// The window answers.
    void succeeded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Failures {
        int start = 0;
        int files = 0;
    };

    void painted();
    void note(Failures failures);

    ProcessLock lock_;
    Failures failures_; ///< before this start
    QPointer<QWidget> window_;
    bool hasSucceeded_ = false;
    bool readsFiles_ = false;
};

class MainWindow;

/// Shows a notice that the window has started without the remembered state because earlier starts failed,
/// and offers the layout and these files. The remembered state is kept until the user has chosen.
/// @param as the id of the workspace that is to read them; empty: what was chosen for each, or whatever
/// recognises it
void offerRemembered(MainWindow& window, const QStringList& files, const QString& as = {});

/// Likewise of the files alone: programs before it ended while they read them.
void offerFiles(MainWindow& window, const QStringList& files, const QString& as = {});

} // namespace stonemason
