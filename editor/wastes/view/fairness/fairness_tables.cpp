// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/fairness/fairness_tables.h"

#include "editor/app/widgets/labels.h"
#include "editor/text/argument_text.h"
#include "editor/wastes/text/fairness_text.h"
#include "editor/wastes/text/wastes_text.h"

#include <QEvent>
#include <QHeaderView>
#include <QResizeEvent>

#include <algorithm>
#include <cstddef>

namespace stonemason::wastes {

namespace {

constexpr int cellPad = 8; ///< beside a number, left and right together

QString withInterval(const QString& value, const QString& low, const QString& high) {
    //: %1 a number, %2 and %3 the ends of the interval it lies in
    return FairnessTable::tr("%1 (95 % interval: %2 to %3)").arg(value, low, high);
}

QString rateTip(const Estimate& rate) {
    return withInterval(percentText(rate.value), percentText(rate.interval.low),
                        percentText(rate.interval.high));
}

QString signedText(double number) {
    const QString text = decimalText(number, 1);
    return number > 0.05 ? u'+' + text : text;
}

/// Without the percent sign, which is in the row name because the panel is narrow.
QString valueText(FairnessFigure figure, const Estimate& estimate) {
    return decimalText(figure == FairnessFigure::Moves ? estimate.value : 100 * estimate.value, 1);
}

QString rowName(FairnessFigure figure) {
    return figure == FairnessFigure::Moves ? figureName(figure) : figureName(figure) + QStringLiteral(" (%)");
}

QString valueTip(FairnessFigure figure, const Estimate& estimate) {
    if (figure != FairnessFigure::Moves) return rateTip(estimate);
    return withInterval(decimalText(estimate.value, 1), decimalText(estimate.interval.low, 1),
                        decimalText(estimate.interval.high, 1));
}

/// The factor for display: shares in percent.
double unitOf(FairnessFigure figure) {
    return figure == FairnessFigure::Moves ? 1 : 100;
}

QString differenceTip(FairnessFigure figure, const Estimate& difference) {
    const double unit = unitOf(figure);
    const QString text =
        withInterval(signedText(difference.value * unit), signedText(difference.interval.low * unit),
                     signedText(difference.interval.high * unit));
    return text + u'\n' +
           (isBeyondChance(difference) ? FairnessTable::tr("More than chance explains.")
                                       : FairnessTable::tr("Chance alone could explain it."));
}

} // namespace

FairnessTable::FairnessTable(const QString& name, QWidget* parent) : QTableWidget(parent) {
    setAccessibleName(name);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
}

void FairnessTable::begin(const QStringList& heads, const QStringList& tips) {
    setRowCount(0);
    setColumnCount(int(heads.size()));
    for (int column = 0; column < columnCount(); ++column) {
        auto* head = new QTableWidgetItem(heads[column]);
        head->setToolTip(plainToolTip(tips[column]));
        head->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                           : Qt::AlignRight | Qt::AlignVCenter);
        setHorizontalHeaderItem(column, head);
    }
}

void FairnessTable::add(const QString& name, const QStringList& texts, const QStringList& tips,
                        bool isStrong) {
    const int row = rowCount();
    insertRow(row);
    setItem(row, 0, new QTableWidgetItem(name));
    for (int column = 1; column < columnCount(); ++column) {
        auto* item = new QTableWidgetItem(texts[column - 1]);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(plainToolTip(tips[column - 1]));
        QString words = horizontalHeaderItem(column)->text() + QStringLiteral(", ") + name +
                        QStringLiteral(": ") + tips[column - 1];
        item->setData(Qt::AccessibleTextRole, words.replace(u'\n', u' '));
        QFont font = item->font();
        font.setBold(isStrong && column == columnCount() - 1);
        item->setFont(font);
        setItem(row, column, item);
    }
}

void FairnessTable::showSides(const Standings& standings) {
    QStringList heads{QString()};
    for (const SideFigures& side : standings.sides)
        heads += sideName(side.side);
    //: The head of a column: %1 is a side, Blue or Red
    const QString first = tr("%1 has the first move").arg(heads[1]);
    begin(heads, {QString(), first, heads[2]});
    const auto count = [&](const QString& name, auto countOf) {
        QStringList texts;
        QStringList tips;
        for (const SideFigures& side : standings.sides) {
            texts += QString::number(countOf(side));
            tips += rateTip(rateOf(countOf(side), standings.games()));
        }
        add(name, texts, tips);
    };
    count(tr("Won"), [](const SideFigures& side) { return side.outcomes.wins; });
    for (std::size_t i = 0; i < winEnds.size(); ++i)
        count(QStringLiteral("    ") + endName(winEnds[i]),
              [i](const SideFigures& side) { return side.wins[i]; });
    count(tr("Drawn"), [](const SideFigures& side) { return side.outcomes.draws; });
    count(tr("Lost"), [](const SideFigures& side) { return side.outcomes.losses; });
    add(tr("Score"),
        {percentText(standings.sides[0].share.value), percentText(standings.sides[1].share.value)},
        {rateTip(standings.sides[0].share), rateTip(standings.sides[1].share)});
    shareRoom();
}

void FairnessTable::showComparison(const std::array<const Standings*, 2>& standings,
                                   const std::array<QString, 2>& boards) {
    //: In a cell of a narrow table: nothing was measured yet
    const QString none = tr("not yet");
    begin({QString(), tr("This"), tr("Other"), tr("Difference")},
          {QString(), boards[0], boards[1],
           tr("How much larger it is of this board; of shares in percentage points")});
    for (const FairnessFigure figure : fairnessFigures) {
        QStringList texts;
        QStringList tips;
        for (const Standings* board : standings) {
            const auto estimate =
                board && board->games() > 0 ? estimateOf(figure, *board) : std::optional<Estimate>();
            texts += estimate ? valueText(figure, *estimate) : none;
            tips += estimate ? valueTip(figure, *estimate) : tr("Not known yet");
        }
        const auto difference = standings[0] && standings[1]
                                    ? differenceOf(figure, *standings[0], *standings[1])
                                    : std::optional<Estimate>();
        const bool isLarge = difference && isBeyondChance(*difference);
        texts += difference ? signedText(difference->value * unitOf(figure)) +
                                  //: In a cell of a narrow table, below a difference
                                  (isLarge ? u'\n' + tr("not chance") : QString())
                            : none;
        tips += difference ? differenceTip(figure, *difference) : tr("Not known yet");
        add(rowName(figure), texts, tips, isLarge);
    }
    shareRoom();
}

void FairnessTable::shareRoom() {
    int left = viewport()->width();
    for (int column = columnCount() - 1; column > 0; --column) {
        int wanted =
            horizontalHeader()->fontMetrics().horizontalAdvance(horizontalHeaderItem(column)->text());
        for (int row = 0; row < rowCount(); ++row)
            for (const QString& line : item(row, column)->text().split(u'\n'))
                wanted = std::max(
                    wanted, QFontMetrics(item(row, column)->font().resolve(font())).horizontalAdvance(line));
        setColumnWidth(column, wanted + cellPad);
        left -= wanted + cellPad;
    }
    if (columnCount() > 0) setColumnWidth(0, std::max(left, 3 * cellPad));
    resizeRowsToContents();
    updateGeometry();
}

QSize FairnessTable::sizeHint() const {
    return {200, horizontalHeader()->sizeHint().height() + verticalHeader()->length()};
}

QSize FairnessTable::minimumSizeHint() const {
    return {100, sizeHint().height()};
}

void FairnessTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) shareRoom();
}

void FairnessTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) shareRoom();
}

} // namespace stonemason::wastes
