// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/process_lock.h"

#include <QObject>

class QWidget;

namespace stonemason {

/// Knows how often in a row the program came to an end while it was starting. What it opens and how it places
/// its panels is remembered from one start to the next, so that a start that fails by it fails again.
class StartGuard : public QObject {
    Q_OBJECT

public:
    /// So many failed starts in a row are no accident.
    static constexpr int mostFailures = 2;

    /// Notes that a start has begun: before anything remembered is used. Starts of several programs at the
    /// same time count once. @param dataFolder where it is noted; it is made if need be
    explicit StartGuard(const QString& dataFolder, QObject* parent = nullptr);

    /// How many starts in a row had failed before this one. 0 where nothing can be noted.
    int failures() const { return failures_; }
    /// Whether this one had better begin with nothing of what is remembered.
    bool isCareful() const { return failures_ >= mostFailures; }

    /// This start has succeeded once the window has been painted and goes on with its events.
    void watch(QWidget& window);
    /// This start is not one that failed, whatever comes: it has succeeded, or is ended on purpose. A guard
    /// that is destroyed takes it so too.
    void release();

signals:
    void succeeded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ProcessLock lock_;
    int failures_ = 0;
};

} // namespace stonemason
