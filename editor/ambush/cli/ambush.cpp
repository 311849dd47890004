// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/choice.h"
#include "core/ambush/pattern_file.h"
#include "core/ambush/search.h"
#include "core/ambush/site_list.h"
#include "core/base/text_sink.h"
#include "core/format/file.h"
#include "editor/ambush/cli/ambush_ground.h"
#include "editor/ambush/cli/module.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/progress_lines.h"
#include "editor/cli/streams.h"

#include <QStringList>

#include <algorithm>
#include <charconv>
#include <limits>

namespace stonemason::ambush {

namespace {

constexpr std::string_view synopsis[] = {
    "--pattern FILE [OPTION...] MAP...",
};

constexpr std::string_view overlaps[] = {"cells", "rectangles"};
constexpr std::string_view choices[] = {"best", "most"};
constexpr std::string_view standings[] = {"ways", "anywhere"};

constexpr Option options[] = {
    {.name = "--pattern",
     .value = "FILE",
     .isRepeatable = true,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "A pattern: an .ambush file or bare rows of its signs; may be given again")},
    {.name = "--threshold",
     .value = "SHARE",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "The share that must agree, 0 to 1 with three decimals at most, such as 0.8; "
                               "each pattern's own unless given")},
    {.name = "--orientations",
     .value = "LIST",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "How patterns may be turned: all, or some of r0, r90, r180, r270 (clockwise) "
                               "and m0, m90, m180, m270 (mirrored left to right, then turned) with commas "
                               "between; each pattern's own unless given")},
    {.name = "--overlap",
     .value = "WHAT",
     .choices = overlaps,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "When two sites are in each other's way: cells (both compare a cell; so "
                               "unless given) or rectangles (their boxes share a cell)")},
    {.name = "--choose",
     .value = "HOW",
     .choices = choices,
     .help = QT_TRANSLATE_NOOP("CommandLine", "Of sites in each other's way take the best first (best; so "
                                              "unless given) or as many as possible (most)")},
    {.name = "--all",
     .help = QT_TRANSLATE_NOOP("CommandLine", "List every place that passes, in each other's way or not")},
    {.name = "--waiters",
     .value = "WHERE",
     .choices = standings,
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Where those who wait may stand: on ways only (ways; so unless given) or in "
                               "walls too (anywhere), where the rest agrees well enough; such sites are "
                               "marked")},
    {.name = "--require",
     .value = "N",
     .range = NumberRange{0, maximumPlaces},
     .help = QT_TRANSLATE_NOOP("CommandLine", "Exit with status 1 when a map has fewer than N sites")},
    moverOption,
    {.name = "--json", .help = QT_TRANSLATE_NOOP("CommandLine", "Print the sites as JSON, for programs")},
    asOption,
};

/// What is looked for on every map.
struct Search {
    std::vector<std::string> names; ///< of the patterns, as they were given
    std::vector<Pattern> patterns;
    std::vector<Stencil> stencils;
    Overlap overlap = Overlap::Cells;
    Choice choice = Choice::Best;
};

/// "0.8" as 800; nothing for anything else than a share in thousandths.
std::optional<int> thousandthsFrom(std::string_view word) {
    constexpr std::size_t decimals = 3;
    const auto point = std::min(word.find('.'), word.size());
    std::string digits(word.substr(0, point));
    const std::string_view behind = word.substr(std::min(point + 1, word.size()));
    if (behind.size() > decimals || (digits.empty() && behind.empty())) return std::nullopt;
    digits.append(behind).append(decimals - behind.size(), '0');
    int thousandths = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), thousandths);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size() && thousandths >= 0;
    return isNumber && thousandths <= fullThreshold ? std::optional(thousandths) : std::nullopt;
}

/// Nothing when some name in the list is none.
std::optional<Orientations> orientationsFrom(std::string_view list) {
    if (list == "all") return Orientations::all();
    Orientations orientations;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const auto orientation = orientationFromId(list.substr(begin, end - begin));
        if (!orientation) return std::nullopt;
        orientations.set(*orientation, true);
        begin = end + 1;
    }
    return orientations;
}

/// Overrides settings of the patterns with the options. Returns whether the options are valid; if not,
/// prints the reason on standard error.
bool applyOptions(const Arguments& arguments, std::vector<Pattern>& patterns) {
    if (const auto word = arguments.value("--threshold")) {
        const auto threshold = thousandthsFrom(*word);
        if (!threshold) {
            usageError("ambush", CommandLine::tr("--threshold cannot be \"%1\"; it is a number from 0 to 1 "
                                                 "with three decimals at most")
                                     .arg(shown(*word)));
            return false;
        }
        for (Pattern& pattern : patterns)
            pattern.threshold = *threshold;
    }
    if (const auto list = arguments.value("--orientations")) {
        const auto orientations = orientationsFrom(*list);
        if (!orientations) {
            usageError("ambush", CommandLine::tr("--orientations cannot be \"%1\"; it is all, or some of r0, "
                                                 "r90, r180, r270, m0, m90, m180, m270 with commas between")
                                     .arg(shown(*list)));
            return false;
        }
        for (Pattern& pattern : patterns)
            pattern.orientations = *orientations;
    }
    return true;
}

std::optional<Search> searchOf(const Arguments& arguments) {
    Search search;
    search.names = arguments.values("--pattern");
    for (const std::string& path : search.names) {
        const Result<std::string> bytes = readFile(path);
        Result<Pattern> pattern = bytes ? readPattern(*bytes) : bytes.error();
        if (!pattern) {
            complainAbout(path, pattern.error());
            return std::nullopt;
        }
        search.patterns.push_back(std::move(pattern).value());
    }
    if (!applyOptions(arguments, search.patterns)) return std::nullopt;
    const bool isAnywhere = arguments.value("--waiters") == "anywhere";
    search.stencils = stencilsOf(search.patterns, isAnywhere ? Waiters::Anywhere : Waiters::OnWays);
    if (arguments.value("--overlap") == "rectangles") search.overlap = Overlap::Rectangles;
    if (arguments.value("--choose") == "most") search.choice = Choice::Most;
    if (arguments.has("--all")) search.choice = Choice::All;
    return search;
}

QString percentText(const Progress& progress) {
    //: %1 is a percentage
    return CommandLine::tr("%1 % searched").arg(progress.done);
}

/// Nothing if it was interrupted. Progress is shown on a terminal.
std::optional<Found> placesOn(const AmbushGround& ground, const Search& search, const std::stop_token& stop) {
    constexpr int whole = 100;
    ProgressLines progress(0, whole, percentText);
    const bool isWatched = isTerminal(Stream::Errors);
    return findPlaces(search.stencils, ground.passable, mostKeptPlaces(search.choice, search.stencils), stop,
                      [&](int percent) {
                          if (isWatched && percent < whole) progress.report(percent);
                      });
}

/// Remarks on the map besides its sites, on standard error.
void remarkOn(const std::string& path, const AmbushGround& ground, const Search& search, const Found& found) {
    const auto remark = [&path](const QString& sentence) {
        complain(CommandLine::tr("%1: %2").arg(pathText(path), sentence));
    };
    for (const QString& sentence : ground.remarks)
        remark(sentence);
    for (std::size_t pattern = 0; pattern < search.names.size(); ++pattern)
        if (std::ranges::none_of(search.stencils, [&](const Stencil& stencil) {
                return stencil.pattern == int(pattern) &&
                       cornersOn(ground.passable.size(), stencil).area() > 0;
            }))
            remark(CommandLine::tr("the pattern %1 is larger than the map and fits nowhere")
                       .arg(pathText(search.names[pattern])));
    if (found.passing > std::int64_t(found.places.size()))
        remark(placesLeftOutText(found.passing, std::int64_t(found.places.size())));
}

/// The sites of one map, and how often a stencil was laid on it.
struct Sites {
    std::vector<Place> places;
    std::int64_t tried = 0;
};

/// Nothing when it was broken off.
std::optional<Sites> sitesOn(const std::string& path, const AmbushGround& ground, const Search& search,
                             const std::stop_token& stop) {
    const std::optional<Found> found = placesOn(ground, search, stop);
    if (!found) return std::nullopt;
    auto chosen =
        choose(search.choice, found->places, search.stencils, ground.passable.size(), search.overlap, stop);
    if (!chosen) return std::nullopt;
    remarkOn(path, ground, search, *found);
    return Sites{*std::move(chosen), found->tried};
}

QString siteText(const Site& site, const Search& search) {
    QString text = CommandLine::tr("  row %1, column %2, %3: %4 of %5 agree")
                       .arg(QString::number(site.corner.row), QString::number(site.corner.column),
                            shown(orientationId(site.orientation)), QString::number(site.agree),
                            QString::number(site.of));
    if (!site.blocked.empty())
        //: after what is said of a site; %1 is a number of places where somebody should wait
        text += CommandLine::tr(", in walls: %1").arg(site.blocked.size());
    if (search.names.size() > 1)
        text += QStringLiteral(" (%1)").arg(shown(search.names[std::size_t(site.pattern)]));
    if (!site.stand.empty()) text += QStringLiteral("\n    ") + waitersText(site.stand);
    return text + u'\n';
}

/// Returns false when the sink accepts no more text.
bool writeText(const MapSites& sites, const Search& search, const TextSink& sink) {
    TextPieces pieces(sink);
    pieces.text() += pathText(sites.path).toStdString() + '\n';
    for (const Place& place : sites.places) {
        pieces.text() += siteText(sites.siteOf(place), search).toStdString();
        if (!pieces.pass()) return false;
    }
    //: %1 and %2 are numbers
    pieces.text() += CommandLine::tr("  sites: %1, places tried: %2")
                         .arg(QString::number(sites.places.size()), QString::number(sites.tried))
                         .toStdString() +
                     '\n';
    return pieces.passAll();
}

/// The maps that are to be searched. All are read before the first is searched, so that an error in any of
/// them is reported before anything is printed.
class Maps {
public:
    explicit Maps(CommandCall& call) : call_(call) {
        for (const std::string& path : call.arguments().operands()) {
            std::optional<AmbushGround> ground = readGround(call, path);
            if (!ground) {
                areAllUsable_ = false;
                continue;
            }
            const std::int64_t cells = ground->passable.size().area();
            const bool isKept = path == standardStream || cells <= mostKeptCells - keptCells_;
            if (isKept) keptCells_ += cells;
            if (!isKept) ground.reset();
            maps_.push_back({path, std::move(ground)});
        }
    }

    bool areAllUsable() const { return areAllUsable_; }
    std::size_t size() const { return maps_.size(); }
    const std::string& path(std::size_t index) const { return maps_[index].path; }
    /// Once for each. Nothing, with one line on standard error, when it cannot be read any more.
    std::optional<AmbushGround> take(std::size_t index) {
        Map& map = maps_[index];
        return map.ground ? std::exchange(map.ground, std::nullopt) : readGround(call_, map.path);
    }

private:
    struct Map {
        std::string path;
        std::optional<AmbushGround> ground; ///< else it is to be read again
    };
    static constexpr std::int64_t mostKeptCells = std::int64_t{1} << 27; // a bit each

    CommandCall& call_;
    std::vector<Map> maps_;
    std::int64_t keptCells_ = 0;
    bool areAllUsable_ = true;
};

/// Searches the usable maps one after another and prints the results.
class AmbushReport {
public:
    AmbushReport(CommandCall& call, const Search& search)
        : maps_(call)
        , search_(search)
        , asJson_(call.arguments().has("--json"))
        , fewest_(call.arguments().number("--require", 0)) {}

    int run() {
        if (!maps_.areAllUsable()) worst_ = exitUnusable;
        for (std::size_t map = 0; map < maps_.size(); ++map) {
            worst_ = std::max(worst_, report(map));
            if (isUnprintable_) return exitUnusable;
            if (worst_ == exitUnfinished) break;
        }
        if (!asJson_) return worst_;
        return printJson(hasBegun_ ? "]}\n" : "{\"maps\":[]}\n") ? worst_ : exitUnusable;
    }

private:
    int report(std::size_t map) {
        const auto ground = maps_.take(map);
        if (!ground) return exitUnusable;
        const auto sites = sitesOn(maps_.path(map), *ground, search_, interrupt_.token());
        if (!sites) {
            complain(
                CommandLine::tr("%1: stopped before the search was done").arg(pathText(maps_.path(map))));
            return exitUnfinished;
        }
        isUnprintable_ =
            !print({maps_.path(map), ground->passable, search_.stencils, sites->places, sites->tried});
        return sites->places.size() < fewest_ ? exitProblems : exitFine;
    }

    bool print(const MapSites& sites) {
        if (!asJson_)
            return writeText(sites, search_, [](std::string_view piece) {
                return stonemason::print(QString::fromUtf8(piece.data(), qsizetype(piece.size())));
            });
        return printJson(std::exchange(hasBegun_, true) ? "," : "{\"maps\":[") &&
               writeSites(sites, search_.names, printJson);
    }

    Maps maps_;
    const Search& search_;
    const Interrupt interrupt_;
    bool asJson_;
    std::uint64_t fewest_;
    bool hasBegun_ = false; ///< something is printed
    bool isUnprintable_ = false;
    int worst_ = exitFine;
};

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (!arguments.has("--pattern"))
        return usageError("ambush", CommandLine::tr("--pattern FILE is missing"));
    for (const char* option : {"--choose", "--overlap"})
        if (arguments.has("--all") && arguments.has(option))
            //: %1 is another option
            return usageError(
                "ambush",
                CommandLine::tr("--all lists every site, so %1 has no meaning").arg(QLatin1String(option)));
    const auto search = searchOf(arguments);
    if (!search) return exitUnusable;
    if (!call.games().recognition.prepare(call)) return exitUnusable;
    return AmbushReport(call, *search).run();
}

constexpr Verb ambushVerb{
    .name = "ambush",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Find places for ambushes by comparing maps with patterns"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Lays each pattern on every place of a map, turned every way it allows, and takes those where "
        "enough agrees, one of several in each other's way. A map is one of a game, with --mover for "
        "whom it is passable, or a text of # and . and other signs. With --json: "
        "{\"maps\":[{\"path\":...,\"rows\":n,\"columns\":n,\"tried\":n,\"sites\":[...]},...]}, and of "
        "each site {\"pattern\":FILE, \"row\":r, \"column\":c, \"orientation\":..., \"agree\":n, "
        "\"of\":n, \"score\":s, \"misses\":[[r,c],...], \"stand\":[[r,c],...]}: row and column are the "
        "top left corner of the turned pattern's box, from 0; misses are the cells that do not agree, "
        "stand those where monsters wait. Where --waiters anywhere lets a site have some in walls, "
        "\"blocked\":[[r,c],...] lists them instead. Orientations that give the same pattern are tried once, "
        "under "
        "the first name in the order above. Ctrl+C stops the search; the map it was at is left out, with"
        " exit status 3."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = anyNumber,
    .file = mapInFile,
    .hasFileOptions = true,
    .run = run,
};

constexpr const Verb* verbs[]{&ambushVerb};

} // namespace

const GameCli gameCli{.verbs = verbs};

} // namespace stonemason::ambush
