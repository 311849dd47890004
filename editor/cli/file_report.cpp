// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/file_report.h"

#include "core/documents/document_kind.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/text_map/text_map_file.h"
#include "editor/cli/console.h"
#include "editor/cli/template_output.h"
#include "editor/cli/text_map_input.h"
#include "editor/text/error_text.h"
#include "editor/text/token_battle/deck_text.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

/// A path may hold any bytes; those that are not UTF-8 are replaced.
std::string bytesOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Prints reports one by one, so that none has to be kept for the next. Each returns whether it could.
class ReportPrinter {
public:
    explicit ReportPrinter(bool asJson) : asJson_(asJson) {}

    bool print(const FileReport& report) {
        if (!asJson_ && report.text.isEmpty()) return true;
        const bool isFirst = std::exchange(isFirst_, false);
        if (asJson_) return printJson((isFirst ? begin : ",") + bytesOf(report.json));
        return stonemason::print((isFirst ? QString() : QStringLiteral("\n")) + report.text);
    }

    bool end() const { return !asJson_ || printJson(isFirst_ ? begin + "]}\n" : "]}\n"); }

private:
    inline static const std::string begin = R"({"files":[)";

    bool asJson_;
    bool isFirst_ = true;
};

/// Reads files and collects the report on each.
class Reporter {
public:
    Reporter(const Arguments& arguments, const MapInput& maps, const Describe& describe)
        : arguments_(arguments), maps_(maps), describe_(describe) {}

    FileReport report(const std::string& path) {
        const Result<std::string> bytes = readFileOfAnyKind(arguments_, path);
        if (!bytes) return unusable(path, errorText(bytes.error(), maps_.vocabulary()));
        const auto kind = maps_.kindOf(path, *bytes);
        if (kind == DocumentKind::Template) return reportTemplate(path, *bytes);
        if (kind == DocumentKind::World || !describe_.map) return reportWorld(path, *bytes);
        if (kind == DocumentKind::Game || kind == DocumentKind::War) return unusable(path, whyNoGame(*bytes));
        if (kind == DocumentKind::Board) return reportBoard(path, *bytes);
        if (kind == DocumentKind::TextMap) return reportTextMap(path, *bytes);
        if (describe_.decks) {
            if (!kind) return unusable(path, maps_.unknownText(*bytes), maps_.asHint(*bytes));
            if (kind == DocumentKind::Decks) return reportDecks(path, *bytes);
        }
        const Result<Input> input = maps_.parse(*bytes);
        return input ? describe_.map(path, *input)
                     : unusable(path, errorText(input.error(), maps_.vocabulary()), maps_.doubtAbout(*bytes));
    }

private:
    FileReport reportDecks(const std::string& path, std::string_view bytes) {
        if (!decks_) decks_ = DeckInput::load();
        if (!decks_) return {{{"path", path}}, {}, exitUnusable};
        const Result<token_battle::DeckReading> reading = decks_->parse(bytes);
        return reading ? describe_.decks(path, *reading, decks_->catalogue())
                       : unusable(path, deckText(reading.error(), decks_->catalogue()));
    }

    FileReport reportBoard(const std::string& path, std::string_view bytes) {
        if (!describe_.board) return unusable(path, whyNoBoard());
        if (!boards_) boards_ = BoardInput::load();
        if (!boards_) return {{{"path", path}}, {}, exitUnusable};
        const Result<wastes::Board> board = boards_->parse(bytes);
        return board ? describe_.board(path, *board, boards_->profile())
                     : unusable(path, errorText(board.error()));
    }

    FileReport reportWorld(const std::string& path, std::string_view bytes) {
        if (!describe_.world) return unusable(path, whyNoWorld());
        if (!worlds_) worlds_ = WorldInput::load();
        if (!worlds_) return {{{"path", path}}, {}, exitUnusable};
        const auto world = pocket_heroes::readWorld(bytes);
        return world ? describe_.world(path, *world, worlds_->catalogue())
                     : unusable(path, errorText(world.error()));
    }

    FileReport reportTemplate(const std::string& path, std::string_view bytes) {
        if (!describe_.aTemplate) return unusable(path, whyNoTemplate());
        if (!worlds_) worlds_ = WorldInput::load();
        if (!worlds_) return {{{"path", path}}, {}, exitUnusable};
        const auto made = pocket_heroes::readTemplate(bytes);
        tellUnread(path, bytes);
        return made ? describe_.aTemplate(path, *made, worlds_->catalogue())
                    : unusable(path, errorText(made.error()));
    }

    FileReport reportTextMap(const std::string& path, std::string_view bytes) {
        if (!describe_.textMap) return unusable(path, whyNoTextMap());
        if (!signs_) signs_ = loadTextMapSigns();
        if (!signs_) return {{{"path", path}}, {}, exitUnusable};
        const auto map = text_map::readTextMap(bytes, charsetAsked(arguments_));
        return map ? describe_.textMap(path, *map, *signs_) : unusable(path, errorText(map.error()));
    }

    /// @param doubt sentences for people that follow the cause
    static FileReport unusable(const std::string& path, const QString& cause, const QString& doubt = {}) {
        //: %1 is a file, %2 a sentence
        complain(CommandLine::tr("%1: %2").arg(pathText(path), cause + doubt));
        return {{{"path", path}, {"error", cause.toStdString()}}, {}, exitUnusable};
    }

    const Arguments& arguments_;
    const MapInput& maps_;
    Describe describe_;
    std::optional<DeckInput> decks_;            ///< loaded for the first file of decks
    std::optional<BoardInput> boards_;          ///< likewise
    std::optional<WorldInput> worlds_;          ///< likewise
    std::optional<text_map::GlyphTable> signs_; ///< likewise
};

} // namespace

int reportFiles(const Arguments& arguments, const Describe& describe) {
    const std::optional<MapInput> maps = MapInput::load(arguments);
    if (!maps) return exitUnusable;
    Reporter reporter(arguments, *maps, describe);
    ReportPrinter printer(arguments.has("--json"));
    int status = exitFine;
    for (const std::string& path : arguments.operands()) {
        const FileReport report = reporter.report(path);
        status = std::max(status, report.status);
        if (!printer.print(report)) return exitUnusable;
    }
    return printer.end() ? status : exitUnusable;
}

} // namespace stonemason
