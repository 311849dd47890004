// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace stonemason {

/// Sets the page of the guide that F1 opens while the widget, or a child of it, has the focus.
/// @param address a page's file name, with a heading's anchor if need be: "fairness.md",
/// "maps.md#rivers-and-roads"
void setHelpPage(QWidget& widget, const QString& address);

/// The address for the widget: its own, or that of the nearest around it; empty when none has one.
QString helpPageOf(const QWidget* widget);

} // namespace stonemason
