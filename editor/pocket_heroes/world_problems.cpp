// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_problems.h"

#include "core/pocket_heroes/check/checks.h"
#include "editor/text/pocket_heroes/world_text.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int mostRounds = 60; ///< of fixes that make room for others

bool isUnfair(const Problem& problem) {
    return problem.check == fairnessCheck.id;
}

/// Whether the world is fair nobody can mend but its author, and what is mended may make it less so.
int toMend(const Report& report) {
    return int(std::ranges::count_if(report.problems, [](const Problem& problem) {
        return problem.severity != Severity::Note && !isUnfair(problem);
    }));
}

/// Whether the first fix is taken with all others. An island whose treasure nobody can reach may be meant so:
/// what would go is for its author to choose.
bool mendsItself(const Problem& problem) {
    return problem.severity != Severity::Note && !problem.fixes.empty() &&
           !deletesWork(problem, problem.fixes.front());
}

/// Makes one edit of two, the second of the world that the first leaves.
void append(WorldEdit& edit, const WorldEdit& next) {
    edit.nodes.insert(edit.nodes.end(), next.nodes.begin(), next.nodes.end());
    edit.records.insert(edit.records.end(), next.records.begin(), next.records.end());
    if (!next.general) return;
    if (edit.general)
        edit.general->after = next.general->after;
    else
        edit.general = next.general;
}

/// The first fix of each problem that mends itself, as far as one does not get in another's way; empty when
/// there is none.
WorldEdit roundOf(World& world, const Report& report) {
    WorldEdit all;
    for (const Problem& problem : report.problems) {
        if (!mendsItself(problem)) continue;
        const WorldEdit& edit = problem.fixes.front().edit;
        if (edit.empty() || !isOf(world, edit)) continue;
        apply(world, edit);
        append(all, edit);
    }
    return all;
}

struct FixedWorld {
    WorldEdit edit;
    int mended = 0;
    int left = 0;
};

FixedWorld fixedAll(World world, const Catalogue& catalogue, const std::stop_token& stop) {
    FixedWorld fixed;
    Report report = runChecks(world, catalogue, stop);
    const int before = toMend(report);
    fixed.left = before;
    auto unfair = std::ranges::count_if(report.problems, isUnfair);
    for (int round = 0; round < mostRounds && !stop.stop_requested(); ++round) {
        World next = world;
        const WorldEdit edit = roundOf(next, report);
        if (edit.empty()) break;
        report = runChecks(next, catalogue, stop);
        if (toMend(report) >= fixed.left) break; // it goes round in a circle
        world = std::move(next);
        fixed.left = toMend(report);
        unfair = std::ranges::count_if(report.problems, isUnfair);
        append(fixed.edit, edit);
    }
    fixed.mended = before - fixed.left;
    fixed.left += int(unfair);
    return fixed;
}

} // namespace

bool WorldReport::isFixedWithAll(int number) const {
    return mendsItself(problem(number));
}

QString WorldReport::headline(int number) const {
    return problemHeadline(problem(number), catalogue_);
}

QString WorldReport::sentence(int number) const {
    return problemSentence(problem(number), catalogue_);
}

QString WorldReport::placedSentence(int number) const {
    return problemReport(problem(number), catalogue_);
}

QString WorldReport::fixText(int number, int fix) const {
    return pocket_heroes::fixText(problem(number).fixes[std::size_t(fix)], catalogue_);
}

WorldProblems::WorldProblems(WorldDocument& document) : ProblemSourceOf(document) {
    connect(&document, &WorldDocument::cellsChanged, this, &ProblemSource::outdated);
    connect(&document, &WorldDocument::edited, this, &ProblemSource::outdated); // players have no cell
}

QString WorldProblems::fixAllTip() {
    return tr("Take the recommended fix of every problem that has one, but leave to you what would delete "
              "something");
}

std::shared_ptr<const ProblemReport> WorldProblems::report() const {
    return std::make_shared<WorldReport>(document().report(), document().catalogue());
}

std::function<AllFixed(std::stop_token)> WorldProblems::fixAll() const {
    return [world = document().committedWorld(), &catalogue = document().catalogue(),
            &document = document()](const std::stop_token& stop) {
        const FixedWorld fixed = fixedAll(world, catalogue, stop);
        AllFixed all{fixed.mended, fixed.left, {}};
        if (!fixed.edit.empty())
            all.take = [&document, edit = fixed.edit] { return document.applyFix(tr("Fix all"), edit); };
        return all;
    };
}

} // namespace stonemason::pocket_heroes
