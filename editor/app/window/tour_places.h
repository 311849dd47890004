// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QMainWindow;

namespace stonemason {

class DocumentTabs;

/// Finds in a window what the steps of the tour point at, by TourStep::place.
class TourPlaces {
public:
    TourPlaces(QMainWindow& window, const DocumentTabs& tabs) : window_(window), tabs_(tabs) {}

    /// Shows the panel, in front of those it shares its room with, or the tool bar the action is in.
    void reveal(const QString& place) const;
    /// In the window's coordinates. An action is where its button in a tool bar is seen, else the title of
    /// its menu. Empty when nothing of the place is seen.
    QRect rectOf(const QString& place) const;

private:
    QRect rectOfAction(const QString& name) const;

    QMainWindow& window_;
    const DocumentTabs& tabs_;
};

} // namespace stonemason
