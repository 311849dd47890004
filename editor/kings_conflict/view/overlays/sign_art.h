// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/map_renderer.h"

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QPixmap>

#include <vector>

namespace stonemason::kings_conflict {

/// Whose a cell is, or what: each has a colour and a hatching of its own, so that either suffices to
/// distinguish them. Blue and vermilion keep apart for every colour vision (Okabe and Ito).
enum class SignFill : std::uint8_t {
    None,
    You,      ///< rising lines
    Opponent, ///< falling lines
    Both,     ///< both
    Way,      ///< dots
};

enum class SignMark : std::uint8_t {
    None,
    Danger, ///< a target: something fatal happens here
    Gate,   ///< a bar across: closing this tile shuts something
    Strike, ///< a small cross: can be struck, not walked on
};

/// What is drawn over one cell.
struct Sign {
    SignFill fill = SignFill::None;
    bool strong = false; ///< a denser wash
    SignMark mark = SignMark::None;
    std::int16_t yours = none;  ///< a number in your corner
    std::int16_t theirs = none; ///< in the opponent's corner
    std::int16_t detour = none; ///< "+2" in the middle
    int group = none;           ///< a line is drawn between cells of different groups

    static constexpr std::int16_t none = -1;
    bool operator==(const Sign&) const = default;
};

/// Draws signs of one size. Recurring pictures are kept in Qt's pixmap cache across cells and repaints.
class SignPainter {
public:
    /// @param turned the board is shown turned: the players' corners change places
    SignPainter(QPainter& painter, double cellSize, Theme theme, bool turned = false);

    void paint(const QRectF& cell, const Sign& sign);
    /// Washes an area of cells that are too small for anything else; see isTiny().
    void paintWash(const QRectF& area, const Sign& sign);
    /// The size of a region, and how many of its tiles who reaches first where one does.
    void paintLabel(const QRectF& cell, int total, int yours, int theirs);
    /// Level and upright lines between groups of cells.
    void paintBorders(const std::vector<QLineF>& lines);

    /// Whether cells are too small for hatching and lines between them.
    bool isTiny() const { return cellSize_ < 10.0; }
    /// Whether cells are large enough for numbers and marks.
    bool showsDetail() const { return cellSize_ >= 20.0; }

private:
    QPixmap fillPicture(SignFill fill, bool strong) const;
    QPixmap textPicture(const QString& text, const QColor& ink, double height) const;
    QPixmap markPicture(SignMark mark, double side) const;
    void paintText(QPointF middle, const QString& text, const QColor& ink, double height);

    QPainter& painter_;
    double cellSize_;
    Theme theme_;
    bool turned_;
    double ratio_;
};

/// The colour that stands for a side or thing.
QColor signColour(SignFill fill, Theme theme);

/// The sign as it looks on grass, for a legend.
QImage signSample(const Sign& sign);

} // namespace stonemason::kings_conflict
