// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/edit_actions.h"

#include "editor/app/widgets/action_reason.h"
#include "editor/grid/tools/tool_controller.h"
#include "editor/grid/tools/turn.h"

namespace stonemason {

EditActions::EditActions(const QString& prefix, const EditTips& tips, QObject* parent)
    : GridActions(prefix, parent), noTurn_(tips.noTurn) {
    addSection({addOne("cut", "cut", tr("Cu&t"), tr("Move the selection to the clipboard"), QKeySequence::Cut,
                       &EditActions::cut),
                addOne("copy", "copy", tr("&Copy"), tr("Copy the selection to the clipboard as text"),
                       QKeySequence::Copy, &EditActions::copy),
                addOne("paste", "paste", tr("&Paste"), tips.paste, QKeySequence::Paste, &EditActions::paste),
                addOne("delete", "delete", tr("&Delete"), tips.remove, QKeySequence::Delete,
                       &EditActions::removeSelected),
                addOne("capture-stamp", "stamp", tr("Use as Sta&mp"), tr("Use the selection as a stamp"),
                       Qt::CTRL | Qt::Key_B, &EditActions::capture)});
    addSection(
        {addOne("select-all", "select", tr("Select &All"), tips.selectAll, QKeySequence::SelectAll,
                &EditActions::selectAll),
         addOne("select-none", "close", tr("Select &None"), tr("Clear the selection"),
                Qt::CTRL | Qt::SHIFT | Qt::Key_A, &EditActions::selectNone),
         addOne("invert-selection", "select-same", tr("&Invert Selection"), tr("Select what is not selected"),
                Qt::CTRL | Qt::SHIFT | Qt::Key_I, &EditActions::invert)});
}

QAction* EditActions::addOne(const char* id, const char* picture, const QString& text, const QString& tip,
                             const QKeySequence& keys, void (EditActions::*slot)()) {
    QAction* action = add(QString::fromLatin1(id), QString::fromLatin1(picture), text, tip, keys);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void EditActions::addSection(const QList<QAction*>& actions) {
    if (!menu_.isEmpty()) menu_ += addSeparator();
    menu_ += actions;
}

void EditActions::addTurns() {
    addSection(
        {addTurn("rotate-left", tr("Rotate &Left"), tr("Turn the selection or the held stamp to the left"),
                 Qt::SHIFT | Qt::Key_Z, Transform::ThreeQuarterTurn),
         addTurn("rotate-right", tr("Rotate Ri&ght"), tr("Turn the selection or the held stamp to the right"),
                 Qt::Key_Z, Transform::QuarterTurn),
         addTurn("flip-horizontal", tr("Flip &Horizontally"),
                 tr("Flip the selection or the held stamp left to right"), Qt::Key_X,
                 Transform::FlipHorizontal),
         addTurn("flip-vertical", tr("Flip &Vertically"),
                 tr("Flip the selection or the held stamp top to bottom"), Qt::Key_Y,
                 Transform::FlipVertical)});
}

QAction* EditActions::addTurn(const char* id, const QString& text, const QString& tip,
                              const QKeySequence& keys, Transform transform) {
    QAction* action = add(QString::fromLatin1(id), QString::fromLatin1(id), text, tip, keys);
    const QString step = QString(text).remove(QLatin1Char('&'));
    connect(action, &QAction::triggered, this, [this, transform, step] { turn(transform, step); });
    return action;
}

void EditActions::turn(Transform transform, const QString& step) {
    if (turnStamp(transform)) return;
    if (view()->state().selection().empty())
        emit message(noTurn_);
    else
        turnSelection(target(), transform, step);
}

PaintTarget& EditActions::target() const {
    return static_cast<ToolController&>(view()->controller()).target();
}

void EditActions::bound() {
    binding().on(&view()->state(), &GridState::selectionChanged, [this] { update(); });
    binding().on(document(), &GridModel::replaced, [this] { update(); });
}

void EditActions::refresh() {
    const bool paintable = target().size().area() > 0;
    const bool selected = !view()->state().selection().empty();
    const QString noCells = tr("There are no cells here.");
    for (const char* id : {"cut", "copy", "delete", "capture-stamp"})
        allow(QString::fromLatin1(id), paintable && selected,
              paintable ? reason::nothingSelected() : noCells);
    for (const char* id : {"paste", "select-all", "invert-selection"})
        allow(QString::fromLatin1(id), paintable, noCells);
    allow(QStringLiteral("select-none"), selected, reason::nothingSelected());
}

void EditActions::cut() {
    target().endGesture(); // so that the same cells are copied and removed
    copy();
    remove(tr("Cut"));
}

void EditActions::removeSelected() {
    remove(tr("Delete"));
}

void EditActions::remove(const QString& step) {
    PaintTarget& board = target();
    board.endGesture();
    const CellSet cells = view()->state().selection().within(wholeOf(board.size()));
    if (isWideChange(board, cells.size()))
        return board.changeWidely({.cells = cells, .code = board.blank()}, step);
    board.preview(painted(board, cells, board.blank()));
    board.commit(step);
}

void EditActions::capture() {
    target().capture(view()->state().selection());
}

void EditActions::selectAll() {
    view()->state().setSelection(CellSet::of(wholeOf(target().size())));
}

void EditActions::selectNone() {
    view()->state().setSelection({});
}

void EditActions::invert() {
    view()->state().setSelection(inverted(view()->state().selection(), target().size()));
}

} // namespace stonemason
