// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_kind.h"

#include "core/documents/games.h"

#include <algorithm>

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

} // namespace stonemason
