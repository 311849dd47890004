// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/docks/score_plot.h"

#include "editor/app/palette.h"
#include "editor/token_battle/duel/art/duel_palette.h"
#include "editor/token_battle/duel/seats.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace stonemason {

namespace {

constexpr double labelGap = 4;

} // namespace

ScorePlot::ScorePlot(QWidget* parent) : Plot(tr("Points after each move"), parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScorePlot::setDocument(DuelDocument* document) {
    if (document_) disconnect(document_, nullptr, this, nullptr);
    document_ = document;
    if (document) connect(document, &DuelDocument::shownChanged, this, [this] { refresh(); });
    refresh();
}

int ScorePlot::entryCount() const {
    return document_ ? document_->game().moveCount() + 1 : 0;
}

QString ScorePlot::entryText(int entry) const {
    const Position& position = document_->game().positionAfter(entry);
    const GameSetup& setup = document_->setup();
    const auto standing = [&](std::size_t player) {
        return tr("%1 %2 (+%3)")
            .arg(playerName(setup, int(player)), QString::number(position.scores[player]),
                 QString::number(position.yields[player]));
    };
    if (setup.mode == DuelMode::Sandbox) return tr("Move %1: %2").arg(QString::number(entry), standing(0));
    return tr("Move %1: %2, %3").arg(QString::number(entry), standing(0), standing(1));
}

QString ScorePlot::text() const {
    return entryCount() > 0 ? entryText(entryCount() - 1) : QString();
}

/// At the right of the lines, for the points that stand at their ends.
double ScorePlot::labelRoom() const {
    const QString widest = QString::number(document_ ? highest() : 0);
    return 2 * labelGap + QFontMetricsF(labelFont()).horizontalAdvance(widest);
}

QRectF ScorePlot::field() const {
    return body().adjusted(2, 6, -labelRoom(), -6);
}

int ScorePlot::highest() const {
    const Position& last = document_->game().position();
    return std::max<int>({10, last.scores[0], last.scores[1]});
}

QPointF ScorePlot::point(int entry, int player) const {
    const QRectF field = this->field();
    const Position& position = document_->game().positionAfter(entry);
    const double share = entryCount() > 1 ? double(entry) / (entryCount() - 1) : 0;
    const double height = double(position.scores[std::size_t(player)]) / highest();
    return {field.left() + share * field.width(), field.bottom() - height * field.height()};
}

QRectF ScorePlot::entryRect(int entry) const {
    const QRectF field = this->field();
    const double width = field.width() / std::max(1, entryCount() - 1);
    return {point(entry, 0).x() - width / 2, field.top(), width, field.height()};
}

void ScorePlot::paintBody(QPainter& painter) {
    if (!document_) return;
    const QRectF field = this->field();
    const DuelPalette colours = duelPalette(palette());
    const QColor ink = palette().color(QPalette::WindowText);
    painter.setPen(QPen(blended(palette().color(QPalette::Window), ink, 0.25), 1));
    painter.drawLine(field.bottomLeft(), field.bottomRight());
    const double here = point(document_->shown(), 0).x();
    painter.drawLine(QPointF(here, field.top()), QPointF(here, field.bottom()));
    const int players = document_->setup().mode == DuelMode::Sandbox ? 1 : playerCount;
    std::array<double, playerCount> labels{};
    for (int player = 0; player < players; ++player) {
        QPolygonF line;
        for (int entry = 0; entry < entryCount(); ++entry)
            line += point(entry, player);
        painter.setPen(
            QPen(colours.sides[std::size_t(player)].fill, 2, player == 0 ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        labels[std::size_t(player)] = line.back().y();
    }
    if (players == 2 && std::abs(labels[0] - labels[1]) < labelSize + 2) {
        const double middle = (labels[0] + labels[1]) / 2;
        const double apart = (labelSize + 2) / 2.0 * (labels[0] <= labels[1] ? -1 : 1);
        labels = {middle + apart, middle - apart};
    }
    const double excess =
        std::max(0.0, std::max(labels[0], labels[1]) - (field.bottom() - labelSize / 2.0 + 2));
    painter.setFont(labelFont());
    for (int player = 0; player < players; ++player) {
        painter.setPen(ink);
        painter.drawText(
            QRectF(field.right() + labelGap, labels[std::size_t(player)] - excess - 8, labelRoom(), 16),
            Qt::AlignLeft | Qt::AlignVCenter,
            QString::number(document_->game().position().scores[std::size_t(player)]));
    }
}

void ScorePlot::mousePressEvent(QMouseEvent* event) {
    Plot::mousePressEvent(event);
    if (document_ && currentEntry() >= 0) document_->show(currentEntry());
}

void ScorePlot::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && document_ && currentEntry() >= 0)
        document_->show(currentEntry());
    else
        Plot::keyPressEvent(event);
}

} // namespace stonemason
