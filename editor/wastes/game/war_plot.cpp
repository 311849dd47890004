// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/war_plot.h"

#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/text/wastes_text.h"
#include "editor/wastes/art/dusk_palette.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stonemason::wastes {

namespace {

constexpr double leastRange = 60; ///< about the worth of one piece
constexpr double even = 10;       ///< less than this is no advantage

} // namespace

WarPlot::WarPlot(QWidget* parent) : GamePlot(tr("Who is ahead after each move"), parent) {
}

void WarPlot::follow(WarDocument* document) {
    worth_.reset();
    if (document) worth_.emplace(document->engine().ground());
    setDocument(document);
}

double WarPlot::valueAfter(int moves, int) const {
    return worth_->balance(war().game().positionAfter(moves), int(Side::Blue));
}

GamePlot::Range WarPlot::range() const {
    double most = leastRange;
    for (int moves = 0; moves <= war().moveCount(); ++moves)
        most = std::max(most, std::abs(valueAfter(moves, 0)));
    return {.lowest = -most, .highest = most};
}

QColor WarPlot::colourOf(int) const {
    const DuskPalette& colours = duskPalette(isDark(palette()));
    return colours.of(valueAfter(war().moveCount(), 0) < 0 ? Side::Red : Side::Blue).base;
}

QString WarPlot::label(double value) const {
    return QString::number(std::abs(int(std::lround(value))));
}

QString WarPlot::entryText(int entry) const {
    const double value = valueAfter(entry, 0);
    if (std::abs(value) < even)
        //: %1 the number of a move
        return tr("After move %1: even").arg(entry);
    //: %1 the number of a move, %2 a side, %3 by how much
    return tr("After move %1: %2 ahead by %3")
        .arg(QString::number(entry), sideName(value > 0 ? Side::Blue : Side::Red), label(value));
}

AdvantageDock::AdvantageDock()
    : BoundDock(QStringLiteral("war-advantage"), tr("Advantage"), Qt::RightDockWidgetArea)
    , plot_(new WarPlot)
    , words_(new QLabel) {
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    words_->setForegroundRole(QPalette::PlaceholderText);
    words_->setAccessibleName(tr("Who is ahead at the move pointed at"));
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

void AdvantageDock::bound() {
    plot_->follow(document());
    words_->clear();
    if (!document()) return;
    const auto follow = [this] { words_->setText(plot_->entryText(document()->shown())); };
    binding().on(document(), &PlayDocument::shownChanged, follow);
    follow();
}

} // namespace stonemason::wastes
