// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/switch_actions.h"
#include "editor/pocket_heroes/view/canvas/world_binding.h"

#include <QMenu>

#include <memory>

namespace stonemason::pocket_heroes {

/// What is drawn of a world: its layers, and what lies over them.
class ViewActions : public SwitchActions<WorldEditorTraits> {
    Q_OBJECT

public:
    explicit ViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    QAction* addLayer(WorldLayer layer, const QString& id, const QString& text, const QString& tip);

    std::unique_ptr<QMenu> layerMenu_;
    QList<QAction*> menu_;
};

} // namespace stonemason::pocket_heroes
