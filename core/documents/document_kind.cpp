// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_kind.h"

#include "core/base/limits.h"
#include "core/documents/games.h"
#include "core/format/json.h"
#include "core/format/text_file.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace stonemason {

namespace {

bool endsWith(std::string_view name, std::string_view ending) {
    return name.size() >= ending.size() &&
           std::equal(ending.rbegin(), ending.rend(), name.rbegin(), [](char wanted, char found) {
               return wanted == (found >= 'A' && found <= 'Z' ? found - 'A' + 'a' : found);
           });
}

} // namespace

std::optional<DocumentKind> documentKindOfId(std::string_view id) {
    const auto found = std::ranges::find(documentKindIds, id);
    if (found == documentKindIds.end()) return std::nullopt;
    return DocumentKind(found - documentKindIds.begin());
}

std::optional<DocumentKind> documentKindForName(std::string_view name) {
    for (const GameCore* game : allGames())
        for (const FileForm& form : game->forms)
            if (!form.ending.empty() && endsWith(name, form.ending)) return documentKindOfId(form.kind);
    return std::nullopt;
}

namespace {

/// The kind that shares most members with the object, at least two; empty if there is none.
std::string_view kindByFields(const Json& json) {
    if (!json.is_object()) return {};
    std::string_view best;
    std::ptrdiff_t most = 1;
    for (const GameCore* game : allGames())
        for (const FileForm& form : game->forms) {
            const auto count = std::ranges::count_if(form.fields, [&json](std::string_view field) {
                return !field.empty() && json.contains(field);
            });
            if (count > most) {
                most = count;
                best = form.kind;
            }
        }
    return best;
}

Error unknownJson(std::string_view bytes) {
    const Result<Json> json = parseJson(bytes, maximumTournamentValues);
    if (!json) return json.error();
    if (auto foreign = foreignJson(*json)) {
        const std::string_view kind = kindByFields(*json);
        return kind.empty() ? *foreign : Error{{"json/nearest", {std::string(kind)}}};
    }
    const auto& format = (*json)["format"].get_ref<const std::string&>();
    if (!format.starts_with("stonemason-")) return Error{{"json/foreign"}};
    return Error{{"smap/not-a-map", {format}}, 0, "format"};
}

} // namespace

bool isBinary(std::string_view bytes) {
    constexpr std::size_t enough = 65536; // bytes, which suffice to decide
    constexpr std::string_view ofTexts = "\t\n\v\f\r\x1A\x1B";
    const std::string_view first = bytes.substr(0, enough);
    const auto controls = std::ranges::count_if(first, [&](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && ofTexts.find(c) == std::string_view::npos) || byte == 0x7F;
    });
    return std::size_t(controls) * 20 > first.size();
}

Error unknownDocument(std::string_view bytes, std::string_view nearest) {
    if (auto error = foreignBytes(bytes)) return *error;
    bytes = withoutMark(bytes);
    if (looksLikeJson(bytes)) return unknownJson(bytes);
    if (isBinary(bytes)) return Error{{"document/binary"}};
    if (nearest.empty()) return Error{{"document/nothing"}};
    return Error{{"document/nearest", {std::string(nearest)}}};
}

} // namespace stonemason
