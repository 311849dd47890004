// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/board_problems.h"

#include "core/wastes/check/fix_all.h"
#include "editor/wastes/text/wastes_text.h"

namespace stonemason::wastes {

QString BoardReport::headline(int number) const {
    return problemHeadline(problem(number), profile_);
}

QString BoardReport::sentence(int number) const {
    return problemSentence(problem(number), profile_);
}

QString BoardReport::placedSentence(int number) const {
    return problemReport(problem(number), profile_);
}

QString BoardReport::fixText(int number, int fix) const {
    return wastes::fixText(problem(number).fixes[std::size_t(fix)], profile_);
}

BoardProblems::BoardProblems(BoardDocument& document) : ProblemSourceOf(document) {
    connect(&document, &BoardDocument::cellsChanged, this, &ProblemSource::outdated);
    connect(&document, &BoardDocument::replaced, this, &ProblemSource::outdated);
    connect(&document, &BoardDocument::symmetryChanged, this, &ProblemSource::outdated);
}

std::shared_ptr<const ProblemReport> BoardProblems::report() const {
    return std::make_shared<BoardReport>(document().report(), document().profile());
}

std::function<AllFixed(std::stop_token)> BoardProblems::fixAll() const {
    return [board = document().committedBoard(), &profile = document().profile(),
            &document = document()](const std::stop_token& stop) {
        const FixedBoard fixed = wastes::fixAll(board, profile, stop);
        AllFixed all{fixed.mended, fixed.left, {}};
        if (!fixed.edit.empty())
            all.take = [&document, edit = fixed.edit] {
                document.change(tr("Fix all"), [&edit](Board& now) { apply(now, edit); });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::wastes
