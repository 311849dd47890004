// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <array>
#include <cstdint>

namespace stonemason {

class PlayDocument;
class PlayView;

/// The speed of move animations and of computer players.
enum class Tempo : std::uint8_t { Off, Quick, Normal, Slow };
inline constexpr std::array tempos{Tempo::Off, Tempo::Quick, Tempo::Normal, Tempo::Slow};

/// Milliseconds per animation step; 0: no animation.
int stepTime(Tempo tempo);
/// Minimum milliseconds that a position is shown during playback.
int playbackPause(Tempo tempo);
/// Minimum milliseconds before a computer moves.
int thinkingPause(Tempo tempo);

/// The word for it in the settings: "off", "quick", "normal", "slow".
QString tempoId(Tempo tempo);
/// Normal for any other word.
Tempo tempoFromId(const QString& id);

/// Plays a game back, position by position, at its tempo and not before each move animation has ended.
/// Stops at the last position, and when the user shows another one, the game changes, or its view is
/// hidden.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    /// Starts at the position shown, or at the first if the last one is shown. Requires a move.
    void start(PlayView& view);
    void stop();
    bool isRunning() const { return ticks_.isActive(); }

signals:
    /// Playback has started or stopped.
    void changed();

private:
    void tick();
    void show(PlayDocument& document, int moves);

    QPointer<PlayView> view_;
    QTimer ticks_;
    bool stepping_ = false; ///< the playback itself is changing the position shown
};

} // namespace stonemason
