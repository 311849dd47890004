// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/seed_gallery.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int iconSide = 100;           // pixels: three beside each other in a panel, with zones to be seen
constexpr int drawnSide = 2 * iconSide; // sharp where a pixel is less than one of the screen
constexpr int usualTries = 50;
constexpr int mostTries = 1000;

} // namespace

SeedGallery::SeedGallery(const Catalogue& catalogue, RequestSource request, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , request_(std::move(request))
    , compare_(new QPushButton(tr("Compare 12 Seeds")))
    , fair_(new QPushButton(tr("Find a Fair One")))
    , tries_(new QSpinBox)
    , list_(new QListWidget)
    , note_(new QLabel)
    , stop_(new QToolButton)
    , job_(
          *this,
          [this](const SeedSearch& search) {
              if (wanted_ && !next_) show(search);
          },
          [this](const SeedSearch& search) { finish(search); }) {
    build();
    forwardFocusTo(*this, *compare_);
    connect(compare_, &QPushButton::clicked, this, [this] { begin(seedCount, false); });
    connect(fair_, &QPushButton::clicked, this, [this] { begin(tries_->value(), true); });
    connect(stop_, &QToolButton::clicked, this, [this] {
        stopped_ = true;
        next_.reset();
        job_.stop();
    });
    connect(list_, &QListWidget::itemSelectionChanged, this, [this] {
        const QList<QListWidgetItem*> chosen = list_->selectedItems();
        if (!chosen.isEmpty()) emit seedChosen(chosen.front()->data(Qt::UserRole).toInt());
    });
    connect(list_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        emit seedChosen(item->data(Qt::UserRole).toInt());
        emit worldRequested();
    });
    drop();
}

SeedGallery::~SeedGallery() = default;

void SeedGallery::build() {
    compare_->setToolTip(tr("Make the worlds of 12 seeds, from the one above on, and say how they differ"));
    fair_->setToolTip(tr("Try seeds, from the one above on, until the world of one is fair to all players"));
    tries_->setRange(1, mostTries);
    tries_->setValue(usualTries);
    //: before a number of seeds, after "Find a Fair One"
    tries_->setPrefix(tr("among "));
    tries_->setAccessibleName(tr("Most seeds to try"));
    tries_->setToolTip(tr("How many seeds are tried at most; then the fairest of them is taken"));
    list_->setAccessibleName(tr("Seeds and their worlds"));
    list_->setViewMode(QListView::IconMode);
    list_->setMovement(QListView::Static);
    list_->setUniformItemSizes(true);
    list_->setIconSize({iconSide, iconSide});
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    fitGrid();
    note_->setWordWrap(true);
    stop_->setText(tr("Stop"));
    stop_->setIcon(icon(QStringLiteral("close")));
    stop_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    stop_->setToolTip(tr("Stop making worlds and keep those that there are"));
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(buttons, gap / 2);
    for (QWidget* button : std::initializer_list<QWidget*>{compare_, fair_, tries_})
        flow->addWidget(button);
    auto* outcome = new QHBoxLayout;
    outcome->setSpacing(gap);
    outcome->addWidget(note_, 1);
    outcome->addWidget(stop_, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(buttons);
    layout->addWidget(list_, 1);
    layout->addLayout(outcome);
}

/// Room for a picture and the two lines below it, and in the list for two rows of them.
void SeedGallery::fitGrid() {
    const QFontMetrics metrics(list_->font());
    SeedFigures widest{.seed = 1000};
    widest.fairness.players.resize(2);
    widest.fairness.spread = widest.fairness.mostSpread + 1;
    int width = iconSide;
    for (const QString& line : seedCaption(widest).split(u'\n'))
        width = std::max(width, metrics.horizontalAdvance(line));
    const QSize grid(width + gap, iconSide + 2 * metrics.lineSpacing() + gap);
    list_->setGridSize(grid);
    list_->setMinimumHeight(2 * grid.height() + gap / 2);
}

void SeedGallery::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitGrid();
}

void SeedGallery::drop() {
    wanted_ = false;
    next_.reset();
    job_.stop();
    list_->clear();
    showText(
        tr("Makes the worlds of several seeds and says how they differ: roads, shares of the zones, ways and "
           "riches of the players."));
    updateButtons();
}

void SeedGallery::begin(int seeds, bool isFair) {
    auto request = request_();
    if (const QString* why = std::get_if<QString>(&request)) return showText(*why);
    list_->clear();
    next_ = Run{std::get<WorldRequest>(std::move(request)), seeds, isFair};
    if (job_.isRunning())
        job_.stop();
    else
        startNext();
    updateButtons();
}

void SeedGallery::startNext() {
    run_ = *std::exchange(next_, std::nullopt);
    wanted_ = true;
    stopped_ = false;
    show({});
    job_.start([run = run_, &catalogue = catalogue_, dark = isDark(palette())](
                   const std::stop_token& stop, const LiveJob<SeedSearch, SeedSearch>::Report& progress) {
        const auto search = run.isFair ? searchFair : compareSeeds;
        return search(run.request, catalogue, run.seeds, drawnSide, dark, stop, progress);
    });
}

void SeedGallery::show(const SeedSearch& search) {
    for (std::size_t i = 0; i < search.rows.size(); ++i) {
        const SeedRow& row = search.rows[i];
        if (list_->count() <= int(i)) list_->addItem(QString());
        QListWidgetItem* item = list_->item(int(i));
        if (item->data(Qt::UserRole).toInt() == row.figures.seed && !item->text().isEmpty()) continue;
        item->setData(Qt::UserRole, row.figures.seed);
        item->setText(seedCaption(row.figures));
        QStringList lines{seedText(row.figures), playersText(row.figures)};
        lines.removeAll(QString());
        item->setToolTip(plainToolTip(lines.join(u'\n')));
        item->setData(Qt::AccessibleDescriptionRole, lines.join(u'\n'));
        item->setIcon(row.picture.isNull() ? QIcon() : QIcon(QPixmap::fromImage(row.picture)));
    }
    showText(tr("%1 of %2 seeds…").arg(search.tried).arg(run_.seeds));
}

void SeedGallery::finish(const SeedSearch& search) {
    const bool isOfUse = std::exchange(wanted_, false) && !next_;
    if (next_) startNext();
    if (isOfUse) {
        show(search);
        showOutcome(search);
        if (run_.isFair && !search.rows.empty()) list_->setCurrentRow(0);
    }
    updateButtons();
}

void SeedGallery::showOutcome(const SeedSearch& search) {
    if (search.rows.empty())
        showText(stopped_ ? tr("Stopped.")
                          : tr("No world came of these seeds. Try others, or a larger map."));
    else if (!run_.isFair)
        showText(tr("Choose a seed; Enter shows its world."));
    else if (search.rows[0].figures.isFair())
        showText(tr("A fair world, after %n seed(s).", nullptr, search.tried));
    else
        showText(tr("No fair world among %n seed(s): this one is the fairest.", nullptr, search.tried));
}

void SeedGallery::showText(const QString& sentence) {
    note_->setText(sentence);
}

/// What is being made can be stopped; the keys stay with the buttons.
void SeedGallery::updateButtons() {
    if (!isWorking() && stop_->hasFocus()) compare_->setFocus(Qt::OtherFocusReason);
    stop_->setVisible(isWorking());
}

} // namespace stonemason::pocket_heroes
