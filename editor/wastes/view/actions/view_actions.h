// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/switch_actions.h"
#include "editor/wastes/view/canvas/board_binding.h"

#include <QMenu>

#include <memory>

class QActionGroup;

namespace stonemason::wastes {

/// What is drawn of a board, and what is shown over it of how a game could go.
class ViewActions : public SwitchActions<BoardEditorTraits> {
    Q_OBJECT

public:
    explicit ViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    void addInsights();

    QActionGroup* insights_;
    std::unique_ptr<QMenu> insightMenu_;
    QList<QAction*> menu_;
};

} // namespace stonemason::wastes
