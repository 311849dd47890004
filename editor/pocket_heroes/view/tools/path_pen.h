// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool.h"
#include "editor/pocket_heroes/model/world_document.h"

#include <QCoreApplication>

#include <optional>
#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

/// Lays the chosen path along the pointer's track, so that each piece joins the next; with Ctrl removes
/// pieces. A road that matches the ground continues the road on or beside which it begins, so that both
/// join. A decoration that blocks no cell is removed, which is reported; cells with other objects are
/// skipped.
class PathPen : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PathPen)

public:
    PathPen() : Tool(QStringLiteral("road")) {}
    void press(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void drag(PaintTarget& target, Cell cell, Modifiers modifiers) override;
    void release(PaintTarget& target) override;
    void cancel(PaintTarget& target) override;
    QString hint() const override;

    /// The id that a stroke from this cell lays.
    static std::string idFrom(const PaintTarget& target, Cell cell);
    /// Where the piece of path would be passed over: its cell or none.
    static std::vector<Cell> clashes(const WorldDocument& document, const Record& piece);

private:
    void lay(PaintTarget& target, const std::vector<Cell>& cells);
    void erase(WorldDocument& document, const std::vector<Cell>& cells);
    void postClearedAndRefused(WorldDocument& document) const;

    std::string id_;
    bool erases_ = false;
    std::optional<Cell> last_; ///< none: no stroke under way
    int refused_ = 0;          ///< cells where something else is
    int cleared_ = 0;          ///< decorations that made way
};

} // namespace stonemason::pocket_heroes
