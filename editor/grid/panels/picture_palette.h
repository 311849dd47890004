// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include <functional>

namespace stonemason {

/// What a palette shows of its model's entries.
struct PictureLooks {
    int nameRole = Qt::DisplayRole; ///< the name below a picture; should be short where it has one line
    int codeRole = -1;              ///< what stands in a corner while codes are shown, -1: nothing
    int smallestCell = 44;          ///< pixels at the usual size of text
    int largestPicture = 56;
    int nameLines = 1;   ///< lines that a name may take; with several it is wrapped and cut behind the last
    bool isNamed = true; ///< else there are pictures alone, and smaller cells do not grow with the text
};

/// Pictures to choose from, as many side by side as fit, with their names below. Arrow keys walk, Enter and
/// Space choose. Letters and digits are left to the tools, whose shortcuts they are.
class PicturePalette : public QListView {
    Q_OBJECT

public:
    /// Draws what the entry stands for into the square.
    using PaintPicture =
        std::function<void(QPainter& painter, const QRect& square, const QModelIndex& index)>;

    /// @param model is laid out anew when it is reset; it must outlive the palette
    PicturePalette(QAbstractItemModel& model, PaintPicture paint, QWidget* parent = nullptr);

    QSize sizeHint() const override;

    const PictureLooks& looks() const { return looks_; }
    void setLooks(const PictureLooks& looks);
    /// How many pictures there should be room for.
    void setWantedRoom(int columns, int rows) { wanted_ = {columns, rows}; }
    /// The text shown when there is nothing to choose.
    void setEmptyText(const QString& text) { emptyText_ = text; }

    void setShowsCodes(bool shows);
    bool showsCodes() const { return showsCodes_; }

signals:
    /// Enter, Space or a click: this one, to paint with now.
    void chosen(const QModelIndex& index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Where dragging is enabled: the picture hangs beside the pointer, so that it hides nothing it could be
    /// dropped on.
    void startDrag(Qt::DropActions actions) override;

private:
    friend class PictureDelegate;
    int smallestCell() const;
    int nameHeight() const;
    void layGrid();

    PaintPicture paint_;
    PictureLooks looks_;
    QSize wanted_{4, 6};
    QString emptyText_;
    bool showsCodes_ = false;
};

} // namespace stonemason
