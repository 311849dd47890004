// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QMenu>
#include <QObject>
#include <QStringList>

#include <functional>

namespace stonemason::test {

/// Catches every dialog, menu and other window that opens during its lifetime and handles it in that
/// window's event loop. Unhandled windows are closed.
class DialogDriver : public QObject {
public:
    DialogDriver();
    ~DialogDriver() override;

    /// Handles the first dialog; those that open meanwhile are closed.
    void onDialog(std::function<void(QDialog&)> deal) { deal_ = std::move(deal); }
    /// Handles the first menu.
    void onMenu(std::function<void(QMenu&)> deal) { menuDeal_ = std::move(deal); }

    /// The classes of the windows in the order they opened; for dialogs with their titles.
    const QStringList& seen() const { return seen_; }
    /// The classes of the dialogs only.
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
