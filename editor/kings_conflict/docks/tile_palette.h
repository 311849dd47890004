// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace stonemason {

class MapRenderer;
class TileModel;

/// The tiles (or digits) as pictures to choose from, as many side by side as fit. Arrow keys walk, Enter and
/// Space choose. Letters and digits are left to the tools, whose shortcuts they are.
class TilePalette : public QListView {
    Q_OBJECT

public:
    TilePalette(TileModel& model, MapRenderer& renderer, QWidget* parent = nullptr);

    QSize sizeHint() const override;

    /// Whether each tile has its code in a corner, as the map has with the same switch.
    void setShowsCodes(bool shows);
    bool showsCodes() const { return showsCodes_; }

signals:
    /// Enter, Space or a click: this one, to paint with now.
    void chosen(const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void layGrid();

    TileModel& model_;
    bool showsCodes_ = false;
};

} // namespace stonemason
