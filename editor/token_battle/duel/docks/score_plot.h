// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/plot.h"
#include "editor/token_battle/duel/duel_document.h"

#include <QPointer>

namespace stonemason {

/// Both scores after each move as lines, the position looked at as an upright one. Player 1's line is dashed.
/// Clicking a move, or Enter on it, looks at it.
class ScorePlot : public Plot {
    Q_OBJECT

public:
    explicit ScorePlot(QWidget* parent = nullptr);

    void setDocument(DuelDocument* document);

    int entryCount() const override;
    QString entryText(int entry) const override;
    QRectF entryRect(int entry) const override;
    QString text() const override;

protected:
    double bodyWidth() const override { return 160; }
    void paintBody(QPainter& painter) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double labelRoom() const;
    QRectF field() const;
    int highest() const;
    QPointF point(int entry, int player) const;

    QPointer<DuelDocument> document_;
};

} // namespace stonemason
