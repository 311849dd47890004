// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/help_page.h"

#include <QVariant>
#include <QWidget>

namespace stonemason {

namespace {

constexpr const char* property = "helpPage";

} // namespace

void setHelpPage(QWidget& widget, const QString& address) {
    widget.setProperty(property, address);
}

QString helpPageOf(const QWidget* widget) {
    for (; widget; widget = widget->parentWidget())
        if (const QString address = widget->property(property).toString(); !address.isEmpty()) return address;
    return {};
}

} // namespace stonemason
