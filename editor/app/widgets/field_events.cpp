// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/field_events.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>

namespace stonemason {

namespace {

bool isInScrollArea(const QWidget& widget) {
    for (const QWidget* at = widget.parentWidget(); at && !at->isWindow(); at = at->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(at)) return true;
    return false;
}

/// Whether the wheel would change the widget's value.
bool isField(const QWidget& widget) {
    if (qobject_cast<const QTabBar*>(&widget)) return isInScrollArea(widget);
    if (qobject_cast<const QAbstractSlider*>(&widget)) return !qobject_cast<const QScrollBar*>(&widget);
    return qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QComboBox*>(&widget);
}

bool hasKeys(const QWidget& field) {
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == &field || field.isAncestorOf(focus));
}

/// The line edit that receives text typed into the widget; nullptr if there is none.
QLineEdit* lineOf(QWidget& widget) {
    if (auto* line = qobject_cast<QLineEdit*>(&widget)) return line;
    if (const auto* box = qobject_cast<QComboBox*>(&widget)) return box->lineEdit();
    if (qobject_cast<QAbstractSpinBox*>(&widget)) return widget.findChild<QLineEdit*>();
    return nullptr;
}

/// Whether typed text takes effect immediately, as in a spin box with keyboard tracking.
bool holdsAtOnce(const QLineEdit& line) {
    const auto* box = qobject_cast<const QAbstractSpinBox*>(line.parentWidget());
    return box && box->keyboardTracking() && line.hasAcceptableInput();
}

bool isEmacsKey(const QKeyEvent& key) {
    return key.modifiers() == Qt::ControlModifier &&
           (key.key() == Qt::Key_E || key.key() == Qt::Key_K || key.key() == Qt::Key_U);
}

/// Whether the widget itself has nothing to undo or redo.
bool leavesStep(QWidget& widget, bool isUndo) {
    if (const auto* words = qobject_cast<const QPlainTextEdit*>(&widget))
        return isUndo ? !words->document()->isUndoAvailable() : !words->document()->isRedoAvailable();
    const QLineEdit* line = lineOf(widget);
    if (!line) return false;
    if (!isUndo) return !line->isRedoAvailable() || holdsAtOnce(*line);
    return !line->isUndoAvailable() || !line->isModified() || holdsAtOnce(*line);
}

bool leavesKey(QWidget& widget, const QKeyEvent& key) {
    if (isEmacsKey(key)) return true;
    const bool isUndo = key.matches(QKeySequence::Undo);
    return (isUndo || key.matches(QKeySequence::Redo)) && leavesStep(widget, isUndo);
}

/// Marks text as unmodified once it is entered. This is queued, because a field may check on
/// editingFinished() whether it was modified.
void followEntering(QWidget& widget) {
    const auto settle = [](QLineEdit* line) {
        return [line] {
            QMetaObject::invokeMethod(
                line, [line] { line->setModified(false); }, Qt::QueuedConnection);
        };
    };
    if (auto* line = qobject_cast<QLineEdit*>(&widget))
        QObject::connect(line, &QLineEdit::editingFinished, line, settle(line));
    if (const auto* box = qobject_cast<QAbstractSpinBox*>(&widget))
        if (auto* line = lineOf(widget))
            QObject::connect(box, &QAbstractSpinBox::editingFinished, line, settle(line));
}

} // namespace

bool FieldWheel::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    if (event->type() == QEvent::Polish && widget.focusPolicy() == Qt::WheelFocus)
        widget.setFocusPolicy(Qt::StrongFocus);
    if (event->type() != QEvent::Wheel || !isField(widget) || hasKeys(widget)) return false;
    event->ignore(); // propagates to the field's parent
    return true;
}

bool FieldKeys::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    if (event->type() == QEvent::Polish) followEntering(widget);
    if (event->type() != QEvent::ShortcutOverride) return false;
    if (!leavesKey(widget, static_cast<const QKeyEvent&>(*event))) return false;
    event->ignore(); // if no shortcut has the key, the field still receives it
    return true;
}

} // namespace stonemason
