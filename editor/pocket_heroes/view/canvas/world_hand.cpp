// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/canvas/world_hand.h"

#include "core/pocket_heroes/edit/region.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/overlays/clash_overlay.h"
#include "editor/pocket_heroes/view/tools/path_pen.h"
#include "editor/pocket_heroes/view/tools/world_paint_target.h"
#include "editor/pocket_heroes/view/tools/world_tools.h"

#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <map>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

constexpr double ghostOpacity = 0.72;
constexpr double besideOpacity = 0.5;      ///< of cells that change with those that are painted
constexpr double dottedFrom = 10;          ///< pixels of a cell below which dots would be noise
constexpr std::size_t largestGhost = 2000; // cells or things; more are not shown before it is done

} // namespace

WorldHand::WorldHand(WorldDocument& document, WorldBrush& brush, WorldRenderer& renderer)
    : ToolHand(std::make_unique<WorldPaintTarget>(document, brush), ToolBox(worldTools()), brush)
    , document_(document)
    , brush_(brush)
    , renderer_(renderer)
    , tool_(brush.tool()) {
    connect(&document, &WorldDocument::gestureEnds, this, [this] { cancel(); });
    // Things are selected to be worked on; left selected they would keep every stroke within their cells.
    connect(&brush, &ToolState::toolChanged, this, [this](const QString& tool) {
        if (std::exchange(tool_, tool) == QLatin1String("select")) document_.select({});
    });
    connect(&document.view(), &WorldViewState::thingsSelected, this, [this] {
        const bool selects = brush_.tool() == QLatin1String("select"); // for one occasion, perhaps
        if (!document_.view().selectedThings().empty() && !selects) brush_.setTool(QStringLiteral("select"));
    });
}

std::vector<Record> WorldHand::recordsAt(Cell cell) const {
    std::vector<Record> records;
    const QString tool = brush_.tool();
    if (tool == QLatin1String("place")) records = brush_.records();
    if (tool == QLatin1String("road"))
        if (const std::string id = PathPen::idFrom(target(), cell); !id.empty())
            records = {{ThingKind::Path, Placed{{}, id}}};
    for (Record& record : records)
        setCell(record, *cellOf(record) + cell);
    return records;
}

std::vector<Cell> WorldHand::clashesAt(const std::vector<Record>& records) const {
    if (brush_.tool() == QLatin1String("road")) return PathPen::clashes(document_, records.front());
    return clashesOf(document_.committedWorld(), document_.occupancy(), records);
}

bool WorldHand::hasMenu(Cell cell) const {
    const QString& tool = brush_.tool();
    if (tool == QLatin1String("select") || tool == QLatin1String("place")) return true;
    const std::vector<Thing> there = document_.things().at(cell);
    const auto isPath = [](Thing thing) { return thing.kind == ThingKind::Path; };
    return tool == QLatin1String("road") ? !std::ranges::all_of(there, isPath) : !there.empty();
}

void WorldHand::press(Cell cell, Modifiers modifiers) {
    if (modifiers.secondary && !isActive() && hasMenu(cell)) return;
    ToolHand::press(cell, modifiers);
}

bool WorldHand::beginMenu(Cell cell) {
    // Pressed while the left one is down, the right button has dropped what that began.
    if (!hasMenu(cell) || QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) return false;
    cancel(); // the press that asks for the menu, whose release goes to the menu
    document_.view().setCursor(cell);
    const std::vector<Thing>& selected = document_.view().selectedThings();
    const std::vector<Thing> there = document_.things().at(cell);
    const bool selects = brush_.tool() == QLatin1String("select");
    if (!selects && !there.empty()) brush_.setPassingTool(QStringLiteral("select")); // until Esc
    const bool isSelected = std::ranges::any_of(
        there, [&selected](Thing thing) { return std::ranges::binary_search(selected, thing); });
    if (!isSelected) document_.select(there.empty() ? std::vector<Thing>() : std::vector{there.front()});
    return true;
}

bool WorldHand::acceptsDrag(const QMimeData& data) const {
    return data.hasFormat(partMimeType());
}

bool WorldHand::dragOver(const QMimeData& data, std::optional<Cell> cell) {
    const auto part = partFrom(data.data(partMimeType()));
    if (!part || !cell) return false;
    if (part->records != brush_.records() || part->ground != brush_.part().ground) brush_.setPart(*part);
    brush_.setTool(QStringLiteral("place"));
    return refusalAt(*cell).isEmpty();
}

bool WorldHand::drop(const QMimeData& data, std::optional<Cell> cell) {
    if (!dragOver(data, cell)) return false;
    press(*cell, {});
    release(*cell);
    return true;
}

QString WorldHand::refusalAt(Cell cell) const {
    // Reported on the click; what a region lies on makes room for it first.
    if (brush_.records().size() > largestGhost || hasRegion()) return {};
    const std::vector<Record> records = recordsAt(cell);
    if (records.empty() || !document_.world().size().contains(cell)) return {};
    const std::vector<Cell> clashes = clashesAt(records);
    if (clashes.empty()) return {};
    return clashText(document_.committedWorld(), document_.catalogue(), records,
                     document_.things().at(clashes.front()), clashes.front());
}

void WorldHand::paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette&, Cell at) const {
    const Tool* tool = current();
    if (!tool || !document_.world().size().contains(at)) return;
    if (brush_.tool() == QLatin1String("place") && brush_.records().size() > largestGhost) return;
    if (hasRegion()) return paintRegion(painter, geometry, at);
    if (const std::vector<Record> records = recordsAt(at); !records.empty())
        return paintThings(painter, geometry, records, clashesAt(records));
    const CellCodes codes = tool->ghost(target(), at);
    if (!codes.empty() && codes.size() <= largestGhost) paintGround(painter, geometry, codes);
}

bool WorldHand::hasRegion() const {
    return brush_.tool() == QLatin1String("place") && brush_.part().ground.size().area() > 0;
}

void WorldHand::paintRegion(QPainter& painter, const GridGeometry& geometry, Cell at) const {
    const Grid<Node>& ground = brush_.part().ground;
    const CellRange range = rangeOfGround(ground, at);
    const CellRange seen = clipped(range, document_.world().size());
    const Size cells = sizeOf(range);
    if (std::size_t(cells.area()) <= largestGhost) {
        painter.setOpacity(ghostOpacity);
        forEachIn(seen, [&](Cell cell) {
            Surface lowest = Surface(255);
            for (const Cell node : nodesOf(cell + Cell{-at.row, -at.column}))
                lowest = std::min(lowest, ground[node].surface);
            renderer_.paintSurface(painter, geometry.rectOf(cell), lowest, document_.view().style().dark);
        });
        painter.setOpacity(1);
        paintThings(painter, geometry, recordsAt(at), {});
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(document_.view().style().dark ? Qt::white : Qt::black, 1, Qt::DashLine));
    painter.drawRect(geometry.rectOf(seen));
}

/// The cells that become another ground, those that are not under the brush paler and with a dashed rim, and
/// the nodes that make them so as dots.
void WorldHand::paintGround(QPainter& painter, const GridGeometry& geometry, const CellCodes& codes) const {
    const World& world = document_.world();
    const Surface surface = Surface(codes.front().code);
    std::set<Cell> nodes;
    std::set<Cell> under;
    for (const CellCode& code : codes) {
        under.insert(code.cell);
        for (const Cell node : nodesOf(code.cell))
            nodes.insert(node);
    }
    std::set<Cell> touched;
    for (const Cell node : nodes)
        for (const Cell by : {Cell{-1, -1}, Cell{-1, 0}, Cell{0, -1}, Cell{0, 0}})
            if (world.size().contains(node + by)) touched.insert(node + by);
    const bool dark = document_.view().style().dark;
    for (const Cell cell : touched) {
        Surface after = Surface(255);
        for (const Cell node : nodesOf(cell))
            after = std::min(after, nodes.contains(node) ? surface : world.nodes[node].surface);
        const bool isUnder = under.contains(cell);
        if (!isUnder && after == surfaceOf(world, cell)) continue;
        const QRectF rect = geometry.rectOf(cell);
        painter.setOpacity(isUnder ? ghostOpacity : besideOpacity);
        renderer_.paintSurface(painter, rect, after, dark);
        painter.setOpacity(1);
        if (isUnder || geometry.cellSize < dottedFrom) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(dark ? Qt::white : Qt::black, 1, Qt::DashLine));
        painter.drawRect(rect.adjusted(1, 1, -1, -1));
    }
    if (geometry.cellSize < dottedFrom) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, 1));
    painter.setBrush(Qt::white);
    for (const Cell node : nodes)
        painter.drawEllipse(geometry.rectOf(node).topLeft(), 2.5, 2.5);
}

void WorldHand::paintThings(QPainter& painter, const GridGeometry& geometry,
                            const std::vector<Record>& records, const std::vector<Cell>& clashes) const {
    const bool dark = document_.view().style().dark;
    painter.setOpacity(ghostOpacity);
    for (const Record& record : records)
        renderer_.paintRecord(painter, geometry, record, dark);
    painter.setOpacity(1);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 200), 1, Qt::DashLine));
    for (const Record& record : records)
        for (const Cell cell : cellsOf(document_.catalogue(), record))
            if (document_.world().size().contains(cell)) painter.drawRect(geometry.rectOf(cell));
    for (const Cell cell : clashes)
        paintClash(painter, geometry.rectOf(cell));
}

} // namespace stonemason::pocket_heroes
