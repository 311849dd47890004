// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"
#include "editor/verbs/program.h"

#include <QtGlobal>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <unistd.h>

namespace stonemason {

void declineSystemHabits() {
    std::signal(SIGXFSZ, SIG_IGN);
}

std::vector<std::string> wordsOfCall(int argc, char** argv) {
    return {argv, argv + argc};
}

int becomeWindowProgram(char** argv) {
    std::error_code failure;
    const std::filesystem::path command = std::filesystem::read_symlink("/proc/self/exe", failure);
    const std::filesystem::path window = (command.parent_path() / STONEMASON_WINDOW).lexically_normal();
    if (!failure) {
        execv(window.c_str(), argv);
        failure.assign(errno, std::generic_category());
    }
    return complainAboutWindowProgram(shown(window.native()), failure);
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

} // namespace stonemason
