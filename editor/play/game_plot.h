// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/plot.h"
#include "editor/play/play_document.h"
#include "editor/play/play_view.h"

#include <QPointer>

class QLabel;

namespace stonemason {

/// A plot of a game: a value of each position as a line, one for each side or one for both, and a vertical
/// line at the position shown. The second line is dashed. A click on a move, or Enter, shows its position.
/// The game defines the values; entries are the positions, starting with the one before the first move.
class GamePlot : public Plot {
    Q_OBJECT

public:
    /// @param name for screen readers
    explicit GamePlot(const QString& name, QWidget* parent = nullptr);

    /// nullptr for none.
    virtual void setDocument(PlayDocument* document);

    int entryCount() const override;
    QRectF entryRect(int entry) const override;
    QString text() const override;

signals:
    /// Newly computed values are available for an unchanged game.
    void valuesChanged();

protected:
    /// The range of the vertical axis; it includes 0, where a line is drawn.
    struct Range {
        double lowest = 0;
        double highest;
    };

    // Of the document, which is there when one of these is called.
    virtual int lineCount() const = 0; ///< 1 or 2
    virtual double valueAfter(int moves, int line) const = 0;
    virtual Range range() const = 0;
    virtual QColor colourOf(int line) const = 0;
    /// The text of a value at the end of its line.
    virtual QString label(double value) const = 0;

    /// Discards values computed from the document, which may be another or have other moves.
    virtual void forget() {}

    PlayDocument* document() const { return document_; }
    double bodyWidth() const override { return 160; }
    void paintBody(QPainter& painter) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow();
    double labelRoom() const;
    QRectF field() const;
    QPointF point(int entry, int line) const;
    double heightOf(double value) const;
    void paintLabels(QPainter& painter) const;

    QPointer<PlayDocument> document_;
};

/// A dock with the plot of a game and, below it, the text for the position shown or hovered.
class GamePlotDock : public PlayDock {
    Q_OBJECT

public:
    /// @param id of the dock; must never change
    /// @param plot the dock owns it
    /// @param spoken the accessible name of the text below
    GamePlotDock(const QString& id, const QString& title, GamePlot* plot, const QString& spoken);

    GamePlot* plot() const { return plot_; }

protected:
    void bound() override;

private:
    GamePlot* plot_;
    QLabel* words_;
};

} // namespace stonemason
