// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_problems.h"

#include "core/kings_conflict/check/fix_all.h"
#include "editor/kings_conflict/text/problem_text.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

QString MapReport::headline(int number) const {
    return problemHeadline(problem(number), game_);
}

QString MapReport::sentence(int number) const {
    return problemSentence(problem(number), game_);
}

QString MapReport::placedSentence(int number) const {
    return problemReport(problem(number), game_);
}

QString MapReport::fixText(int number, int fix) const {
    return kings_conflict::fixText(problem(number).fixes[std::size_t(fix)], game_);
}

QString MapReport::toolText(int number) const {
    switch (problemTool(problem(number), game_)) {
    case ProblemTool::SuggestHints: return MapProblems::tr("Suggest hints…");
    //: A button: paint tiles where the problem is
    case ProblemTool::Paint: return MapProblems::tr("Paint tiles");
    case ProblemTool::None: break;
    }
    return {};
}

QString MapReport::toolIcon(int number) const {
    return problemTool(problem(number), game_) == ProblemTool::Paint ? QStringLiteral("brush")
                                                                     : QStringLiteral("suggest");
}

MapProblems::MapProblems(MapDocument& document) : ProblemSourceOf(document) {
    // On large maps the report comes later than the change it is about.
    connect(&document, &MapDocument::cellsChanged, this, &ProblemSource::outdated);
    connect(&document, &MapDocument::replaced, this, &ProblemSource::outdated);
}

std::shared_ptr<const ProblemReport> MapProblems::report() const {
    return std::make_shared<MapReport>(document().report(), document().game());
}

void MapProblems::prepareToShow(const ProblemRef& problem) {
    const std::optional<int> layer = MapReport::of(problem).layer;
    if (layer && document().map().hasLayer(*layer)) document().view().setCurrentLayer(*layer);
}

void MapProblems::openTool(const ProblemRef& problem) {
    const Problem& shown = MapReport::of(problem);
    switch (problemTool(shown, document().game())) {
    case ProblemTool::SuggestHints: emit suggestRequested(shown.layer); break;
    case ProblemTool::Paint:
        emit paintRequested(paintAdvice(shown, document().map(), document().game()));
        break;
    case ProblemTool::None: break;
    }
}

std::function<AllFixed(std::stop_token)> MapProblems::fixAll() const {
    return [map = document().map(), &game = document().game(),
            &document = document()](const std::stop_token& stop) {
        const FixedMap fixed = kings_conflict::fixAll(map, game, stop);
        AllFixed all{fixed.mended, fixed.left, {}};
        if (!fixed.changes.empty())
            all.take = [&document, changes = fixed.changes] {
                const int before = document.undoStack().index();
                document.apply(tr("Fix all"), Edit{changes, {}});
                return document.undoStack().index() != before;
            };
        return all;
    };
}

} // namespace stonemason::kings_conflict
