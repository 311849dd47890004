// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/process_lock.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

class QWidget;

namespace stonemason {

/// Knows how often in a row the program came to an end while it was starting. What it opens and how it places
/// its panels is remembered from one start to the next, so that a start that fails by it fails again.
///
/// A start has two parts that are counted apart. It is good as soon as the window answers: from then on the
/// program can be used, and what comes is no fault of the layout. Large files that are opened with it are
/// still being read then; a program that ends before they are in may have done so by them, as it
/// would again. That says nothing of the start, but after two such ends in a row they are not opened by
/// themselves. The count of either part stays while the other one fails, and ends when it succeeds.
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
    /// Whether this one had better begin with nothing of what is remembered.
    bool isSafeMode() const { return failures_.start >= mostFailures; }
    /// Whether it had better not open the files by itself.
    bool isCarefulOfFiles() const { return isSafeMode() || failures_.files >= mostFailures; }

    /// This start has succeeded once the window has been painted and goes on with its events.
    /// @param readsFiles whether files are being read then; filesAreIn() reports the end of that
    void watch(QWidget& window, bool readsFiles = false);
    /// Nothing is being read any more; they are in once the window has been painted with them.
    void filesAreIn();
    /// Neither part of this start failed, whatever comes: it has succeeded, or is ended on purpose. A guard
    /// that is destroyed takes it so too.
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

/// Says in the window that it has begun with nothing of what is remembered, since starts before it failed,
/// and offers the layout and these files. What is remembered stays so until the person has chosen.
/// @param as the id of the workspace that is to read them; empty: what was chosen for each, or whatever
/// recognises it
void offerRemembered(MainWindow& window, const QStringList& files, const QString& as = {});

/// Likewise of the files alone: programs before it ended while they read them.
void offerFiles(MainWindow& window, const QStringList& files, const QString& as = {});

} // namespace stonemason
