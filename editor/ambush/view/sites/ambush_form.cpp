// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/ambush_form.h"

#include "core/ambush/choice.h"
#include "editor/ambush/view/sites/pattern_choice.h"
#include "editor/ambush/view/sites/simulation_bar.h"
#include "editor/ambush/view/sites/site_actions.h"
#include "editor/ambush/view/sites/site_model.h"
#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stonemason::ambush {

namespace {

constexpr double wholePercent = 100;
constexpr double usualThreshold = 80; // percent

/// Rows of as many lines as the words about a site take in their column, so that none is cut.
class SiteRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Returns whether the rows have another height now.
    bool fitTo(int width, const QFontMetrics& metrics) {
        constexpr int letters = 32; // of the longest words
        constexpr int mostLines = 3;
        const int wanted = letters * metrics.averageCharWidth();
        const int lines = std::clamp((wanted + width - 1) / std::max(1, width), 1, mostLines);
        return std::exchange(lines_, lines) != lines;
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem line = option;
        line.features &= ~QStyleOptionViewItem::WrapText;
        const QSize one = QStyledItemDelegate::sizeHint(line, index);
        return {one.width(), one.height() + (lines_ - 1) * option.fontMetrics.lineSpacing()};
    }

private:
    int lines_ = 1;
};

QToolButton* buttonFor(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

/// Side by side where there is room, else below each other: no text is cut however large it is.
FlowLayout* flowOf(const QList<QWidget*>& widgets) {
    auto* flow = new FlowLayout(nullptr, gap / 2);
    for (QWidget* widget : widgets)
        flow->addWidget(widget);
    return flow;
}

} // namespace

AmbushForm::AmbushForm(const PatternShelf& shelf, SiteModel& model, const SiteActions& actions,
                       QWidget* parent)
    : QWidget(parent)
    , patterns_(new PatternChoice(shelf))
    , walker_(new QComboBox)
    , choice_(new QComboBox)
    , rectangles_(new QCheckBox(tr("Whole re&ctangles")))
    , inWalls_(new QCheckBox(tr("Waiting in &walls")))
    , hasThreshold_(new QCheckBox(tr("Must a&gree")))
    , threshold_(new DecimalBox)
    , list_(new QTreeView)
    , site_(new QLabel)
    , simulation_(new SimulationBar(actions))
    , verdict_(new QLabel)
    , stop_(new QToolButton)
    , addFile_(new QToolButton) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    layout->setSpacing(gap);
    layout->addWidget(buildQuestion(), 2);
    layout->addWidget(buildAnswer(model, actions), 3);
    connect(hasThreshold_, &QCheckBox::toggled, threshold_, &QWidget::setEnabled);
    connect(choice_, &QComboBox::currentIndexChanged, this, &AmbushForm::allow);
    simulation_->story()->installEventFilter(this);
    setSimulating(false);
}

void AmbushForm::setSimulating(bool on) {
    isSimulating_ = on;
    simulation_->setVisible(on);
    choice_->setVisible(!on);
    allow();
    if (on) QTimer::singleShot(0, this, &AmbushForm::showSimulation); // it has its place then
}

/// In a low window the search options fill the panel, therefore the panel scrolls to the simulation; where
/// that does not fit, its last sentence has priority.
void AmbushForm::showSimulation() {
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* pane = qobject_cast<QScrollArea*>(above)) {
            pane->ensureWidgetVisible(simulation_, 0, 0);
            return pane->ensureWidgetVisible(simulation_->story(), 0, 0);
        }
}

/// A simulation keeps the first sites that it finds, so there is no choice. With Choice::All the kind of
/// overlap has no effect.
void AmbushForm::allow() {
    choice_->setEnabled(!isSimulating_);
    choice_->setToolTip(
        isSimulating_ ? tr("While a game is simulated there is nothing to choose: the first sites that "
                           "it comes upon are those it keeps.")
                      : tr("Sites do not overlap: the best first, or as many as possible. Or every place "
                           "that passes."));
    rectangles_->setEnabled(isSimulating_ || Choice(choice_->currentData().toInt()) != Choice::All);
}

void AmbushForm::sortBy(int column) {
    const QHeaderView& header = *list_->header();
    const bool turnsRound =
        header.sortIndicatorSection() == column && header.sortIndicatorOrder() == Qt::AscendingOrder;
    list_->sortByColumn(column, turnsRound ? Qt::DescendingOrder : Qt::AscendingOrder);
}

QWidget* AmbushForm::buildQuestion() {
    for (QComboBox* field : {walker_, choice_}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(8);
    }
    walker_->setAccessibleName(tr("For whom the map is passable"));
    walker_->setToolTip(tr("For whom the map is passable"));
    showChoiceInToolTip(*walker_);
    choice_->addItem(tr("Best sites"), int(Choice::Best));
    choice_->addItem(tr("Most sites"), int(Choice::Most));
    choice_->addItem(tr("Every place"), int(Choice::All));
    choice_->setAccessibleName(tr("Which places are sites"));
    rectangles_->setToolTip(tr("Sites overlap as soon as their rectangles share a cell, not only when both "
                               "compare it"));
    inWalls_->setToolTip(
        tr("Sites where somebody would have to wait in a wall are sites, too, and are marked"));
    hasThreshold_->setToolTip(tr("Ask all patterns for this share instead of their own"));
    threshold_->setRange(0, wholePercent);
    threshold_->setDecimals(1);
    threshold_->setSingleStep(0.5);
    threshold_->setValue(usualThreshold);
    //: after a number: percent
    threshold_->setSuffix(tr(" %"));
    threshold_->setAccessibleName(tr("Share that must agree, in percent"));
    threshold_->setToolTip(tr("How much of the weight must agree for a place to pass"));
    threshold_->setEnabled(false);
    addFile_->setText(tr("&Add File…"));
    addFile_->setIcon(icon(QStringLiteral("open")));
    addFile_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addFile_->setFocusPolicy(Qt::StrongFocus);
    addFile_->setToolTip(tr("Look for the pattern of a file, too"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins({});
    layout->setSpacing(gap / 2);
    layout->addWidget(patterns_, 1);
    layout->addLayout(flowOf({hasThreshold_, threshold_, addFile_}));
    layout->addLayout(flowOf({choice_, rectangles_}));
    layout->addLayout(flowOf({walker_, inWalls_}));
    return content;
}

/// Wide enough for the headings and for what stands below them, at every size of text.
void AmbushForm::fitColumns() {
    QHeaderView& header = *list_->header();
    const int digit = list_->fontMetrics().horizontalAdvance(u'0');
    for (const auto& [column, digits] : {std::pair(SiteModel::Score, 6), std::pair(SiteModel::Where, 9)})
        header.resizeSection(column, std::max(header.sectionSizeHint(column), digit * digits));
    fitRows();
}

void AmbushForm::fitRows() {
    auto* rows = dynamic_cast<SiteRows*>(list_->itemDelegate());
    const int room = list_->viewport()->width() - list_->columnWidth(SiteModel::Score) -
                     list_->columnWidth(SiteModel::Where);
    if (rows && rows->fitTo(room, list_->fontMetrics())) list_->doItemsLayout();
}

bool AmbushForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_->viewport() && event->type() == QEvent::Resize) fitRows();
    if (watched == simulation_->story() && event->type() == QEvent::Resize && isSimulating_)
        QTimer::singleShot(0, this, &AmbushForm::showSimulation); // a longer sentence
    return QWidget::eventFilter(watched, event);
}

void AmbushForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitColumns();
}

QWidget* AmbushForm::buildAnswer(SiteModel& model, const SiteActions& actions) {
    for (QLabel* words : {verdict_, site_}) {
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    site_->hide();
    stop_->setText(tr("Stop"));
    stop_->setIcon(icon(QStringLiteral("close")));
    stop_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    stop_->setFocusPolicy(Qt::StrongFocus);
    stop_->setToolTip(tr("Stop looking for places, or sorting them"));
    stop_->hide();
    list_->setModel(&model);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setWordWrap(true);
    list_->setItemDelegate(new SiteRows(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setAllColumnsShowFocus(true);
    list_->setAccessibleName(tr("Ambush sites"));
    list_->setMinimumHeight(list_->fontMetrics().lineSpacing() * 5);
    list_->setSortingEnabled(true);
    list_->sortByColumn(SiteModel::Score, Qt::DescendingOrder);
    list_->header()->setSectionResizeMode(QHeaderView::Fixed);
    fitColumns();
    list_->header()->setStretchLastSection(true);
    list_->viewport()->installEventFilter(this);
    QList<QWidget*> buttons{stop_};
    for (const QString& id :
         {QStringLiteral("previous-ambush"), QStringLiteral("next-ambush"), QStringLiteral("copy-ambushes"),
          QStringLiteral("export-ambushes"), QStringLiteral("simulate-ambushes")})
        buttons += buttonFor(actions.action(id));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins({});
    layout->setSpacing(gap / 2);
    layout->addWidget(verdict_);
    layout->addLayout(flowOf(buttons));
    layout->addWidget(simulation_);
    layout->addWidget(site_);
    layout->addWidget(list_, 1);
    return content;
}

} // namespace stonemason::ambush
