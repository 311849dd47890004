// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/actions/template_menu_actions.h"

#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/icons.h"
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/template/view/dialogs/template_export_dialog.h"
#include "editor/pocket_heroes/text/template_text.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

/// The zone with the cursor, or the second one of the link that has it; -1: there is none.
int zoneWithCursor(const Template& worldTemplate, Cell cursor) {
    int zone = cursor.row;
    if (cursor.column == linkColumn)
        zone = cursor.row >= 0 && std::size_t(cursor.row) < worldTemplate.links.size()
                   ? worldTemplate.links[std::size_t(cursor.row)].second
                   : -1;
    return zone >= 0 && std::size_t(zone) < worldTemplate.zones.size() ? zone : -1;
}

/// Where another zone as large as the last one lies on no other: right of the zone, below, left or above, as
/// near as can be.
DrawingPoint freePlaceBeside(const Template& worldTemplate, const std::vector<DrawingPoint>& places,
                             int zone) {
    constexpr int mostRounds = 100;
    const double size = worldTemplate.zones.back().size;
    const DrawingPoint from = places[std::size_t(zone)];
    const auto isFree = [&](DrawingPoint at) {
        for (std::size_t other = 0; other < places.size(); ++other)
            if (std::hypot(places[other].x - at.x, places[other].y - at.y) <
                worldTemplate.zones[other].size + size)
                return false;
        return true;
    };
    const double nearest = worldTemplate.zones[std::size_t(zone)].size + 1.5 * size;
    for (int round = 0; round < mostRounds; ++round) {
        const double far = nearest + round * size;
        for (const DrawingPoint at : {DrawingPoint{from.x + far, from.y}, DrawingPoint{from.x, from.y + far},
                                      DrawingPoint{from.x - far, from.y}, DrawingPoint{from.x, from.y - far}})
            if (isFree(at)) return at;
    }
    return {from.x + nearest, from.y};
}

} // namespace

TemplateMenuActions::TemplateMenuActions(QObject* parent)
    : BoundTemplateActions(parent)
    , kinds_(std::make_unique<QMenu>())
    , alignments_(std::make_unique<QMenu>()) {
    menu_ = addTable({
        {"add-zone", "add", tr("Add &Zone"), tr("Add a zone beside the one with the cursor"), Qt::Key_Insert,
         [this] { insertZone(); }},
        {"link", "link", tr("&Link Zones"), tr("Link the selected zones, each with the next one"), Qt::Key_L,
         [this] { connectZones(*document(), document()->selectedZones(), LinkKind::Regular); }},
    });
    for (QAction* action : std::as_const(menu_))
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut); // in a form these keys are the field's
    addKinds();
    addAlignments();
    addViews();
    addSeeds();
}

void TemplateMenuActions::addKinds() {
    const auto setLinks = [this](LinkKind kind) { return [this, kind] { setKind(*document(), kind); }; };
    kinds_->setTitle(tr("&Kind of Link"));
    kinds_->setIcon(icon(QStringLiteral("link")));
    kinds_->addActions(addTable({
        {"kind-passage",
         "link",
         tr("&Passage"),
         tr("Make the selected links passages, or portals where the zones do not touch"),
         {},
         setLinks(LinkKind::Regular)},
        {"kind-road",
         "link",
         tr("Passage with a &Road"),
         tr("Make the selected links passages with a road, which come out as other passages do"),
         {},
         setLinks(LinkKind::Road)},
        {"kind-portal",
         "link",
         tr("P&ortals"),
         tr("Make the selected links pairs of portals in any case"),
         {},
         setLinks(LinkKind::Portal)},
        {"kind-wide",
         "link",
         tr("&Wide Opening"),
         tr("Make the selected links openings several cells wide, without guards"),
         {},
         setLinks(LinkKind::Wide)},
        {"kind-near",
         "link",
         tr("Only &Near"),
         tr("Let the zones of the selected links lie beside each other, without a way between them"),
         {},
         setLinks(LinkKind::Near)},
    }));
    menu_ += kinds_->menuAction();
}

void TemplateMenuActions::addAlignments() {
    struct Row {
        const char* id;
        Alignment alignment;
        QString text;
        QString tip;
    };
    const std::vector<Row> rows{
        {"align-left", Alignment::Left, tr("Align &Left"), tr("Line up the left rims of the selected zones")},
        {"align-middle", Alignment::Middle, tr("Align in a &Column"),
         tr("Put the selected zones one below the other")},
        {"align-right", Alignment::Right, tr("Align &Right"),
         tr("Line up the right rims of the selected zones")},
        {"align-top", Alignment::Top, tr("Align &Top"), tr("Line up the upper rims of the selected zones")},
        {"align-centre", Alignment::Centre, tr("Align in a Ro&w"),
         tr("Put the selected zones one beside the other")},
        {"align-bottom", Alignment::Bottom, tr("Align &Bottom"),
         tr("Line up the lower rims of the selected zones")},
        {"spread-across", Alignment::Columns, tr("Spread &Across"),
         tr("Give the selected zones even distances from left to right")},
        {"spread-down", Alignment::Rows, tr("Spread &Down"),
         tr("Give the selected zones even distances from top to bottom")}};
    for (const Row& row : rows) {
        const QString step = QString(row.text).remove(QLatin1Char('&'));
        const auto align = [this, step, alignment = row.alignment] {
            alignSelected(*document(), step, alignment);
        };
        alignActions_ += addTable({{row.id, row.id, row.text, row.tip, {}, align}});
    }
    alignments_->setTitle(tr("&Align"));
    alignments_->setIcon(icon(QStringLiteral("align-left")));
    alignments_->addActions(alignActions_);
    menu_ += alignments_->menuAction();
}

void TemplateMenuActions::addViews() {
    menu_ += addTable(
        {{"layout", "layout", tr("A&utomatic Layout"), tr("Draw all zones anew, so that few links cross"),
          Qt::CTRL | Qt::ALT | Qt::Key_L, [this] {
              if (!layOut(*document())) emit message(tr("The zones are drawn so already."));
              if (view()) view()->zoomFit();
          }}});
    menu_ += addSeparator();
    menu_ += addTable({
        {"properties", "info", tr("&Properties"), tr("Edit what is selected, or the template's name"),
         Qt::ALT | Qt::Key_Return, [this] { emit propertiesRequested(); }},
        {"preview", "world", tr("P&review"), tr("Show the world that becomes of the template"),
         Qt::CTRL | Qt::ALT | Qt::Key_T, [this] { emit previewRequested(); }},
        {"open-world", "world", tr("Open as &World"),
         tr("Open the world of the preview, to change and to save it"), Qt::CTRL | Qt::SHIFT | Qt::Key_W,
         [this] { emit worldRequested(); }},
        {"game-file", "export", tr("World for the &Game…"),
         tr("Save the world of the preview as a file that the game itself loads"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_G, [this] { emit gameFileRequested(); }},
    });
    QAction* exported =
        addTable({{"export", "export", tr("&Export…"),
                   tr("Show the template in a form of the generator's or as a picture, to copy or save"),
                   Qt::CTRL | Qt::Key_E, [this] { showExport(); }}})
            .front();
    exported->setIconText(tr("Export…"));
    exported->setProperty("primary", true);
}

void TemplateMenuActions::addSeeds() {
    menu_ += addTable({
        {"other-seed", "dice", tr("A&nother Seed"),
         tr("Show the world of a seed drawn at random in the preview"), Qt::CTRL | Qt::Key_R,
         [this] { emit otherSeedRequested(); }},
        {"compare-seeds", "compare", tr("Co&mpare 12 Seeds"),
         tr("Make the worlds of 12 seeds, from that of the preview on, and say how they differ"),
         Qt::CTRL | Qt::ALT | Qt::Key_Q, [this] { emit comparisonRequested(); }},
        {"fair-seed",
         "fairness",
         tr("Find a &Fair One"),
         tr("Try seeds, from that of the preview on, until the world of one is fair to all players"),
         {},
         [this] { emit fairSeedRequested(); }},
    });
}

void TemplateMenuActions::showExport() {
    document()->endGesture();
    TemplateExportDialog dialog(*document(), window());
    connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
    dialog.exec();
}

/// What is in the way of a world of any size; empty: nothing.
QString TemplateMenuActions::whyNoWorld() const {
    const auto firstError = [](const TemplateReport& report) {
        return std::ranges::find(report.problems, Severity::Error, &TemplateProblem::severity);
    };
    const TemplateReport& own = document()->report();
    const auto why = firstError(own);
    if (why == own.problems.end()) return {};
    Template sized = document()->worldTemplate();
    for (const int side : worldSides) {
        sized.config.mapSize = side;
        const TemplateReport report = checkTemplate(sized, document()->catalogue());
        if (firstError(report) == report.problems.end()) return {}; // the preview has sizes of its own
    }
    return problemSentence(*why);
}

QList<QAction*> TemplateMenuActions::toolBar() const {
    return {action(QStringLiteral("add-zone")), action(QStringLiteral("link")),
            action(QStringLiteral("layout")), exportAction()};
}

void TemplateMenuActions::insertZone() {
    const int zone = zoneWithCursor(document()->worldTemplate(), document()->view().cursor());
    if (zone < 0) return addZone(*document(), view() ? view()->middleOfView() : DrawingPoint());
    addZone(*document(), freePlaceBeside(document()->worldTemplate(), document()->places(), zone));
    if (view()) view()->showCursor(); // it may be beyond the rim of a view that is zoomed in
}

void TemplateMenuActions::bound() {
    binding().on(&document()->view(), &GridState::selectionChanged, [this] { update(); });
    binding().on(document(), &TemplateDocument::edited, [this] { update(); });
    binding().on(document(), &TemplateDocument::reportChanged, [this] { update(); });
}

void TemplateMenuActions::refresh() {
    const std::size_t zones = document()->selectedZones().size();
    const bool links = !document()->selectedLinks().empty();
    const QString two = tr("Select two zones or more first, with Ctrl or a frame around them.");
    const QString three = tr("Select three zones or more first, with Ctrl or a frame around them.");
    allow(QStringLiteral("link"), zones >= 2, two);
    for (const QAction* kind : kinds_->actions())
        allow(kind, links, tr("No link is selected."));
    for (const QAction* action : alignActions_) {
        const bool spreads = action->objectName().contains(QLatin1String("spread"));
        allow(action, zones >= (spreads ? 3U : 2U), spreads ? three : two);
    }
    allow(QStringLiteral("layout"), !document()->worldTemplate().zones.empty(),
          tr("The template has no zones."));
    const QString why = whyNoWorld();
    allowEach({"open-world", "game-file", "other-seed", "compare-seeds", "fair-seed"}, why.isEmpty(), why);
}

} // namespace stonemason::pocket_heroes
