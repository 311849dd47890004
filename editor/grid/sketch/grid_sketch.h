// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"
#include "editor/grid/document/grid_state.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <utility>

namespace stonemason {

/// A picture from a file, or a sentence why there is none.
struct SketchImage {
    QImage image;
    QString error;
};

/// Reads a picture to trace, in any form that Qt reads, by its content; one of more than maximumSketchPixels
/// is refused, large ones come in small. Drawings (SVG) may not refer to anything outside. May be called on
/// any thread.
SketchImage readSketch(const QString& path);

/// For file dialogs: what readSketch() reads.
QString sketchFilter();

/// The picture to trace lies over the ground of the board and under everything else that is shown.
inline constexpr OverlayPlace sketchPlace{"sketch", -10};

/// Which picture is laid over a board to be traced, and how.
struct SketchLook {
    static constexpr int leastOpacity = 5;
    static constexpr int leastScale = 10;
    static constexpr int mostScale = 400;
    static constexpr int mostShift = 100;

    QString path; ///< of the picture; empty: there is none
    bool shown = true;
    int opacity = 40; ///< per cent, from leastOpacity to 100
    int scale = 100;  ///< per cent of the board's size, from leastScale to mostScale, about its middle
    int right = 0;    ///< moved so many per cent of the board's width, within mostShift
    int down = 0;     ///< ... of its height

    bool operator==(const SketchLook&) const = default;
};

/// Where the picture lies, in the unit square that stands for the board.
QRectF placeOf(const SketchLook& look);

/// The picture that one board is traced from. It belongs to how the board is looked at: nothing of it is
/// saved with the board or undone.
class GridSketch : public QObject {
    Q_OBJECT

public:
    /// The board's own, made when it is asked for first.
    static GridSketch& of(GridState& state);
    ~GridSketch() override;

    const SketchLook& look() const { return look_; }
    /// Numbers out of their ranges count as the nearest in them. Another path is read beside the window;
    /// where that fails, the picture before stays.
    void setLook(SketchLook look);
    bool isReading() const { return task_.isBusy(); }
    bool hasImage() const { return !image_.isNull(); }

signals:
    /// The look, or whether there is a picture by now.
    void changed();
    /// The picture could not be read; the sentence gives the reason.
    void failed(const QString& sentence);

private:
    explicit GridSketch(GridState& state);
    void take(const SketchImage& read);
    void show();

    GridState& state_;
    SketchLook look_;
    QImage image_;
    std::pair<QString, QImage> before_; ///< path and picture, while another is read
    LatestTask<SketchImage> task_;      // the last member: its thread ends while the others still live
};

} // namespace stonemason
