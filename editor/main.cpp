// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/application.h"
#include "editor/cli/command_line.h"
#include "editor/cli/console.h"

#include <csignal>
#include <new>

int main(int argc, char** argv) {
    // A limit on the size of files is an error to tell, not a reason to end with work unsaved.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        if (const auto status = stonemason::runCommandLine(argc, argv)) return *status;
        return stonemason::runEditor(argc, argv);
    } catch (const std::bad_alloc&) {
        return stonemason::complainAboutMemory();
    }
}
