// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/canvas/world_canvas.h"

#include "core/pocket_heroes/check/check.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/canvas/world_hand.h"
#include "editor/pocket_heroes/view/canvas/world_scene.h"

#include <memory>
#include <string>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int foldedFrom = 3; ///< problems of a kind

} // namespace

WorldCanvas::WorldCanvas(WorldDocument& document, WorldRenderer& renderer, WorldBrush& brush, QWidget* parent)
    : GridCanvas(document, tr("World"), std::make_unique<WorldScene>(document, renderer),
                 std::make_unique<WorldHand>(document, brush, renderer), brush, parent, {.smallestCell = 1}) {
    viewport()->setAcceptDrops(true); // of objects from their palette
}

WorldHand& WorldCanvas::hand() const {
    return static_cast<WorldHand&>(controller());
}

bool WorldReport::isFixedWithAll(int number) const {
    return pocket_heroes::isFixedWithAll(problem(number));
}

QString WorldEditorTraits::cellText(const WorldDocument& document, const WorldCanvas* view, Cell cell) {
    if (!document.world().size().contains(cell)) return {};
    const QString text = statusText(document.view(), cell, {contentText(document, cell)});
    const QString why = view ? view->hand().refusalAt(cell) : QString();
    return why.isEmpty() ? text : text + QStringLiteral(" · ") + why;
}

ProblemWords WorldEditorTraits::problemWords() {
    return {.show = tr("&Show on the Map"),
            .showTip = tr("Show on the map (Enter)"),
            .checking = tr("The world is still being checked…"),
            .changed = tr("The world has changed. Wait for the new check."),
            .readyTitle = tr("Ready to play"),
            .ready = tr("Nothing is wrong with this world. Save it for the game with Export."),
            .readyWithNotes = tr("Nothing is wrong; the notes below are only worth knowing."),
            .foldedFrom = foldedFrom,
            .isPlaced = true,
            .readyWithWarnings = tr("The game can load this world, but read the warnings below."),
            .fixAllTip = tr("Take the recommended fix of every problem that has one, but leave to you what "
                            "would delete something")};
}

namespace {

/// Those that the list of problems groups with it: they say the same, and about the same player.
std::function<bool(const Problem&)> sameKindAs(const Problem& like, const Catalogue& catalogue) {
    return [id = like.message.id, severity = like.severity, headline = problemHeadline(like, catalogue),
            &catalogue](const Problem& problem) {
        return problem.message.id == id && problem.severity == severity &&
               problemHeadline(problem, catalogue) == headline;
    };
}

} // namespace

std::function<AllFixed(std::stop_token)> WorldEditorTraits::fixAll(WorldDocument& document,
                                                                   const ProblemRef& like) {
    return [world = document.keptWorld(), &catalogue = document.catalogue(), &document,
            isLike = like ? sameKindAs(WorldReport::of(like), document.catalogue())
                          : std::function<bool(const Problem&)>()](const std::stop_token& stop) {
        FixedWorld fixed = pocket_heroes::fixAll(*world, catalogue, stop, isLike);
        AllFixed all{fixed.solved, fixed.left, {}};
        if (fixed.world)
            all.take = [&document, world, repaired = std::make_shared<World>(std::move(*fixed.world))] {
                return document.applyFixes(tr("Fix all"), *world, *repaired);
            };
        return all;
    };
}

} // namespace stonemason::pocket_heroes
