// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/map/block.h"

#include <QObject>
#include <QString>

namespace stonemason {

/// What the next stroke would do, shared by all open maps: the tool, the tile and the digit it paints, the
/// stamp.
class ToolState : public QObject {
    Q_OBJECT

public:
    explicit ToolState(const GameProfile& game, QObject* parent = nullptr);

    /// The id of the current tool: "brush", "river" ... (see tools/tool_box.h).
    const QString& tool() const { return tool_; }
    void setTool(const QString& id);

    Code tile() const { return tile_; }
    void setTile(Code code);
    /// '0' to '9'. Choosing one puts the brush in place of a tool that paints no digit: whoever presses 7
    /// wants to paint sevens.
    Code digit() const { return digit_; }
    void setDigit(Code digit);
    /// What the layer is painted with: the tile on terrain, the digit on a hint layer.
    Code codeFor(int layer) const { return layer == terrainLayer ? tile_ : digit_; }

    /// Side length of brush, eraser and raise/lower, 1 to 9 cells.
    int brushSize() const { return brushSize_; }
    void setBrushSize(int size);

    /// What the stamp tool stamps; empty until something was captured or copied.
    const Block& stamp() const { return stamp_; }
    void setStamp(Block block);

    static constexpr int maximumBrushSize = 9;

signals:
    void toolChanged(const QString& id);
    void paintChanged(); ///< tile or digit
    void brushSizeChanged(int size);
    void stampChanged();

private:
    QString tool_ = QStringLiteral("brush");
    Code tile_;
    Code digit_ = '5';
    int brushSize_ = 1;
    Block stamp_;
};

} // namespace stonemason
