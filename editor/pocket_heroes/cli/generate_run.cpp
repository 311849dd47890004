// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/generate_run.h"

#include "core/documents/save_file.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/world_file.h"
#include "core/pocket_heroes/format/world_json.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/generate/report.h"
#include "editor/cli/console.h"
#include "editor/cli/export_file.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/output.h"
#include "editor/cli/progress_lines.h"
#include "editor/cli/seed_line.h"
#include "editor/cli/tournament_run.h"
#include "editor/pocket_heroes/cli/world_files.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/text/error_text.h"

#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Reports a remark on a seed's world, or that there is none.
void complainOfSeed(const GenerateCall& call, std::uint64_t seed, const QString& sentence) {
    //: %1 is a file, %2 a number, %3 a sentence
    complain(CommandLine::tr("%1, seed %2: %3").arg(pathText(call.path), QString::number(seed), sentence));
}

/// Why there is no world of the seed. Returns the exit status.
int complainAboutSeed(const GenerateCall& call, std::uint64_t seed, const Error& error) {
    if (error.message.id == "generate/stopped") {
        complain(CommandLine::tr("stopped"));
        return exitUnfinished;
    }
    complainOfSeed(call, seed, whyNotGenerated(error));
    return exitProblems;
}

int writeSteps(const FairWorld& world, const std::string& folder) {
    for (int step = 0; step < stepCount; ++step) {
        const auto& draft = world.generated.drafts[std::size_t(step)];
        const int status = writeOutput(stepFile(folder, step), draftText(draft, Step(step)));
        if (status != exitFine) return status;
    }
    return exitFine;
}

/// A world without a name is called after its file.
std::optional<std::string> pictureOf(const GenerateCall& call, const std::string& output,
                                     std::string_view form, const World& world) {
    if (!call.draw) return std::nullopt;
    return call.draw(world, call.catalogue, form,
                     QFileInfo(QString::fromStdString(output)).completeBaseName());
}

/// Writes the world as the name of the output wants it.
int writeWorldTo(const GenerateCall& call, const std::string& output, const World& world) {
    const auto form = worldFormForName(output);
    if (form == WorldFormat::Json) return writeOutput(output, worldJson(world));
    if (form == WorldFormat::Map) {
        const Result<std::string> bytes = writeWorld(world);
        return bytes ? writeOutput(output, *bytes) : complainAbout(call.path, bytes.error());
    }
    if (form == WorldFormat::Game)
        return writeForGame(output, world, firstLanguageOf(world), call.catalogue, call.path);
    const auto picture = pictureOf(call, output, form == WorldFormat::Png ? "png" : "svg", world);
    return isDrawn(picture, call.path) ? writeOutput(output, *picture) : exitUnusable;
}

/// Writes all that the call asks for of its one world.
int writeAsked(const GenerateCall& call, const FairWorld& world) {
    if (const auto output = call.arguments.value("--output"))
        if (const int status = writeWorldTo(call, outputNamed(*output), world.generated.world);
            status != exitFine)
            return status;
    if (const auto report = call.arguments.value("--report")) {
        const std::string json = reportJson(world.generated.report, world.fairness, true);
        if (const int status = writeOutput(outputNamed(*report), json); status != exitFine) return status;
    }
    const auto steps = call.arguments.value("--steps");
    return steps ? writeSteps(world, *steps) : exitFine;
}

/// What is being done for the one world of a call.
struct Making {
    std::int64_t tried = 0; ///< seeds
    int attempt = 0;        ///< of the seed at hand
    Step step = Step::Layout;
};

QString makingText(const Progress& progress, const Making& making) {
    const QString attempt = attemptText(making.attempt, GenerationRequest().attempts, making.step);
    if (progress.of == 1) return attempt;
    //: %1, %2 and %3 are numbers
    const QString seeds = CommandLine::tr("seeds tried: %1 of %2, %3 a second")
                              .arg(QString::number(progress.done), QString::number(progress.of),
                                   QString::number(progress.perSecond, 'f', 1));
    if (progress.done == progress.of) return seeds;
    //: %1 is "3 of 20 seeds tried, 4.1 a second", %2 "Attempt 2 of 8: roads"
    return CommandLine::tr("%1. %2").arg(seeds, attempt);
}

/// The world of the seed, or with --fair the fairest of those from it on.
Result<FairWorld> makeWorld(const GenerateCall& call, std::uint64_t seed, bool keepDrafts,
                            const std::stop_token& stop, const FairProgress& progress = {}) {
    GenerationRequest options;
    options.seed = seed;
    options.keepDrafts = keepDrafts;
    auto world = generateFair(call.worldTemplate, call.catalogue, options, int(seedsOfEach(call.arguments)),
                              stop, progress);
    if (!world || !call.arguments.has("--origin")) return world;
    FairWorld fair = std::move(world).value();
    setOrigin(fair.generated.world, fair.generated.report.origin);
    return fair;
}

Result<FairWorld> makeTheWorld(const GenerateCall& call, std::uint64_t seed) {
    const auto seeds = std::int64_t(seedsOfEach(call.arguments));
    Making making;
    ProgressLines progress(0, seeds, [&making](const Progress& now) { return makingText(now, making); });
    const Interrupt interrupt;
    return makeWorld(call, seed, call.arguments.has("--steps"), interrupt.token(),
                     {.seeds =
                          [&](int tried) {
                              making.tried = tried;
                              if (seeds > 1) progress.report(tried);
                          },
                      .steps =
                          [&](int attempt, Step step) {
                              making.attempt = attempt;
                              making.step = step;
                              // A first attempt is short, and most often the only one.
                              if (seeds > 1 || attempt > 0) progress.report(making.tried);
                          }});
}

QString worldsText(const Progress& progress) {
    //: %1, %2 and %3 are numbers
    return CommandLine::tr("worlds: %1 of %2, %3 a second")
        .arg(QString::number(progress.done), QString::number(progress.of),
             QString::number(progress.perSecond, 'f', 1));
}

/// What came of a seed: the bytes of its files, or why there are none.
struct SeedFiles {
    std::optional<Error> error{};
    std::string map{};
    std::string report{};
    bool isFair = true;
    bool isPlaced = true; ///< its zones lie where the template places them
};

SeedFiles filesOf(const Result<FairWorld>& world, WorldFileFormat format, const Catalogue& catalogue) {
    if (!world) return {.error = world.error()};
    const Result<std::string> map = writeWorldFile(world->generated.world, format, catalogue);
    if (!map) return {.error = map.error()};
    return {.map = *map,
            .report = reportJson(world->generated.report, world->fairness, false),
            .isFair = !unfairnessOf(world->fairness),
            .isPlaced = !world->generated.report.placesGivenUp};
}

/// Writes worlds in the order of their seeds.
class SeedWriter {
public:
    explicit SeedWriter(const GenerateCall& call)
        : call_(call)
        , folder_(*call.arguments.value("--out-dir"))
        , end_(endOfEach(call.arguments))
        , seed_(call.seed)
        , apart_(seedsOfEach(call.arguments)) {}

    /// Those of the next world. False: they cannot be written.
    bool write(const SeedFiles& files) {
        const std::string stem = seedStem(folder_, seed_);
        if (files.error) {
            status_ = std::max(status_, complainAboutSeed(call_, seed_, *files.error));
        } else if (!put(stem + end_, files.map) || !put(stem + ".json", files.report)) {
            status_ = exitUnusable;
            return false;
        }
        unfair_ += files.isFair ? 0 : 1;
        misplaced_ += files.isPlaced ? 0 : 1;
        seed_ += apart_;
        return true;
    }

    int status() const { return status_; }
    int unfair() const { return unfair_; }
    int misplaced() const { return misplaced_; }

private:
    /// While an Interrupt exists, no signal can terminate the program during the write.
    static bool put(const std::string& file, std::string_view bytes) {
        const Status written = saveFile(file, bytes);
        if (!written) complainAboutOutput(file, errorText(written.error()), {});
        return written.ok();
    }

    const GenerateCall& call_;
    std::string folder_;
    std::string end_;    ///< of the worlds' files
    std::uint64_t seed_; ///< the first of the next world
    std::uint64_t apart_;
    int status_ = exitFine;
    int unfair_ = 0;
    int misplaced_ = 0;
};

/// How many worlds the threads may be ahead of the writer: enough that no thread waits, but with little
/// memory.
std::int64_t mostAhead(const GenerateCall& call, int jobs) {
    constexpr int cells = 2048;
    return std::int64_t(jobs) * std::clamp(cells / std::max(1, call.worldTemplate.config.mapSize), 8, 64);
}

} // namespace

int generateOne(const GenerateCall& call) {
    const auto world = makeTheWorld(call, call.seed);
    if (!world) return complainAboutSeed(call, call.seed, world.error());
    if (const int status = writeAsked(call, *world); status != exitFine) return status;
    if (const QString places = placesText(world->generated.report); !places.isEmpty())
        complainOfSeed(call, world->generated.report.seed, places);
    if (const QString players = playersText(world->generated.report); !players.isEmpty())
        complainOfSeed(call, world->generated.report.seed, players);
    const QString water = waterText(world->generated.world, call.worldTemplate.config);
    if (!water.isEmpty()) complainOfSeed(call, world->generated.report.seed, water);
    if (const auto unfair = unfairnessOf(world->fairness))
        complainOfSeed(call, world->generated.report.seed, errorText(*unfair));
    if (!world->isStopped) return exitFine;
    complain(CommandLine::tr("stopped; the world is the fairest of those made so far"));
    return exitUnfinished;
}

int generateMany(const GenerateCall& call) {
    const auto count = std::int64_t(call.arguments.number("--count", 1));
    const int jobs = jobsOf(call.arguments);
    ProgressLines progress(0, count, worldsText);
    const auto format = worldFileFormatForName(endOfEach(call.arguments)).value_or(WorldFileFormat::Editor);
    SeedWriter writer(call);
    const Interrupt interrupt;
    const std::stop_token stop = interrupt.token();
    SeedLine<SeedFiles> line(mostAhead(call, jobs));
    const bool isWhole = line.run(
        count, jobs, stop,
        [&](std::int64_t piece) -> std::optional<SeedFiles> {
            // Each has its own seeds to be the fairest of: none of them comes twice.
            const auto world =
                makeWorld(call, call.seed + std::uint64_t(piece) * seedsOfEach(call.arguments), false, stop);
            // What a stop left undone would depend on the moment.
            if (stop.stop_requested()) return std::nullopt;
            return filesOf(world, format, call.catalogue);
        },
        [&](const SeedFiles& files) { return writer.write(files); },
        [&](std::int64_t done) { progress.report(done); });
    if (writer.misplaced() > 0)
        //: %1 is a number
        complain(CommandLine::tr("worlds with zones elsewhere than the template places them, see their "
                                 "reports: %1")
                     .arg(writer.misplaced()));
    if (writer.unfair() > 0)
        //: %1 is a number
        complain(CommandLine::tr("worlds that are not fair to their players, see their reports: %1")
                     .arg(writer.unfair()));
    if (writer.status() == exitUnusable || isWhole) return writer.status();
    complain(CommandLine::tr("stopped"));
    return exitUnfinished;
}

} // namespace stonemason::pocket_heroes
