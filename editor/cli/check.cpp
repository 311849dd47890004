// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"

#include "editor/cli/console.h"
#include "editor/cli/file_report.h"
#include "editor/cli/verb.h"
#include "editor/text/problem_text.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--json] FILE..."};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine", "Print the report as JSON, for programs; cells are [row, column] from 0, top left; "
                        "bytes of a path that are not UTF-8 come as U+FFFD")},
};

std::string_view severityId(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
    }
    return "note";
}

QString severityName(Severity severity) {
    switch (severity) {
    case Severity::Error: return CommandLine::tr("error");
    case Severity::Warning: return CommandLine::tr("warning");
    case Severity::Note: return CommandLine::tr("note");
    }
    return {};
}

Json jsonOf(const std::string& path, const Input& input, const Report& report) {
    Json problems = Json::array();
    for (const Problem& problem : report.problems) {
        Json cells = Json::array();
        for (const Cell cell : problem.cells)
            cells.push_back({cell.row, cell.column});
        problems.push_back({{"check", problem.check},
                            {"severity", severityId(problem.severity)},
                            {"cells", std::move(cells)},
                            {"message", problemSentence(problem, *input.game).toStdString()}});
    }
    return {{"path", path},
            {"game", input.map.game},
            {"name", input.map.info.name},
            {"symmetry", symmetryId(input.map.symmetry)},
            {"problems", std::move(problems)},
            {"errors", report.count(Severity::Error)},
            {"warnings", report.count(Severity::Warning)},
            {"notes", report.count(Severity::Note)}};
}

/// The block of one file in the report for people, the worst problems first.
QString textOf(const std::string& path, const Input& input, const Report& report) {
    QString text = pathText(path);
    if (!input.map.info.name.empty()) text += QStringLiteral(" - ") + shown(input.map.info.name);
    text += QLatin1Char('\n');

    std::vector<const Problem*> problems;
    for (const Problem& problem : report.problems)
        problems.push_back(&problem);
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem* a, const Problem* b) { return a->severity > b->severity; });
    for (const Problem* problem : problems)
        text += QStringLiteral("  %1: %2 [%3]\n    %4\n")
                    .arg(severityName(problem->severity), problemHeadline(*problem, *input.game),
                         shown(problem->check), problemSentence(*problem, *input.game));

    QString verdict = CommandLine::tr("Ready to submit");
    if (report.count(Severity::Warning) > 0) verdict = CommandLine::tr("No errors, but read the warnings");
    if (report.hasErrors()) verdict = CommandLine::tr("Not ready to submit");
    text += QStringLiteral("  ");
    text += CommandLine::tr("%1 (errors: %2, warnings: %3, notes: %4)")
                .arg(verdict, QString::number(report.count(Severity::Error)),
                     QString::number(report.count(Severity::Warning)),
                     QString::number(report.count(Severity::Note)));
    return text + QLatin1Char('\n');
}

FileReport describe(const std::string& path, const Input& input) {
    const Report report = runChecks(input.map, *input.game);
    return {jsonOf(path, input, report), textOf(path, input, report),
            report.hasErrors() ? exitProblems : exitFine};
}

int run(const Arguments& arguments) {
    return reportFiles(arguments, describe);
}

} // namespace

const Verb checkVerb{
    .name = "check",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Say what is wrong with maps"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Runs every check on every map and lists what they found, errors first. A map without errors is "
        "ready "
        "to submit. A file that cannot be read is named on standard error and the others are still checked."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = anyNumber,
    .run = run,
};

} // namespace stonemason
