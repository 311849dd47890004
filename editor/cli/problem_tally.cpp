// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/problem_tally.h"

#include "core/base/limits.h"
#include "editor/cli/console.h"

#include <algorithm>

namespace stonemason {

std::string_view severityId(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
    }
    return "note";
}

QString severityWord(Severity severity) {
    switch (severity) {
    case Severity::Error: return CommandLine::tr("error");
    case Severity::Warning: return CommandLine::tr("warning");
    case Severity::Note: return CommandLine::tr("note");
    }
    return {};
}

namespace {

constexpr std::array worstFirst{Severity::Error, Severity::Warning, Severity::Note};

} // namespace

void ProblemTally::add(Severity severity, const std::function<ListedProblem()>& describe) {
    Kind& kind = kinds_[std::size_t(severity)];
    ++kind.count;
    ++found_;
    if (int(kind.entries.size()) < maximumListedProblems)
        kind.entries.push_back({found_, severity, describe()});
}

void ProblemTally::add(const std::vector<UnlistedProblems>& unlisted) {
    for (const UnlistedProblems& more : unlisted) {
        kinds_[std::size_t(more.severity)].count += more.count;
        found_ += more.count;
    }
}

int ProblemTally::count(Severity severity) const {
    return of(severity).count;
}

/// The worst first, of each severity in the order in which they were found.
std::vector<const ProblemTally::Entry*> ProblemTally::listed() const {
    std::vector<const Entry*> listed;
    for (const Severity severity : worstFirst)
        for (const Entry& entry : of(severity).entries)
            if (int(listed.size()) < maximumListedProblems) listed.push_back(&entry);
    return listed;
}

int ProblemTally::unlisted() const {
    return std::max(0, found_ - maximumListedProblems);
}

void ProblemTally::addTo(Json& report) const {
    std::vector<const Entry*> entries = listed();
    std::ranges::sort(entries, {}, [](const Entry* entry) { return entry->number; });
    Json problems = Json::array();
    for (const Entry* entry : entries) {
        Json problem{{"check", entry->problem.check}, {"severity", severityId(entry->severity)}};
        problem.update(entry->problem.where);
        problem["message"] = entry->problem.sentence.toStdString();
        problems.push_back(std::move(problem));
    }
    report["problems"] = std::move(problems);
    if (unlisted() > 0) report["unlisted"] = unlisted();
    report["errors"] = count(Severity::Error);
    report["warnings"] = count(Severity::Warning);
    report["notes"] = count(Severity::Note);
}

QString ProblemTally::lines() const {
    QString text;
    for (const Entry* entry : listed())
        text += QStringLiteral("  %1: %2 [%3]\n    %4\n")
                    .arg(severityWord(entry->severity), entry->problem.headline, shown(entry->problem.check),
                         entry->problem.sentence);
    if (unlisted() > 0)
        text += QStringLiteral("  ") +
                //: %1 is a number; stands below a list of problems
                CommandLine::tr("and %1 more like these").arg(unlisted()) + QLatin1Char('\n');
    return text;
}

QString ProblemTally::counts() const {
    return CommandLine::tr("errors: %1, warnings: %2, notes: %3")
        .arg(QString::number(count(Severity::Error)), QString::number(count(Severity::Warning)),
             QString::number(count(Severity::Note)));
}

Json whereJson(std::span<const Cell> cells) {
    Json list = Json::array();
    for (const Cell cell : cells)
        list.push_back({cell.row, cell.column});
    return Json{{"cells", std::move(list)}};
}

QString reportBlock(const std::string& path, const std::string& name, const ProblemTally& problems,
                    const QString& ready, const QString& notReady, const QString& withWarnings) {
    QString text = pathText(path);
    if (!name.empty()) text += QStringLiteral(" - ") + shown(name);
    text += QLatin1Char('\n') + problems.lines();
    QString verdict = ready;
    if (problems.count(Severity::Warning) > 0)
        verdict = withWarnings.isEmpty() ? CommandLine::tr("No errors, but read the warnings") : withWarnings;
    if (problems.hasErrors()) verdict = notReady;
    return text + QStringLiteral("  %1 (%2)\n").arg(verdict, problems.counts());
}

} // namespace stonemason
