// SPDX-License-Identifier: GPL-3.0-or-later
// The program of the window, which the command of main.cpp becomes. It understands every call that the
// command does.
#include "editor/application.h"
#include "editor/drawing/export_picture.h"
#include "editor/verbs/command_line.h"
#include "editor/verbs/program.h"

using namespace stonemason;

namespace {

int run(int argc, char** argv) {
    const auto asked = readCommandLine(argc, argv);
    if (const int* status = std::get_if<int>(&asked)) return *status;
    const auto* call = std::get_if<VerbCall>(&asked);
    if (!call) return runEditor(argc, argv);
    return call->draws() ? runDrawing(*call) : call->run();
}

} // namespace

int main(int argc, char** argv) {
    return runProgram(run, argc, argv);
}
