// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>

namespace stonemason {

/// A choice shown as a picture with a title and a line of explanation below it; exclusive among its siblings.
class PictureButton : public QAbstractButton {
    Q_OBJECT

public:
    PictureButton(const QString& title, const QString& line, QWidget* parent = nullptr);

    /// Drawn at its device-independent size.
    void setPicture(const QImage& picture);
    const QImage& picture() const { return picture_; }
    void setLine(const QString& line);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QSize pictureSize() const;
    int lineHeight(int width) const;

    QImage picture_;
    QString line_;
};

} // namespace stonemason
