// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/map_input.h"

#include "core/documents/document_kind.h"
#include "core/documents/nearest_kind.h"
#include "core/documents/unknown_document.h"
#include "core/format/encoding.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/shared_position.h"
#include "core/wastes/format/swar.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/profiles/profiles.h"
#include "editor/text/error_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason {

namespace {

QString lostText(std::string_view what, const kings_conflict::Map& map) {
    if (what == "name") return CommandLine::tr("name");
    if (what == "author") return CommandLine::tr("author");
    if (what == "description") return CommandLine::tr("description");
    if (what == "licence") return CommandLine::tr("licence");
    if (what == "rules") return CommandLine::tr("changed rules");
    if (what == "notes") return CommandLine::tr("notes on cells");
    //: What an .smap file holds beside the fields that are known
    if (what == "other") return CommandLine::tr("other fields");
    return CommandLine::tr("declared symmetry (%1)").arg(shown(symmetryId(map.symmetry)));
}

void sayWhatIsLost(kings_conflict::MapFormat format, const Input& input, const std::string& output) {
    QStringList lost;
    for (const std::string_view what : lostIn(format, input.map, *input.game))
        lost << lostText(what, input.map);
    if (lost.isEmpty()) return;
    //: %1 is a file, %2 a list: name, author
    complain(CommandLine::tr("%1: lost, since only an .smap file can hold it: %2")
                 .arg(outputText(output), lost.join(QStringLiteral(", "))));
}

/// The value of --as.
std::optional<DocumentKind> kindAsked(const Arguments& arguments) {
    const auto id = arguments.value(asOption.name);
    if (!id) return std::nullopt;
    return DocumentKind(std::ranges::find(documentKindIds, *id) - documentKindIds.begin());
}

} // namespace

Result<std::string> readFileOfAnyKind(const Arguments& arguments, const std::string& path) {
    Result<std::string> bytes = readFile(path, maximumDocumentSize);
    if (!bytes || std::int64_t(bytes->size()) <= maximumFileSize) return bytes;
    const auto kind = kindAsked(arguments);
    if (kind ? *kind == DocumentKind::TextMap : text_map::looksLikeTextMap(*bytes)) return bytes;
    return Error{{"file/too-large", {int(maximumFileSize)}}};
}

std::optional<MapInput> MapInput::load(const Arguments& arguments) {
    LoadedProfiles loaded = loadProfiles();
    bool isUsable = !loaded.games.empty();
    for (const auto& [path, error] : loaded.broken) {
        complainAbout(path, error);
        isUsable = isUsable && !hasBuiltIn(path);
    }
    if (!isUsable) return std::nullopt;
    MapInput input(std::move(loaded.games));
    if (const auto id = arguments.value(gameOption.name)) {
        const auto game = std::ranges::find(input.games_, *id, &kings_conflict::GameProfile::id);
        if (game == input.games_.end()) {
            QStringList known;
            for (const kings_conflict::GameProfile& each : input.games_)
                known << shown(each.id);
            complain(CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
                         .arg(shown(gameOption.name), shown(*id), known.join(QStringLiteral(", "))));
            return std::nullopt;
        }
        input.ofText_ = std::size_t(game - input.games_.begin());
    }
    input.as_ = kindAsked(arguments);
    return input;
}

std::span<const kings_conflict::GameProfile> MapInput::gamesOf(std::string_view bytes) const {
    if (ofText_ && !looksLikeJson(withoutMark(bytes))) return {&games_[*ofText_], 1};
    return games_;
}

Result<Input> MapInput::read(const std::string& path) const {
    const Result<std::string> bytes = readFile(path);
    return bytes ? parse(*bytes) : bytes.error();
}

Result<Input> MapInput::parse(std::string_view bytes) const {
    Result<kings_conflict::ReadMap> read = readMapDocument(bytes, gamesOf(bytes));
    if (!read) return read.error();
    // A map that was read belongs to one of the games it was read for.
    const auto game =
        std::find_if(games_.begin(), games_.end(), [&read](const kings_conflict::GameProfile& known) {
            return known.id == read->map.game;
        });
    const kings_conflict::MapFormat format = read->format;
    return Input{std::move(read).value().map, format, &*game};
}

QString MapInput::doubtAbout(std::string_view bytes) const {
    if (as_ || traceOfMap(bytes, gamesOf(bytes)) != kings_conflict::MapTrace::FaultyRows) return {};
    return u' ' +
           CommandLine::tr("It was read as a map of King's Conflict, to which it comes nearest; \"--as "
                           "text-map\" reads it as a map of characters.");
}

QString MapInput::unknownText(std::string_view bytes) const {
    return errorText(unknownDocument(bytes, nearestKindId(bytes, gamesOf(bytes))), vocabulary());
}

QString MapInput::asHint(std::string_view bytes) const {
    if (!nearestKind(bytes, gamesOf(bytes))) return {};
    return u' ' + CommandLine::tr("\"--as KIND\" reads it as what you say it is.");
}

std::optional<DocumentKind> MapInput::kindOf(const std::string& path, std::string_view bytes) const {
    if (as_) return as_;
    const auto kind = documentKindOf(bytes, gamesOf(bytes));
    if (ofText_ && kind == DocumentKind::TextMap) return DocumentKind::Map; // the game was given in the call
    return kind || foreignBytes(bytes) ? kind : documentKindForName(path);
}

QString whyNoGame(std::string_view bytes) {
    if (token_battle::holdsPosition(bytes))
        return CommandLine::tr("This is a position of a game as text; the window opens it, to play on.");
    if (!token_battle::looksLikeGameRecord(bytes) && !wastes::looksLikeSwar(bytes))
        return CommandLine::tr(
            "The name says this is the record of a game; \"stonemason replay\" tells what is wrong with it.");
    return CommandLine::tr("This is the record of a game; \"stonemason replay\" "
                           "plays it again and checks every move.");
}

QString whyNoBoard() {
    return CommandLine::tr("This is a board of War in the Wastes and no map.");
}

QString whyNoTemplate() {
    return CommandLine::tr(
        "This is a template of worlds and none of them; \"check\" and \"convert\" take it.");
}

QString whyNoWorld() {
    return CommandLine::tr("This is a world of Pocket Heroes; \"check\", \"convert\", \"export\" and \"world "
                           "info\" take it.");
}

QString whyNoTextMap() {
    return CommandLine::tr("This is a map of characters, of no game; \"check\", \"convert\", \"export\" and "
                           "\"ambush\" take it.");
}

int complainAboutUnknown(const std::string& path, const MapInput& maps, std::string_view bytes) {
    //: %1 is a file, %2 a sentence
    complain(CommandLine::tr("%1: %2").arg(pathText(path), maps.unknownText(bytes) + maps.asHint(bytes)));
    return exitUnusable;
}

int complainAboutMap(const std::string& path, const Error& error, const MapInput& maps,
                     std::string_view bytes) {
    complain(errorText(pathText(path), error, maps.vocabulary()) + maps.doubtAbout(bytes));
    return exitUnusable;
}

std::optional<int> hintLayerNamed(std::string_view verb, const kings_conflict::GameProfile& game,
                                  const std::string& id) {
    QStringList known;
    for (int layer = 0; layer < int(game.layers.size()); ++layer) {
        const kings_conflict::Layer& each = game.layers[std::size_t(layer)];
        if (each.kind != kings_conflict::LayerKind::Hint) continue;
        if (each.id == id) return layer;
        known << shown(each.id);
    }
    if (known.isEmpty())
        usageError(verb, CommandLine::tr("the game has no hint layers"));
    else
        usageError(verb, CommandLine::tr("--layer cannot be \"%1\"; choose one of %2")
                             .arg(shown(id), known.join(QStringLiteral(", "))));
    return std::nullopt;
}

int writeMade(const Result<std::string>& bytes, const std::string& path, const Input& input,
              const std::string& output) {
    return bytes ? writeOutput(output, *bytes, path)
                 : complainAbout(path, bytes.error(), kings_conflict::MapVocabulary(*input.game));
}

int keepMapAs(kings_conflict::MapFormat format, const std::string& path, const Input& input,
              const std::string& output) {
    const int status = writeMade(writeMapToKeep(input.map, *input.game, format), path, input, output);
    if (status == exitFine) sayWhatIsLost(format, input, output);
    return status;
}

} // namespace stonemason
