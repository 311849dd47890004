// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/paint_tools.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

/// The brush of any board; the right button only picks.
class SurfaceBrush : public BrushTool {
    Q_DECLARE_TR_FUNCTIONS(SurfaceBrush)

public:
    QString hint() const override;
};

/// Flood fill: gives all connected nodes of one surface the current surface.
class SurfaceFill : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SurfaceFill)

public:
    SurfaceFill() : Tool(QStringLiteral("fill")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    CellCodes ghost(const PaintTarget& target, Cell cell) const override;
    QString hint() const override;
};

/// Puts down what is chosen, where it may be; else shows why not.
class PlaceTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)

public:
    PlaceTool() : Tool(QStringLiteral("place")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    QString hint() const override;

private:
    /// Puts records of a part down with their row 0, column 0 on the cell, the ground of the part, and the
    /// texts they use; false: they do not fit, and the document has shown why.
    static bool place(WorldDocument& document, std::vector<Record> records, const WorldPart& part,
                      const std::vector<Text>& texts, Cell cell);
    /// The same with ground: what stands there makes room.
    static bool placeRegion(WorldDocument& document, const std::vector<Record>& records,
                            const Grid<Node>& ground, const std::vector<Text>& texts, Cell cell);
};

/// Selects things and moves them: a click selects the topmost, another what lies under it; a drag on it moves
/// all that is selected (Ctrl: copies), a drag beside selects what is in a rectangle. Things that would
/// collide return to their places.
class SelectThings : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectThings)

public:
    SelectThings() : Tool(QStringLiteral("select")) {}
    bool isDragged() const override { return true; }
    bool beginsAnywhere() const override { return true; }
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    QString hint() const override;

    /// The moved records at their present target; empty: none are moved.
    std::vector<Record> moved(const WorldDocument& document) const;
    /// Where it would collide.
    std::vector<Cell> clashes(const WorldDocument& document) const;

private:
    enum class Gesture { None, Select, Move };

    void pick(WorldDocument& document, Cell cell, Modifiers modifiers);
    static void showClashes(WorldDocument& document, const std::vector<Cell>& cells);
    void selectIn(WorldDocument& document) const;
    void finishMove(WorldDocument& document);
    Cell by() const { return {to_.row - from_.row, to_.column - from_.column}; }

    Gesture gesture_ = Gesture::None;
    Modifiers modifiers_;
    Cell from_;
    Cell to_;
    std::vector<Thing> before_;          ///< what was selected when the gesture began
    std::optional<Occupancy> occupancy_; ///< without what is moved
    bool wasSelected_ = false;           ///< the thing pressed, alone
    bool isDrawn_ = false;               ///< a frame selects, be it of one cell: not what was pressed
};

/// Everything a world is worked on with.
std::vector<std::unique_ptr<Tool>> worldTools();

} // namespace stonemason::pocket_heroes
