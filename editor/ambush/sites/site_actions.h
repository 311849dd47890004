// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/action_set.h"

#include <QMenu>

#include <memory>

namespace stonemason::ambush {

/// What can be done with the ambush sites of the current map.
class SiteActions : public ActionSet {
    Q_OBJECT

public:
    /// @param prefix of the workspace's actions
    SiteActions(const QString& prefix, QObject* parent);

    /// As one entry of the workspace's menu.
    QAction* menuAction() const { return menu_->menuAction(); }
    /// Whether there is a map, whether it has been searched, and whether sites were found.
    void setState(bool hasMap, bool isSearched, bool hasSites);

signals:
    void panelRequested();
    void stepRequested(int direction);
    void copyRequested();
    void exportRequested();

protected:
    bool isBound() const override { return hasMap_; }
    void refresh() override;

private:
    std::unique_ptr<QMenu> menu_;
    bool hasMap_ = false;
    bool isSearched_ = false;
    bool hasSites_ = false;
};

} // namespace stonemason::ambush
