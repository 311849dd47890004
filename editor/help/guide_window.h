// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/guide_pages.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QStackedWidget>

#include <functional>
#include <vector>

namespace stonemason {

class Dialogs;
class GuideBrowser;
class GuideContents;
class GuideFinder;
class Settings;
struct GuideHit;

/// The guide: contents or search results on the left, a page on the right. It stands beside the other windows
/// and blocks none.
class GuideWindow : public QMainWindow {
    Q_OBJECT

public:
    /// What the window works with; all of it outlives the window.
    struct Parts {
        const GuidePages& pages;
        Settings& settings; ///< keeps size, page and letters' size
        Dialogs& dialogs;   ///< asks before an address is opened
        std::function<void(const QUrl&)> openOutside;
    };

    explicit GuideWindow(const Parts& parts, QWidget* parent = nullptr);
    ~GuideWindow() override;

    /// @param address a page's name, with a heading's anchor after a # if need be. One that is not there
    /// shows the index; an empty one keeps the page, or brings that of the last time.
    void showAddress(const QString& address);
    /// The page that is shown, empty before the first.
    QString pageName() const;

    GuideBrowser& browser() { return *browser_; }
    GuideContents& contents() { return *contents_; }
    GuideFinder& finder() { return *finder_; }
    QLineEdit& searchField() { return *search_; }
    /// "back", "forward", "home", "find", "next", "previous", "zoom-in", "zoom-out", "zoom-reset", "close"
    QAction* action(const QString& id) const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        QString page;
        int block = 0;
        bool operator==(const Place&) const = default;
    };

    void makeActions();
    QAction* makeAction(const QString& id, const QString& picture, const QString& text, const QString& tip,
                        const QList<QKeySequence>& keys, const std::function<void()>& act);
    void buildToolBar();
    QWidget* buildLeft();
    QWidget* buildRight();
    void connectParts();
    void go(const Place& place);
    void showPlace(const Place& place);
    void stepHistory(int by);
    void follow(const QUrl& link);
    void showLink(const QUrl& link);
    void search(const QString& text);
    void showHit(const GuideHit& hit);
    void setZoom(int percent);
    void enableActions();
    void remember();

    Parts parts_;
    QLineEdit* search_;
    QStackedWidget* left_;
    GuideContents* contents_;
    GuideFinder* finder_;
    QLabel* language_;
    QLabel* address_;
    GuideBrowser* browser_;
    std::vector<Place> history_;
    std::size_t here_ = 0; ///< where in the history the reader is
    int zoom_ = 100;
};

} // namespace stonemason
