// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/appearance.h"

#include <QWidget>

namespace stonemason {

/// A small drawing of numbers under a heading, as large as its words need. Its entries say what they are when
/// the pointer is over them or the arrow keys reach them; all of them together are its text for screen
/// readers.
class Plot : public QWidget {
    Q_OBJECT

public:
    explicit Plot(const QString& title, QWidget* parent = nullptr);

    /// What it shows, and under which assumption.
    const QString& title() const { return title_; }
    virtual int entryCount() const = 0;
    /// What the entry is, in a few words: "Damage: 4 cards".
    virtual QString entryText(int entry) const = 0;
    /// Where it is, in the widget's coordinates.
    virtual QRectF entryRect(int entry) const = 0;
    /// The plot in words.
    virtual QString text() const;

    /// The entry that is pointed at or reached with the keys, -1 for none.
    int currentEntry() const { return current_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The words of the entry that became current.
    void described(const QString& words);

protected:
    // Pixels, with the size of texts.
    static int titleHeight() { return withTextSize(20); }
    static int bodyHeight() { return withTextSize(96); }
    static int labelSize() { return withTextSize(11); }

    /// The room below the heading.
    QRectF body() const;
    virtual double bodyWidth() const = 0;
    virtual void paintBody(QPainter& painter) = 0;
    void setTitle(const QString& title);
    /// Call it after each change of the data.
    void refresh();
    QFont labelFont() const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    int entryAt(QPointF point) const;
    void setCurrent(int entry);
    QFont titleFont() const;

    QString title_;
    int current_ = -1;
};

} // namespace stonemason
