// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/guide_pages.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace stonemason {

class Dialogs;
class GuideWindow;
class Settings;

/// The guide for the whole program: pages that are read when they are first asked for, and the window that
/// shows them. F1 in a dialog opens the page of the dialog; in other windows F1 is an action's.
class Guide : public QObject {
    Q_OBJECT

public:
    /// @param folder with the pages
    /// @param openOutside opens an address in the system's browser
    Guide(const QString& folder, Settings& settings, Dialogs& dialogs,
          std::function<void(const QUrl&)> openOutside, QObject* parent = nullptr);
    ~Guide() override;

    /// Shows the window with that page (see GuideWindow::showAddress). While a dialog blocks the other
    /// windows, a window of the dialog's own shows it and goes with it.
    void show(const QString& address);
    /// The window last shown; nullptr before, and when a dialog took it along.
    GuideWindow* window() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    GuideWindow* windowFor(QWidget* blocking);

    QString folder_;
    Settings& settings_;
    Dialogs& dialogs_;
    std::function<void(const QUrl&)> openOutside_;
    std::optional<GuidePages> pages_;
    std::unique_ptr<GuideWindow> own_;
    QPointer<GuideWindow> shown_;
};

} // namespace stonemason
