// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/start_page.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/files/workspace.h"
#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/window/start_cards.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <limits>
#include <utility>

namespace stonemason {

namespace {

constexpr int gap = 16;
constexpr int tileGap = 8;
constexpr int lowRoom = 600;           ///< pixels high, with letters of the usual size
constexpr double usualLineHeight = 14; ///< of these
constexpr int largestWidth = 5 * (PictureCard::pictureSize.width() + 2 * 8) + 4 * gap;

} // namespace

StartPage::StartPage(const QList<QAction*>& ways, const DocumentReader& reader, RecentFiles& recent,
                     QWidget* parent)
    : QScrollArea(parent)
    , ways_(ways)
    , reader_(reader)
    , recentFiles_(recent)
    , thumbnails_(reader)
    , content_(*this, [this] { build(); }) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus); // it gives the keys on: Tab would not get past it backwards
    setAccessibleName(tr("Start"));
}

void StartPage::build() {
    centred_ = new QWidget;
    page_ = new QWidget;
    auto* row = new QHBoxLayout(centred_);
    row->setContentsMargins(2 * gap, gap, 2 * gap, 2 * gap);
    row->addStretch();
    row->addWidget(page_, 100, Qt::AlignTop);
    row->addStretch();
    page_->setMaximumWidth(largestWidth);
    auto* column = new QVBoxLayout(page_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);

    tiles_ = addFlow(tileGap);
    for (QAction* way : std::as_const(ways_))
        tiles_->addWidget(new StartTile(way, page_));
    recentHeading_ = addHeading(tr("Recent files"));
    recentFlow_ = addFlow(gap);
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

void StartPage::addSamples() {
    QStringList paths;
    for (const Workspace* workspace : reader_.workspaces())
        paths += workspace->samples();
    if (paths.isEmpty()) return;
    addHeading(tr("Samples"));
    FlowLayout* flow = addFlow(gap);
    for (const QString& path : paths) {
        auto* card = new PictureCard(path, QFileInfo(path).completeBaseName(), {}, page_);
        connect(card, &QAbstractButton::clicked, this, [this, path] { emit sampleChosen(path); });
        flow->addWidget(card);
        samples_.push_back(card);
    }
}

void StartPage::listRecent() {
    for (PictureCard* card : std::as_const(recents_)) {
        recentFlow_->removeWidget(card);
        card->hide();
        card->deleteLater(); // it may be the one whose signal brought us here
    }
    recents_.clear();
    for (const QString& path : recentFiles_.paths())
        recents_.push_back(addRecent(path));
    recentHeading_->setVisible(!recents_.isEmpty());
    recentFlow_->invalidate();
    recentFlow_->activate(); // while the page is hidden nobody else does
}

void StartPage::fillRecent() {
    listRecent();
    if (isVisible()) requestPictures(recents_);
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

/// As wide as there is room, as high as that makes it. QScrollArea's own resizing takes the height for the
/// smallest width.
void StartPage::fitPage() {
    const int width = viewport()->width();
    // In a low window one row of small tiles leaves room for what is below.
    const bool isLow =
        viewport()->height() < lowRoom * std::max(1.0, fontMetrics().lineSpacing() / usualLineHeight);
    for (int i = 0; i < tiles_->count(); ++i)
        static_cast<StartTile*>(tiles_->itemAt(i)->widget())->setSmall(isLow);
    centred_->resize(width, std::max(viewport()->height(), centred_->heightForWidth(width)));
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (content_.isBuilt()) fitPage();
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == centred_ && event->type() == QEvent::LayoutRequest) fitPage();
    return QScrollArea::eventFilter(watched, event);
}

void StartPage::requestPictures(const QList<PictureCard*>& cards) {
    const QSize size = PictureCard::pictureSize * devicePixelRatioF();
    for (const PictureCard* card : cards)
        thumbnails_.request(card->path(), size, recentFiles_.choiceFor(card->path()));
}

/// Files may have changed since they were drawn, samples have not.
void StartPage::requestStalePictures() {
    const qreal scale = devicePixelRatioF();
    QList<PictureCard*> stale = recents_;
    for (PictureCard* card : std::as_const(samples_))
        if (!card->hasPicture() || scale != scaleOfSamples_) stale += card;
    scaleOfSamples_ = scale;
    requestPictures(stale);
}

void StartPage::showPicture(const QString& path, const QImage& picture, const QString& title) {
    for (PictureCard* card : samples_ + recents_)
        if (card->path() == path) card->setPicture(picture);
    for (PictureCard* card : std::as_const(samples_))
        if (card->path() == path) card->setTitle(title);
}

void StartPage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    page_->layout()->activate(); // what came while it was hidden is laid out now
    fitPage();
    requestStalePictures();
}

/// Drawing what nobody sees would hold up the document that is shown instead.
void StartPage::hideEvent(QHideEvent* event) {
    QScrollArea::hideEvent(event);
    thumbnails_.cancel();
}

void StartPage::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    if (isVisible()) return requestPictures(samples_ + recents_);
    scaleOfSamples_ = 0; // all are drawn anew when they are seen
}

void StartPage::focusInEvent(QFocusEvent*) {
    if (const QList<QWidget*> all = buttons(); !all.isEmpty()) all.front()->setFocus();
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: moveFocus(event->key()); return;
    default: QScrollArea::keyPressEvent(event);
    }
}

QList<QWidget*> StartPage::buttons() const {
    QList<QWidget*> all;
    for (int i = 0; tiles_ && i < tiles_->count(); ++i)
        all.push_back(tiles_->itemAt(i)->widget());
    for (PictureCard* card : samples_ + recents_)
        all.push_back(card);
    return all;
}

/// To the nearest button in the direction of the arrow key; going sideways counts for more than going on.
void StartPage::moveFocus(int key) {
    QWidget* from = focusWidget();
    if (!from) return;
    const QPoint here = from->mapTo(page_, from->rect().center());
    QWidget* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (QWidget* button : buttons()) {
        const QPoint way = button->mapTo(page_, button->rect().center()) - here;
        const bool upright = key == Qt::Key_Up || key == Qt::Key_Down;
        const bool back = key == Qt::Key_Up || key == Qt::Key_Left;
        const int along = (upright ? way.y() : way.x()) * (back ? -1 : 1);
        const int aside = std::abs(upright ? way.x() : way.y());
        if (button == from || along <= 0 || (!upright && aside > button->height() / 2)) continue;
        if (const int distance = 2 * along + aside; distance < least) {
            least = distance;
            best = button;
        }
    }
    if (!best) return;
    best->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(best);
}

} // namespace stonemason
