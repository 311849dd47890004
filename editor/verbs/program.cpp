// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/program.h"

#include "editor/cli/console.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <system_error>
#include <unistd.h>

namespace stonemason {

namespace {

/// What could not be caught: memory that ran out where nothing may be thrown, or on a thread.
[[noreturn]] void endWithAWord() noexcept {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        std::_Exit(complainAboutMemory());
    } catch (...) {
        std::abort();
    }
    std::abort();
}

} // namespace

int runProgram(int (*program)(int argc, char** argv), int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN);
    std::set_terminate(endWithAWord);
    try {
        return program(argc, argv);
    } catch (const std::bad_alloc&) {
        return complainAboutMemory();
    }
}

int becomeWindowProgram(char** argv) {
    std::error_code failure;
    const std::filesystem::path command = std::filesystem::read_symlink("/proc/self/exe", failure);
    const std::filesystem::path window = (command.parent_path() / STONEMASON_WINDOW).lexically_normal();
    if (!failure) {
        execv(window.c_str(), argv);
        failure.assign(errno, std::generic_category());
    }
    //: %1 is a file, %2 why
    complain(CommandLine::tr(
                 "%1: the part of Stonemason that opens windows and draws pictures cannot be started: %2")
                 .arg(shown(window.native()), QString::fromStdString(failure.message())));
    return exitUnusable;
}

} // namespace stonemason
