// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/world_problems.h"

#include "core/pocket_heroes/check/fix_all.h"
#include "editor/pocket_heroes/text/world_text.h"

#include <memory>
#include <utility>

namespace stonemason::pocket_heroes {

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
    return [world = document().keptWorld(), &catalogue = document().catalogue(),
            &document = document()](const std::stop_token& stop) {
        FixedWorld fixed = pocket_heroes::fixAll(*world, catalogue, stop);
        AllFixed all{fixed.mended, fixed.left, {}};
        if (fixed.world)
            all.take = [&document, world, mended = std::make_shared<World>(std::move(*fixed.world))] {
                return document.applyFixes(tr("Fix all"), *world, *mended);
            };
        return all;
    };
}

} // namespace stonemason::pocket_heroes
