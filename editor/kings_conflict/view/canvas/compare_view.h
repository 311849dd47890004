// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace stonemason::kings_conflict {

class HintOverlays;
class MapCanvas;
class MapDocument;
class MapRenderer;
class PaneHeader;
class MapToolState;

/// What a tab shows of a map: its canvas, and while two layers are compared side by side a second one with
/// the other layer, at the same place and zoom, with the same cursor. Either can be worked on: the one
/// pressed or focused becomes the active one and its layer the current one.
class CompareView : public QWidget {
    Q_OBJECT

public:
    CompareView(MapDocument& document, MapRenderer& renderer, MapToolState& state, QWidget* parent = nullptr);
    ~CompareView() override;

    /// The canvas that shows the current layer.
    MapCanvas* activeCanvas() const { return panes_[std::size_t(active_)].canvas; }
    /// The left one is always there; the right one is nullptr while nothing is compared.
    MapCanvas* leftCanvas() const { return panes_[0].canvas; }
    MapCanvas* rightCanvas() const { return panes_[1].canvas; }

signals:
    void activeChanged();

private:
    struct Pane {
        QWidget* box = nullptr;
        PaneHeader* header = nullptr;
        MapCanvas* canvas = nullptr;
        int layer = 0;
    };

    Pane makePane();
    void openRight();
    void closeRight();
    void follow();
    void showLayers();
    void activate(int pane);
    void synchronise(const MapCanvas& from);
    QString layerName(int layer) const;

    MapDocument& document_;
    MapRenderer& renderer_;
    MapToolState& state_;
    HintOverlays* hints_;
    QHBoxLayout* row_;
    std::array<Pane, 2> panes_;
    int active_ = 0;
    bool synchronising_ = false;
};

/// The line above one of two boards: the layer it shows, bold with a coloured edge where the active one is.
class PaneHeader : public QWidget {
    Q_OBJECT

public:
    explicit PaneHeader(QWidget* parent);

    void setState(const QString& layer, bool active, bool closable);

signals:
    void closeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* name_;
    QToolButton* close_;
    bool active_ = false;
};

} // namespace stonemason::kings_conflict
