// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/actions/edit_actions.h"

#include "core/pocket_heroes/edit/placing.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/overlays/clash_overlay.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

EditActions::EditActions(WorldBrush& brush, QObject* parent) : BoundWorldActions(parent), brush_(brush) {
    addTable({
        {"cut", "cut", tr("Cu&t"), tr("Move the selected objects to the clipboard"), QKeySequence::Cut,
         [this] { cut(); }},
        {"copy", "copy", tr("&Copy"), tr("Copy the selected objects to the clipboard"), QKeySequence::Copy,
         [this] { copy(); }},
        {"copy-region", "copy", tr("Copy with &Ground"),
         tr("Copy the framed cells: the ground with everything on it"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
         [this] { copyRegion(); }},
        {"paste", "paste", tr("&Paste"), tr("Take what was copied in hand to put it down"),
         QKeySequence::Paste, [this] { paste(); }},
        {"duplicate", "duplicate", tr("Dup&licate"), tr("Take copies of the selected objects in hand"),
         Qt::CTRL | Qt::Key_D, [this] { duplicate(); }},
        {"delete", "delete", tr("&Delete"), tr("Take the selected objects off the map"), QKeySequence::Delete,
         [this] { removeAs(tr("Delete %1")); }},
        {"select-all", "select", tr("Select &All"), tr("Select every object of the world"),
         QKeySequence::SelectAll, [this] { selectAll(); }},
        {"select-same",
         "select-same",
         tr("Select All of This &Kind"),
         tr("Select every object of the world that is called the same as one of those selected"),
         {},
         [this] { selectSame(); }},
        {"select-none", "close", tr("Select &None"), tr("Clear the selection"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_A, [this] { document()->select({}); }},
    });
    const QString byCell = tr("Move the selected objects by a cell");
    addTable({
        {"move-up", "up", tr("Move Up"), byCell, Qt::ALT | Qt::Key_Up,
         [this] {
             move({-1, 0});
         }},
        {"move-down", "down", tr("Move Down"), byCell, Qt::ALT | Qt::Key_Down,
         [this] {
             move({1, 0});
         }},
        {"move-left", "left", tr("Move Left"), byCell, Qt::ALT | Qt::Key_Left,
         [this] {
             move({0, -1});
         }},
        {"move-right", "right", tr("Move Right"), byCell, Qt::ALT | Qt::Key_Right,
         [this] {
             move({0, 1});
         }},
        {"properties", "info", tr("Pr&operties"), tr("Show what the selected objects are, and change it"),
         Qt::ALT | Qt::Key_Return, [this] { emit propertiesRequested(); }},
        {"find", "search", tr("Find Object…"), tr("Find objects of the world by words"), QKeySequence::Find,
         [this] { emit findRequested(); }},
    });
    for (QAction*& separator : separators_) {
        separator = new QAction(this);
        separator->setSeparator(true);
    }
}

QList<QAction*> EditActions::contextMenu() const {
    QList<QAction*> menu;
    const auto add = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids)
            menu += action(QString::fromLatin1(id));
    };
    add({"properties"});
    menu += separators_[0];
    add({"cut", "copy", "copy-region", "paste", "duplicate", "delete"});
    menu += separators_[1];
    add({"select-same", "select-all", "select-none", "find"});
    return menu;
}

void EditActions::bound() {
    binding().on(viewState(), &WorldViewState::thingsSelected, [this] { update(); });
}

void EditActions::refresh() {
    const bool selected = !viewState()->selectedThings().empty();
    allowEach({"cut", "copy", "duplicate", "delete", "select-same", "properties", "move-up", "move-down",
               "move-left", "move-right"},
              selected, reason::nothingSelected());
    allowEach({"copy-region", "select-none"}, selected || viewState()->region(), reason::nothingSelected());
}

void EditActions::cut() {
    document()->endGesture(); // what is copied is what goes
    copy();
    removeAs(tr("Cut %1"));
}

void EditActions::copy() {
    const World& world = document()->committedWorld();
    const std::vector<Thing>& things = viewState()->selectedThings();
    QStringList names;
    for (const Thing thing : things)
        names += recordText(document()->catalogue(), recordOf(world, thing));
    auto* data = new QMimeData;
    data->setText(names.join(u'\n'));
    data->setData(partMimeType(), bytesOf(partOf(world, things)));
    QGuiApplication::clipboard()->setMimeData(data);
}

std::optional<CellRange> EditActions::region() const {
    if (viewState()->region()) return viewState()->region();
    std::optional<CellRange> region;
    for (const Thing thing : viewState()->selectedThings())
        for (const Cell cell :
             cellsOf(document()->catalogue(), recordOf(document()->committedWorld(), thing)))
            region = region ? united(*region, {cell, cell}) : CellRange{cell, cell};
    if (!region) return std::nullopt;
    region = clipped(*region, document()->committedWorld().size());
    const Size size = sizeOf(*region);
    return size.rows > 0 && size.columns > 0 ? region : std::nullopt;
}

void EditActions::copyRegion() {
    document()->endGesture();
    const auto range = region();
    if (!range) {
        emit message(tr("What is selected lies off the map, where there is no ground."));
        return;
    }
    const World& world = document()->committedWorld();
    const WorldPart part = regionOf(world, viewState()->selectedThings(), *range);
    const Size size = sizeOf(*range);
    const QString objects = tr("%n object(s)", nullptr, int(part.records.size()));
    //: %1 and %2 are numbers of cells, %3 is "3 objects"
    const QString text = tr("%1 × %2 cells of ground with %3").arg(size.rows).arg(size.columns).arg(objects);
    auto* data = new QMimeData;
    data->setText(text);
    data->setData(partMimeType(), bytesOf(part));
    QGuiApplication::clipboard()->setMimeData(data);
    //: %1 is "4 × 5 cells of ground with 3 objects"
    emit message(tr("Copied: %1.").arg(text));
}

void EditActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const auto part = data ? partFrom(data->data(partMimeType())) : std::nullopt;
    if (!part) {
        emit message(tr("There are no objects of a world on the clipboard."));
        return;
    }
    brush_.setPart(*part);
    brush_.setPassingTool(QStringLiteral("place"));
    view()->setFocus();
    if (const Size nodes = part->ground.size(); nodes.area() > 0)
        emit message(tr("In hand: %1 × %2 cells with their ground. Click where the top left one is to come; "
                        "what is there makes room. Esc cancels.")
                         .arg(nodes.rows - 1)
                         .arg(nodes.columns - 1));
    else
        emit message(tr("In hand: %1. Click to put down, Esc to cancel.")
                         .arg(recordsName(document()->catalogue(), brush_.records())));
}

void EditActions::duplicate() {
    brush_.setPart(partOf(document()->committedWorld(), viewState()->selectedThings()));
    brush_.setPassingTool(QStringLiteral("place"));
    view()->setFocus();
}

void EditActions::removeAs(const QString& step) {
    const World& world = document()->committedWorld();
    const std::vector<Thing> things = viewState()->selectedThings();
    const QString name = recordsName(document()->catalogue(), copiesOf(world, things, {}));
    document()->edit(step.arg(name), deleting(world, things));
}

void EditActions::selectAll() {
    std::vector<Thing> things;
    forEachPlaced(document()->committedWorld(),
                  [&things](Thing thing, const auto&) { things.push_back(thing); });
    document()->select(std::move(things));
}

namespace {

/// What things of one kind have in common: the list they are in, and what they are called there.
std::pair<ThingKind, QString> sortOf(const Catalogue& catalogue, const Record& record) {
    return {record.kind, recordName(catalogue, record)};
}

} // namespace

void EditActions::selectSame() {
    const World& world = document()->committedWorld();
    const Catalogue& catalogue = document()->catalogue();
    std::set<std::pair<ThingKind, QString>> wanted;
    std::set<ThingKind> kinds;
    for (const Thing thing : viewState()->selectedThings()) {
        wanted.insert(sortOf(catalogue, recordOf(world, thing)));
        kinds.insert(thing.kind);
    }
    std::vector<Thing> things;
    forEachPlaced(world, [&](Thing thing, const auto& record) {
        if (kinds.contains(thing.kind) && wanted.contains(sortOf(catalogue, {thing.kind, record})))
            things.push_back(thing);
    });
    emit message(tr("%n object(s) selected.", nullptr, int(things.size())));
    document()->select(std::move(things));
}

void EditActions::move(Cell by) {
    document()->endGesture();
    const World& world = document()->committedWorld();
    const std::vector<Thing> things = viewState()->selectedThings();
    const std::vector<Record> records = copiesOf(world, things, by);
    const std::vector<Cell> clashes =
        clashesOf(world, Occupancy(world, document()->catalogue(), things), records, things);
    if (!clashes.empty()) {
        std::vector<Thing> there = document()->things().at(clashes.front());
        std::erase_if(there, [&things](Thing thing) { return std::ranges::binary_search(things, thing); });
        document()->refuse(clashText(world, document()->catalogue(), records, there, clashes.front()));
        return;
    }
    document()->edit(tr("Move %1").arg(recordsName(document()->catalogue(), records)),
                     moving(world, things, by));
}

} // namespace stonemason::pocket_heroes
