// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/plots/deck_plots.h"

#include "editor/app/widgets/look.h"
#include "editor/text/names.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/deck/view/plots/bar_plot.h"
#include "editor/token_battle/deck/view/plots/schedule_plot.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// A small picture of an area: the cells around a token, those it hits filled.
void paintArea(QPainter& painter, const QRectF& square, const AreaShape& area, const QColor& cell,
               const QColor& hit) {
    const double side = square.width() / 3;
    painter.setPen(Qt::NoPen);
    for (int dy = 1; dy >= -1; --dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const bool inArea = std::ranges::find(area.cells, Offset{dx, dy}) != area.cells.end();
            painter.setBrush(inArea ? hit : cell);
            painter.drawRect(
                QRectF(square.left() + (dx + 1) * side, square.top() + (1 - dy) * side, side - 1, side - 1));
        }
}

void paintAbility(QPainter& painter, const QRectF& square, Ability ability, const CardPalette& palette) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.of(ability));
    painter.drawEllipse(square);
    paintAbilitySymbol(painter, square, ability, palette.symbol);
}

} // namespace

DeckPlots::DeckPlots(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , values_(new BarPlot(tr("Values"), 6))
    , abilities_(new BarPlot(tr("Abilities"), 4))
    , schedule_(new SchedulePlot(catalogue))
    , cycle_(new BarPlot(tr("Points a cycle"), stackCount))
    , firstTurn_(new BarPlot(tr("First turn"), stackCount))
    , kinds_(new BarPlot(tr("Kinds"), 3))
    , areas_(new BarPlot(tr("Areas"), 3)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->setSpacing(2 * gap - 2);
    for (Plot* plot : plots()) {
        row->addWidget(plot, 0, Qt::AlignTop);
        connect(plot, &Plot::described, this, &DeckPlots::described);
    }
    row->addStretch(1);
    refresh();
}

QList<Plot*> DeckPlots::plots() const {
    return {values_, abilities_, schedule_, cycle_, firstTurn_, kinds_, areas_};
}

void DeckPlots::setDeck(const Deck& deck) {
    deck_ = deck;
    refresh();
}

void DeckPlots::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) refresh(); // bars have their colours from it
    QWidget::changeEvent(event);
}

QString DeckPlots::counted(const QString& name, int cards) const {
    //: %1 is a property of cards, %n how many of a deck have it
    return tr("%1: %n card(s)", nullptr, cards).arg(name);
}

void DeckPlots::refresh() {
    const DeckStatistics statistics = statisticsOf(deck_, catalogue_);
    schedule_->setDeck(deck_);
    showValues(statistics);
    showStacks(statistics);
    showAbilities(statistics);
    showKinds(statistics);
    showAreas(statistics);
}

void DeckPlots::showValues(const DeckStatistics& statistics) {
    std::vector<BarPlot::Bar> bars;
    for (std::size_t value = 1; value < statistics.valueCurve.size(); ++value)
        bars.push_back({.text = counted(tr("Value %1").arg(value), statistics.valueCurve[value]),
                        .number = statistics.valueCurve[value],
                        .label = QString::number(value)});
    values_->setBars(std::move(bars));
}

void DeckPlots::showStacks(const DeckStatistics& statistics) {
    std::vector<BarPlot::Bar> cycle;
    std::vector<BarPlot::Bar> first;
    for (int stack = 0; stack < stackCount; ++stack) {
        const int points = statistics.stackValue[std::size_t(stack)];
        const auto worth = statistics.firstTurn[std::size_t(stack)];
        const QString label = QString::number(stack + 1);
        //: %1 is the number of a stack, %n points
        cycle.push_back(
            {.text = tr("Stack %1, every card played once: %n point(s) a turn", nullptr, points).arg(label),
             .number = points,
             .label = label});
        //: %1 is the number of a stack, %2 what its top card is worth
        first.push_back({.text = worth ? tr("Stack %1: its top card is worth %2 as the first move")
                                             .arg(label, QString::number(*worth))
                                       : tr("Stack %1: the top card is unknown").arg(label),
                         .number = worth,
                         .label = label});
    }
    cycle_->setBars(std::move(cycle));
    firstTurn_->setBars(std::move(first));
}

void DeckPlots::showAbilities(const DeckStatistics& statistics) {
    const CardPalette colours = cardPalette(palette());
    std::vector<BarPlot::Bar> bars;
    for (std::size_t i = 0; i < abilityCount; ++i) {
        if (statistics.abilities[i] == 0) continue;
        const auto sign = [colours, ability = Ability(i)](QPainter& painter, const QRectF& square) {
            paintAbility(painter, square, ability, colours);
        };
        bars.push_back({.text = counted(localText(catalogue_.abilities[i].name), statistics.abilities[i]),
                        .number = statistics.abilities[i],
                        .sign = sign,
                        .colour = colours.of(Ability(i))});
    }
    abilities_->setBars(std::move(bars), tr("No cards yet"));
}

void DeckPlots::showKinds(const DeckStatistics& statistics) {
    const QColor gold = cardPalette(palette()).gold;
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor ground = palette().color(QPalette::Window);
    std::vector<BarPlot::Bar> bars;
    for (std::size_t i = 0; i < tokenKindCount; ++i) {
        if (statistics.kinds[i] == 0) continue;
        const auto sign = [gold, ink, ground, kind = TokenKind(i)](QPainter& painter, const QRectF& square) {
            paintTokenShape(painter, square, kind, ink, ground, gold);
        };
        bars.push_back({.text = counted(localText(catalogue_.kinds[i].name), statistics.kinds[i]),
                        .number = statistics.kinds[i],
                        .sign = sign});
    }
    kinds_->setBars(std::move(bars), tr("No cards yet"));
}

void DeckPlots::showAreas(const DeckStatistics& statistics) {
    const QColor hit = palette().color(QPalette::Active, QPalette::Highlight);
    const QColor cell = cardPalette(palette()).cell;
    std::vector<BarPlot::Bar> bars;
    for (std::size_t i = 0; i < statistics.areas.size(); ++i) {
        if (statistics.areas[i] == 0) continue;
        const AreaShape& area = catalogue_.areas[i];
        const auto sign = [hit, cell, &area](QPainter& painter, const QRectF& square) {
            paintArea(painter, square, area, cell, hit);
        };
        bars.push_back({.text = counted(localText(area.name), statistics.areas[i]),
                        .number = statistics.areas[i],
                        .sign = sign});
    }
    areas_->setBars(std::move(bars), tr("No cards yet"));
}

} // namespace stonemason::token_battle
