// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/generate_run.h"

#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/world_json.h"
#include "core/pocket_heroes/generate/draft_text.h"
#include "core/pocket_heroes/generate/fairest.h"
#include "core/pocket_heroes/generate/report_json.h"
#include "editor/cli/console.h"
#include "editor/cli/interrupt.h"
#include "editor/cli/output.h"
#include "editor/cli/progress_lines.h"
#include "editor/cli/tournament_run.h"
#include "editor/cli/world_output.h"
#include "editor/text/error_text.h"

#include <atomic>
#include <optional>
#include <thread>
#include <utility>

namespace stonemason {

namespace {

using pocket_heroes::FairWorld;

Result<FairWorld> makeWorld(const GenerateCall& call, std::uint64_t seed, bool keepDrafts,
                            const std::stop_token& stop) {
    return generateFair(call.made, call.catalogue, {0, seed, 8, keepDrafts},
                        int(call.arguments.number("--fair", 1)), stop);
}

/// Why there is no world of the seed. Returns the exit status.
int complainAboutSeed(const GenerateCall& call, std::uint64_t seed, const Error& error) {
    if (error.message.id == "generate/stopped") {
        complain(CommandLine::tr("stopped"));
        return exitUnfinished;
    }
    //: %1 is a file, %2 a number, %3 a sentence
    complain(
        CommandLine::tr("%1, seed %2: %3").arg(pathText(call.path), QString::number(seed), errorText(error)));
    return exitProblems;
}

/// Two digits before the name, so that files stand in the order of the steps.
std::string stepFile(const std::string& folder, int step) {
    const std::string number = std::to_string(step + 1);
    return folder + '/' + (number.size() < 2 ? "0" : "") + number + '-' +
           std::string(stepId(pocket_heroes::Step(step))) + ".txt";
}

int writeSteps(const FairWorld& world, const std::string& folder) {
    for (int step = 0; step < pocket_heroes::stepCount; ++step) {
        const auto& draft = world.made.drafts[std::size_t(step)];
        const int status = writeOutput(stepFile(folder, step), draftText(draft, pocket_heroes::Step(step)));
        if (status != exitFine) return status;
    }
    return exitFine;
}

/// The world as the name of the output wants it.
Result<std::string> bytesFor(const std::string& output, const pocket_heroes::World& world) {
    if (output == standardStream || isWorldName(output)) return writeWorld(world);
    return worldJson(world);
}

QString worldsText(const Progress& progress) {
    //: %1, %2 and %3 are numbers
    return CommandLine::tr("%1 of %2 worlds, %3 a second")
        .arg(QString::number(progress.done), QString::number(progress.of),
             QString::number(progress.perSecond, 'f', 1));
}

using Worlds = std::vector<std::optional<Result<FairWorld>>>;

/// Those of so many seeds from one on, made by several threads.
Worlds makeWorlds(const GenerateCall& call, std::uint64_t first, std::size_t count, int jobs) {
    Worlds worlds(count);
    const Interrupt interrupt;
    const std::stop_token stop = interrupt.token();
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++)
            worlds[i] = makeWorld(call, first + i, false, stop);
    };
    std::vector<std::jthread> threads;
    for (int job = 1; job < jobs; ++job)
        threads.emplace_back(work);
    work();
    threads.clear();
    return worlds;
}

int writeWorldOf(const GenerateCall& call, std::uint64_t seed, const FairWorld& world) {
    const std::string stem = *call.arguments.value("--out-dir") + "/world-" + std::to_string(seed);
    const Result<std::string> bytes = writeWorld(world.made.world);
    if (!bytes) return complainAbout(call.path, bytes.error());
    const int status = writeOutput(stem + ".hmm", *bytes);
    if (status != exitFine) return status;
    return writeOutput(stem + ".json", reportJson(world.made.report, world.fairness, false));
}

} // namespace

int generateOne(const GenerateCall& call) {
    const std::uint64_t seed = call.arguments.number("--seed", 1);
    const auto steps = call.arguments.value("--steps");
    const auto world = [&] {
        const Interrupt interrupt;
        return makeWorld(call, seed, steps.has_value(), interrupt.token());
    }();
    if (!world) return complainAboutSeed(call, seed, world.error());
    if (const auto output = call.arguments.value("--output")) {
        const std::string name = outputNamed(*output);
        const Result<std::string> bytes = bytesFor(name, world->made.world);
        if (!bytes) return complainAbout(call.path, bytes.error());
        if (const int status = writeOutput(name, *bytes); status != exitFine) return status;
    }
    if (const auto report = call.arguments.value("--report")) {
        const std::string json = reportJson(world->made.report, world->fairness, true);
        if (const int status = writeOutput(outputNamed(*report), json); status != exitFine) return status;
    }
    return steps ? writeSteps(*world, *steps) : exitFine;
}

int generateMany(const GenerateCall& call) {
    const std::uint64_t first = call.arguments.number("--seed", 1);
    const std::uint64_t count = call.arguments.number("--count", 1);
    const int jobs = jobsOf(call.arguments);
    // As many at a time as keep all threads busy and little memory.
    const std::uint64_t atOnce = std::uint64_t(jobs) * 8;
    ProgressLines progress(0, std::int64_t(count), worldsText);
    int worst = exitFine;
    for (std::uint64_t done = 0; done < count;) {
        const std::uint64_t some = std::min(atOnce, count - done);
        const Worlds worlds = makeWorlds(call, first + done, std::size_t(some), jobs);
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            const std::uint64_t seed = first + done + i;
            if (!worlds[i]) {
                complain(CommandLine::tr("stopped"));
                return exitUnfinished;
            }
            const auto& world = *worlds[i];
            const int status =
                world ? writeWorldOf(call, seed, *world) : complainAboutSeed(call, seed, world.error());
            if (status == exitUnusable || status == exitUnfinished) return status;
            worst = std::max(worst, status);
        }
        done += some;
        progress.tell(std::int64_t(done));
    }
    return worst;
}

} // namespace stonemason
