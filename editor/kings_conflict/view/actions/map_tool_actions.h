// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/tool_actions.h"

namespace stonemason::kings_conflict {

struct GameProfile;
class MapToolState;

/// The tools of maps that the game has something for, and the ten digits of hint layers. Tools for one kind
/// of layer alone are seen in the tool bar while such a layer is current.
class MapToolActions : public ToolActions {
    Q_OBJECT

public:
    MapToolActions(const GameProfile& game, MapToolState& state, const ToolBox& tools,
                   QObject* parent = nullptr);

    /// With the digits as a submenu at its end.
    QList<QAction*> menu() const;

protected:
    void bound() override;
    void refresh() override;
    bool worksNow(const Tool& tool) const override;
    QString reasonAgainst(const Tool& tool) const override;

private:
    void addDigits();
    bool showsHints() const;

    const GameProfile& game_;
    MapToolState& state_;
    const ToolBox& tools_;
    std::unique_ptr<QMenu> digitMenu_;
};

} // namespace stonemason::kings_conflict
