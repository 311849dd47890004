// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/application.h"
#include "editor/cli/command_line.h"
#include "editor/cli/console.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>

namespace {

/// What could not be caught: memory that ran out where nothing may be thrown, or on a thread.
[[noreturn]] void endWithAWord() noexcept {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        std::_Exit(stonemason::complainAboutMemory());
    } catch (...) {
        std::abort();
    }
    std::abort();
}

} // namespace

int main(int argc, char** argv) {
    // A limit on the size of files is an error to tell, not a reason to end with work unsaved.
    std::signal(SIGXFSZ, SIG_IGN);
    std::set_terminate(endWithAWord);
    try {
        if (const auto status = stonemason::runCommandLine(argc, argv)) return *status;
        return stonemason::runEditor(argc, argv);
    } catch (const std::bad_alloc&) {
        return stonemason::complainAboutMemory();
    }
}
