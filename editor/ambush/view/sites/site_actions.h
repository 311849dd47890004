// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/action_set.h"

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
    /// Whether a simulation is there, and whether it goes on by itself.
    void setSimulation(bool isSimulating, bool isRunning);

signals:
    void panelRequested();
    void stepRequested(int direction);
    void copyRequested();
    void exportRequested();
    /// As by a click on the heading of that column of a SiteModel.
    void sortRequested(int column);
    void simulationRequested(bool on);
    void stepSimulationRequested();
    void runSimulationRequested(bool on);
    void restartSimulationRequested();

protected:
    bool isBound() const override { return hasMap_; }
    void refresh() override;

private:
    void addOrders();
    void addSimulation();

    std::unique_ptr<QMenu> menu_;
    bool hasMap_ = false;
    bool isSearched_ = false;
    bool hasSites_ = false;
    bool isSimulating_ = false;
    bool isRunning_ = false;
};

} // namespace stonemason::ambush
