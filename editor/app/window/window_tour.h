// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"
#include "editor/app/window/tour_places.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QMainWindow;

namespace stonemason {

class Document;
class DocumentOpener;
class DocumentTabs;
class MessageBar;
class OpenDocuments;
class Settings;
class TourCallout;
class TourShade;
class WindowLayout;
class Workspace;
struct WindowActions;

/// The tour of the window: opens a sample, points at one thing after the other, and leaves everything as it
/// was before, whichever way it ends.
class WindowTour : public QObject {
    Q_OBJECT

public:
    /// All of it outlives the tour.
    struct Parts {
        QMainWindow& window;
        QList<Workspace*> workspaces; ///< the first that has steps is shown
        Settings& settings;
        DocumentOpener& opener;
        OpenDocuments& documents;
        DocumentTabs& tabs;
        MessageBar& messages;
        WindowLayout& layout;
        const WindowActions& actions;
    };

    explicit WindowTour(const Parts& parts);
    ~WindowTour() override;

    /// Asks above the start page whether the tour is wanted: once ever, and not of those who began with a
    /// file.
    void offer();
    void start();
    void end();
    bool isRunning() const { return shade_ != nullptr; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What the tour changes.
    struct Before {
        QPointer<QWidget> page; ///< in front
        QPointer<QWidget> focus;
        bool hadStartPage = false;
        QHash<QString, QByteArray> arrangement;
    };

    void openSample();
    TourStep lastStep() const;
    void cover();
    void watch();
    void step(int by);
    void place(bool moving);
    void keepFocus(const QWidget* now);
    void putBack();

    const Parts parts_;
    const TourPlaces places_;
    QTimer settle_; ///< until the window has laid out what changed
    QList<TourStep> steps_;
    qsizetype at_ = 0;
    Before before_;
    Document* sample_ = nullptr;
    TourShade* shade_ = nullptr;
    TourCallout* callout_ = nullptr; ///< in the shade
};

} // namespace stonemason
