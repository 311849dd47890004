// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/system_path.h"
#include "core/pocket_heroes/generate/generate.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/pocket_heroes/cli/generate_again.h"
#include "editor/pocket_heroes/cli/generate_run.h"
#include "editor/pocket_heroes/cli/world_files.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> filesRead(const Arguments& arguments) {
    std::vector<std::string> inputs{*arguments.value("--template")};
    if (const auto config = arguments.value("--config")) inputs.push_back(*config);
    if (const auto again = fileOfAgain(arguments)) inputs.push_back(*again);
    return inputs;
}

/// All that a call without --count writes.
std::vector<std::string> filesWritten(const Arguments& arguments) {
    std::vector<std::string> outputs;
    for (const std::string_view option : {"--output", "--report"})
        if (const auto output = arguments.value(option)) outputs.push_back(outputNamed(*output));
    if (const auto folder = arguments.value("--steps"))
        for (int step = 0; step < stepCount; ++step)
            outputs.push_back(stepFile(*folder, step));
    return outputs;
}

/// Where a file written under the name ends up, whether it is there or not.
fs::path landingOf(const std::string& name) {
    std::error_code failure;
    fs::path path = fs::absolute(systemPath(name), failure);
    constexpr int mostLinks = 40; // of which the system follows no more either
    for (int links = 0; links < mostLinks && fs::is_symlink(path, failure); ++links) {
        const fs::path target = fs::read_symlink(path, failure);
        path = path.parent_path() / target;
    }
    const fs::path whole = fs::weakly_canonical(path, failure);
    return whole.empty() ? path.lexically_normal() : whole;
}

/// The first seeds of the worlds of a call.
struct FirstSeeds {
    std::uint64_t first = 0;
    std::uint64_t apart = 1;
    std::uint64_t count = 1;
    std::string end; ///< of the files of the worlds

    bool have(std::uint64_t seed) const {
        return seed >= first && (seed - first) % apart == 0 && (seed - first) / apart < count;
    }
};

/// Whether the file is written for one of the seeds: world-7.hmm, world-7.json.
bool isOfSeeds(const fs::path& file, const FirstSeeds& seeds) {
    const std::string stem = bytesOf(file.stem());
    const auto dash = stem.find('-');
    if ((file.extension() != seeds.end && file.extension() != ".json") || dash == std::string::npos)
        return false;
    std::uint64_t seed = 0;
    const auto read = std::from_chars(stem.data() + dash + 1, stem.data() + stem.size(), seed);
    return read.ec == std::errc() && seeds.have(seed) && seedStem({}, seed) == '/' + stem;
}

/// The files of worlds of these seeds that are in the folder, sorted.
std::vector<std::string> worldsThere(const std::string& folder, const FirstSeeds& seeds) {
    std::vector<std::string> files;
    std::error_code failure;
    for (const fs::directory_entry& entry : fs::directory_iterator(systemPath(folder), failure))
        if (isOfSeeds(entry.path(), seeds)) files.push_back(bytesOf(entry.path()));
    std::ranges::sort(files);
    return files;
}

/// Whether the worlds of all seeds leave the inputs alone, and all else that nobody asked to overwrite.
bool sparesFiles(const Arguments& arguments, const std::string& folder, const FirstSeeds& seeds,
                 const std::vector<std::string>& inputs) {
    const std::vector<std::string> there = worldsThere(folder, seeds);
    for (const std::string& file : there)
        if (std::ranges::any_of(inputs, [&](const auto& input) { return isSameFile(input, file); }))
            return canTakeResult(file, inputs);
    return there.empty() || arguments.has("--overwrite") || refuseToOverwrite(there.front());
}

/// Whether the drafts can go where they are to.
bool canWriteSteps(const Arguments& arguments, const std::vector<std::string>& inputs) {
    const std::string folder = *arguments.value("--steps");
    for (int step = 0; step < stepCount; ++step) {
        const std::string file = stepFile(folder, step);
        const bool isInput =
            std::ranges::any_of(inputs, [&](const auto& input) { return isSameFile(input, file); });
        std::error_code failure;
        if (!isInput && !arguments.has("--overwrite") && fs::exists(systemPath(file), failure))
            return refuseToOverwrite(file);
    }
    return makeOutputFolder(folder);
}

} // namespace

std::optional<WorldFormat> worldFormForName(const std::string& name) {
    if (name == standardStream) return WorldFormat::Map;
    constexpr std::array<std::pair<const char*, WorldFormat>, 5> endings{{{".hmm", WorldFormat::Map},
                                                                          {".phm", WorldFormat::Game},
                                                                          {".json", WorldFormat::Json},
                                                                          {".png", WorldFormat::Png},
                                                                          {".svg", WorldFormat::Svg}}};
    const QString text = shown(name);
    for (const auto& [ending, form] : endings)
        if (text.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) return form;
    return std::nullopt;
}

std::string stepFile(const std::string& folder, int step) {
    // Two digits before the name, so that files stand in the order of the steps.
    const std::string number = std::to_string(step + 1);
    return folder + '/' + (number.size() < 2 ? "0" : "") + number + '-' + std::string(stepId(Step(step))) +
           ".txt";
}

std::uint64_t seedsOfEach(const Arguments& arguments) {
    return arguments.number("--fair", 1);
}

std::string endOfEach(const Arguments& arguments) {
    return '.' + arguments.value("--to").value_or("hmm");
}

std::string seedStem(const std::string& folder, std::uint64_t seed) {
    return folder + "/world-" + std::to_string(seed);
}

QString whyOutputsClash(const Arguments& arguments) {
    std::vector<fs::path> taken;
    for (const std::string& output : filesWritten(arguments)) {
        fs::path landing = output == standardStream ? systemPath(output) : landingOf(output);
        if (std::ranges::count(taken, landing) > 0)
            //: %1 is a file
            return CommandLine::tr("two things cannot go to one file: %1").arg(outputText(output));
        taken.push_back(std::move(landing));
    }
    return {};
}

bool canWriteWorlds(const Arguments& arguments) {
    const std::vector<std::string> inputs = filesRead(arguments);
    const auto canTake = [&](const std::string& output) { return canTakeResult(output, inputs); };
    const auto folder = arguments.value("--out-dir");
    if (!folder) {
        if (arguments.has("--steps") && !canWriteSteps(arguments, inputs)) return false;
        return std::ranges::all_of(filesWritten(arguments), canTake);
    }
    const std::uint64_t first = arguments.number("--seed", 1);
    const std::string stem = seedStem(*folder, first);
    const FirstSeeds seeds{first, seedsOfEach(arguments), arguments.number("--count", 1),
                           endOfEach(arguments)};
    return sparesFiles(arguments, *folder, seeds, inputs) && makeOutputFolder(*folder) &&
           canTake(stem + seeds.end) && canTake(stem + ".json");
}

} // namespace stonemason::pocket_heroes
