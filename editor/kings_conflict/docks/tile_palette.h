// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace stonemason {

class MapRenderer;
class TileModel;

/// The tiles (or digits) as pictures to choose from, as many side by side as fit. Arrow keys walk, Enter and
/// Space choose; typing asks for a search.
class TilePalette : public QListView {
    Q_OBJECT

public:
    TilePalette(TileModel& model, MapRenderer& renderer, QWidget* parent = nullptr);

    QSize sizeHint() const override;

signals:
    /// Enter, Space or a click: this one, to paint with now.
    void chosen(const QModelIndex& index);
    /// Something was typed: it belongs in the search field.
    void searchTyped(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void layGrid();

    TileModel& model_;
};

} // namespace stonemason
