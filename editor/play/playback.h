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

/// How fast moves are shown and computers answer.
enum class Tempo : std::uint8_t { Off, Quick, Normal, Slow };
inline constexpr std::array tempos{Tempo::Off, Tempo::Quick, Tempo::Normal, Tempo::Slow};

/// Milliseconds that one thing that happens is shown; 0: nothing moves.
int stepTime(Tempo tempo);
/// Milliseconds that a position is seen at least while a game plays by itself.
int playbackPause(Tempo tempo);
/// Milliseconds that a computer waits at least before it moves.
int thinkingPause(Tempo tempo);

/// The word it is remembered under: "off", "quick", "normal", "slow".
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
