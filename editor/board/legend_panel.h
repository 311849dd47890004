// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/board_overlay.h"

#include <QFrame>

class QToolButton;
class QVBoxLayout;

namespace stonemason {

/// The legends of the overlays that are shown, in a small panel over the canvas. It folds up to a button, and
/// hides itself when no shown overlay has anything to say.
class LegendPanel : public QFrame {
    Q_OBJECT

public:
    explicit LegendPanel(QWidget* parent);

    /// Takes the place of the legends told before. Cheap when nothing differs, as during a stroke.
    void tell(const std::vector<const BoardOverlay*>& overlays);
    bool isEmpty() const { return legends_.empty(); }

    void setFolded(bool folded);
    bool isFolded() const { return folded_; }
    QToolButton* foldButton() const { return fold_; }
    /// The button of the first link in the legends; nullptr while there is none.
    QToolButton* linkButton() const { return link_; }

    /// The size of the open panel, whether or not it is folded now.
    QSize openSize() const { return openSize_; }

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
    void dress(bool folded);
    void addLine(QVBoxLayout& column, const LegendEntry& entry);
    std::optional<LegendLink> firstLink() const;
    void addLink(QVBoxLayout& column, const LegendLink& link);

    QToolButton* fold_;
    QToolButton* link_ = nullptr;
    QWidget* content_ = nullptr;
    std::vector<Legend> legends_;
    QSize openSize_;
    bool folded_ = false;
};

} // namespace stonemason
