// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/plot.h"
#include "editor/play/play_document.h"
#include "editor/play/play_view.h"

#include <QPointer>

class QLabel;

namespace stonemason {

/// How a game went: a value of each position as a line, one for each side or one for both, and the position
/// looked at as an upright one. The second line is dashed. Clicking a move, or Enter on it, looks at it. What
/// the values are is the game's own matter; entries are the positions, from that before the first move.
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
    /// The values have changed although the game has not: they have been computed meanwhile.
    void valuesChanged();

protected:
    /// The values that the field is as high as; 0, where a line is drawn, lies among them.
    struct Range {
        double lowest = 0;
        double highest;
    };

    // Of the document, which is there when one of these is called.
    virtual int lineCount() const = 0; ///< 1 or 2
    virtual double valueAfter(int moves, int line) const = 0;
    virtual Range range() const = 0;
    virtual QColor colourOf(int line) const = 0;
    /// A value as it stands at the end of its line.
    virtual QString label(double value) const = 0;

    /// Discards values computed from the document: it may be another, or have other moves.
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

/// How a game went, in a panel: the plot, and below it what it says of the position looked at or pointed at.
class GamePlotDock : public PlayDock {
    Q_OBJECT

public:
    /// @param id of the dock; never changes
    /// @param plot the dock owns it
    /// @param spoken what screen readers call the words below
    GamePlotDock(const QString& id, const QString& title, GamePlot* plot, const QString& spoken);

    GamePlot* plot() const { return plot_; }

protected:
    void bound() override;

private:
    GamePlot* plot_;
    QLabel* words_;
};

} // namespace stonemason
