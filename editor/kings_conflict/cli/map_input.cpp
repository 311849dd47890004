// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/cli/map_input.h"

#include "core/documents/recognition.h"
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "editor/cli/console.h"
#include "editor/cli/file_options.h"
#include "editor/cli/output.h"
#include "editor/kings_conflict/profiles/profiles.h"
#include "editor/text/error_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

QString lostText(std::string_view what, const Map& map) {
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

void sayWhatIsLost(MapFormat format, const Input& input, const std::string& output) {
    QStringList lost;
    for (const std::string_view what : lostIn(format, input.map, *input.game))
        lost << lostText(what, input.map);
    if (lost.isEmpty()) return;
    //: %1 is a file, %2 a list: name, author
    complain(CommandLine::tr("%1: lost, since only an .smap file can hold it: %2")
                 .arg(outputText(output), lost.join(QStringLiteral(", "))));
}

} // namespace

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
        const auto game = std::ranges::find(input.games_, *id, &GameProfile::id);
        if (game == input.games_.end()) {
            QStringList known;
            for (const GameProfile& each : input.games_)
                known << shown(each.id);
            complain(CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
                         .arg(shown(gameOption.name), shown(*id), known.join(QStringLiteral(", "))));
            return std::nullopt;
        }
        input.ofText_ = std::size_t(game - input.games_.begin());
    }
    input.isKindGiven_ = arguments.has(asOption.name);
    return input;
}

std::span<const GameProfile> MapInput::gamesOf(std::string_view bytes) const {
    if (ofText_ && !looksLikeJson(withoutMark(bytes))) return {&games_[*ofText_], 1};
    return games_;
}

Result<Input> MapInput::read(const std::string& path) const {
    const Result<std::string> bytes = readFile(path);
    return bytes ? parse(*bytes) : bytes.error();
}

Result<Input> MapInput::parse(std::string_view bytes) const {
    Result<ReadMap> read = readMapDocument(bytes, gamesOf(bytes));
    if (!read) return read.error();
    // A map that was read belongs to one of the games it was read for.
    const auto game = std::find_if(games_.begin(), games_.end(),
                                   [&read](const GameProfile& known) { return known.id == read->map.game; });
    const MapFormat format = read->format;
    return Input{std::move(read).value().map, format, &*game};
}

QString MapInput::doubtAbout(std::string_view bytes) const {
    if (isKindGiven_ || traceOfMap(bytes, gamesOf(bytes)) != MapTrace::FaultyRows) return {};
    return u' ' +
           CommandLine::tr("It was read as a map of King's Conflict, to which it comes nearest; \"--as "
                           "text-map\" reads it as a map of characters.");
}

int complainAboutMap(const std::string& path, const Error& error, const MapInput& maps,
                     std::string_view bytes) {
    complain(errorText(pathText(path), error, maps.vocabulary()) + maps.doubtAbout(bytes));
    return exitUnusable;
}

std::optional<int> hintLayerNamed(std::string_view verb, const GameProfile& game, const std::string& id) {
    QStringList known;
    for (int layer = 0; layer < int(game.layers.size()); ++layer) {
        const Layer& each = game.layers[std::size_t(layer)];
        if (each.kind != LayerKind::Hint) continue;
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
                 : complainAbout(path, bytes.error(), MapVocabulary(*input.game));
}

int keepMapAs(MapFormat format, const std::string& path, const Input& input, const std::string& output) {
    const int status = writeMade(writeMapToKeep(input.map, *input.game, format), path, input, output);
    if (status == exitFine) sayWhatIsLost(format, input, output);
    return status;
}

} // namespace stonemason::kings_conflict
