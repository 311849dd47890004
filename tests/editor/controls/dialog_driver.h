// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QMenu>
#include <QObject>
#include <QStringList>

#include <functional>

namespace stonemason::test {

/// Sees every dialog, menu and other window that comes up while it lives, and deals with it from the event
/// loop it runs in. What nobody deals with is closed again.
class DialogDriver : public QObject {
public:
    DialogDriver();
    ~DialogDriver() override;

    /// Deals with the first dialog; those that come up meanwhile are closed.
    void onDialog(std::function<void(QDialog&)> deal) { deal_ = std::move(deal); }
    /// Deals with the first menu.
    void onMenu(std::function<void(QMenu&)> deal) { menuDeal_ = std::move(deal); }

    /// The classes of what came up, in that order; of dialogs with their titles.
    const QStringList& seen() const { return seen_; }
    /// The classes of dialogs alone.
    const QStringList& dialogs() const { return dialogs_; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void meet(QWidget& window);

    std::function<void(QDialog&)> deal_;
    std::function<void(QMenu&)> menuDeal_;
    QStringList seen_;
    QStringList dialogs_;
};

} // namespace stonemason::test
