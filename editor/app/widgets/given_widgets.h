// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

namespace stonemason {

/// Widgets that are made here for the main window to take: it may delete them first, and those it never took
/// go with the list.
template <typename Widget>
class GivenWidgets {
public:
    GivenWidgets() = default;
    GivenWidgets(const GivenWidgets&) = delete;
    GivenWidgets& operator=(const GivenWidgets&) = delete;
    ~GivenWidgets() {
        for (Widget* widget : alive())
            if (!widget->parent()) delete widget;
    }

    void add(Widget* widget) { widgets_ += widget; }
    /// Those that are still there, in the order of adding.
    template <typename Base = Widget>
    QList<Base*> alive() const {
        QList<Base*> widgets;
        for (const QPointer<Widget>& widget : widgets_)
            if (widget) widgets += widget.data();
        return widgets;
    }

private:
    QList<QPointer<Widget>> widgets_;
};

} // namespace stonemason
