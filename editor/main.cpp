// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/application.h"
#include "editor/cli/command_line.h"

int main(int argc, char** argv) {
    if (const auto status = stonemason::runCommandLine(argc, argv)) return *status;
    return stonemason::runEditor(argc, argv);
}
