// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"

#include "editor/cli/check_decks.h"
#include "editor/cli/console.h"
#include "editor/cli/severity_text.h"
#include "editor/cli/verb.h"
#include "editor/text/problem_text.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--json] FILE..."};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP(
         "CommandLine",
         "Print the report as JSON, for programs; cells are [row, column] from 0, top left; stacks and slots "
         "count from 1, slot 1 is the top; bytes of a path that are not UTF-8 come as U+FFFD")},
};

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
                    .arg(severityWord(problem->severity), problemHeadline(*problem, *input.game),
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
    return reportFiles(arguments, describe, describeDecks);
}

} // namespace

const Verb checkVerb{
    .name = "check",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Say what is wrong with maps and decks"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Runs every check on every map and every deck and lists what they found, errors first. A map without "
        "errors is ready to submit, a deck to play. A file that cannot be read is named on standard error, "
        "and so is a deck that cannot be held, with six cards in a stack or a card twice; the others are "
        "still "
        "checked."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = anyNumber,
    .takes = Takes::MapsAndDecks,
    .run = run,
};

} // namespace stonemason
