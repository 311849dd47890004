// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/access/text_fit.h"

#include "editor/app/widgets/labels.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStatusBar>
#include <QStyleOption>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

namespace stonemason::test {

namespace {

/// Rounding of widths of letters.
constexpr int slack = 1;

QString without(QString text, QChar mark) {
    return text.remove(mark);
}

QString named(const QWidget& widget, const QString& text, const QString& why) {
    QStringList path;
    for (const QWidget* at = &widget; at && path.size() < 4; at = at->parentWidget())
        path.prepend(at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className())
                                                : at->objectName());
    return QStringLiteral("%1: “%2” %3").arg(path.join(u'/'), text.left(60), why);
}

QString lacks(int has, int needs) {
    return QStringLiteral("has %1, needs %2").arg(has).arg(needs);
}

/// What gives way with an ellipsis and says all of its text in a tool tip: nothing is lost there.
bool mayElide(const QWidget& widget) {
    if (qobject_cast<const ElidedLabel*>(&widget)) return true;
    // Grows and shrinks with the tool bar; its tool tip says more than its text.
    if (widget.inherits("stonemason::SymmetryButton")) return true;
    // The names of layers are those of a game's profile, as long as its author likes.
    if (const auto* radio = qobject_cast<const QRadioButton*>(&widget))
        return radio->toolTip().contains(without(radio->text(), u'&'));
    return false;
}

QStringList ofLabel(const QLabel& label) {
    if (label.text().isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull()) return {};
    if (label.wordWrap()) {
        const int needs = label.heightForWidth(label.width());
        if (needs > label.height() + slack) return {named(label, label.text(), lacks(label.height(), needs))};
    }
    const int needs = label.minimumSizeHint().width();
    if (needs > label.width() + slack) return {named(label, label.text(), lacks(label.width(), needs))};
    return {};
}

QStringList ofButton(const QAbstractButton& button) {
    if (button.text().isEmpty()) return {};
    if (const auto* tool = qobject_cast<const QToolButton*>(&button))
        if (tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) return {};
    int needs = button.sizeHint().width();
    if (qobject_cast<const QPushButton*>(&button)) { // whose hint is for a row of equal ones
        QStyleOptionButton option;
        option.initFrom(&button);
        const int icon = button.icon().isNull() ? 0 : button.iconSize().width() + 4;
        const int room =
            button.style()->subElementRect(QStyle::SE_PushButtonContents, &option, &button).width();
        needs = icon + button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width();
        if (needs > room + slack) return {named(button, button.text(), lacks(room, needs))};
        return {};
    }
    if (needs > button.width() + slack) return {named(button, button.text(), lacks(button.width(), needs))};
    return {};
}

QStringList ofTabs(const QTabBar& bar) {
    QStringList clipped;
    for (int i = 0; i < bar.count(); ++i) {
        const int needs = bar.fontMetrics().size(Qt::TextShowMnemonic, bar.tabText(i)).width() +
                          (bar.tabIcon(i).isNull() ? 0 : bar.iconSize().width());
        const QString text = without(bar.tabText(i), u'&');
        if (!bar.isTabVisible(i)) continue;
        if (needs > bar.tabRect(i).width() && !bar.tabToolTip(i).contains(text))
            clipped += named(bar, text, lacks(bar.tabRect(i).width(), needs));
    }
    return clipped;
}

QStringList ofCombo(const QComboBox& combo) {
    QStyleOptionComboBox option;
    option.initFrom(&combo);
    option.editable = combo.isEditable();
    const int room = combo.style()
                         ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo)
                         .width();
    const QString text = combo.currentIndex() < 0 ? combo.placeholderText() : combo.currentText();
    const int icon = combo.itemIcon(combo.currentIndex()).isNull() ? 0 : combo.iconSize().width() + 4;
    const int needs = combo.fontMetrics().horizontalAdvance(text) + icon;
    if (needs > room + slack && !combo.toolTip().contains(text))
        return {named(combo, text, lacks(room, needs))};
    return {};
}

QStringList ofHeader(const QHeaderView& header) {
    QStringList clipped;
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, header.orientation()).toString();
        const QString tip = header.model()->headerData(i, header.orientation(), Qt::ToolTipRole).toString();
        if (header.isSectionHidden(i) || header.orientation() == Qt::Vertical || text.isEmpty()) continue;
        const int needs = header.fontMetrics().horizontalAdvance(text);
        if (needs > header.sectionSize(i) && !tip.contains(text))
            clipped += named(header, text, lacks(header.sectionSize(i), needs));
    }
    return clipped;
}

QStringList ofGroup(const QGroupBox& group) {
    const int needs = group.fontMetrics().size(Qt::TextShowMnemonic, group.title()).width();
    if (needs > group.width()) return {named(group, group.title(), lacks(group.width(), needs))};
    return {};
}

QStringList ofField(const QLineEdit& field) {
    const int needs = field.fontMetrics().horizontalAdvance(field.placeholderText());
    const int room = field.contentsRect().width() - 8;
    if (field.text().isEmpty() && needs > room && field.toolTip().isEmpty())
        return {named(field, field.placeholderText(), lacks(room, needs))};
    return {};
}

QStringList ofWidget(const QWidget& widget) {
    if (mayElide(widget)) return {};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return ofLabel(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return ofButton(*button);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) return ofTabs(*tabs);
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) return ofCombo(*combo);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) return ofHeader(*header);
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) return ofGroup(*group);
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) return ofField(*field);
    return {};
}

/// Whether what does not fit there can be scrolled to, or waits behind a button for more.
bool mayReachOut(const QWidget& parent) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent.parentWidget());
    return (area && area->viewport() == &parent) || qobject_cast<const QToolBar*>(&parent) ||
           qobject_cast<const QTabBar*>(&parent) || qobject_cast<const QMenuBar*>(&parent);
}

/// What Qt places itself: fields of spin boxes, buttons of panels, and panels behind others with their tabs.
bool isPart(const QWidget& widget) {
    return widget.objectName().startsWith(QStringLiteral("qt_")) || widget.inherits("QLineEditIconButton") ||
           (qobject_cast<const QDockWidget*>(&widget) && widget.x() < 0 && widget.y() < 0) ||
           (qobject_cast<const QTabBar*>(&widget) && widget.y() < 0);
}

QSize leastSize(const QWidget& widget) {
    const QSize least = widget.minimumSizeHint();
    if (mayElide(widget)) return {};
    if (widget.inherits("QAbstractButton") || widget.inherits("QComboBox") || widget.inherits("QLineEdit") ||
        widget.inherits("QAbstractSpinBox")) // air above and below may go
        return {least.width(), std::min(least.height(), widget.fontMetrics().ascent())};
    if (widget.metaObject() == &QWidget::staticMetaObject) return {}; // holds others, which are looked at
    if (qobject_cast<const QAbstractScrollArea*>(&widget)) return {}; // what has no room is scrolled to
    const QLayout* layout = widget.layout();
    if (!layout || !layout->hasHeightForWidth()) return least;
    return {least.width(), std::min(least.height(), layout->totalHeightForWidth(widget.width()))};
}

} // namespace

QStringList clippedTexts(const QWidget& window) {
    QStringList clipped;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->window() == &window) clipped += ofWidget(*widget);
    return clipped;
}

QStringList cutWidgets(const QWidget& window) {
    QStringList cut;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        if (!widget->isVisible() || widget->window() != &window || widget->isWindow()) continue;
        if (mayReachOut(*parent) || isPart(*widget)) continue;
        if (!parent->rect().contains(widget->geometry()) && !widget->geometry().isEmpty())
            cut += named(*widget, {},
                         QStringLiteral("reaches out: %1,%2 %3x%4 of %5x%6")
                             .arg(widget->x())
                             .arg(widget->y())
                             .arg(widget->width())
                             .arg(widget->height())
                             .arg(parent->width())
                             .arg(parent->height()));
        const QSize least = leastSize(*widget);
        if (widget->width() < std::min(least.width(), widget->maximumWidth()) ||
            widget->height() < std::min(least.height(), widget->maximumHeight()))
            cut += named(*widget, {},
                         QStringLiteral("is %1x%2, at least %3x%4")
                             .arg(widget->width())
                             .arg(widget->height())
                             .arg(least.width())
                             .arg(least.height()));
    }
    return cut;
}

} // namespace stonemason::test
