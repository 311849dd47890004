// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPoint>
#include <QRect>
#include <QString>

#include <optional>

namespace stonemason {

/// How far a callout stands from what it is about, in device-independent pixels.
inline constexpr int calloutArrow = 12;

/// Where a callout stands.
struct CalloutPlace {
    QRect body;
    std::optional<Qt::Edge> edge; ///< of the body, from which the arrow leaves; nothing: it has none
    QPoint tip;                   ///< of the arrow
};

/// A place beside the target and wholly in the room, with none of the target below it: under or over what is
/// as low as a button, on the left or right of what is higher, if there is room. Where there is none on any
/// side, the lower right corner of the room; where there is no target, its middle.
/// @param sizes those that the callout may have, the best first
CalloutPlace placeCallout(const QRect& target, const QRect& room, const QList<QSize>& sizes);

} // namespace stonemason

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
