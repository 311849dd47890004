// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/every_text.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QMetaProperty>
#include <QMimeData>
#include <QPointer>
#include <QToolTip>
#include <QUndoStack>

#include <algorithm>
#include <memory>

namespace stonemason::test {

namespace {

constexpr QSize leastTipStep(24, 9); // pixels; the smallest thing with a tool tip of its own is larger
constexpr int mostTipSteps = 12;     // in each direction: no widget has more such things in a row
constexpr int rolesOfOurs = 16;

class Collector {
public:
    void visit(QWidget& window) {
        visitObject(window);
        const QList<QObject*> found = window.findChildren<QObject*>();
        // Reading some properties makes objects of Qt's own anew.
        const QList<QPointer<QObject>> objects(found.begin(), found.end());
        for (const QPointer<QObject>& object : objects)
            if (object) visitObject(*object);
        visitAccessible(QAccessible::queryAccessibleInterface(&window));
        visitTips(window);
    }
    QSet<QString> texts;

private:
    void add(const QVariant& value) {
        if (value.userType() == QMetaType::QString || value.userType() == QMetaType::QByteArray) {
            if (const QString text = value.toString(); !text.isEmpty()) texts += text;
        } else if (value.userType() == QMetaType::QStringList ||
                   value.userType() == QMetaType::QVariantList) {
            for (const QVariant& part : value.toList())
                add(part);
        }
    }

    void visitObject(const QObject& object) {
        const QMetaObject& meta = *object.metaObject();
        for (int i = 0; i < meta.propertyCount(); ++i)
            add(meta.property(i).read(&object));
        for (const QByteArray& name : object.dynamicPropertyNames())
            add(object.property(name));
        if (const auto* widget = qobject_cast<const QWidget*>(&object))
            for (const QAction* action : widget->actions())
                visitObject(*action);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&object); view && view->model())
            visitModel(*view->model(), {}, view->isVisible());
        if (const auto* stack = qobject_cast<const QUndoStack*>(&object))
            for (int i = 0; i < stack->count(); ++i)
                add(stack->text(i));
    }

    /// @param isInSight only from there something can be dragged
    void visitModel(const QAbstractItemModel& model, const QModelIndex& parent, bool isInSight) {
        for (int row = 0; row < model.rowCount(parent); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (int role = 0; role < rolesOfOurs; ++role) {
                    add(model.data(index, role));
                    add(model.data(index, Qt::UserRole + role));
                }
                const std::unique_ptr<QMimeData> dragged(isInSight ? model.mimeData({index}) : nullptr);
                if (dragged)
                    for (const QString& format : dragged->formats())
                        add(dragged->data(format));
                visitModel(model, index, isInSight);
            }
    }

    void visitAccessible(QAccessibleInterface* object) {
        if (!object || !object->isValid()) return;
        for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                QAccessible::Help, QAccessible::Accelerator})
            add(object->text(kind));
        if (QAccessibleTextInterface* text = object->textInterface())
            add(text->text(0, text->characterCount()));
        for (int i = 0; i < object->childCount(); ++i)
            visitAccessible(object->child(i));
    }

    void visitTips(QWidget& window) {
        const QList<QWidget*> children = window.findChildren<QWidget*>();
        QList<QPointer<QWidget>> widgets(children.begin(), children.end());
        widgets += &window;
        for (const QPointer<QWidget>& widget : widgets) {
            // A tool tip is a child too, and goes when the next one comes. Of what has one tool tip for all
            // of it, that is a property.
            if (!widget || !widget->isVisible() || !widget->toolTip().isEmpty()) continue;
            const int stepX = std::max(leastTipStep.width(), widget->width() / mostTipSteps);
            const int stepY = std::max(leastTipStep.height(), widget->height() / mostTipSteps);
            for (int y = stepY / 2; y < widget->height(); y += stepY)
                for (int x = stepX / 2; x < widget->width(); x += stepX) {
                    const QPoint place(x, y);
                    if (widget->childAt(place)) continue; // who rests here rests on that one
                    QHelpEvent event(QEvent::ToolTip, place, widget->mapToGlobal(place));
                    QApplication::sendEvent(widget, &event);
                    if (QToolTip::isVisible()) add(QToolTip::text());
                }
        }
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel")) widget->hide(); // at once: it would take its time itself
    }
};

} // namespace

QSet<QString> everyTextOf(QWidget& window) {
    Collector collector;
    collector.visit(window);
    return collector.texts;
}

} // namespace stonemason::test
