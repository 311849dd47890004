// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_overlay.h"

#include <QFrame>

class QToolButton;
class QVBoxLayout;

namespace stonemason {

/// The legends of the overlays that are shown, in a small panel over the canvas. It folds up to a button that
/// names the overlays, and hides itself when no shown overlay has a legend.
class LegendPanel : public QFrame {
    Q_OBJECT

public:
    explicit LegendPanel(QWidget* parent);

    /// Replaces the legends shown before. Cheap when nothing differs, as during a stroke.
    void setOverlays(const std::vector<const GridOverlay*>& overlays);
    bool isEmpty() const { return legends_.empty(); }

    /// Pixels the folded panel may be wide: names with no room are cut, and where hardly a word would be left
    /// the button is its icon alone. Its tool tip and its accessible name hold all of them anyway.
    void setFoldedRoom(int width);
    void setFolded(bool folded);
    bool isFolded() const { return folded_; }
    QToolButton* foldButton() const { return fold_; }
    /// The button of the first link in the legends; nullptr while there is none.
    QToolButton* linkButton() const { return link_; }

    /// The size of the open panel, whether or not it is folded now.
    QSize openSize() const { return openSize_; }
    /// That of the folded panel with all names.
    QSize foldedSize() const { return foldedSize_; }

signals:
    void foldRequested(bool folded);
    void linkFollowed(int target);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Legend {
        QString name;
        std::vector<LegendEntry> entries;
        bool operator==(const Legend&) const = default;
    };

    void fill();
    void fit();
    QString names() const;
    QString namesInRoom() const;
    void dress(bool folded, const QString& words);
    void addLine(QVBoxLayout& column, const LegendEntry& entry);
    std::optional<LegendLink> firstLink() const;
    void addLink(QVBoxLayout& column, const LegendLink& link);

    QToolButton* fold_;
    QToolButton* link_ = nullptr;
    QWidget* content_ = nullptr;
    std::vector<Legend> legends_;
    QSize openSize_;
    QSize foldedSize_;
    int foldedRoom_ = 0;
    bool folded_ = false;
};

} // namespace stonemason
