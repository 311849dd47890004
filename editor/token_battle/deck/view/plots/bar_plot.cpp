// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/plots/bar_plot.h"

#include "editor/app/widgets/appearance.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr double lowest = 3; ///< a bar of a positive number is seen

// Pixels, with the size of texts.
double place() { ///< the width a bar and its surroundings take
    return withTextSize(21);
}
double barWidth() {
    return withTextSize(15);
}
double labelHeight() {
    return withTextSize(22);
}
double numberHeight() {
    return withTextSize(15);
}

} // namespace

BarPlot::BarPlot(const QString& title, int widest, QWidget* parent) : Plot(title, parent), widest_(widest) {
    refresh();
}

void BarPlot::setBars(std::vector<Bar> bars, const QString& none) {
    bars_ = std::move(bars);
    none_ = none;
    refresh();
}

double BarPlot::bodyWidth() const {
    return place() * std::max(widest_, int(bars_.size()));
}

QRectF BarPlot::entryRect(int entry) const {
    return {entry * place(), body().top(), place(), body().height()};
}

void BarPlot::paintBody(QPainter& painter) {
    painter.setFont(labelFont());
    if (bars_.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(body(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, none_);
        return;
    }
    int highest = 1;
    for (const Bar& bar : bars_)
        highest = std::max(highest, bar.number.value_or(0));
    const double floor = body().bottom() - labelHeight();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawLine(QPointF(0, floor + 0.5), QPointF(place() * double(bars_.size()), floor + 0.5));
    for (int entry = 0; entry < entryCount(); ++entry)
        paintBar(painter, entry, (body().height() - labelHeight() - numberHeight()) / highest);
}

void BarPlot::paintBar(QPainter& painter, int entry, double scale) const {
    const Bar& bar = bars_[std::size_t(entry)];
    const QRectF room = entryRect(entry);
    const double floor = room.bottom() - labelHeight();
    const int number = bar.number.value_or(0);
    const double height = number > 0 ? std::max(lowest, number * scale) : 0;
    const QRectF column(room.center().x() - barWidth() / 2, floor - height, barWidth(), height);
    const QPalette& colours = palette();
    painter.setPen(Qt::NoPen);
    painter.setBrush(bar.colour.isValid() ? bar.colour
                                          : colours.color(QPalette::Active, QPalette::Highlight));
    painter.drawRect(column);

    const bool nothing = number == 0;
    painter.setPen(colours.color(nothing ? QPalette::PlaceholderText : QPalette::WindowText));
    painter.drawText(QRectF(room.left(), column.top() - numberHeight(), room.width(), numberHeight()),
                     Qt::AlignCenter, bar.number ? QString::number(number) : QStringLiteral("–"));
    const QRectF below(room.left(), floor + 1, room.width(), labelHeight() - 1);
    if (bar.sign) {
        QRectF sign(0, 0, labelHeight() - 4, labelHeight() - 4);
        sign.moveCenter(below.center());
        painter.save();
        bar.sign(painter, sign);
        painter.restore();
    } else {
        painter.setPen(colours.color(QPalette::WindowText));
        painter.drawText(below, Qt::AlignCenter, bar.label);
    }
}

} // namespace stonemason::token_battle
