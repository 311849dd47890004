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

namespace stonemason::pocket_heroes {

EditActions::EditActions(WorldBrush& brush, QObject* parent) : BoundWorldActions(parent), brush_(brush) {
    addTable({
        {"cut", "cut", tr("Cu&t"), tr("Move the selected objects to the clipboard"), QKeySequence::Cut,
         [this] { cut(); }},
        {"copy", "copy", tr("&Copy"), tr("Copy the selected objects to the clipboard"), QKeySequence::Copy,
         [this] { copy(); }},
        {"paste", "paste", tr("&Paste"), tr("Take the copied objects in hand to put them down"),
         QKeySequence::Paste, [this] { paste(); }},
        {"duplicate", "duplicate", tr("Dup&licate"), tr("Take copies of the selected objects in hand"),
         Qt::CTRL | Qt::Key_D, [this] { duplicate(); }},
        {"delete", "delete", tr("&Delete"), tr("Take the selected objects off the map"), QKeySequence::Delete,
         [this] { removeAs(tr("Delete %1")); }},
        {"select-all", "select", tr("Select &All"), tr("Select every object of the world"),
         QKeySequence::SelectAll, [this] { selectAll(); }},
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
        {"find", "search", tr("Find Object…"), tr("Find objects of the world by words"), QKeySequence::Find,
         [this] { emit findRequested(); }},
    });
}

void EditActions::bound() {
    binding().on(viewState(), &WorldViewState::thingsSelected, [this] { update(); });
}

void EditActions::refresh() {
    const bool selected = !viewState()->selectedThings().empty();
    allowEach({"cut", "copy", "duplicate", "delete", "select-none", "move-up", "move-down", "move-left",
               "move-right"},
              selected, reason::nothingSelected());
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

void EditActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const auto part = data ? partFrom(data->data(partMimeType())) : std::nullopt;
    if (!part) {
        emit message(tr("There are no objects of a world on the clipboard."));
        return;
    }
    brush_.setPart(*part);
    brush_.setTool(QStringLiteral("place"));
    view()->setFocus();
    emit message(tr("Pasted %1: click to put down, another tool to cancel.")
                     .arg(recordsName(document()->catalogue(), brush_.records())));
}

void EditActions::duplicate() {
    brush_.setPart(partOf(document()->committedWorld(), viewState()->selectedThings()));
    brush_.setTool(QStringLiteral("place"));
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
