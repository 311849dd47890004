// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace stonemason::ambush {

/// Reports the progress of a job in percent, each time it grows.
class Progress {
public:
    /// `total` is positive where anything is ever done; `watch`, which may be empty, must outlive this.
    Progress(int total, const std::function<void(int percent)>& watch) : total_(total), watch_(watch) {}

    void setDone(int done) {
        const int percent = done * 100 / total_;
        if (watch_ && percent > reported_) watch_(percent);
        reported_ = percent;
    }

private:
    int total_;
    int reported_ = 0;
    const std::function<void(int percent)>& watch_;
};

} // namespace stonemason::ambush
