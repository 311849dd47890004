// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/start_page.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/files/workspace.h"
#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/window/game_card.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace stonemason {

namespace {

constexpr int gap = 16;
constexpr int cardGap = 10;
constexpr int lowRoom = 600;           ///< pixels high, with letters of the usual size
constexpr int usualRoom = 680;         ///< likewise: a second row of samples while there are no recent files
constexpr int highRoom = 940;          ///< likewise: room for a second row of both
constexpr double usualLineHeight = 14; ///< of these
constexpr int usualCardWidth = 340;    ///< the least of a game's card, likewise
constexpr int compactCardWidth = 220;  ///< of a compact one
constexpr int mostColumns = 3;
constexpr int largestWidth = 1320;
constexpr qsizetype mostSamples = 20;

/// The second sample of each game, then the third of each, and so on. The first is on the game's card, unless
/// it is the only one.
QStringList samplesInTurn(const QList<StartGame>& games) {
    QStringList paths;
    for (qsizetype i = 0, before = -1; before != paths.size() && paths.size() < mostSamples; ++i) {
        before = paths.size();
        for (const StartGame& game : games)
            if (const qsizetype at = game.samples.size() > 1 ? i + 1 : i; at < game.samples.size())
                paths += game.samples[at];
    }
    return paths.mid(0, mostSamples);
}

} // namespace

StartPage::StartPage(QList<StartGame> games, const QList<QAction*>& ways, const DocumentReader& reader,
                     RecentFiles& recent, QWidget* parent)
    : QScrollArea(parent)
    , games_(std::move(games))
    , ways_(ways)
    , reader_(reader)
    , recentFiles_(recent)
    , thumbnails_(reader)
    , content_(*this, [this] { build(); }) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus); // it forwards the focus: Shift+Tab would be trapped here
    setAccessibleName(tr("Start"));
}

void StartPage::build() {
    centred_ = new QWidget;
    page_ = new QWidget;
    auto* row = new QHBoxLayout(centred_);
    row->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    row->addStretch();
    row->addWidget(page_, 100, Qt::AlignTop);
    row->addStretch();
    page_->setMaximumWidth(largestWidth);
    auto* column = new QVBoxLayout(page_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);

    recentHeading_ = addHeading(tr("Recent files"));
    recentFlow_ = addFlow(gap);
    addCards();
    addWays();
    addSamples();
    listRecent();
    column->addStretch();
    setWidget(centred_);
    centred_->installEventFilter(this);

    connect(&recentFiles_, &RecentFiles::changed, this, &StartPage::fillRecent, Qt::QueuedConnection);
    connect(&thumbnails_, &ThumbnailLoader::ready, this, &StartPage::showPicture);
    connect(&thumbnails_, &ThumbnailLoader::missing, this, [this](const QString& path) {
        for (PictureCard* card : std::as_const(recents_))
            if (card->path() == path) card->setMissing();
    });
}

QLabel* StartPage::addHeading(const QString& text) {
    auto* heading = new QLabel(text, page_);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setContentsMargins(0, gap / 2, 0, 0);
    page_->layout()->addWidget(heading);
    return heading;
}

FlowLayout* StartPage::addFlow(int gapOfItems) {
    auto* box = new QWidget(page_);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    box->setSizePolicy(policy);
    page_->layout()->addWidget(box);
    return new FlowLayout(box, gapOfItems);
}

void StartPage::addCards() {
    auto* box = new QWidget(page_);
    grid_ = new QGridLayout(box);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(cardGap);
    for (const StartGame& game : std::as_const(games_)) {
        auto* card = new GameCard(game, box);
        connect(card, &GameCard::sampleChosen, this, &StartPage::sampleChosen);
        connect(card, &GameCard::chosen, this, [](QAction* action) { action->trigger(); });
        cards_ += card;
    }
    page_->layout()->addWidget(box);
}

void StartPage::addWays() {
    FlowLayout* flow = addFlow(cardGap);
    for (QAction* way : std::as_const(ways_)) {
        wayButtons_ += new VerbButton({.text = plainTextOf(*way), .action = way}, {}, page_);
        connect(wayButtons_.back(), &VerbButton::chosen, way, &QAction::trigger);
        flow->addWidget(wayButtons_.back());
    }
}

void StartPage::addSamples() {
    const QStringList paths = samplesInTurn(games_);
    if (paths.isEmpty()) return;
    addHeading(tr("Samples"));
    FlowLayout* flow = addFlow(gap);
    for (const QString& path : paths) {
        auto* card = new PictureCard(path, nameOfSample(path), {}, page_);
        connect(card, &QAbstractButton::clicked, this, [this, path] { emit sampleChosen(path); });
        flow->addWidget(card);
        samples_.push_back(card);
    }
}

void StartPage::listRecent() {
    for (PictureCard* card : std::as_const(recents_)) {
        recentFlow_->removeWidget(card);
        card->hide();
        card->deleteLater(); // it may be the sender of the current signal
    }
    recents_.clear();
    for (const QString& path : recentFiles_.paths())
        recents_.push_back(addRecent(path));
    orderTabs();
    recentHeading_->setVisible(!recents_.isEmpty());
    recentFlow_->invalidate();
    recentFlow_->activate(); // Qt does not activate layouts of a hidden page
}

/// Sets the visual order as the tab order, independent of when a card was added.
void StartPage::orderTabs() {
    const QList<QWidget*> all = buttons();
    for (qsizetype i = 1; i < all.size(); ++i)
        setTabOrder(all[i - 1], all[i]);
}

void StartPage::fillRecent() {
    listRecent();
    forgetRecentPictures();
    fitPage();
}

PictureCard* StartPage::addRecent(const QString& path) {
    const QFileInfo file(path);
    auto* card = new PictureCard(path, visibleWords(file.fileName()), shownPath(file.path()), page_);
    const auto remove = [this, path] { recentFiles_.remove(path); };
    connect(card, &PictureCard::removeRequested, this, remove);
    connect(card, &QAbstractButton::clicked, this, [this, path] { emit fileChosen(path); });
    auto* removal = new QAction(icon(QStringLiteral("remove")), tr("&Remove From This List"), card);
    removal->setShortcut(Qt::Key_Delete);
    removal->setShortcutContext(Qt::WidgetShortcut);
    connect(removal, &QAction::triggered, card, remove);
    card->addAction(removal);
    card->setContextMenuPolicy(Qt::ActionsContextMenu);
    recentFlow_->addWidget(card);
    card->show();
    return card;
}

void StartPage::placeCards(int columns) {
    if (std::exchange(columns_, columns) == columns) return;
    for (qsizetype i = 0; i < cards_.size(); ++i)
        grid_->addWidget(cards_[i], int(i) / columns, int(i) % columns);
    for (int column = 0; column < mostColumns; ++column)
        grid_->setColumnStretch(column, column < columns ? 1 : 0);
}

/// Shows the cards that fit into that many rows; the rest is in File > Open Recent and in the games' menus.
void StartPage::showWhatFits(const QList<PictureCard*>& cards, int rows) const {
    if (cards.isEmpty()) return;
    const int width = cards.front()->sizeHint().width() + gap;
    const int inRow = std::max(1, (roomForRows() + gap) / width);
    for (qsizetype i = 0; i < cards.size(); ++i)
        cards[i]->setVisible(i < qsizetype(inRow) * rows);
}

/// The page's width minus a scroll bar, even if there is none: the content must not depend on the bar, whose
/// visibility depends on the content.
int StartPage::roomForRows() const {
    const int bar = verticalScrollBar()->sizeHint().width();
    return std::min(width() - bar - 4 * gap, largestWidth);
}

/// Resizes the page to the available width and its height for that width. QScrollArea's own resizing uses the
/// height for the minimum width.
void StartPage::fitPage() {
    const int width = viewport()->width();
    const double grown = std::max(1.0, fontMetrics().lineSpacing() / usualLineHeight);
    const bool isLow = viewport()->height() < lowRoom * grown;
    for (GameCard* card : std::as_const(cards_))
        card->setCompact(isLow);
    const double least = (isLow ? compactCardWidth : usualCardWidth) * grown;
    placeCards(std::clamp(int((roomForRows() + cardGap) / (least + cardGap)), 1, mostColumns));
    const double lines = viewport()->height() / grown;
    showWhatFits(recents_, lines < highRoom ? 1 : 2);
    showWhatFits(samples_, lines < (recents_.isEmpty() ? usualRoom : highRoom) ? 1 : 2);
    centred_->resize(width, std::max(viewport()->height(), centred_->heightForWidth(width)));
    QTimer::singleShot(0, this, &StartPage::requestPictures); // for the visible cards, after the layout
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (content_.isBuilt()) fitPage();
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == centred_ && event->type() == QEvent::LayoutRequest) fitPage();
    return QScrollArea::eventFilter(watched, event);
}

/// Requests the pictures of all visible cards that were not requested yet.
void StartPage::requestPictures() {
    if (!isVisible()) return;
    const qreal scale = devicePixelRatioF();
    if (std::exchange(scale_, scale) != scale) asked_.clear();
    const auto request = [&](const QString& path) {
        if (path.isEmpty() || asked_.contains(path)) return;
        asked_.insert(path);
        thumbnails_.request(path, PictureCard::pictureSize * scale, recentFiles_.choiceFor(path));
    };
    for (const PictureCard* card : std::as_const(recents_))
        if (!card->isHidden()) request(card->path());
    for (const GameCard* card : std::as_const(cards_))
        request(card->game().picture);
    for (const PictureCard* card : std::as_const(samples_))
        if (!card->isHidden()) request(card->path());
}

/// Allows new requests for recent files, which may have changed since they were drawn, unlike samples.
void StartPage::forgetRecentPictures() {
    for (const PictureCard* card : std::as_const(recents_))
        asked_.remove(card->path());
}

void StartPage::showPicture(const QString& path, const QImage& picture, const QString& title) {
    for (PictureCard* card : samples_ + recents_)
        if (card->path() == path) card->setPicture(picture);
    for (PictureCard* card : std::as_const(samples_))
        if (card->path() == path) card->setTitle(title);
    for (GameCard* card : std::as_const(cards_))
        if (card->game().picture == path) card->setPicture(picture);
}

void StartPage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    page_->layout()->activate(); // lays out the widgets added while the page was hidden
    forgetRecentPictures();
    fitPage();
}

/// Cancels the drawing of invisible pictures, which would delay the document shown instead.
void StartPage::hideEvent(QHideEvent* event) {
    QScrollArea::hideEvent(event);
    thumbnails_.cancel();
    asked_.clear();
    for (const PictureCard* card : std::as_const(samples_))
        if (card->hasPicture()) asked_.insert(card->path());
}

void StartPage::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    asked_.clear();
    requestPictures();
}

void StartPage::focusInEvent(QFocusEvent*) {
    if (const QList<QWidget*> all = buttons(); !all.isEmpty()) all.front()->setFocus();
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    // No other widget on this page handles pasting.
    if (event->matches(QKeySequence::Paste)) return ways_.back()->trigger();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: moveFocus(event->key()); return;
    default: QScrollArea::keyPressEvent(event);
    }
}

/// The visible buttons in tab order.
QList<QWidget*> StartPage::buttons() const {
    QList<QWidget*> all;
    const auto add = [&all](const auto& buttons) {
        for (QWidget* button : buttons)
            if (!button->isHidden()) all += button;
    };
    add(recents_);
    for (const GameCard* card : cards_)
        add(card->buttons());
    add(wayButtons_);
    add(samples_);
    return all;
}

void StartPage::moveFocus(int key) {
    const QWidget* from = focusWidget();
    QWidget* next = from ? nearestButton(*from, buttons(), key) : nullptr;
    if (!next) return;
    next->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(next);
}

} // namespace stonemason
