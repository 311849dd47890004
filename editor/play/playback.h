// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_view.h"

#include <QPointer>
#include <QTimer>

namespace stonemason {

/// Shows one position of a game after the other by itself, as fast as its tempo has it and not before a move
/// has been shown. Over with the last position, and as soon as somebody looks at another one, the game is
/// another, or its view is not to be seen.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    /// From the position looked at, or from the first where that is the last. There must be a move.
    void start(PlayView& view);
    void stop();
    bool isRunning() const { return ticks_.isActive(); }

signals:
    /// It runs, or is over.
    void changed();

private:
    void tick();
    void show(PlayDocument& document, int moves);

    QPointer<PlayView> view_;
    QTimer ticks_;
    bool stepping_ = false; ///< it is this that looks at another position
};

} // namespace stonemason
