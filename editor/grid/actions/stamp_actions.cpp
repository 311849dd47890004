// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/stamp_actions.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/icons.h"
#include "editor/grid/tools/stamp_shelf.h"
#include "editor/grid/tools/tool_controller.h"
#include "editor/grid/tools/tool_state.h"
#include "editor/grid/tools/turn.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <utility>

namespace stonemason {

namespace {

QString takeId(int place) {
    return QStringLiteral("take-stamp-%1").arg(place);
}

QString keepId(int place) {
    return QStringLiteral("keep-stamp-%1").arg(place);
}

} // namespace

StampActions::StampActions(const QString& prefix, ToolState& state, StampShelf& shelf, QObject* parent)
    : GridActions(prefix, parent), state_(state), shelf_(shelf), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("&Kept Stamps"));
    menu_->setIcon(icon(QStringLiteral("stamp")));
    menu_->menuAction()->setObjectName(prefix + QStringLiteral(".kept-stamps"));
    for (int place = 1; place <= StampShelf::places; ++place)
        addTake(place);
    menu_->addSeparator();
    for (int place = 1; place <= StampShelf::places; ++place)
        addKeep(place);
    connect(&shelf_, &StampShelf::changed, this, &StampActions::update);
}

void StampActions::addTake(int place) {
    QAction* action = add(takeId(place), QStringLiteral("stamp-empty"), tr("Stamp &%1").arg(place),
                          tr("Take the stamp that is kept as number %1").arg(place),
                          QKeySequence(int(Qt::CTRL) | (Qt::Key_0 + place)));
    connect(action, &QAction::triggered, this, [this, place] { take(place); });
    menu_->addAction(action);
}

void StampActions::addKeep(int place) {
    QAction* action = add(keepId(place), QStringLiteral("stamp-keep"), tr("Keep as Stamp %1").arg(place),
                          tr("Keep the selection or the stamp in hand as number %1").arg(place),
                          QKeySequence(int(Qt::CTRL) | int(Qt::SHIFT) | (Qt::Key_0 + place)));
    connect(action, &QAction::triggered, this, [this, place] { keep(place); });
    menu_->addAction(action);
}

void StampActions::take(int place) {
    if (shelf_.stamp(place).isEmpty()) {
        //: %1 is a number, %2 are keys
        emit message(tr("Nothing is kept as stamp %1 yet. Select cells and press %2.")
                         .arg(place)
                         .arg(keysText(action(keepId(place))->shortcuts())));
        return;
    }
    if (!state_.setStampText(shelf_.stamp(place))) {
        emit message(tr("Stamp %1 does not fit this game and cannot be used.").arg(place));
        return;
    }
    state_.setTool(QStringLiteral("stamp"));
    view()->setFocus();
    emit message(tr("Stamp %1: click to put it down, Esc to cancel.").arg(place));
}

bool StampActions::bringStamp() {
    const bool inHand = state_.tool() == QLatin1String("stamp") && !state_.stampText().isEmpty();
    const CellSet& selected = view()->state().selection();
    if (!inHand && !selected.empty()) {
        PaintTarget& target = static_cast<ToolController&>(view()->controller()).target();
        target.endGesture();
        target.capture(selected);
    }
    return !state_.stampText().isEmpty();
}

void StampActions::keep(int place) {
    if (!bringStamp())
        emit message(tr("There is nothing to keep. Select cells first."));
    else if (!shelf_.keep(place, state_.stampText()))
        emit message(tr("This stamp is too large to be kept. Select fewer cells."));
    else
        //: %1 is a number, %2 are keys
        emit message(tr("Kept as stamp %1. %2 takes it in hand again.")
                         .arg(place)
                         .arg(keysText(action(takeId(place))->shortcuts())));
}

void StampActions::refresh() {
    for (int place = 1; place <= StampShelf::places; ++place)
        action(takeId(place))
            ->setIcon(icon(shelf_.stamp(place).isEmpty() ? QStringLiteral("stamp-empty")
                                                         : QStringLiteral("stamp")));
}

StampEditActions::StampEditActions(const QString& prefix, const EditTips& tips, QString pasted,
                                   StampToolState& brush, QObject* parent)
    : EditActions(prefix, tips, parent), pasted_(std::move(pasted)), brush_(brush) {
}

void StampEditActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || data->text().isEmpty()) {
        emit message(tr("There is no text on the clipboard."));
        return;
    }
    auto piece = pieceOn(*data);
    if (!piece) {
        emit message(tr("This cannot be pasted. %1").arg(errorText(piece.error())));
        return;
    }
    const Size size = piece->size;
    brush_.pickStamp(std::move(piece).value());
    view()->setFocus();
    emit message(pasted_.arg(size.rows).arg(size.columns));
}

bool StampEditActions::turnStamp(Transform transform) {
    if (!brush_.isStampInHand()) return false;
    brush_.setStamp(transformed(target(), brush_.stamp(), transform));
    return true;
}

} // namespace stonemason
