// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"

#include <algorithm>
#include <cerrno>

namespace stonemason {

namespace {

constexpr std::wstring_view asItIs = L"\\\\?\\"; // a path that the system does not look through
constexpr std::wstring_view shareAsItIs = L"\\\\?\\UNC";

/// Whether a name could mean anything but a file: control characters, a stream of another file.
bool hasReserved(std::wstring_view path) {
    if (path.starts_with(asItIs)) path.remove_prefix(asItIs.size());
    if (path.size() >= 2 && path[1] == L':') path.remove_prefix(2);
    return std::ranges::any_of(path, [](wchar_t letter) {
        return letter < L' ' || std::wstring_view(L":*?\"<>|").find(letter) != std::wstring_view::npos;
    });
}

/// The system takes longer paths only as they are: whole and with backslashes.
std::optional<std::wstring> longPath(const std::wstring& path) {
    const DWORD most = ::GetFullPathNameW(path.c_str(), 0, nullptr, nullptr);
    if (most == 0) return failed(), std::nullopt;
    std::wstring whole(most, L'\0');
    whole.resize(::GetFullPathNameW(path.c_str(), most, whole.data(), nullptr));
    const bool isShare = whole.starts_with(L"\\\\");
    return isShare ? std::wstring(shareAsItIs) + whole.substr(1) : std::wstring(asItIs) + whole;
}

} // namespace

std::optional<std::wstring> wide(std::string_view text) {
    if (text.empty()) return std::wstring();
    const int size = int(text.size());
    const int length = ::MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text.data(), size, nullptr, 0);
    if (length == 0) return failed(), std::nullopt;
    std::wstring result(std::size_t(length), L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, result.data(), length);
    return result;
}

std::string narrow(std::wstring_view text) {
    if (text.empty()) return {};
    const int size = int(text.size());
    const int length = ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, nullptr, 0, nullptr, nullptr);
    std::string result(std::size_t(length), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, result.data(), length, nullptr, nullptr);
    return result;
}

std::optional<std::wstring> widePath(const std::string& path) {
    constexpr std::size_t longestPlain = 240; // folders are to have room for a name of 12 letters
    auto result = wide(path);
    if (!result || result->starts_with(asItIs)) return result;
    if (hasReserved(*result)) {
        errno = EILSEQ;
        return std::nullopt;
    }
    return result->size() > longestPlain ? longPath(*result) : result;
}

} // namespace stonemason
