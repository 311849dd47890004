// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/chrome_style.h"

#include "editor/app/settings/motion.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/chrome_indicators.h"
#include "editor/app/widgets/icons.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QMainWindow>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

namespace stonemason {

namespace {

constexpr int rhythm = 8;

/// One pixel wide, along one side of an area or through it.
void drawHairline(const QStyleOption& option, QPainter* painter, const QRect& line) {
    painter->fillRect(line, option.palette.color(QPalette::Mid));
}

/// Whether the widget is a tab bar of tabbed docks.
bool isBarOfPanels(const QWidget* widget) {
    return qobject_cast<const QTabBar*>(widget) && qobject_cast<const QMainWindow*>(widget->parentWidget());
}

QFont headingFont(QFont font) {
    font.setBold(true);
    font.setPixelSize(withTextSize(12));
    return font;
}

void drawTab(const QStyleOptionTab& tab, QPainter* painter) {
    const QPalette& palette = tab.palette;
    const bool below = tab.shape == QTabBar::RoundedSouth;
    if (tab.state & QStyle::State_Selected) {
        painter->fillRect(tab.rect, palette.color(QPalette::Base));
        QRect bar = tab.rect;
        below ? bar.setTop(bar.bottom() - 1) : bar.setBottom(bar.top() + 1);
        painter->fillRect(bar, palette.color(QPalette::Highlight));
    } else if (tab.state & QStyle::State_MouseOver && tab.state & QStyle::State_Enabled) {
        painter->fillRect(tab.rect, palette.color(QPalette::Midlight));
    }
}

void drawToolButtonPanel(const QStyleOption& option, QPainter* painter, bool primary) {
    const QPalette& palette = option.palette;
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool pressed = option.state & QStyle::State_Sunken;
    const bool on = option.state & QStyle::State_On;
    const bool hovered = enabled && option.state & QStyle::State_MouseOver;
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor ground = palette.color(QPalette::Window);
    QColor fill = Qt::transparent;
    QColor edge = Qt::transparent;
    if (primary && enabled) {
        fill = blended(accent, palette.color(QPalette::WindowText), pressed ? 0.25 : hovered ? 0.12 : 0);
    } else if (on) {
        fill = blended(ground, accent, pressed ? 0.3 : 0.18);
        edge = enabled ? accent : palette.color(QPalette::Mid);
    } else if (pressed) {
        fill = blended(ground, palette.color(QPalette::WindowText), 0.16);
    } else if (hovered) {
        fill = blended(ground, palette.color(QPalette::WindowText), 0.08);
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(fill);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->restore();
}

/// The cross of a tab.
void drawTabCross(const QStyleOption& option, QPainter* painter) {
    const bool over = option.state & (QStyle::State_MouseOver | QStyle::State_Raised);
    if (over) drawToolButtonPanel(option, painter, false);
    painter->setOpacity(over ? 1 : 0.75);
    icon(QStringLiteral("close")).paint(painter, option.rect);
    painter->setOpacity(1);
}

/// The icon with its pixmap for the mode `ink` registered for the mode `asked`.
QIcon inked(const QIcon& icon, QSize size, const QPainter& painter, QIcon::Mode ink, QIcon::Mode asked) {
    QIcon result;
    result.addPixmap(icon.pixmap(size, painter.device()->devicePixelRatio(), ink), asked);
    return result;
}

/// The option with its current text elided to the width of the box: Fusion would cut it off.
QStyleOptionComboBox fitted(QStyleOptionComboBox box, const QStyle& style, const QWidget* widget) {
    const int margins = 2;
    const int picture = box.currentIcon.isNull() ? 0 : box.iconSize.width() + 4; // as Fusion has them
    const QRect room = style.subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxEditField, widget);
    box.currentText =
        box.fontMetrics.elidedText(box.currentText, Qt::ElideRight, room.width() - margins - picture);
    return box;
}

/// Colours for selections in views: a tinted background, and text in its usual colour.
QPalette selectionColours(QPalette colours) {
    const QColor text = colours.color(QPalette::Text);
    colours.setColor(QPalette::Highlight,
                     blended(colours.color(QPalette::Base), colours.color(QPalette::Highlight), 0.2));
    colours.setColor(QPalette::HighlightedText, text);
    return colours;
}

bool isPrimary(const QWidget* widget) {
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && button->defaultAction() && button->defaultAction()->property("primary").toBool();
}

} // namespace

ChromeStyle::ChromeStyle() : QProxyStyle(QStringLiteral("fusion")) {
}

int ChromeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_DockWidgetTitleMargin: return rhythm / 2;
    case PM_DockWidgetFrameWidth: return 0;
    case PM_DockWidgetSeparatorExtent: return 5;
    case PM_DockWidgetTitleBarButtonMargin: return 3;
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight: return 16;
    case PM_ToolBarIconSize: return 20;
    case PM_ToolBarFrameWidth: return 1;
    case PM_ToolBarItemMargin: return 3;
    case PM_ToolBarItemSpacing: return 2;
    case PM_ToolBarExtensionExtent: return 30; // a button that can be seen and hit, not the usual sliver
    case PM_ToolBarSeparatorExtent: return rhythm + 1;
    case PM_TabBarTabHSpace:
        if (isBarOfPanels(widget)) return 2 * rhythm; // less than others: names are long, panels narrow
        return QProxyStyle::pixelMetric(metric, option, widget);
    case PM_TabBarTabOverlap:
    case PM_TabBarTabShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ChromeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* data) const {
    switch (hint) {
    case SH_TabBar_ElideMode: return Qt::ElideRight;
    case SH_DockWidget_ButtonsHaveFrame:
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    case SH_FocusFrame_AboveWidget: return 1;
    case SH_Widget_Animation_Duration:
        if (chosenMotion() == Motion::Reduced) return 0;
        break;
    default: break;
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void ChromeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    const QRect& rect = option->rect;
    switch (element) {
    case PE_FrameDockWidget:
    case PE_FrameStatusBarItem: return;
    case PE_FrameTabBarBase:
        return drawHairline(*option, painter, {rect.left(), rect.bottom(), rect.width(), 1});
    case PE_PanelStatusBar: return drawHairline(*option, painter, {rect.left(), rect.top(), rect.width(), 1});
    case PE_IndicatorDockWidgetResizeHandle:
        return drawHairline(*option, painter,
                            rect.width() < rect.height()
                                ? QRect(rect.center().x(), rect.top(), 1, rect.height())
                                : QRect(rect.left(), rect.center().y(), rect.width(), 1));
    case PE_FrameLineEdit: return drawFieldFrame(*option, *painter);
    case PE_Frame:
        if (!(option->state & State_HasFocus) || !qobject_cast<const QAbstractScrollArea*>(widget)) break;
        return drawFieldFrame(*option, *painter);
    case PE_IndicatorRadioButton: return drawRadioMark(*option, *painter);
    case PE_IndicatorCheckBox: return drawCheckMark(*option, *painter);
    case PE_IndicatorItemViewItemCheck: { // the row shows the pointer, in paler colours
        QStyleOption copy(*option);
        copy.state &= ~State_MouseOver;
        if (widget) copy.palette = widget->palette();
        copy.palette.setCurrentColorGroup(option->palette.currentColorGroup());
        return drawCheckMark(copy, *painter);
    }
    case PE_PanelItemViewRow: // beside the items, as before those of a tree
        if (const auto* row = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem copy(*row);
            copy.palette = selectionColours(row->palette);
            return QProxyStyle::drawPrimitive(element, &copy, painter, widget);
        }
        break;
    case PE_IndicatorTabClose: return drawTabCross(*option, painter);
    case PE_PanelButtonTool:
        if (qobject_cast<const QTabBar*>(widget ? widget->parentWidget() : nullptr)) break;
        return drawToolButtonPanel(*option, painter, isPrimary(widget));
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ChromeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    switch (element) {
    case CE_PushButton:
        QProxyStyle::drawControl(element, option, painter, widget);
        if (option->state & State_HasFocus && option->state & State_KeyboardFocusChange)
            drawFieldFrame(*option, *painter, 2); // a default button is outlined anyway
        return;
    case CE_FocusFrame:
        return painter->fillRect(option->rect, option->palette.color(QPalette::Active, QPalette::Highlight));
    case CE_DockWidgetTitle:
        if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option)) {
            QStyleOptionDockWidget copy(*dock);
            copy.rect.setLeft(rhythm / 2); // Fusion adds as much
            painter->save();
            painter->setFont(headingFont(painter->font()));
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return painter->restore();
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return drawTab(*tab, painter);
        break;
    case CE_ToolBar:
        if (widget && qobject_cast<const QToolBar*>(widget->parentWidget())) return; // it has the line
        return drawHairline(*option, painter,
                            {option->rect.left(), option->rect.bottom(), option->rect.width(), 1});
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem copy(*item);
            copy.palette = selectionColours(item->palette);
            if (item->state & State_Selected && item->state & State_Enabled)
                copy.icon = inked(item->icon, item->decorationSize, *painter, QIcon::Normal, QIcon::Selected);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option); box && !box->editable) {
            const QStyleOptionComboBox copy = fitted(*box, *proxy(), widget);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item && item->state & State_Selected && item->state & State_Enabled && !item->icon.isNull()) {
            QStyleOptionMenuItem copy(*item);
            const int side = proxy()->pixelMetric(PM_SmallIconSize, option, widget);
            copy.icon = inked(item->icon, {side, side}, *painter, QIcon::Selected, QIcon::Active);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            button && isPrimary(widget) && button->state & State_Enabled) {
            QStyleOptionToolButton copy(*button);
            copy.palette.setColor(QPalette::ButtonText, copy.palette.color(QPalette::HighlightedText));
            copy.icon = button->icon.pixmap(button->iconSize, QIcon::Selected);
            copy.font.setBold(true);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ChromeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
    if (control == CC_ToolButton && isPrimary(widget))
        drawToolButtonPanel(*option, painter, true); // a button that is not raised has no panel otherwise
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QIcon ChromeStyle::standardIcon(StandardPixmap sign, const QStyleOption* option,
                                const QWidget* widget) const {
    switch (sign) {
    case SP_LineEditClearButton: // ours spares the search through icon themes, too
    case SP_TitleBarCloseButton: return icon(QStringLiteral("close"));
    case SP_ToolBarHorizontalExtensionButton:
    case SP_ToolBarVerticalExtensionButton: return icon(QStringLiteral("more"));
    case SP_TitleBarNormalButton: return icon(QStringLiteral("detach"));
    default: return QProxyStyle::standardIcon(sign, option, widget);
    }
}

void ChromeStyle::polish(QWidget* widget) {
    if (auto* bar = qobject_cast<QTabBar*>(widget)) {
        bar->setAttribute(Qt::WA_Hover);
        if (isBarOfPanels(bar)) { // the window makes these bars by itself
            bar->setAccessibleName(tr("Panels"));
            bar->setElideMode(Qt::ElideNone); // "P… P… H…" names nothing: what has no room is scrolled to
            bar->setUsesScrollButtons(true);
        }
    }
    if (widget->objectName() == QStringLiteral("qt_toolbar_ext_button")) {
        widget->setAccessibleName(tr("More buttons"));
        widget->setToolTip(widget->accessibleName());
        if (auto* button = qobject_cast<QToolButton*>(widget)) button->setAutoRaise(false);
    }
    QProxyStyle::polish(widget);
}

} // namespace stonemason
