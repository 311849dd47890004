// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/verbs/recognition.h"

#include "core/documents/document_kind.h"
#include "core/documents/recognition.h"
#include "core/format/file.h"
#include "core/format/text_file.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/deck_format.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/kings_conflict/cli/map_files.h"
#include "editor/text/error_text.h"
#include "editor/token_battle/cli/deck_files.h"

namespace stonemason {

namespace {

using kings_conflict::MapInput;

std::optional<DocumentKind> kindGiven(const Arguments& arguments) {
    const auto id = arguments.value(asOption.name);
    return id ? documentKindOfId(*id) : std::nullopt;
}

/// Rows of maps are distinguished by the tiles of the known games, so it takes their profiles.
class FileRecognition : public Recognition {
public:
    bool prepare(CommandCall& call) const override { return call.load<MapInput>(); }

    Result<std::string> read(const CommandCall& call, const std::string& path) const override {
        Result<std::string> bytes = readFile(path, maximumDocumentSize);
        if (!bytes || std::int64_t(bytes->size()) <= maximumFileSize) return bytes;
        const auto kind = kindGiven(call.arguments());
        if (kind ? *kind == DocumentKind::TextMap : text_map::looksLikeTextMap(*bytes)) return bytes;
        return Error{{"file/too-large", {int(maximumFileSize)}}};
    }

    std::optional<DocumentKind> kindOf(CommandCall& call, const std::string& path,
                                       std::string_view bytes) const override {
        if (const auto given = kindGiven(call.arguments())) return given;
        const MapInput* maps = call.load<MapInput>();
        if (!maps) return std::nullopt;
        const auto kind = documentKindOf(bytes, maps->gamesOf(bytes));
        if (kind == DocumentKind::Board && mayBeTextMap(bytes))
            //: %1 is a file
            complain(CommandLine::tr("%1: read as a board, but it may be a map of "
                                     "characters; \"--as board\" or \"--as text-map\" says which")
                         .arg(pathText(path)));
        if (maps->isGameGiven() && kind == DocumentKind::TextMap) return DocumentKind::Map;
        if (!kind || kind == DocumentKind::TextMap)
            if (const auto* decks = call.load<token_battle::DeckInput>();
                decks && token_battle::looksLikeDecks(bytes, decks->catalogue()))
                return DocumentKind::Decks;
        return kind || foreignBytes(bytes) ? kind : documentKindForName(path);
    }

    QString unknownText(CommandCall& call, std::string_view bytes) const override {
        const MapInput* maps = call.load<MapInput>();
        if (!maps) return {};
        return errorText(unknownDocument(bytes, nearestKindId(bytes, maps->gamesOf(bytes))),
                         maps->vocabulary());
    }

    QString asHint(CommandCall& call, std::string_view bytes) const override {
        const MapInput* maps = call.load<MapInput>();
        if (!maps || !nearestKind(bytes, maps->gamesOf(bytes))) return {};
        return u' ' + CommandLine::tr("\"--as KIND\" reads it as what you say it is.");
    }
};

} // namespace

const Recognition& fileRecognition() {
    static const FileRecognition recognition;
    return recognition;
}

} // namespace stonemason
