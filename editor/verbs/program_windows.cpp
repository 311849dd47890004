// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/system_path.h"
#include "core/format/windows_calls.h"
#include "editor/cli/console.h"
#include "editor/verbs/program.h"

#include <filesystem>
#include <shellapi.h>

namespace stonemason {

namespace {

std::filesystem::path ownPath() {
    constexpr DWORD most = 32'768;
    std::wstring path(most, L'\0');
    path.resize(::GetModuleFileNameW(nullptr, path.data(), most));
    return path;
}

/// Ctrl+C is for the program that is waited for; its exit status then says what became of it.
BOOL WINAPI isLeftToOther(DWORD) {
    return TRUE;
}

/// Waits for it. Returns its exit status.
int statusOf(const PROCESS_INFORMATION& process) {
    ::CloseHandle(process.hThread);
    ::SetConsoleCtrlHandler(isLeftToOther, TRUE);
    ::WaitForSingleObject(process.hProcess, INFINITE);
    DWORD status = exitUnusable;
    ::GetExitCodeProcess(process.hProcess, &status);
    ::CloseHandle(process.hProcess);
    return int(status);
}

} // namespace

/// No boxes that wait for a person when a disk is missing.
void declineSystemHabits() {
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOOPENFILEERRORBOX);
}

/// The C library has them in the letters of the person's language alone.
std::vector<std::string> wordsOfCall(int argc, char** argv) {
    int count = 0;
    LPWSTR* const words = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    if (words == nullptr) return {argv, argv + argc};
    std::vector<std::string> result;
    for (int i = 0; i < count; ++i)
        result.push_back(narrow(words[i]));
    ::LocalFree(words);
    return result;
}

/// A process cannot become another here. The other one gets the same call, word for word, and the streams.
int becomeWindowProgram(char**) {
    std::filesystem::path window = (ownPath().parent_path() / STONEMASON_WINDOW).lexically_normal();
    window += L".exe";
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = ::GetStdHandle(STD_INPUT_HANDLE);
    start.hStdOutput = ::GetStdHandle(STD_OUTPUT_HANDLE);
    start.hStdError = ::GetStdHandle(STD_ERROR_HANDLE);
    PROCESS_INFORMATION process{};
    std::wstring call = ::GetCommandLineW();
    const BOOL isStarted = ::CreateProcessW(window.c_str(), call.data(), nullptr, nullptr, TRUE, 0, nullptr,
                                            nullptr, &start, &process);
    if (isStarted != 0) return statusOf(process);
    const std::error_code failure(int(::GetLastError()), std::system_category());
    return complainAboutWindowProgram(shown(bytesOf(window)), failure);
}

bool hasDisplay() {
    return true;
}

} // namespace stonemason
