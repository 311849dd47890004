// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/dialogs/compare_dialog.h"

#include "core/token_battle/deck/deck_statistics.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/text/names.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/view/dialogs/compared_deck.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTreeWidget>

namespace stonemason::token_battle {

namespace {

QString numberOr(std::optional<int> number) {
    return number ? QString::number(*number) : QStringLiteral("–");
}

} // namespace

CompareDialog::CompareDialog(DeckDocument& document, int one, int other, QWidget* parent)
    : QDialog(parent), document_(document), verdict_(new QLabel), numbers_(new QTreeWidget) {
    setWindowTitle(tr("Compare Decks"));
    setHelpPage(*this, QStringLiteral("decks.md"));
    resize(960, 550);
    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(2 * gap);
    grid->setVerticalSpacing(gap);
    QStringList names;
    for (const NamedDeck& deck : document.library().decks())
        names += QString::fromStdString(deck.name);
    for (int side = 0; side < 2; ++side) {
        auto* choice = new QComboBox;
        auto* list = new QListView;
        list->setUniformItemSizes(true); // thousands of decks are not measured one by one
        choice->setView(list);
        choice->addItems(names);
        choice->setCurrentIndex(side == 0 ? one : other);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setAccessibleName(side == 0 ? tr("Deck on the left") : tr("Deck on the right"));
        choices_[std::size_t(side)] = choice;
        auto* deck = new ComparedDeck(document.catalogue());
        deck->setAccessibleName(side == 0 ? tr("Stacks on the left") : tr("Stacks on the right"));
        decks_[std::size_t(side)] = deck;
        grid->addWidget(choice, 0, side);
        grid->addWidget(deck, 1, side);
        grid->setColumnStretch(side, 1);
        connect(choice, &QComboBox::currentIndexChanged, this, &CompareDialog::compare);
    }
    verdict_->setWordWrap(true);
    numbers_->setRootIsDecorated(false);
    numbers_->setUniformRowHeights(true);
    numbers_->setAccessibleName(tr("Numbers of both decks"));
    numbers_->setSelectionMode(QAbstractItemView::SingleSelection);
    grid->addWidget(verdict_, 2, 0, 1, 2);
    grid->addWidget(numbers_, 3, 0, 1, 2);
    grid->setRowStretch(3, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, 4, 0, 1, 2);
    compare();
}

const Deck& CompareDialog::chosen(int side) const {
    return document_.library().at(choices_[std::size_t(side)]->currentIndex()).deck;
}

void CompareDialog::compare() {
    const Deck& one = chosen(0);
    const Deck& other = chosen(1);
    decks_[0]->setDecks(one, other);
    decks_[1]->setDecks(other, one);
    const DeckDifference difference = differenceOf(one, other);
    QStringList parts;
    if (!difference.onlyInOne.empty())
        parts += tr("%n card(s) only on the left", nullptr, int(difference.onlyInOne.size()));
    if (!difference.onlyInOther.empty())
        parts += tr("%n card(s) only on the right", nullptr, int(difference.onlyInOther.size()));
    if (!difference.moved.empty())
        parts += tr("%n card(s) in another place", nullptr, int(difference.moved.size()));
    verdict_->setText(parts.isEmpty() ? tr("The stacks of both decks are the same.")
                                      : parts.join(QStringLiteral(" · ")));
    showNumbers();
}

void CompareDialog::addRow(const QString& what, const QString& one, const QString& other) {
    auto* row = new QTreeWidgetItem(numbers_, {what, one, other});
    QFont bold = numbers_->font();
    bold.setBold(one != other);
    for (int column : {1, 2}) {
        row->setFont(column, bold);
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void CompareDialog::showNumbers() {
    numbers_->clear();
    numbers_->setHeaderLabels({tr("What"), choices_[0]->currentText(), choices_[1]->currentText()});
    numbers_->header()->setStretchLastSection(false);
    for (int column = 0; column < 3; ++column)
        numbers_->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    for (int column : {1, 2})
        numbers_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    const DeckStatistics one = statisticsOf(chosen(0), document_.catalogue());
    const DeckStatistics other = statisticsOf(chosen(1), document_.catalogue());
    addRow(tr("Cards"), QString::number(one.cards), QString::number(other.cards));
    addRow(tr("Sum of the values"), QString::number(one.value), QString::number(other.value));
    addRow(tr("Best first turn"), numberOr(one.bestFirstTurn), numberOr(other.bestFirstTurn));
    for (std::size_t stack = 0; stack < stackCount; ++stack)
        //: %1 is the number of a stack
        addRow(tr("Points a cycle, stack %1").arg(stack + 1), QString::number(one.stackValue[stack]),
               QString::number(other.stackValue[stack]));
    addCounts(one, other);
}

void CompareDialog::addCounts(const DeckStatistics& one, const DeckStatistics& other) {
    const Catalogue& catalogue = document_.catalogue();
    const auto counted = [this](const QString& what, int left, int right) {
        if (left > 0 || right > 0) addRow(what, QString::number(left), QString::number(right));
    };
    for (std::size_t value = 1; value < one.valueCurve.size(); ++value)
        //: %1 is the value of cards
        counted(tr("Cards of value %1").arg(value), one.valueCurve[value], other.valueCurve[value]);
    for (std::size_t i = 0; i < abilityCount; ++i)
        //: %1 is an ability
        counted(tr("Ability: %1").arg(localText(catalogue.abilities[i].name)), one.abilities[i],
                other.abilities[i]);
    for (std::size_t i = 0; i < tokenKindCount; ++i)
        //: %1 is a kind of token
        counted(tr("Kind: %1").arg(localText(catalogue.kinds[i].name)), one.kinds[i], other.kinds[i]);
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i)
        //: %1 is the name of an area
        counted(tr("Area: %1").arg(localText(catalogue.areas[i].name)), one.areas[i], other.areas[i]);
    counted(tr("Unknown cards"), one.unknown, other.unknown);
}

} // namespace stonemason::token_battle
