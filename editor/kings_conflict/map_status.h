// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/given_widgets.h"
#include "editor/kings_conflict/map_binding.h"

#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace stonemason {

/// The map workspace's part of the status bar: the cell under the pointer (or the cursor) in words, the count
/// of problems, the zoom, and whether overlays of a large map
/// are still being worked out. The widgets belong to the status bar once it has taken them.
class MapStatus : public QObject {
    Q_OBJECT

public:
    explicit MapStatus(QObject* parent = nullptr);

    void bind(MapDocument* document, MapCanvas* canvas);

    QLabel* cellLabel() const { return cell_; }
    QToolButton* problemsButton() const { return problems_; }
    QLabel* workingLabel() const { return working_; }
    QLabel* zoomLabel() const { return zoom_; }
    QList<QWidget*> widgets() const { return widgets_.alive(); }

signals:
    void problemsClicked();

private:
    void showCell();
    void showProblems();
    void showWorking();
    void showZoom();

    MapBinding binding_;
    GivenWidgets<QWidget> widgets_;
    QTimer cellLater_;    ///< one sentence for all that changes in one turn of the event loop
    QTimer workingLater_; ///< what is done sooner is not worth telling
    QPointer<QLabel> cell_;
    QPointer<QLabel> working_;
    QPointer<QToolButton> problems_;
    QPointer<QLabel> zoom_;
};

} // namespace stonemason
