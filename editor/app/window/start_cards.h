// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QList>

class QAction;

namespace stonemason {

/// An action's text without its access key and its dots.
QString plainTextOf(const QAction& action);

/// What the start page is made of: a button with a flat ground, a hairline around it, a ring when it has the
/// focus. Enter presses it, as Space does.
class StartButton : public QAbstractButton {
    Q_OBJECT

public:
    using QAbstractButton::QAbstractButton;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void drawGround(QPainter& painter) const;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// The button nearest to that one in the direction of the arrow key; nullptr: there is none. Going sideways
/// counts for more than going on.
QWidget* nearestButton(const QWidget& from, const QList<QWidget*>& buttons, int key);

/// A document as a card: its picture, its title, a line below.
class PictureCard : public StartButton {
    Q_OBJECT

public:
    static constexpr QSize pictureSize{104, 104};

    /// @param path what it stands for
    /// @param line below the title; where it is empty the title has two lines
    PictureCard(const QString& path, const QString& title, const QString& line, QWidget* parent);

    const QString& path() const { return path_; }
    /// In device pixels.
    void setPicture(const QImage& picture);
    void setTitle(const QString& title);
    /// Greys it out and marks it as missing.
    void setMissing();
    bool isMissing() const { return missing_; }
    bool hasPicture() const { return !picture_.isNull(); }

    QSize sizeHint() const override;

signals:
    /// Delete was pressed, or the cross of a missing one, or so it was chosen from the menu.
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();

    const QString path_;
    QString title_;
    QString line_;
    QImage picture_;
    bool missing_ = false;
};

} // namespace stonemason
