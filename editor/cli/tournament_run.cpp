// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/tournament_run.h"

#include "core/base/limits.h"
#include "core/format/file.h"
#include "core/play/unit_runner.h"
#include "editor/cli/output.h"

#include <algorithm>
#include <thread>

namespace stonemason {

int jobsOf(const Arguments& arguments) {
    const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
    return int(arguments.number("--jobs", std::min<std::uint64_t>(processors, maximumJobs)));
}

bool canWriteResult(const Arguments& arguments, std::span<const std::string> inputs) {
    const auto output = arguments.value("--output");
    return !output || canTakeResult(*output, inputs);
}

int giveResult(const ResultWords& words, const Arguments& arguments) {
    const auto output = arguments.value("--output");
    const int written = output && output != "-" ? writeOutput(*output, words.json) : exitFine;
    // What could not be written goes here instead: hours of games end in no lost file.
    const bool isJson = arguments.has("--json") || output == "-" || written != exitFine;
    const bool printed = isJson ? printJson(words.json) : print(words.text());
    if (written != exitFine || !printed) return exitUnusable;
    return words.gamesPlayed == words.games ? exitFine : exitUnfinished;
}

int giveRun(const ResultWords& words, const Arguments& arguments) {
    const int status = giveResult(words, arguments);
    if (words.gamesPlayed == words.games) return status;
    const bool isKept = status == exitUnfinished && (arguments.has("--output") || arguments.has("--json"));
    const QString sentence =
        //: %1 and %2 are numbers
        isKept
            ? CommandLine::tr("stopped after %1 of %2 games; --resume continues from the written result")
            //: %1 and %2 are numbers
            : CommandLine::tr("stopped after %1 of %2 games; only a result written with -o can be continued");
    complain(sentence.arg(QString::number(words.gamesPlayed), QString::number(words.games)));
    return status;
}

QString gamesText(const Progress& progress) {
    //: All are numbers: games, games in all, a percentage, games a second
    return CommandLine::tr("%1 of %2 games (%3 %), %4 a second")
        .arg(QString::number(progress.done), QString::number(progress.of),
             QString::number(100 * progress.done / progress.of),
             QString::number(progress.perSecond, 'f', progress.perSecond < 10 ? 1 : 0));
}

std::optional<PartFile> readPartFile(const std::string& path) {
    auto bytes = readFile(path, maximumTournamentSize);
    if (bytes) return PartFile{path, std::move(bytes).value()};
    complainAbout(path, bytes.error());
    return std::nullopt;
}

} // namespace stonemason
