// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

/// One thing in the window that the tour points at.
struct TourStep {
    /// The object name of a panel ("problems") or of an action of the tool bar or the menus
    /// ("window.guide"); empty: what shows the document.
    QString place;
    QString title;
    QString text; ///< two sentences at most
};

} // namespace stonemason
