// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QRect>
#include <QStringList>

class QFont;
class QPainter;

namespace stonemason {

/// Wraps a text between words to a width in pixels; the last line is elided if the rest does not fit.
QStringList wrapped(const QString& text, const QFont& font, int width, int mostLines);

/// Draws it in the painter's font and colour, from the top of the rectangle on.
/// @param align of each line
void drawWrapped(QPainter& painter, const QRect& rect, Qt::Alignment align, const QString& text,
                 int mostLines, int lineHeight);

/// Plain text in a room of two lines, however short it is, so that what is beside it does not move. What has
/// no room in two lines ends with an ellipsis. The tool tip says what is cut, unless there is another one.
class TwoLineLabel : public QLabel {
    Q_OBJECT

public:
    explicit TwoLineLabel(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; }
    /// The text as it is shown, a line each.
    QStringList lines() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool isCut() const;
};

} // namespace stonemason
