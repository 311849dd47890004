// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_plot.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

constexpr double labelGap = 4;

} // namespace

GamePlot::GamePlot(const QString& name, QWidget* parent) : Plot(name, parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GamePlot::setDocument(PlayDocument* document) {
    if (document_) disconnect(document_, nullptr, this, nullptr);
    document_ = document;
    if (document) connect(document, &PlayDocument::shownChanged, this, &GamePlot::follow);
    follow();
}

void GamePlot::follow() {
    forget();
    refresh();
}

int GamePlot::entryCount() const {
    return document_ ? document_->moveCount() + 1 : 0;
}

QString GamePlot::text() const {
    return entryCount() > 0 ? entryText(entryCount() - 1) : QString();
}

/// Width reserved at the right of the lines for the values at their ends.
double GamePlot::labelRoom() const {
    const QFontMetricsF metrics(labelFont());
    const Range most = document_ ? range() : Range{0, 0};
    return 2 * labelGap + std::max(metrics.horizontalAdvance(label(most.highest)),
                                   metrics.horizontalAdvance(label(most.lowest)));
}

QRectF GamePlot::field() const {
    return body().adjusted(2, 6, -labelRoom(), -6);
}

double GamePlot::heightOf(double value) const {
    const Range most = range();
    const QRectF field = this->field();
    return field.bottom() - (value - most.lowest) / (most.highest - most.lowest) * field.height();
}

QPointF GamePlot::point(int entry, int line) const {
    const QRectF field = this->field();
    const double share = entryCount() > 1 ? double(entry) / (entryCount() - 1) : 0;
    return {field.left() + share * field.width(), heightOf(valueAfter(entry, line))};
}

QRectF GamePlot::entryRect(int entry) const {
    const QRectF field = this->field();
    const double width = field.width() / std::max(1, entryCount() - 1);
    return {point(entry, 0).x() - width / 2, field.top(), width, field.height()};
}

void GamePlot::paintBody(QPainter& painter) {
    if (!document_) return;
    const QRectF field = this->field();
    const QColor ink = palette().color(QPalette::WindowText);
    painter.setPen(QPen(blended(palette().color(QPalette::Window), ink, 0.25), 1));
    painter.drawLine(QPointF(field.left(), heightOf(0)), QPointF(field.right(), heightOf(0)));
    const double here = point(document_->shown(), 0).x();
    painter.drawLine(QPointF(here, field.top()), QPointF(here, field.bottom()));
    for (int line = 0; line < lineCount(); ++line) {
        QPolygonF points;
        for (int entry = 0; entry < entryCount(); ++entry)
            points += point(entry, line);
        painter.setPen(QPen(colourOf(line), 2, line == 0 ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(points);
    }
    paintLabels(painter);
}

/// Draws the labels beside the ends of the lines, without overlap.
void GamePlot::paintLabels(QPainter& painter) const {
    const QRectF field = this->field();
    const int last = entryCount() - 1;
    std::array<double, 2> heights{};
    for (int line = 0; line < lineCount(); ++line)
        heights[std::size_t(line)] = point(last, line).y();
    if (lineCount() == 2 && std::abs(heights[0] - heights[1]) < labelSize() + 2) {
        const double middle = (heights[0] + heights[1]) / 2;
        const double apart = (labelSize() + 2) / 2.0 * (heights[0] <= heights[1] ? -1 : 1);
        heights = {middle + apart, middle - apart};
    }
    const double lowest = *std::ranges::max_element(heights);
    const double excess = std::max(0.0, lowest - (field.bottom() - labelSize() / 2.0 + 2));
    const double labelHeight = withTextSize(16);
    painter.setFont(labelFont());
    painter.setPen(palette().color(QPalette::WindowText));
    for (int line = 0; line < lineCount(); ++line)
        painter.drawText(QRectF(field.right() + labelGap,
                                heights[std::size_t(line)] - excess - labelHeight / 2, labelRoom(),
                                labelHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, label(valueAfter(last, line)));
}

void GamePlot::mousePressEvent(QMouseEvent* event) {
    Plot::mousePressEvent(event);
    if (document_ && currentEntry() >= 0) document_->show(currentEntry());
}

void GamePlot::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && document_ && currentEntry() >= 0)
        document_->show(currentEntry());
    else
        Plot::keyPressEvent(event);
}

GamePlotDock::GamePlotDock(const QString& id, const QString& title, GamePlot* plot, const QString& spoken)
    : PlayDock(id, title, Qt::RightDockWidgetArea), plot_(plot), words_(new QLabel) {
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    words_->setFixedHeight(2 * words_->fontMetrics().lineSpacing());
    words_->setForegroundRole(QPalette::PlaceholderText);
    words_->setAccessibleName(spoken);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gap, 0, gap, gap);
    column->setSpacing(gap / 2);
    column->addWidget(plot_);
    column->addWidget(words_);
    column->addStretch(1);
    setWidget(content);
    connect(plot_, &Plot::described, words_, &QLabel::setText);
}

void GamePlotDock::bound() {
    plot_->setDocument(document());
    words_->clear();
    if (!document()) return;
    const auto follow = [this] { words_->setText(plot_->entryText(document()->shown())); };
    binding().on(document(), &PlayDocument::shownChanged, follow);
    binding().on(plot_, &GamePlot::valuesChanged, follow);
    follow();
}

} // namespace stonemason
