// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/unknown_document.h"

#include "core/base/limits.h"
#include "core/format/encoding.h"
#include "core/format/json.h"

#include <string>

namespace stonemason {

Error unknownDocument(std::string_view bytes) {
    if (auto error = foreignBytes(bytes)) return *error;
    bytes = withoutMark(bytes);
    if (!looksLikeJson(bytes)) return Error{{"document/nothing"}};
    const Result<Json> json = parseJson(bytes, maximumTournamentValues);
    if (!json) return json.error();
    if (auto foreign = foreignJson(*json)) return *foreign;
    const auto& format = (*json)["format"].get_ref<const std::string&>();
    if (!format.starts_with("stonemason-")) return Error{{"json/foreign"}};
    return Error{{"smap/not-a-map", {format}}, 0, "format"};
}

} // namespace stonemason
