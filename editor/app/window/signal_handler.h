// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <functional>

namespace stonemason {

/// While there is one, the signals by which a system asks a program to end (SIGTERM), a terminal is closed
/// (SIGHUP) or somebody presses Ctrl+C in it (SIGINT) find the program's event loop: what is to be done
/// before the end is done there, and then the program ends by the signal. A second signal ends it at once.
/// One that was ignored before, as nohup has it, stays ignored. At most one at a time.
class SignalHandler : public QObject {
    Q_OBJECT

public:
    explicit SignalHandler(std::function<void()> beforeEnd, QObject* parent = nullptr);
    ~SignalHandler() override;

private:
    void end();

    std::function<void()> beforeEnd_;
    int descriptors_[2] = {-1, -1}; ///< to read from, to write to
    QSocketNotifier notifier_;
};

} // namespace stonemason
