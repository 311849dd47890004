// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <deque>
#include <functional>
#include <utility>

namespace stonemason {

/// A queue of move animations, shown one at a time. An `Animation` is a value with a length(), in steps,
/// that describes the frame after so many.
template <typename Animation>
class AnimationQueue {
public:
    /// @param frame what is to be seen is another; called about sixty times a second
    /// @param showingChanged showing begins, or is over
    AnimationQueue(std::function<void()> frame, std::function<void(bool)> showingChanged)
        : frame_(std::move(frame)), showingChanged_(std::move(showingChanged)) {
        ticks_.setInterval(frameTime);
        QObject::connect(&ticks_, &QTimer::timeout, [this] { advance(); });
    }

    /// Milliseconds for each step; 0 disables animation and ends the current one.
    void setStepTime(int milliseconds) {
        stepTime_ = milliseconds;
        if (stepTime_ == 0) clear();
    }
    int stepTime() const { return stepTime_; }

    bool empty() const { return queue_.empty(); }
    /// The current animation, and its elapsed steps. Not when empty.
    const Animation& front() const { return queue_.front(); }
    double steps() const { return double(since_.elapsed()) / stepTime_; }

    /// Shows one more; it takes the place of the last one waiting when these get too many.
    void add(Animation animation) {
        if (stepTime_ == 0) return;
        if (queue_.size() == mostWaiting) queue_.pop_back(); // the user leafs through the game
        const bool first = queue_.empty();
        queue_.push_back(std::move(animation));
        if (!first) return;
        since_.start();
        ticks_.start();
        showingChanged_(true);
    }

    void clear() {
        if (queue_.empty()) return;
        queue_.clear();
        advance();
    }

private:
    static constexpr int frameTime = 16; // milliseconds
    static constexpr std::size_t mostWaiting = 2;

    void advance() {
        while (!queue_.empty() && steps() >= queue_.front().length()) {
            queue_.pop_front();
            since_.start();
        }
        frame_();
        if (!queue_.empty()) return;
        ticks_.stop();
        showingChanged_(false);
    }

    std::function<void()> frame_;
    std::function<void(bool)> showingChanged_;
    int stepTime_ = 0;
    std::deque<Animation> queue_; ///< the first is being shown
    QElapsedTimer since_;         ///< when it began
    QTimer ticks_;
};

} // namespace stonemason
