// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/encoding.h"

#include "core/format/text_rows.h"

namespace stonemason {

std::optional<Error> foreignBytes(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xFF\xFE\0\0"sv) || bytes.starts_with("\0\0\xFE\xFF"sv))
        return Error{{"file/encoding", {std::string("UTF-32")}}};
    if (bytes.starts_with("\xFF\xFE"sv) || bytes.starts_with("\xFE\xFF"sv))
        return Error{{"file/encoding", {std::string("UTF-16")}}};
    if (withoutMark(bytes).find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error{{"file/empty"}};
    const std::size_t nul = bytes.find('\0');
    if (nul != std::string_view::npos) return Error{{"file/nul"}, lineAt(bytes, nul), {}};
    return std::nullopt;
}

std::string_view withoutMark(std::string_view bytes) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byteOrderMark)) bytes.remove_prefix(byteOrderMark.size());
    return bytes;
}

} // namespace stonemason
