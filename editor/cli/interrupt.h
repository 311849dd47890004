// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <memory>
#include <stop_token>

namespace stonemason {

/// While one exists, Ctrl+C (SIGINT), SIGTERM (as batch systems send it when time is up) and the end of the
/// terminal (SIGHUP) request a stop instead of ending the program. A second one ends it, except for SIGHUP,
/// which is ignored from the first one on. A signal that was ignored before stays ignored. Threads that
/// must not receive the signals must be started later. On Windows likewise Ctrl+C and Ctrl+Break, and, in
/// place of SIGHUP, the end of the console or session.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return source_.get_token(); }

private:
    class Watch;

    std::stop_source source_;
    std::unique_ptr<Watch> watch_; ///< each system has a source file of its own for it
};

/// While one exists, the same signals are deferred to let critical work be finished or undone; then the
/// first of them ends the program as usual. One that was ignored before stays ignored.
class HeldSignals {
public:
    HeldSignals();
    ~HeldSignals();
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    /// A signal is pending: the program should end.
    bool isAskedToEnd() const;

private:
    class Hold;

    std::unique_ptr<Hold> hold_; ///< likewise
};

/// The system for writing while signals are held: asked to end it fails with ECANCELED at the next piece of
/// what is written, before anything has taken a file's place.
class InterruptibleFiles : public FileSystem {
public:
    explicit InterruptibleFiles(const HeldSignals& held) : held_(held) {}

    ssize_t write(int file, const char* from, std::size_t count) override;
    int fsync(int file) override;
    int rename(const std::string& from, const std::string& to) override;

private:
    bool mayGoOn() const;

    const HeldSignals& held_;
};

} // namespace stonemason
