// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"
#include "editor/cli/streams.h"

#include <algorithm>
#include <array>
#include <cerrno>

namespace stonemason {

namespace {

HANDLE handleOf(Stream stream) {
    return ::GetStdHandle(stream == Stream::Output ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
}

bool isOpen(HANDLE handle) {
    return handle != nullptr && handle != INVALID_HANDLE_VALUE;
}

bool isConsole(HANDLE handle) {
    DWORD mode = 0;
    return isOpen(handle) && ::GetConsoleMode(handle, &mode) != 0;
}

int numberOf(DWORD error) {
    failed(error);
    return errno;
}

/// How many of the first bytes of a long text are written at once: whole characters.
std::size_t pieceLength(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text.size();
    std::size_t length = most;
    while (length > most - 4 && (text[length] & 0xC0) == 0x80)
        --length;
    return length;
}

/// A console takes text in UTF-16, whatever letters its person's language has.
int writeToConsole(HANDLE console, std::string_view text) {
    std::array<wchar_t, 4096> letters;
    while (!text.empty()) {
        const std::size_t length = pieceLength(text, letters.size());
        const int count =
            ::MultiByteToWideChar(CP_UTF8, 0, text.data(), int(length), letters.data(), int(letters.size()));
        for (DWORD at = 0; at < DWORD(count);) {
            DWORD written = 0;
            if (::WriteConsoleW(console, letters.data() + at, DWORD(count) - at, &written, nullptr) == 0)
                return numberOf(::GetLastError());
            at += written;
        }
        text.remove_prefix(length);
    }
    return 0;
}

} // namespace

/// A program with windows has no console of its own: what it prints goes to the one it was called in.
void prepareStreams() {
    if (::GetConsoleWindow() != nullptr || ::AttachConsole(ATTACH_PARENT_PROCESS) == 0) return;
    for (const DWORD stream : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        if (isOpen(::GetStdHandle(stream))) continue;
        const HANDLE console =
            ::CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                          nullptr, OPEN_EXISTING, 0, nullptr);
        if (console != INVALID_HANDLE_VALUE) ::SetStdHandle(stream, console);
    }
}

int writeStream(Stream stream, std::string_view bytes) noexcept {
    const HANDLE handle = handleOf(stream);
    if (!isOpen(handle)) return EBADF;
    if (isConsole(handle)) return writeToConsole(handle, bytes);
    constexpr std::size_t most = 1U << 30U;
    while (!bytes.empty()) {
        DWORD written = 0;
        if (::WriteFile(handle, bytes.data(), DWORD(std::min(bytes.size(), most)), &written, nullptr) == 0)
            return numberOf(::GetLastError());
        bytes.remove_prefix(written);
    }
    return 0;
}

bool isTerminal(Stream stream) {
    return isConsole(handleOf(stream));
}

} // namespace stonemason
