// SPDX-License-Identifier: GPL-3.0-or-later
// The command: what can be done without a window, with Qt Core alone, so that it starts in a moment. For
// windows and pictures it becomes the program of window_main.cpp.
#include "editor/verbs/command_line.h"
#include "editor/verbs/program.h"

using namespace stonemason;

namespace {

int run(int argc, char** argv) {
    const auto asked = readCommandLine(argc, argv);
    if (const int* status = std::get_if<int>(&asked)) return *status;
    const auto* call = std::get_if<VerbCall>(&asked);
    return call && !call->draws() ? call->run() : becomeWindowProgram(argv);
}

} // namespace

int main(int argc, char** argv) {
    return runProgram(run, argc, argv);
}
